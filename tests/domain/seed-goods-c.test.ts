// The demo mall's cutting tools, hand tools, power tools, safety goods, chemicals and packaging: generated from
// tables of standards, so one wrong row would spread over hundreds of SKUs. Holds the promises of seed/types.ts,
// the count, and sizes that a buyer can look up.
import { describe, expect, test } from 'vitest';
import { chemicals } from '#demo/chemicals/index.ts';
import { cutting } from '#demo/cutting/index.ts';
import { handTools } from '#demo/hand-tools/index.ts';
import { packaging } from '#demo/packaging/index.ts';
import { powerTools } from '#demo/power-tools/index.ts';
import { safety } from '#demo/safety/index.ts';
import { BRANDS } from '#demo/brands/index.ts';
import type { SeedFamily, SeedProduct } from '#demo/types.ts';

const families: Record<string, SeedFamily> = {
  cutting,
  'hand-tools': handTools,
  'power-tools': powerTools,
  safety,
  chemicals,
  packaging,
};
const products = Object.values(families).flatMap((family) => family.products);
const skus = products.flatMap((product) => product.skus);
const han = /\p{Script=Han}/u;
const hole = /NaN|undefined|Infinity/;

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
  expect(skus.length).toBeGreaterThanOrEqual(4000);
  expect(new Set(products.map(({ key }) => key)).size).toBe(products.length);
});

describe.each(Object.entries(families))('%s', (trade, family) => {
  test('categories form a tree; levels 1 and 2 are pictured; goods hang on leaves, and no leaf is empty', () => {
    const { categories } = family;
    const keys = new Set(categories.map(({ key }) => key));
    const parents = new Set(categories.map(({ parent }) => parent));
    expect(keys.size).toBe(categories.length);
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
        for (const amount of [priceFen, weightG, volumeCm3, stock]) {
          expect(Number.isInteger(amount), key).toBe(true);
        }
      }
      expect(moq % multiple, key).toBe(0);
      expect(tiers.length, key).toBeGreaterThanOrEqual(3);
      expect(tiers[0], key).toEqual({ start: moq, permille: 1000 });
      tiers.slice(1).forEach((tier, i) => {
        expect(tier.start, key).toBeGreaterThan(tiers[i]?.start ?? 0);
        expect(tier.permille, key).toBeLessThan(tiers[i]?.permille ?? 0);
      });
    }
  });

  test('both languages say everything, and brands are known', () => {
    const known = new Set(BRANDS.map(({ key }) => key));
    for (const product of family.products) {
      const { key, name, brief, unit, description, options, params, skus: list, brand } = product;
      const rows = [...params, ...list.flatMap((sku) => sku.params ?? [])];
      const words = [name, brief, unit, ...options.flatMap((option) => [option.name, ...option.values])];
      for (const { zh, en } of [...words, ...rows.flatMap((row) => [row.name, row.value])]) {
        expect(zh && en, key).toBeTruthy();
        expect(en, key).not.toMatch(han);
        expect(en, key).not.toMatch(hole);
      }
      expect(description.zh.length, key).toBe(description.en.length);
      expect(description.en.length, key).toBeGreaterThanOrEqual(2);
      expect(description.en.join(''), key).not.toMatch(han);
      if (brand) expect(known, key).toContain(brand);
    }
  });

  test('every product is drawn twice, as whole documents without holes', () => {
    for (const { key, shaded, dimension } of family.products) {
      for (const svg of [shaded(), dimension()]) {
        expect(svg, key).toMatch(/^<svg [\s\S]*<\/svg>$/);
        expect(svg, key).not.toMatch(hole);
        expect(svg.length, key).toBeLessThan(60_000);
      }
    }
  });
});

test('sizes are those of the standards', () => {
  expect(paramOf('drill-din338-ground', '8×117', 'Flute length')).toBe('75');
  expect(paramOf('drill-din340-long', '10×184', 'Flute length')).toBe('121');
  expect(paramOf('drill-din345-black', '25×281', 'Shank')).toBe('MT3');
  expect(paramOf('tap-spiral-din371-376', 'M8×1.25 6H', 'Tapping drill')).toBe('6.8');
  expect(paramOf('die-round-hss', 'M10×1.5', 'Diameter')).toBe('30');
  expect(paramOf('disc-cut-inox', '125×1×22.23', 'Max. speed')).toBe('12200');
  expect(paramOf('insert-cnmg', 'CNMG120408 P25', 'Inscribed circle')).toBe('12.7');
  expect(paramOf('shoe-s1p', '42 Black', 'Foot length')).toBe('260');
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
  for (const key of ['drill-din338-ground', 'pliers-combination', 'helmet-abs-v', 'strap-pet']) {
    expect(again(key)).toBe(again(key));
  }
});
