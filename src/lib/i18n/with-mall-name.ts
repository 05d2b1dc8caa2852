import { platformSettings } from '../kernel/platform-settings.ts';
import type { Locale } from './locales.ts';
import type { Words } from './translate.ts';

/** Puts the name of this mall into its words: `[[mall]]`. Until it has one it is called what `common:site.name` says. */
export function withMallName(all: Record<string, Words>, locale: Locale): Record<string, Words> {
  const site = all['common']?.['site'];
  const given = typeof site === 'object' ? site['name'] : undefined;
  const known = platformSettings().names[locale];
  const name = known || (typeof given === 'string' ? given : '');
  const say = (words: Words): Words =>
    Object.fromEntries(
      Object.entries(words).map(([key, value]) => [
        key,
        typeof value === 'string' ? value.replaceAll('[[mall]]', () => name) : say(value),
      ]),
    );
  const filled = Object.fromEntries(Object.entries(all).map(([ns, words]) => [ns, say(words)]));
  const own = filled['common']?.['site'];
  if (typeof own === 'object') own['name'] = name;
  return filled;
}
