import { expect, test } from 'vitest';
import { createGate } from '#lib/kernel/gate.ts';

test('so many run at once, in the order they came, and a failure frees its place', async () => {
  const gate = createGate(2);
  const order: number[] = [];
  let running = 0;
  let most = 0;
  const work = (n: number) => async () => {
    running += 1;
    most = Math.max(most, running);
    order.push(n);
    await Promise.resolve();
    running -= 1;
    if (n === 1) throw new Error('one fails');
    return n;
  };
  const answers = await Promise.allSettled([0, 1, 2, 3, 4].map((n) => gate(work(n))));
  expect(order).toEqual([0, 1, 2, 3, 4]);
  expect(most).toBe(2);
  expect(answers.map((answer) => answer.status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ]);
});
