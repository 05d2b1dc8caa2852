import type { Locale } from './locales.ts';
import type { Words } from './translate.ts';

type Names = Partial<Record<Locale, string>>;

/** Pages are a bundle with modules of their own, so what is known once is kept where both see it. */
const PLACE = Symbol.for('mall.names');
const shared = globalThis as typeof globalThis & { [PLACE]?: Names };

/** Says what this mall is called, before anybody asks for its words. */
export function nameMall(names: Names): void {
  shared[PLACE] = names;
}

/** Puts the name of this mall into its words: `[[mall]]`. Until it has one it is called what `common:site.name` says. */
export function sayMall(all: Record<string, Words>, locale: Locale): Record<string, Words> {
  const site = all['common']?.['site'];
  const given = typeof site === 'object' ? site['name'] : undefined;
  const known = shared[PLACE]?.[locale];
  const name = known || (typeof given === 'string' ? given : '');
  const say = (words: Words): Words =>
    Object.fromEntries(
      Object.entries(words).map(([key, value]) => [
        key,
        typeof value === 'string' ? value.replaceAll('[[mall]]', () => name) : say(value),
      ]),
    );
  const said = Object.fromEntries(Object.entries(all).map(([ns, words]) => [ns, say(words)]));
  const own = said['common']?.['site'];
  if (typeof own === 'object') own['name'] = name;
  return said;
}
