// What every mall begins with stands in data files. The goods of the demo are filed and described by the very same
// tables; where they differ, one of the two has been forgotten.
import { expect, test } from 'vitest';
import { CATEGORIES, categoryIds } from '#lib/seed/base/categories.ts';
import { PARAMETERS } from '#lib/seed/base/parameters.ts';
import { NEWS_KINDS, RECHARGE } from '#lib/seed/base/site.ts';
import { STORE_KINDS } from '#lib/seed/base/stores.ts';
import { UNITS } from '#lib/seed/base/units.ts';
import type { ParamRow } from '#lib/db/schema.ts';
import { applyPlatformSettings } from '#lib/kernel/platform-settings.ts';
import { unitContentOf, inSalesUnits, unitNamed } from '#lib/kernel/sales-unit.ts';
import { TRADES } from '#lib/seed/types.ts';
import { readDemoGoods } from '../support/demo/read-goods.ts';

const NUMBER = /^[-+]?\d+(\.\d+)?$/;
/** A choice is a parameter of so many goods that take no more than so many values. */
const CHOICE_FROM = 8;
const CHOICES_MAX = 4;

const inOrder = (choices: string): string => choices.split('|').toSorted().join('|');

test('the tree has three levels, each key once, in the order of the trades', () => {
  expect(CATEGORIES.filter((row) => !row.parent).map(({ key }) => key)).toEqual([...TRADES]);
  expect(new Set(CATEGORIES.map(({ key }) => key)).size).toBe(CATEGORIES.length);
  expect(Math.max(...CATEGORIES.map(({ key }) => categoryIds.pathOf(key).length))).toBe(3);
});

test('the parameter tables are those that the demo’s goods show', async () => {
  const tables = new Map<string, { row: ParamRow; values: Map<string, string>; goods: number; of: string }>();
  const see = (category: string, row: ParamRow, of: string) => {
    const key = [category, row.name.zh, row.unit ?? '', of].join('\n');
    const seen = tables.get(key) ?? { row, values: new Map<string, string>(), goods: 0, of };
    tables.set(key, seen);
    seen.values.set(row.value.zh, row.value.en);
    return seen;
  };
  const filled = new Set<string>();
  for (const goods of await readDemoGoods()) {
    filled.add(goods.category);
    for (const row of goods.params) see(goods.category, row, 'goods').goods += 1;
    for (const row of goods.skus.flatMap((sku) => sku.params)) see(goods.category, row, 'sku');
  }
  const shown = [...tables].map(([key, { row, values, goods, of }]) => {
    const all = [...values.keys()];
    const isNumber = all.every((value) => NUMBER.test(value));
    const isChoice = !isNumber && of === 'goods' && goods >= CHOICE_FROM && all.length <= CHOICES_MAX;
    const type = isNumber ? 'number' : isChoice ? 'choice' : 'text';
    return [key, row.name.en, type, isChoice ? all.toSorted().join('|') : ''].join('\n');
  });
  // What the demo does not sell has a table as well.
  const written = PARAMETERS.filter(({ category }) => filled.has(category)).map((row) =>
    [row.category, row.name, row.unit, row.of, row.name_en, row.type, inOrder(row.choices)].join('\n'),
  );
  expect(written.toSorted()).toEqual(shown.toSorted());
});

test('a mall begins without gifts, with kinds of stores and of news', () => {
  expect(RECHARGE.quota.every(({ give, price }) => give === 0 && price > 0)).toBe(true);
  expect(STORE_KINDS).toContain('factory');
  expect(NEWS_KINDS).toContain('announcement');
});

test('a mall begins with units of sale, each name and spelling once, with their international codes', () => {
  const names = UNITS.flatMap(({ zh, spellings }) => [zh, ...spellings]).map((name) => name.toLowerCase());
  expect(names.length).toBe(new Set(names).size);
  for (const { zh, en, code } of UNITS)
    expect([zh, en, code]).toEqual([
      zh,
      expect.stringMatching(/\S/),
      expect.stringMatching(/^[A-Z0-9]{2,3}$/),
    ]);
  applyPlatformSettings({ names: {}, timers: {}, units: UNITS });
  try {
    expect(unitNamed({ zh: '千克', en: '' })).toEqual({ zh: '公斤', en: 'kg' });
    expect(unitNamed({ zh: 'KGS', en: '' })).toEqual({ zh: '公斤', en: 'kg' });
    expect(unitNamed({ zh: '套', en: 'sets' })).toEqual({ zh: '套', en: 'set' });
    expect(unitNamed({ zh: '套', en: 'kit' })).toEqual({ zh: '套', en: 'kit' });
    expect(unitNamed({ zh: '把', en: 'pc' })).toEqual({ zh: '把', en: 'pc' });
    expect(unitNamed({ zh: '支', en: 'pcs' })).toEqual({ zh: '支', en: 'pc' });
    expect(unitNamed({ zh: '支', en: 'pack' })).toEqual({ zh: '支', en: 'pack' });
    expect(unitContentOf('百支')).toEqual({ count: 100, unit: '支' });
    expect(inSalesUnits(500, 'pcs', { names: ['百支', '100 pcs'] })).toEqual({ num: 5, isSure: true });
    expect(inSalesUnits(2, '打', { names: ['个', 'pc'] })).toEqual({ num: 24, isSure: true });
    expect(inSalesUnits(30, '千克', { names: ['公斤', 'kg'] })).toEqual({ num: 30, isSure: true });
    expect(inSalesUnits(30, 'm', { names: ['根', 'length'] }).isSure).toBe(false);
  } finally {
    applyPlatformSettings({ names: {}, timers: {} });
  }
});
