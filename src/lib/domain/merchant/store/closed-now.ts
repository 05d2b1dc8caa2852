import type { Locale } from '#lib/i18n/locales.ts';
import { after, days, shanghaiDay } from '#lib/kernel/clock.ts';

interface Closing {
  closedFrom: string;
  closedUntil: string;
  closedNote: string;
  closedNoteEn: string;
}

/** Buyers see a planned closing this long before it begins. */
const TOLD_BEFORE = days(7);

/** Days on which a store sends nothing, as buyers read it: from a week before until it is over; null otherwise. */
export function closedNow(row: Closing, locale: Locale, now: Date) {
  const { closedFrom: from, closedUntil: until } = row;
  if (!from || until < shanghaiDay(now) || from > shanghaiDay(after(now, TOLD_BEFORE))) return null;
  return { from, until, note: locale === 'en-US' && row.closedNoteEn ? row.closedNoteEn : row.closedNote };
}
