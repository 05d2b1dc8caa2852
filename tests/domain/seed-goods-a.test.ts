// Fasteners, bearings, pneumatics and seals of the demo mall.
//
// The generators turn tables of standards into goods. A slip in a table is not a syntax error: it is a bolt that is
// lighter than a shorter one, a tier that costs more than one piece, a picture with a hole in its numbers.
import { describe, expect, test } from 'vitest';
import { bearings } from '#demo/bearings/index.ts';
import { fasteners } from '#demo/fasteners/index.ts';
import { pneumatics } from '#demo/pneumatics/index.ts';
import { seals } from '#demo/seals/index.ts';
import { TRADES, type SeedProduct } from '#demo/types.ts';

const families = { fasteners: fasteners(), bearings: bearings(), pneumatics: pneumatics(), seals: seals() };
const categories = Object.values(families).flatMap((family) => family.categories);
const products = Object.values(families).flatMap((family) => family.products);

const repeated = (words: string[]): string[] => words.filter((word, i) => words.indexOf(word) !== i);
const find = (key: string): SeedProduct => {
  const product = products.find((one) => one.key === key);
  if (product === undefined) throw new Error(`no product ${key}`);
  return product;
};
const where = (check: (product: SeedProduct) => boolean): string[] =>
  products.filter((product) => !check(product)).map((product) => product.key);

describe('the goods as a whole', () => {
  test('there are enough of them', () => {
    expect(products.length).toBeGreaterThanOrEqual(230);
    expect(products.reduce((sum, product) => sum + product.skus.length, 0)).toBeGreaterThanOrEqual(3_600);
  });

  test('keys, names and designations do not repeat', () => {
    expect(repeated(products.map((product) => product.key))).toEqual([]);
    expect(repeated(categories.map((category) => category.key))).toEqual([]);
    expect(repeated(products.map((product) => product.name.zh))).toEqual([]);
    expect(repeated(products.map((product) => product.name.en))).toEqual([]);
    expect(where(({ skus }) => repeated(skus.map((sku) => sku.designation)).length === 0)).toEqual([]);
    expect(where(({ skus }) => repeated(skus.map((sku) => sku.choice.join())).length === 0)).toEqual([]);
  });

  test('each stands in a category without children, of its own trade', () => {
    const parents = new Set(categories.map((category) => category.parent));
    const leaves = new Set(categories.map(({ key }) => key).filter((key) => !parents.has(key)));
    expect(where(({ category }) => leaves.has(category))).toEqual([]);
    expect(where(({ category, trade }) => category.startsWith(`${trade}-`))).toEqual([]);
    expect(where(({ trade }) => (TRADES as readonly string[]).includes(trade))).toEqual([]);
    const used = new Set(products.map((product) => product.category));
    expect([...leaves].filter((leaf) => !used.has(leaf))).toEqual([]);
  });

  test('the first two levels of categories have a picture and every parent exists', () => {
    const byKey = new Map(categories.map((category) => [category.key, category]));
    const high = categories.filter(
      ({ parent }) => parent === undefined || byKey.get(parent)?.parent === undefined,
    );
    expect(high.filter(({ picture }) => picture === undefined).map(({ key }) => key)).toEqual([]);
    expect(categories.filter(({ parent }) => parent !== undefined && !byKey.has(parent))).toEqual([]);
  });

  test('choices point at values of the options', () => {
    const fits = ({ options, skus }: SeedProduct): boolean =>
      skus.every(
        ({ choice }) =>
          choice.length === options.length && choice.every((at, i) => options[i]?.values[at] !== undefined),
      );
    expect(where(fits)).toEqual([]);
  });

  test('prices, masses, volumes and stock are whole and sensible', () => {
    const whole = ({ skus }: SeedProduct): boolean =>
      skus.every((sku) =>
        [sku.priceFen, sku.weightG, sku.volumeCm3, sku.stock + 1].every((n) => Number.isInteger(n) && n > 0),
      );
    expect(where(whole)).toEqual([]);
  });

  test('tiers start at the minimum, rise in steps of the multiple and fall in price, also in whole fen', () => {
    const falls = ({ tiers, moq, multiple, skus }: SeedProduct): boolean =>
      tiers.length >= 3 &&
      tiers.length <= 4 &&
      tiers[0]?.start === moq &&
      tiers[0]?.permille === 1000 &&
      moq % multiple === 0 &&
      tiers.every(({ start, permille }, i) => {
        const before = tiers[i - 1];
        return (
          start % multiple === 0 &&
          (before === undefined || (start > before.start && permille < before.permille))
        );
      }) &&
      skus.every(({ priceFen }) => Math.floor((priceFen * (tiers.at(-1)?.permille ?? 0)) / 1000) > 0);
    expect(where(falls)).toEqual([]);
  });

  test('some SKUs are out of stock, and two or three products altogether', () => {
    const empty = products.filter(({ skus }) => skus.every(({ stock }) => stock === 0));
    expect(empty.length).toBeGreaterThanOrEqual(2);
    expect(empty.length).toBeLessThanOrEqual(3);
    const some = products.flatMap(({ skus }) => skus).filter(({ stock }) => stock === 0);
    expect(some.length).toBeGreaterThan(50);
  });

  test('they are described in both languages', () => {
    const told = ({ description, brief, keywords, standards, params }: SeedProduct): boolean =>
      description.zh.length >= 2 &&
      description.zh.length <= 4 &&
      description.zh.length === description.en.length &&
      [...description.zh, ...description.en, brief.zh, brief.en].every((text) => text.trim().length > 3) &&
      !description.en.some((text) => /[一-鿿]/.test(text)) &&
      keywords.length >= 3 &&
      standards.length > 0 &&
      params.length >= 3;
    expect(where(told)).toEqual([]);
    expect(
      products.filter(({ name, brief }) => /[一-鿿]/.test(name.en + brief.en)).map(({ key }) => key),
    ).toEqual([]);
  });
});

describe('plausibility', () => {
  const bySize = /^M(\d+(?:\.\d+)?)×(\d+)$/;

  test.each(['din933-88zn', 'din931-109bk', 'din912-129bk', 'iso7380-a2', 'din7991-a2'])(
    'a longer or thicker %s is heavier and dearer',
    (key) => {
      const rows = find(key).skus.map((sku) => {
        const [, d = '0', length = '0'] = bySize.exec(sku.designation) ?? [];
        return { ...sku, d: Number(d), length: Number(length) };
      });
      const worse = rows.flatMap((one) =>
        rows
          .filter((other) => other.d >= one.d && other.length >= one.length)
          .filter((other) => other.weightG < one.weightG || other.priceFen < one.priceFen)
          .map((other) => `${other.designation} < ${one.designation}`),
      );
      expect(worse).toEqual([]);
    },
  );

  test('known masses are met within a tenth', () => {
    const grams = (key: string, designation: string): number =>
      find(key).skus.find((sku) => sku.designation === designation)?.weightG ?? 0;
    // Sold by the hundred: DIN 934 M8 weighs 5.2 kg a thousand, DIN 125 M10 4.1 kg.
    expect(grams('din934-88zn', 'M8')).toBeGreaterThan(460);
    expect(grams('din934-88zn', 'M8')).toBeLessThan(580);
    expect(grams('din125-48zn', 'M10')).toBeGreaterThan(330);
    expect(grams('din125-48zn', 'M10')).toBeLessThan(420);
    expect(grams('bearing-6200-zz', '6204-ZZ')).toBe(106);
  });

  test('stainless costs more than zinc-plated steel, and brass more than both', () => {
    const price = (key: string): number =>
      find(key).skus.find(({ designation }) => designation === 'M8×30')?.priceFen ?? 0;
    expect(price('din933-a2')).toBeGreaterThan(price('din933-88zn'));
    expect(price('din933-a4')).toBeGreaterThan(price('din933-a2'));
    expect(price('din933-brass')).toBeGreaterThan(price('din933-a4'));
  });

  test('generating twice gives the same', () => {
    const again = JSON.stringify(fasteners().products);
    expect(again).toBe(JSON.stringify(families.fasteners.products));
  });
});

describe('pictures', () => {
  const drawn = [
    ...products.flatMap(({ key, shaded, dimension }) => [
      { key: `${key} shaded`, svg: shaded() },
      { key: `${key} dimension`, svg: dimension() },
    ]),
    ...categories.flatMap(({ key, picture }) => (picture ? [{ key, svg: picture() }] : [])),
  ];
  const whose = (check: (svg: string) => boolean): string[] =>
    drawn.filter(({ svg }) => !check(svg)).map(({ key }) => key);

  test('every number in them is a number', () => {
    expect(whose((svg) => !/NaN|Infinity|undefined|null/.test(svg))).toEqual([]);
  });

  test('every paint that is used is defined, once', () => {
    const defined = (svg: string): boolean => {
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? '');
      const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id ?? '');
      return repeated(ids).length === 0 && used.every((id) => ids.includes(id));
    };
    expect(whose(defined)).toEqual([]);
  });

  test('they stay small, and fetch nothing', () => {
    expect(whose((svg) => svg.length < 10_000)).toEqual([]);
    expect(whose((svg) => !/href|@import|<script|<image/.test(svg))).toEqual([]);
    const mean = drawn.reduce((sum, { svg }) => sum + svg.length, 0) / drawn.length;
    expect(mean).toBeLessThan(5_000);
  });
});
