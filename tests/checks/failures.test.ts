// Every failure is in the list, has a text in both languages, and is used.
//
// A code without a text shows its own name to a buyer; a code that no row and no act uses is dead; a
// status that is not in the specification's catalogue is treated as success by one client and as a crash by another.
import { expect, test } from 'vitest';
import { failures, httpStatus } from '#lib/contracts/failures.ts';
import { LOCALES } from '#lib/i18n/locales.ts';
import { failureWord } from '#lib/i18n/translate.ts';
import { loadTranslators } from '#lib/i18n/load.ts';
import { filesUnder, listOf } from '../support/source-files.ts';

const translators = loadTranslators();
const codes = Object.entries(failures);
const sources = filesUnder(['src'], ['.ts', '.tsx', '.astro']).filter(
  ({ place }) => !place.startsWith('src/lib/contracts/failures/'),
);

test('every code has its words in both languages', () => {
  const findings = LOCALES.flatMap((locale) =>
    codes
      .filter(([code]) => failureWord(translators[locale], { code }) === `failures:${code}`)
      .map(([code]) => `${locale}: ${code}`),
  );
  expect(listOf(findings)).toBe('');
});

/** Ends of a session: clients know "please log in" by its words (specification, section 8), so all say the same. */
const alike = new Set(['auth.required', 'auth.expired', 'auth.revoked']);

test('words tell failures of one feature apart', () => {
  const findings = LOCALES.flatMap((locale) => {
    const said = Map.groupBy(
      codes.filter(([code]) => !alike.has(code)),
      ([code]) => `${code.split('.')[0]}: ${failureWord(translators[locale], { code })}`,
    );
    return [...said]
      .filter(([, group]) => group.length > 1)
      .map(([, group]) => `${locale}: ${group.map(([code]) => code).join(', ')}`);
  });
  expect(listOf(findings)).toBe('');
});

test('every code is used by a row, an act or a form', () => {
  const said = new Set(
    sources.flatMap(({ text }) =>
      [...text.matchAll(/['"`](?:failures:)?([\w.]+)(?=['"`])/g)].map(([, word]) => word),
    ),
  );
  const unused = codes.map(([code]) => code).filter((code) => !said.has(code));
  expect(listOf(unused)).toBe('');
});

test('every code that is failed with is a row', () => {
  const findings = sources.flatMap(({ place, text }) =>
    [...text.matchAll(/\bfail\(\s*'([^']+)'/g)]
      .filter(([, code]) => !Object.hasOwn(failures, code ?? ''))
      .map(([, code]) => `${place}: ${code}`),
  );
  expect(listOf(findings)).toBe('');
});

/** Envelope statuses: those of the specification, section 8, and the HTTP statuses that say more. */
const STATUSES: Record<number, number> = {
  400: 400,
  401: 401,
  402: 402,
  403: 403,
  404: 404,
  409: 409,
  410: 410,
  413: 413,
  422: 422,
  429: 429,
  500: 500,
  503: 503,
  40000: 400,
  41000: 401,
  410001: 401,
  410002: 401,
};

test('envelope statuses are those of the catalogue, and travel with the HTTP status that agrees', () => {
  expect(
    listOf(
      codes.filter(([, row]) => !(row.status in STATUSES)).map(([code, row]) => `${code}: ${row.status}`),
    ),
  ).toBe('');
  for (const [status, http] of Object.entries(STATUSES))
    expect(httpStatus(Number(status)), status).toBe(http);
});

test('"please log in" is said with 41000, and the ends of a session with their own statuses', () => {
  expect(failures['auth.required'].status).toBe(41000);
  expect(failures['auth.expired'].status).toBe(410001);
  expect(failures['auth.revoked'].status).toBe(410002);
});

test('statuses that make a client log the visitor out belong to the login alone', () => {
  const ending = codes
    .filter(([code, row]) => httpStatus(row.status) === 401 && !code.startsWith('auth.'))
    .map(([code]) => code);
  expect(ending).toEqual([]);
});
