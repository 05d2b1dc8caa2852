// Whatever is sent, the answer is an envelope: 200 or a refusal, never a crash and never a look inside.
//
// Every contract row is fed by a generator from its own schema, then with hostile values in each field, then with
// bodies and queries that are no input at all, all by the owner of what the ids name, so that the acts are reached.
// A refusal must be one that the row lists. A new row is fed the day it is mounted. Where the schema refuses, the answer
// is the same for every value: one a field goes through the whole API, the others are asked of the schema alone.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failuresOf } from '#lib/api/openapi/failures-of.ts';
import type { Row } from '#lib/contracts/endpoint.ts';
import { listOf } from '../../support/source-files.ts';
import { aim } from '../../support/sweep/aim.ts';
import { bodyAttacks, queryAttacks } from '../../support/sweep/attacks.ts';
import { judge } from '../../support/sweep/judge.ts';
import { HOSTILE, samples } from '../../support/sweep/inputs.ts';
import { sweptRows } from '../../support/sweep/rows.ts';
import { addressOf, send, sendRaw, type Answer } from '../../support/sweep/send.ts';
import { openSweepWorld, ownerOf } from '../../support/sweep/world.ts';

const world = await openSweepWorld();
afterAll(() => world.mall.close({ madeUp: true }));

const INSIDE =
  /node_modules|\bat \S+ \(|\.ts:\d+|(select|insert into|update) "|drizzle|pglite|ZodError|TypeError/i;

/** A path without its id leads nowhere, so the row is not even asked. */
const isListed = (row: Row, code: string): boolean =>
  code === 'request.not_found' || failuresOf(row).some((listed) => listed === code);

function faultOf(row: Row, { http, text, envelope }: Answer): string | undefined {
  if (http >= 500) return `HTTP ${http}`;
  if (http !== 200 && (http < 400 || http > 499)) return `HTTP ${http}`;
  if (!envelope || typeof envelope.status !== 'number' || typeof envelope.message !== 'string')
    return 'no envelope';
  if (http === 200) return envelope.status === 200 ? undefined : 'HTTP 200 with a failing envelope';
  if (!isListed(row, envelope.code ?? '')) return `${envelope.code} is not among the failures of the row`;
  return INSIDE.test(text) ? `shows its inside: ${text.slice(0, 120)}` : undefined;
}

const short = (value: unknown): string => (JSON.stringify(value) ?? String(value)).slice(0, 60);

/** Of each access, and of uploads, the first that has a body: the others read theirs by the same lines. */
const withHuge = new Set(
  Map.groupBy(
    sweptRows.filter(({ row }) => row.method !== 'GET'),
    ({ row }) => `${row.access} ${row.upload !== undefined}`,
  )
    .values()
    .map(([first]) => first),
);

describe.each(sweptRows.map((swept) => [swept.id, swept] as const))('%s', (_, swept) => {
  let token: string;
  beforeAll(async () => {
    token = await world.token(ownerOf(swept.row.access));
  });

  test('takes what its schema allows', async () => {
    const findings: string[] = [];
    for (const input of swept.fields.length ? samples(swept, 12) : [{}]) {
      const fault = faultOf(swept.row, await send(world.mall, swept, input, token));
      if (fault) findings.push(`${fault} for ${JSON.stringify(input).slice(0, 300)}`);
    }
    expect(listOf(findings)).toBe('');
  });

  test('refuses what nobody should send', async () => {
    const findings: string[] = [];
    const base = await aim(swept, world.owned.ids, (input) => send(world.mall, swept, input, token));
    for (const [name] of swept.fields) {
      let isRefusalSent = false;
      for (const value of HOSTILE) {
        const input = { ...base, [name]: value };
        const said = judge(swept, input);
        if (!said.isAccepted && isRefusalSent) {
          if (!isListed(swept.row, said.code))
            findings.push(`${name}=${short(value)}: ${said.code} is not listed`);
          continue;
        }
        isRefusalSent ||= !said.isAccepted;
        const fault = faultOf(swept.row, await send(world.mall, swept, input, token));
        if (fault) findings.push(`${name}=${short(value)}: ${fault}`);
      }
    }
    const { path } = addressOf(swept, base);
    const { method } = swept.row;
    const attacks = method === 'GET' ? queryAttacks(path) : bodyAttacks(path, { huge: withHuge.has(swept) });
    for (const [what, request] of attacks) {
      const headers = { 'x-token': token, ...request.headers };
      const fault = faultOf(swept.row, await sendRaw(world.mall, { ...request, method, headers }));
      if (fault) findings.push(`${what}: ${fault}`);
    }
    expect(listOf(findings)).toBe('');
  });
});
