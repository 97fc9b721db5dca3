import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import i18next from 'i18next';
import { z } from 'zod';
import enShell from '../resources/languages/en/shell.json';
import enStore from '../resources/languages/en/store.json';
import ruShell from '../resources/languages/ru/shell.json';
import ruStore from '../resources/languages/ru/store.json';
import ukShell from '../resources/languages/uk/shell.json';
import ukStore from '../resources/languages/uk/store.json';
import { defaultSettings, type Language, languages } from '../shared/contract/club';

/** Looks up what a shell says beside the screens: its own lines, and what is wrong with a file. */
export type Say = (key: string, params?: Readonly<Record<string, string | number>>) => string;

/** The words of the shells in one language. */
export function wordsIn(language: Language): Say {
  const words = i18next.createInstance();
  void words.init({
    lng: language,
    resources: {
      uk: { translation: { shell: ukShell, store: ukStore } },
      ru: { translation: { shell: ruShell, store: ruStore } },
      en: { translation: { shell: enShell, store: enStore } },
    },
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  return (key, params) => words.t(key, { ...params });
}

const settingsFile = z.object({ data: z.object({ language: z.enum(languages) }) });

/**
 * The host's language as the settings in the folder say, without opening the folder's data: it is asked for when
 * that data cannot be opened.
 */
export async function languageOf(folder: string): Promise<Language> {
  try {
    return settingsFile.parse(JSON.parse(await readFile(join(folder, 'settings.json'), 'utf8'))).data
      .language;
  } catch {
    // What is wrong with the file is told when it is opened in earnest; here only the language is at stake.
    return defaultSettings.language;
  }
}
