import enRole from '../../resources/languages/en/role.json';
import enRoom from '../../resources/languages/en/room.json';
import enTeam from '../../resources/languages/en/team.json';
import ruRole from '../../resources/languages/ru/role.json';
import ruRoom from '../../resources/languages/ru/room.json';
import ruTeam from '../../resources/languages/ru/team.json';
import ukRole from '../../resources/languages/uk/role.json';
import ukRoom from '../../resources/languages/uk/room.json';
import ukTeam from '../../resources/languages/uk/team.json';
import type { Language } from '../../shared/contract/club';

type Params = Readonly<Record<string, string | number>>;

/** The words the room can see, in all languages, for both of its pages: neither carries those of the host. */
const words: Readonly<Record<Language, unknown>> = {
  uk: { room: ukRoom, role: ukRole, team: ukTeam },
  ru: { room: ruRoom, role: ruRole, team: ruTeam },
  en: { room: enRoom, role: enRole, team: enTeam },
};

let language: Language = 'uk';

/** From here on the words are in this language. */
export function speak(next: Language): void {
  language = next;
  document.documentElement.lang = next;
}

/** The language the words are in. */
export function spoken(): Language {
  return language;
}

/** Whether there are words under this key. */
export function has(key: string): boolean {
  return found(key) !== null;
}

/** Looks words up, as the other screens do: `count` chooses the plural, a number sign keeps its number. */
export function t(key: string, params: Params = {}): string {
  const { count } = params;
  const form = typeof count === 'number' ? `_${new Intl.PluralRules(language).select(count)}` : '';
  const text = found(key + form) ?? found(key) ?? key;
  return text
    .replace(/\{\{(\w+)\}\}/g, (_all, name: string) => String(params[name] ?? ''))
    .replace(/(№|\bno\.) (?=\S)/gi, '$1\u00a0');
}

function found(key: string): string | null {
  let at: unknown = words[language];
  for (const part of key.split('.')) {
    if (typeof at !== 'object' || at === null) return null;
    at = (at as Record<string, unknown>)[part];
  }
  return typeof at === 'string' ? at : null;
}
