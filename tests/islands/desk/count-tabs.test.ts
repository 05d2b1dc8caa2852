// What stands at the tabs of a list that counts itself.
import { expect, test } from 'vitest';
import { oversightApi } from '#lib/contracts/oversight.ts';
import { fail, ok } from '#lib/kernel/result.ts';
import { countAt, countTabs } from '#islands/desk/count-tabs.ts';

test('each tab is asked for once, without its rows, within the filters that are set; what fails has no number', async () => {
  const asked: unknown[] = [];
  const screen = {
    list: oversightApi.corrections,
    tabs: ['all', 'waiting', 'done'],
    tabAs: 'status',
    filters: [{ key: 'kind', choices: ['a'] }],
  };
  const query = { tab: 'done', kind: 'a', keyword: 'x', page: '3', open: '7' };
  const counts = await countTabs(screen, query, (_, input) => {
    asked.push(input);
    return Promise.resolve(
      asked.length === 3 ? fail('request.invalid') : ok({ list: [], count: asked.length }),
    );
  });
  expect(asked).toEqual([
    { kind: 'a', limit: 1 },
    { kind: 'a', status: 'waiting', limit: 1 },
    { kind: 'a', status: 'done', limit: 1 },
  ]);
  expect(counts).toEqual({ all: 1, waiting: 2 });
});

test('a tab that one question for all tabs does not name holds nothing; before the answer there is no number', () => {
  const screen = { counts: oversightApi.orderCounts };
  expect(countAt(screen, { all: 3, paid: 3 }, 'paid')).toBe(3);
  expect(countAt(screen, { all: 3, paid: 3 }, 'cancelled')).toBe(0);
  expect(countAt(screen, {}, 'cancelled')).toBeUndefined();
  expect(countAt({}, { all: 3 }, 'cancelled')).toBeUndefined();
});
