import { pinyin } from 'pinyin-pro';
import type { Locale } from '#lib/i18n/locales.ts';

const ALL_HAN = /^\p{Script=Han}{1,4}$/u;
/** Surnames of two characters; every other one has one. */
const DOUBLE = /^(?:欧阳|上官|司马|诸葛|司徒|皇甫|尉迟|公孙|夏侯|东方|令狐|宇文|长孙|慕容)/;

/** A Chinese name as its bearer writes it in English: 周建军 is Zhou Jianjun. Any other name stays as it is. */
export function personName(name: string, locale: Locale): string {
  if (locale !== 'en-US' || !ALL_HAN.test(name)) return name;
  const [surname] = DOUBLE.exec(name) ?? [name.slice(0, 1)];
  return [surname, name.slice(surname.length)].filter(Boolean).map(spelled).join(' ');
}

function spelled(part: string): string {
  const sound = pinyin(part, { toneType: 'none', type: 'array', v: false, mode: 'surname' }).join('');
  return sound.charAt(0).toUpperCase() + sound.slice(1).replaceAll('ü', 'u');
}
