// Dates in narrow columns of a desk.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { formatDate } from '#lib/i18n/format.ts';
import { LOCALES } from '#lib/i18n/locales.ts';
import { wholeDates } from '#islands/desk/whole-dates.tsx';

const FROM = '2026-11-24T02:05:00Z';
const UNTIL = '2027-01-08T02:05:00Z';

test.each(LOCALES)('a period in %s is parted between its dates and nowhere inside them', (locale) => {
  const days = [FROM, UNTIL].map((time) => formatDate(time, locale));
  const markup = renderToStaticMarkup(<p>{wholeDates(days.join(' – '))}</p>);
  const [from, until] = days.map((day) => `<span class="whitespace-nowrap">${day}</span>`);
  expect(markup).toBe(`<p>${from} – ${until}</p>`);
});

test.each(LOCALES)('a date in %s keeps its time of day', (locale) => {
  const time = formatDate(FROM, locale, 'minute');
  expect(renderToStaticMarkup(<>{wholeDates(time)}</>)).toBe(
    `<span class="whitespace-nowrap">${time}</span>`,
  );
});

test('what holds no date is left as it is', () => {
  expect(wholeDates('12-34 / 5')).toBe('12-34 / 5');
  expect(wholeDates(undefined)).toBeUndefined();
});
