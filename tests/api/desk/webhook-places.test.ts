// Programs of stores that hear webhooks slowly hold up nobody else: of the places for sending, a store has a few.
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { machineApi } from '#lib/contracts/machine.ts';
import type { SystemContext } from '#lib/domain/context.ts';
import { sendEvent } from '#lib/domain/merchant/machine/index.ts';
import { openJobs, type JobRunner } from '#lib/server/jobs.ts';
import { openTradeMall } from '../../support/trade-mall.ts';
import { valueOf } from '../../support/trade-steps.ts';
import { openReceiver } from '../../support/webhook-receiver.ts';

const NORTH = 1;
const SOUTH = 2;
const MANY = 30;

let jobs: JobRunner;
let ctx: SystemContext;
let slow: Server;
/** Answers that the slow program has not given yet, and the most that it ever owed at once. */
const owed: ServerResponse[] = [];
let mostOwed = 0;
const heard = { times: 0 };
const comes = new EventTarget();

const mall = await openTradeMall();
const quick = await openReceiver();
beforeAll(async () => {
  slow = createServer((request, response) => {
    request.resume();
    owed.push(response);
    heard.times += 1;
    mostOwed = Math.max(mostOwed, owed.length);
    comes.dispatchEvent(new Event('heard'));
  });
  slow.listen(0, '127.0.0.1');
  await once(slow, 'listening');
  jobs = await openJobs(mall.system.database, pino({ level: 'silent' }));
  ctx = { ...mall.system, jobs };
  await jobs.start(ctx);
});
afterAll(async () => {
  slow.closeAllConnections();
  slow.close();
  await jobs.stop();
  await quick.close();
  await mall.close();
});

test('thirty messages to a program that does not answer leave the places of other stores free', async () => {
  const place = slow.address();
  if (place === null || typeof place === 'string') throw new Error('No port');
  const [north, south] = [await mall.login(901), await mall.login(902)];
  const url = `http://127.0.0.1:${place.port}/slow`;
  valueOf(await north(machineApi.makeWebhook, { url, events: ['order.paid'] }));
  valueOf(await south(machineApi.makeWebhook, { url: quick.url, events: ['order.paid'] }));
  for (let n = 0; n < MANY; n += 1) await sendEvent(ctx, NORTH, 'order.paid', { order_id: `slow-${n}` });
  while (heard.times < 2) await once(comes as never, 'heard');
  for (let n = 0; n < 3; n += 1) await sendEvent(ctx, SOUTH, 'order.paid', { order_id: `quick-${n}` });
  await quick.next(2);
  // Nothing of the slow one was answered meanwhile.
  expect(heard.times).toBe(2);
  // All of its messages come, two at a time.
  while (heard.times < MANY) {
    owed.splice(0).forEach((answer) => answer.end('ok'));
    await once(comes as never, 'heard');
  }
  owed.splice(0).forEach((answer) => answer.end('ok'));
  expect(mostOwed).toBe(2);
  await expect
    .poll(async () => {
      const { list } = valueOf(await north(machineApi.deliveries, { status: 'taken', limit: 100 }));
      return list.length;
    })
    .toBe(MANY);
});
