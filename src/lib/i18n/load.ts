import { readdirSync, readFileSync } from 'node:fs';
import { said, type Said } from '../kernel/said.ts';
import { LOCALES, type Locale } from './locales.ts';
import { sayMall } from './say-mall.ts';
import { sayTimers } from './say-timers.ts';
import { sayWordings } from './say-wordings.ts';
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
  sayTimers(sayMall(sayWordings(usualWords(locale), locale), locale), locale) as Record<string, Words>;

/**
 * A translator that reads the texts at its first use, and again when the platform has changed name, timers or wordings.
 */
function following(locale: Locale): Translate {
  let t: Translate | undefined;
  let by: Said | undefined;
  return (key, vars) => {
    const now = said();
    if (!t || by !== now) [t, by] = [createT({ locale, words: loadLocale(locale) }), now];
    return t(key, vars);
  };
}

/** All words, for the API; pages get theirs from the bundle. */
export function loadTranslators(): Record<Locale, Translate> {
  const pairs = LOCALES.map((locale) => [locale, following(locale)]);
  return Object.fromEntries(pairs) as Record<Locale, Translate>;
}
