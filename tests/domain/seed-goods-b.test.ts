// The demo mall's valves, fittings, pipes, cable, electrical goods, pumps and motors: generated from tables of
// standards, so one wrong row would spread over hundreds of SKUs. Holds the promises of seed/types.ts and the count.
import { describe, expect, test } from 'vitest';
import { cable } from '#demo/cable/index.ts';
import { electrical } from '#demo/electrical/index.ts';
import { fittings } from '#demo/fittings/index.ts';
import { pipes } from '#demo/pipes/index.ts';
import { pumps } from '#demo/pumps/index.ts';
import { valves } from '#demo/valves/index.ts';
import { pipeMass } from '#demo/fittings/steel.ts';
import type { SeedFamily, SeedProduct } from '#demo/types.ts';

const families: Record<string, SeedFamily> = { valves, fittings, pipes, cable, electrical, pumps };
const products = Object.values(families).flatMap((family) => family.products);
const skus = products.flatMap((product) => product.skus);
const han = /\p{Script=Han}/u;

const byKey = (key: string): SeedProduct => {
  const found = products.find((product) => product.key === key);
  if (!found) throw new Error(`no product ${key}`);
  return found;
};
const paramOf = (key: string, designation: string, name: string): string | undefined =>
  byKey(key)
    .skus.find((sku) => sku.designation === designation)
    ?.params?.find((param) => param.name.en === name)?.value.en;

test('there are enough goods, and every key is given once', () => {
  expect(products.length).toBeGreaterThanOrEqual(340);
  expect(skus.length).toBeGreaterThanOrEqual(4600);
  expect(new Set(products.map(({ key }) => key)).size).toBe(products.length);
});

describe.each(Object.entries(families))('%s', (trade, family) => {
  test('categories form a tree; levels 1 and 2 are pictured; goods hang on leaves, and no leaf is empty', () => {
    const keys = new Set(family.categories.map(({ key }) => key));
    const parents = new Set(family.categories.map(({ parent }) => parent));
    expect(keys.size).toBe(family.categories.length);
    const { categories } = family;
    expect(categories.filter(({ parent }) => parent && !keys.has(parent))).toEqual([]);
    for (const { key, picture } of categories.filter(({ parent }) => !parent || parent === trade)) {
      expect(picture?.(), key).toMatch(/^<svg /);
    }
    const filled = new Set(family.products.map(({ category }) => category));
    expect(categories.filter(({ key }) => !parents.has(key) && !filled.has(key))).toEqual([]);
    for (const product of family.products) {
      expect(product.trade).toBe(trade);
      expect(keys.has(product.category) && !parents.has(product.category), product.key).toBe(true);
    }
  });

  test('SKUs differ by name and by choice, have a price and a mass, and can be bought in whole steps', () => {
    for (const { key, skus: list, options, moq, multiple, tiers } of family.products) {
      expect(new Set(list.map(({ designation }) => designation)).size, key).toBe(list.length);
      expect(new Set(list.map(({ choice }) => choice.join())).size, key).toBe(list.length);
      for (const { choice, priceFen, weightG, volumeCm3, stock } of list) {
        expect(choice.length, key).toBe(options.length);
        choice.forEach((at, i) => expect(options[i]?.values[at], key).toBeDefined());
        for (const amount of [priceFen, weightG, volumeCm3]) expect(amount, key).toBeGreaterThan(0);
        for (const amount of [priceFen, weightG, volumeCm3, stock])
          expect(Number.isInteger(amount), key).toBe(true);
        expect(stock % multiple, key).toBe(0);
      }
      expect(moq % multiple, key).toBe(0);
      expect(tiers[0], key).toEqual({ start: moq, permille: 1000 });
      tiers.slice(1).forEach((tier, i) => {
        expect(tier.start, key).toBeGreaterThan(tiers[i]?.start ?? 0);
        expect(tier.permille, key).toBeLessThan(tiers[i]?.permille ?? 0);
      });
    }
  });

  test('both languages say everything', () => {
    for (const product of family.products) {
      const { name, brief, unit, description, options, params, skus: list } = product;
      const rows = [...params, ...list.flatMap((sku) => sku.params ?? [])];
      const words = [name, brief, unit, ...options.flatMap((option) => [option.name, ...option.values])];
      for (const { zh, en } of [...words, ...rows.flatMap((row) => [row.name, row.value])]) {
        expect(zh && en, product.key).toBeTruthy();
        expect(en, product.key).not.toMatch(han);
        expect(en, product.key).not.toMatch(/NaN|undefined/);
      }
      expect(description.zh.length).toBe(description.en.length);
      expect(description.en.join(''), product.key).not.toMatch(han);
    }
  });

  test('every product is drawn twice, as whole documents without holes', () => {
    for (const { key, shaded, dimension } of family.products) {
      for (const svg of [shaded(), dimension()]) {
        expect(svg, key).toMatch(/^<svg [\s\S]*<\/svg>$/);
        expect(svg, key).not.toMatch(/NaN|undefined|Infinity/);
        expect(svg.length, key).toBeLessThan(60_000);
      }
    }
  });
});

test('sizes are those of the standards', () => {
  expect(paramOf('flange-pl-q235', 'PL100-16 RF', 'Bolt circle')).toBe('180');
  expect(paramOf('flange-wn-304', 'WN200-40 RF', 'Bolt holes')).toBe('12-⌀30');
  expect(paramOf('ye3-4p', 'YE3-132M-4 7.5kW B3', 'Shaft')).toBe('⌀38×80');
  expect(paramOf('h-beam-q235', 'HW200×200', 'Mass per metre')).toBe('49.9');
  expect(paramOf('bw-elbow-90-lr-20', 'DN100 SCH40', 'Centre to end A')).toBe('152');
  expect(paramOf('yjv', 'YJV 4×25', 'Conductor resistance at 20 °C')).toBe('0.727');
  expect(pipeMass(114.3, 6.02, 7.85)).toBeCloseTo(16.07, 1);
});

test('some shelves are empty, and a few goods are sold out altogether', () => {
  const empty = skus.filter(({ stock }) => stock === 0).length / skus.length;
  expect(empty).toBeGreaterThan(0.01);
  expect(empty).toBeLessThan(0.1);
  const soldOut = products.filter((product) => product.skus.every(({ stock }) => stock === 0));
  expect(soldOut.length).toBeGreaterThanOrEqual(2);
});

test('the same goods come out every time', () => {
  const again = (key: string): string => byKey(key).shaded() + byKey(key).dimension();
  for (const key of ['q41f-wcb', 'bv', 'isg', 'mcb-c-6ka']) expect(again(key)).toBe(again(key));
});
