// Nobody gets in without a token, and nobody into a role that he does not hold.
//
// The contract rows themselves are walked: a new row is swept before its author thinks of it.
import { afterAll, expect, test } from 'vitest';
import { LOCALES } from '#lib/i18n/locales.ts';
import { listOf } from '../../support/source-files.ts';
import { sweptRows } from '../../support/sweep/rows.ts';
import { addressOf, send, sendRaw, type Answer } from '../../support/sweep/send.ts';
import { samples } from '../../support/sweep/inputs.ts';
import { A, B, openSweepWorld } from '../../support/sweep/world.ts';

const world = await openSweepWorld();
afterAll(() => world.mall.close({ madeUp: true }));

const guarded = sweptRows.filter(({ row }) => row.access !== 'public');
const forRoles = guarded.filter(({ row }) => row.access !== 'user');

/** Without input: the guard stands before the reading of it. */
const knock = (path: string, method: string, headers: Record<string, string>): Promise<Answer> =>
  sendRaw(world.mall, { path, method, headers });

test('there is something to guard', () => {
  expect(guarded.length).toBeGreaterThan(30);
  expect(forRoles.length).toBeGreaterThan(0);
});

test('without a token every guarded row says "please log in" in the language of the caller', async () => {
  const findings: string[] = [];
  for (const swept of guarded) {
    for (const locale of LOCALES) {
      const { path } = addressOf(swept, {});
      const answer = await knock(path, swept.row.method, { 'x-lang': locale });
      const words = world.mall.services.translators[locale]('failures:auth.required');
      const { status, message } = answer.envelope ?? {};
      if (answer.http !== 401 || status !== 41000 || message !== words) {
        findings.push(`${swept.id} (${locale}): HTTP ${answer.http}, ${answer.text.slice(0, 120)}`);
      }
    }
  }
  expect(listOf(findings)).toBe('');
});

test('a token that nobody was given, or one that only a cookie holds, opens nothing', async () => {
  const token = await world.token(A);
  const attempts: Record<string, string>[] = [
    { 'x-token': 'x'.repeat(43) },
    { 'x-token': `${token}x` },
    { authorization: 'Bearer ' },
    { authorization: `Basic ${token}` },
    { 'x-token': 'a'.repeat(5000) },
    { cookie: `auth._token.password=Bearer ${token}; auth.strategy=password` },
  ];
  const findings: string[] = [];
  for (const swept of guarded) {
    for (const headers of attempts) {
      const { path } = addressOf(swept, {});
      const answer = await knock(path, swept.row.method, headers);
      if (answer.http !== 401)
        findings.push(`${swept.id} ${JSON.stringify(headers).slice(0, 60)}: HTTP ${answer.http}`);
      if (world.owned.markers.some((marker) => answer.text.includes(marker)))
        findings.push(`${swept.id}: leaks`);
    }
  }
  expect(listOf(findings)).toBe('');
});

test('a row of a role refuses a plain buyer', async () => {
  const findings: string[] = [];
  for (const swept of forRoles) {
    const [input = {}] = samples(swept, 1);
    const answer = await send(world.mall, swept, input, await world.token(B));
    if (![401, 403, 404].includes(answer.http)) findings.push(`${swept.id}: HTTP ${answer.http}`);
  }
  expect(listOf(findings)).toBe('');
});
