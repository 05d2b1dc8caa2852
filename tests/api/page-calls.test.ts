// What a page reads in the same process is what the API answers over HTTP: every public read, on the demo mall.
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCall, type CallHeaders, type Transport } from '#lib/call/call.ts';
import { inProcess } from '#lib/call/in-process.ts';
import { createTagCache } from '#lib/kernel/tag-cache.ts';
import { pageCalls } from '#lib/server/page-calls.ts';
import { goodsApi } from '#lib/contracts/goods.ts';
import { profileApi } from '#lib/contracts/profile.ts';
import { openDemoMall } from '../support/demo-mall.ts';
import { samples } from '../support/sweep/inputs.ts';
import { sweptRows } from '../support/sweep/rows.ts';

let direct: Transport;
/** How often the direct way gave a call to the door. */
let passed = 0;

const mall = await openDemoMall();
const door = inProcess(mall.app.fetch);
beforeAll(() => {
  const through: Transport = (request) => {
    passed += 1;
    return door(request);
  };
  direct = pageCalls(mall.services, through, createTagCache(3000));
}, 600_000);
afterAll(() => mall.close({ madeUp: true }));

const reads = sweptRows.filter(({ row }) => row.method === 'GET' && row.access === 'public' && !row.limit);

/** Answers of one way, refusals included. */
async function ask(transport: Transport, swept: (typeof reads)[number], input: object, lang: string) {
  let answer: unknown;
  const headers = (): CallHeaders => ({ lang });
  const call = createCall(async (request) => (answer = await transport(request)), headers);
  const anyRow = call as (row: unknown, input: object) => Promise<unknown>;
  await anyRow(swept.row, input);
  const { message: _, ...rest } = answer as { message?: string };
  return rest;
}

test('every public read answers the same without HTTP, in both languages', async () => {
  expect(reads.length).toBeGreaterThan(30);
  const differing: string[] = [];
  for (const swept of reads) {
    const inputs = [...samples(swept, 4), Object.fromEntries([...swept.required].map((name) => [name, '1']))];
    for (const input of inputs) {
      for (const lang of ['zh-CN', 'en-US']) {
        const over = await ask(door, swept, input, lang);
        // What differs from one call to the next (a secret, a moment) cannot be compared.
        if (!isDeepStrictEqual(over, await ask(door, swept, input, lang))) continue;
        const straight = await ask(direct, swept, input, lang);
        if (!isDeepStrictEqual(straight, JSON.parse(JSON.stringify(over))))
          differing.push(`${swept.id} ${lang} ${JSON.stringify(input)}`);
      }
    }
  }
  expect(differing).toEqual([]);
  expect(passed).toBe(0);
}, 120_000);

test('a call for somebody who is logged in, or that writes, goes through the door', async () => {
  passed = 0;
  await createCall(direct, () => ({ lang: 'zh-CN', token: 'somebody' }))(goodsApi.list, {});
  await createCall(direct, () => ({ lang: 'zh-CN' }))(profileApi.me);
  expect(passed).toBe(2);
});
