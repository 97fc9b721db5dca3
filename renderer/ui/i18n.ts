import i18next, { type PostProcessorModule, type Resource, type ResourceKey } from 'i18next';
import { useEffect } from 'react';
import { initReactI18next } from 'react-i18next';
import { type Language, languages } from '../../shared/contract/club';
import { dateInWords, dayInWords } from './dates';
import { inNumbers } from './numbers';

const files = import.meta.glob<ResourceKey>('../../resources/languages/*/*.json', {
  eager: true,
  import: 'default',
});

/** All words by language. The name of a file is the first segment of its keys. */
function words(): Resource {
  const found: Record<string, Record<string, ResourceKey>> = {};
  for (const [path, content] of Object.entries(files)) {
    const [language = '', file = ''] = path.split('/').slice(-2);
    found[language] = { ...found[language], [file.replace(/\.json$/, '')]: content };
  }
  return Object.fromEntries(Object.entries(found).map(([language, all]) => [language, { words: all }]));
}

/** The languages of the screens; Ukrainian until the settings are known. */
export const i18n = i18next.createInstance();

/** A number sign and its number stay on one line. */
const glue: PostProcessorModule = {
  type: 'postProcessor',
  name: 'glue',
  process: (words: string) => words.replace(/(№|\bno\.) (?=\S)/gi, '$1\u00a0'),
};

void i18n
  .use(initReactI18next)
  .use(glue)
  .init({
    resources: words(),
    defaultNS: 'words',
    ns: ['words'],
    nsSeparator: false,
    lng: 'uk',
    fallbackLng: 'uk',
    supportedLngs: languages,
    initAsync: false,
    postProcess: ['glue'],
    interpolation: { escapeValue: false },
  });

i18n.services.formatter?.add('capital', (value: unknown, language) => {
  const word = String(value);
  return word.charAt(0).toLocaleUpperCase(language) + word.slice(1);
});
i18n.services.formatter?.add('day', (value: unknown, language) =>
  dayInWords(String(value), language ?? 'uk', new Date()),
);
i18n.services.formatter?.add('date', (value: unknown, language) =>
  dateInWords(String(value), language ?? 'uk'),
);
i18n.services.formatter?.add('points', (value: unknown, language) =>
  inNumbers(Number(value), language ?? 'uk'),
);
i18n.services.formatter?.add('signed', (value: unknown, language) => {
  const amount = inNumbers(Number(value), language ?? 'uk');
  return Number(value) > 0 ? `+${amount}` : amount;
});

/** Keeps the words of the screen, and what the page says of its own language, in the chosen language. */
export function useLanguage(language: Language | undefined): void {
  useEffect(() => {
    if (!language) return;
    document.documentElement.lang = language;
    if (i18n.language !== language) void i18n.changeLanguage(language);
  }, [language]);
}
