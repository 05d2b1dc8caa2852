// What belongs to one account is out of reach for every other.
//
// Each row that takes an id is called by buyer B (or by the other store's merchant) with every id that belongs to
// buyer A; each list is asked for A's rows. Never a text of A's may come back, never may a row of A's change. What A
// owns is read from the database, and the rows are the contract's: new tables and new rows are covered as they come.
import { afterAll, expect, test, vi } from 'vitest';
import { newId } from '#lib/kernel/ids.ts';
import { listOf } from '../../support/source-files.ts';
import { isIdField, sweptRows, type SweptRow } from '../../support/sweep/rows.ts';
import { send, type Answer, type Input } from '../../support/sweep/send.ts';
import { isRandomId } from '../../support/sweep/owned.ts';
import { judge } from '../../support/sweep/judge.ts';
import { samples } from '../../support/sweep/inputs.ts';
import { A, NORTH_MERCHANT, openSweepWorld, strangerTo } from '../../support/sweep/world.ts';
import { NORTH } from '../../support/trade-mall.ts';

// Thousands of calls: long on a busy machine.
vi.setConfig({ testTimeout: 600_000 });

const world = await openSweepWorld();
afterAll(() => world.mall.close({ madeUp: true }));

const baseOf = (swept: SweptRow): Input => samples(swept, 1)[0] ?? {};
const aimedAt = (swept: SweptRow, [name, schema]: SweptRow['fields'][number], id: string): Input => ({
  ...baseOf(swept),
  [name]: schema.type === 'array' ? [id] : id,
});
/** A text of A's in an answer, other than what was asked with. */
const leakIn = (answer: Answer, asked: string): string | undefined =>
  world.owned.markers.find((marker) => !asked.includes(marker) && answer.text.includes(marker));

const told = ({ http, envelope }: Answer): string => `HTTP ${http} ${envelope?.code ?? ''}`;

test('buyer A owns something in every table that knows accounts', () => {
  // When it fails: give A a row of that table in tests/support/sweep/world.ts.
  expect(world.emptyTables).toEqual([]);
  expect(world.owned.ids.length).toBeGreaterThan(10);
  expect(world.owned.markers.length).toBeGreaterThan(20);
});

test('A does reach it: the sweep aims at something', async () => {
  const reached = new Set<string>();
  for (const swept of sweptRows.filter(({ row }) => row.method === 'GET' && row.access !== 'public')) {
    const token = await world.token(swept.row.access === 'merchant' ? NORTH_MERCHANT : A);
    const ids = swept.fields.filter(isIdField);
    const inputs = ids.length
      ? ids.flatMap((field) => world.owned.ids.map((id) => aimedAt(swept, field, id)))
      : [{}];
    for (const input of inputs.filter((input) => judge(swept, input).isAccepted)) {
      if (reached.has(swept.id)) break;
      const answer = await send(world.mall, swept, input, token);
      if (answer.http === 200 && leakIn(answer, '')) reached.add(swept.id);
    }
  }
  expect([...reached]).toEqual(
    expect.arrayContaining([
      'address.list',
      'address.detail',
      'order.detail',
      'order_desk.detail',
      'profile.me',
    ]),
  );
});

test('an id of A’s opens nothing for somebody else', async () => {
  const findings: string[] = [];
  let before = await world.snapshot();
  for (const swept of sweptRows) {
    const fields = swept.fields.filter(isIdField);
    if (!fields.length) continue;
    for (const field of fields) {
      const token = await world.token(strangerTo(swept.row.access));
      const ask = (id: string): Promise<Answer> => send(world.mall, swept, aimedAt(swept, field, id), token);
      const unknown = told(await ask(newId(world.mall.clock.now())));
      let isRefusalSent = false;
      for (const id of world.owned.ids) {
        const { isAccepted } = judge(swept, aimedAt(swept, field, id));
        if (!isAccepted && isRefusalSent) continue;
        isRefusalSent ||= !isAccepted;
        const answer = await ask(id);
        const what = `${swept.id} ${field[0]}=${id}: ${told(answer)}`;
        const leak = leakIn(answer, id);
        if (leak) findings.push(`${what} shows ${leak}`);
        const isRefused =
          answer.http !== 200 || swept.row.access === 'public' || !swept.inPath.includes(field[0]);
        if (!isRefused || answer.http >= 500) findings.push(what);
        if (isRandomId(id) && told(answer) !== unknown) findings.push(`${what}, an unknown one ${unknown}`);
      }
    }
    // What a reading row might have changed is seen after the next writing one.
    if (swept.row.method === 'GET') continue;
    const after = await world.snapshot();
    if (after !== before) findings.push(`a row of A's is not what it was before ${swept.id}`);
    before = after;
  }
  expect(listOf(findings)).toBe('');
});

test('asking for the rows of another account or store changes no answer', async () => {
  const findings: string[] = [];
  const foreign: Input = {
    uid: A,
    user_id: A,
    userId: A,
    memberId: A,
    member_id: A,
    mer_id: NORTH,
    merId: NORTH,
    store_id: NORTH,
    storeId: NORTH,
  };
  for (const swept of sweptRows.filter(({ row }) => row.method === 'GET' && row.access !== 'public')) {
    const own = new Set(swept.fields.map(([name]) => name));
    const added = Object.fromEntries(Object.entries(foreign).filter(([name]) => !own.has(name)));
    const token = await world.token(strangerTo(swept.row.access));
    const plain = await send(world.mall, swept, baseOf(swept), token);
    const asked = await send(world.mall, swept, { ...baseOf(swept), ...added }, token);
    if (asked.text !== plain.text) findings.push(`${swept.id}: answers differently`);
    const leak = leakIn(asked, '');
    if (leak) findings.push(`${swept.id}: shows ${leak}`);
  }
  expect(listOf(findings)).toBe('');
});
