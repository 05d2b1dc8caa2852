/** The month that lies `step` months from "2026-11". */
export function monthFrom(month: string, step: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + step, 1)).toISOString().slice(0, 7);
}

/** Days of "2026-11" in rows that begin on Monday; null where another month's days would stand. */
export function daysOf(month: string): (string | null)[] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const before = (new Date(Date.UTC(year, number - 1, 1)).getUTCDay() + 6) % 7;
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const days = Array.from({ length: count }, (_, at) => `${month}-${String(at + 1).padStart(2, '0')}`);
  return [...Array.from({ length: before }, () => null), ...days];
}

/** Short names of the days, Monday first. */
export const weekdays = (locale: string): string[] =>
  Array.from({ length: 7 }, (_, at) =>
    new Intl.DateTimeFormat(locale, { weekday: 'narrow', timeZone: 'UTC' }).format(
      new Date(Date.UTC(2024, 0, 1 + at)),
    ),
  );
