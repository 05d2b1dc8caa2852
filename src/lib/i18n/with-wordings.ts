import { platformSettings } from '../kernel/platform-settings.ts';
import type { Locale } from './locales.ts';
import type { Words } from './translate.ts';

/** Puts the texts in that the platform has reworded. */
export function withWordings(all: Record<string, Words>, locale: Locale): Record<string, Words> {
  const own = Object.entries(platformSettings().wordings?.[locale] ?? {});
  if (own.length === 0) return all;
  const filled = structuredClone(all);
  for (const [key, text] of own) {
    const parts = key.split('.');
    const last = parts.pop() ?? '';
    let at: string | Words | undefined = filled;
    for (const part of parts) at = typeof at === 'object' ? at[part] : undefined;
    // Texts that this version does not have are skipped.
    if (typeof at === 'object' && typeof at[last] === 'string') at[last] = text;
  }
  return filled;
}
