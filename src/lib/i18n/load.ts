import { readdirSync, readFileSync } from 'node:fs';
import { platformSettings, type PlatformSettings } from '../kernel/platform-settings.ts';
import { LOCALES, type Locale } from './locales.ts';
import { withMallName } from './with-mall-name.ts';
import { withTimers } from './with-timers.ts';
import { withWordings } from './with-wordings.ts';
import { createT, type Translate, type Words } from './translate.ts';

const root = new URL('../../../locales/', import.meta.url);

/** Texts as they come with the mall, before its name, timers and changed wordings are put in. */
export function usualWords(locale: Locale): Record<string, Words> {
  const words: Record<string, Words> = {};
  for (const file of readdirSync(new URL(`${locale}/`, root))) {
    const text = readFileSync(new URL(`${locale}/${file}`, root), 'utf8');
    words[file.replace('.json', '')] = JSON.parse(text) as Words;
  }
  return words;
}

const loadLocale = (locale: Locale): Record<string, Words> =>
  withTimers(withMallName(withWordings(usualWords(locale), locale), locale), locale) as Record<string, Words>;

/**
 * A translator that reads the texts at its first use, and again when the platform has changed name, timers or wordings.
 */
function following(locale: Locale): Translate {
  let t: Translate | undefined;
  let by: PlatformSettings | undefined;
  return (key, vars) => {
    const now = platformSettings();
    if (!t || by !== now) [t, by] = [createT({ locale, words: loadLocale(locale) }), now];
    return t(key, vars);
  };
}

/** All words, for the API; pages get theirs from the bundle. */
export function loadTranslators(): Record<Locale, Translate> {
  const pairs = LOCALES.map((locale) => [locale, following(locale)]);
  return Object.fromEntries(pairs) as Record<Locale, Translate>;
}
