// The goods of the demo mall stand in files of the very format that merchants import. A slip in such a file is not a
// syntax error: it is a bolt that is lighter than a shorter one, a tier that costs more than one piece, a picture with
// a hole in its numbers, a text in one language alone.
import { beforeAll, describe, expect, test } from 'vitest';
import { drawGoods, drawShaded, recipes, type GoodsPictures } from '#demo/catalogue/draw.ts';
import { lookOf } from '#demo/catalogue/looks.ts';
import { BRANDS } from '#demo/brands/index.ts';
import { MERCHANTS } from '#demo/merchants/index.ts';
import { CATEGORIES } from '#lib/seed/base/categories.ts';
import { paramText } from '#lib/i18n/param-text.ts';
import { readPicture } from '#lib/seed/base/read-data.ts';
import { TRADES } from '#lib/seed/types.ts';
import { readPlace } from '../support/source-files.ts';
import { demoStores, readDemoGoods, type DemoGoods } from '../support/demo/read-goods.ts';

const goods = await readDemoGoods();
const skus = goods.flatMap((row) => row.skus);
/** Trades whose goods are told apart by their figures alone. */
const machined = goods.filter(({ trade }) =>
  ['fasteners', 'bearings', 'pneumatics', 'seals'].includes(trade),
);
const pictures: GoodsPictures[] = [];
for await (const row of drawGoods()) pictures.push(row);

const han = /\p{Script=Han}/u;
const hole = /NaN|undefined|Infinity/;
const repeated = (words: readonly string[]): string[] => words.filter((word, i) => words.indexOf(word) !== i);
const where = (check: (row: DemoGoods) => boolean): string[] =>
  goods.filter((row) => !check(row)).map(({ code }) => code);
const find = (code: string): DemoGoods => {
  const found = goods.find((row) => row.code === code);
  if (!found) throw new Error(`no goods ${code}`);
  return found;
};
const paramOf = (code: string, designation: string, name: string): string | undefined =>
  find(code)
    .skus.find((sku) => sku.designation === designation)
    ?.params.find((param) => param.name.en === name)?.value.en;

describe('the goods as a whole', () => {
  test('there are a thousand with twenty thousand sizes, and enough in every trade', () => {
    expect(goods.length).toBeGreaterThanOrEqual(1000);
    expect(skus.length).toBeGreaterThanOrEqual(20_000);
    for (const trade of TRADES)
      expect(goods.filter((row) => row.trade === trade).length, trade).toBeGreaterThanOrEqual(30);
  });

  test('every store has a file, sells what its trades are, and every file is of a store', () => {
    expect(demoStores().toSorted()).toEqual(MERCHANTS.map(({ key }) => key).toSorted());
    const trades = new Map(MERCHANTS.map((row) => [row.key, row.trades as readonly string[]]));
    expect(where(({ store, trade }) => trades.get(store)?.includes(trade) === true)).toEqual([]);
  });

  test('an English value begins like a sentence, unless it is a code of a standard', () => {
    const isCode = (text: string) => /^(nACo|js\d+|[ag][GMR])\b/.test(text);
    const small = goods
      .flatMap((row) => [...row.params, ...row.skus.flatMap((sku) => sku.params)])
      .map(({ value }) => value.en)
      .filter((text) => /^[a-z]{2}/.test(text) && !isCode(text));
    expect([...new Set(small)]).toEqual([]);
  });

  test('a factory, a brand owner and a flagship store that have a brand sell nothing of their neighbours', () => {
    const makers = new Set(
      MERCHANTS.filter(({ kind }) => ['factory', 'brand', 'flagship'].includes(kind)).map(({ key }) => key),
    );
    const brandOf = (store: string) => 1 + BRANDS.findIndex(({ key }) => key === store.split('-')[1]);
    const strange = where(
      ({ store, brandId }) => !makers.has(store) || !brandOf(store) || !brandId || brandId === brandOf(store),
    );
    expect(strange).toEqual([]);
  });

  test('codes and names do not repeat, nor sizes and choices within a product', () => {
    expect(repeated(goods.map(({ code }) => code))).toEqual([]);
    expect(repeated(goods.map(({ name }) => name))).toEqual([]);
    expect(repeated(machined.map(({ nameEn }) => nameEn ?? ''))).toEqual([]);
    expect(where((row) => repeated(row.skus.map(({ designation }) => designation)).length === 0)).toEqual([]);
    expect(where((row) => repeated(row.skus.map(({ choice }) => String(choice))).length === 0)).toEqual([]);
  });

  test('bar codes are whole, none twice, and of the numbers that no maker can have', () => {
    const codes = skus.map(({ barCode }) => barCode ?? '');
    const check = (code: string): number =>
      [...code].reduce((sum, digit, at) => sum + Number(digit) * (at % 2 ? 3 : 1), 0) % 10;
    expect(codes.filter((code) => !/^2\d{12}$/.test(code) || check(code) !== 0)).toEqual([]);
    expect(new Set(codes).size).toBe(codes.length);
  });

  test('nearly every leaf of the categories has goods, and the first two levels have a picture', () => {
    const parents = new Set(CATEGORIES.map(({ parent }) => parent));
    const used = new Set(goods.map(({ category }) => category));
    const leaves = CATEGORIES.filter(({ key }) => !parents.has(key));
    // Stores of other trades bring what the demo's do not sell; a category without goods is not shown.
    expect(leaves.filter(({ key }) => used.has(key)).length / leaves.length).toBeGreaterThan(0.85);
    const levels = new Map(CATEGORIES.map(({ key, parent }) => [key, parent]));
    for (const { key, parent } of CATEGORIES)
      if (!parent || !levels.get(parent)) expect(readPicture(`category/${key}.svg`), key).toMatch(/^<svg /);
  });

  test('every size has a price, a mass and a volume, and can be bought in whole steps', () => {
    const whole = ({ skus: list }: DemoGoods): boolean =>
      list.every((sku) =>
        [sku.price, sku.weightG, sku.volumeCm3].every((n) => Number.isInteger(n) && (n ?? 0) > 0),
      );
    expect(where(whole)).toEqual([]);
    expect(where(({ moq = 0, multiple = 0 }) => moq > 0 && moq % multiple === 0)).toEqual([]);
  });

  test('tiers rise in whole steps and fall in price', () => {
    const falls = ({ moq = 1, multiple = 1, skus: list }: DemoGoods): boolean =>
      list.every(({ price, tiers = [] }) => {
        const all = [{ start: moq, price }, ...tiers];
        return (
          tiers.length >= 2 &&
          all.every(({ start, price: fen }, i) => {
            const before = all[i - 1];
            return start % multiple === 0 && (!before || (start > before.start && fen <= before.price));
          })
        );
      });
    expect(where(falls)).toEqual([]);
  });

  test('a unit is said once, and a key word is of what it stands with', () => {
    const twice = /\d ?(?:[kM]?[VAW]|Hz|mm|kg|MPa) (?:[kM]?[VAW]|Hz|mm|kg|MPa)(?![a-zA-Z/²³·])/;
    const said = (row: DemoGoods): string[] => [
      row.brief ?? '',
      row.briefEn ?? '',
      ...[...row.params, ...row.skus.flatMap((sku) => sku.params)].flatMap(({ value, unit = '' }) => [
        paramText({ value: value.zh, unit }),
        paramText({ value: value.en, unit }),
      ]),
    ];
    expect(where((row) => !said(row).some((text) => twice.test(text)))).toEqual([]);
    expect(where((row) => !row.keywords?.includes('锂基') || row.name.includes('锂'))).toEqual([]);
  });

  test('some sizes are out of stock, and a few goods altogether', () => {
    const empty = skus.filter(({ stock }) => stock === 0).length / skus.length;
    expect(empty).toBeGreaterThan(0.01);
    expect(empty).toBeLessThan(0.1);
    const soldOut = goods.filter((row) => row.skus.every(({ stock }) => stock === 0));
    expect(soldOut.length).toBeGreaterThanOrEqual(6);
  });

  test('both languages say everything', () => {
    const told = (row: DemoGoods): boolean => {
      const { unit, options = [], params, description = [], descriptionEn = [] } = row;
      const rows = [...params, ...row.skus.flatMap((sku) => sku.params)];
      const words = [unit, ...options.flatMap(({ name, values }) => [name, ...values])];
      const english = [row.nameEn ?? '', row.briefEn ?? '', ...descriptionEn];
      return (
        [...words, ...rows.flatMap((param) => [param.name, param.value])].every(
          ({ zh, en }) => zh !== '' && en !== '' && !han.test(en) && !hole.test(en),
        ) &&
        english.every((text) => text.trim() !== '' && !han.test(text)) &&
        description.length >= 2 &&
        description.length === descriptionEn.length &&
        (row.brief ?? '').trim() !== ''
      );
    };
    expect(where(told)).toEqual([]);
    const thin = ({ keywords = [], standards = [], params }: DemoGoods): boolean =>
      keywords.length < 3 || standards.length === 0 || params.length < 3;
    expect(machined.filter(thin).map(({ code }) => code)).toEqual([]);
  });

  test('each has sold, and stands in the list of what the mall has made of it', () => {
    const [, ...lines] = readPlace('demo/catalogue/standing.csv').trim().split('\n');
    const codes = lines.map((line) => line.split(',')[0]);
    expect(codes.toSorted()).toEqual(goods.map(({ code }) => code).toSorted());
    expect(lines.every((line) => Number(line.split(',')[1]) > 0)).toBe(true);
  });
});

describe('plausibility', () => {
  const bySize = /^M(\d+(?:\.\d+)?)×(\d+)$/;

  test.each(['din933-88zn', 'din931-109bk', 'din912-129bk', 'iso7380-a2', 'din7991-a2'])(
    'a longer or thicker %s is heavier and dearer',
    (code) => {
      const rows = find(code).skus.map((sku) => {
        const [, d = '0', length = '0'] = bySize.exec(sku.designation) ?? [];
        return { ...sku, weight: sku.weightG ?? 0, d: Number(d), length: Number(length) };
      });
      const worse = rows.flatMap((one) =>
        rows
          .filter((other) => other.d >= one.d && other.length >= one.length)
          .filter((other) => other.weight < one.weight || other.price < one.price)
          .map((other) => `${other.designation} < ${one.designation}`),
      );
      expect(worse).toEqual([]);
    },
  );

  test('known masses are met within a tenth', () => {
    const grams = (code: string, designation: string): number =>
      find(code).skus.find((sku) => sku.designation === designation)?.weightG ?? 0;
    // Sold by the hundred: DIN 934 M8 weighs 5.2 kg a thousand, DIN 125 M10 4.1 kg.
    expect(grams('din934-88zn', 'M8')).toBeGreaterThan(460);
    expect(grams('din934-88zn', 'M8')).toBeLessThan(580);
    expect(grams('din125-48zn', 'M10')).toBeGreaterThan(330);
    expect(grams('din125-48zn', 'M10')).toBeLessThan(420);
    expect(grams('bearing-6200-zz', '6204-ZZ')).toBe(106);
  });

  test('stainless costs more than zinc-plated steel, and brass more than both', () => {
    const price = (code: string): number =>
      find(code).skus.find(({ designation }) => designation === 'M8×30')?.price ?? 0;
    expect(price('din933-a2')).toBeGreaterThan(price('din933-88zn'));
    expect(price('din933-a4')).toBeGreaterThan(price('din933-a2'));
    expect(price('din933-brass')).toBeGreaterThan(price('din933-a4'));
  });

  test.each([
    ['flange-pl-q235', 'PL100-16 RF', 'Bolt circle', '180'],
    ['flange-wn-304', 'WN200-40 RF', 'Bolt holes', '12-⌀30'],
    ['ye3-4p', 'YE3-132M-4 7.5kW B3', 'Shaft', '⌀38×80'],
    ['h-beam-q235', 'HW200×200', 'Mass per meter', '49.9'],
    ['bw-elbow-90-lr-20', 'DN100 SCH40', 'Center to end A', '152'],
    ['yjv', 'YJV 4×25', 'Conductor resistance at 20 °C', '0.727'],
    ['drill-din338-ground', '8×117', 'Flute length', '75'],
    ['drill-din340-long', '10×184', 'Flute length', '121'],
    ['drill-din345-black', '25×281', 'Shank', 'MT3'],
    ['tap-spiral-din371-376', 'M8×1.25 6H', 'Tapping drill', '6.8'],
    ['die-round-hss', 'M10×1.5', 'Diameter', '30'],
    ['disc-cut-inox', '125×1×22.23', 'Max. speed', '12200'],
    ['insert-cnmg', 'CNMG120408 P25', 'Inscribed circle', '12.7'],
    ['shoe-s1p', '42 Black', 'Foot length', '260'],
  ])('%s %s has the %s of its standard', (code, designation, name, value) => {
    expect(paramOf(code, designation, name)).toBe(value);
  });
});

describe('pictures', () => {
  const drawn = pictures.flatMap(({ code, shaded, dimension }) => [
    { key: `${code} shaded`, svg: shaded },
    { key: `${code} dimension`, svg: dimension },
  ]);
  // Sizes that look other: a colour, poles, a length.
  const looks = new Map<string, string>();
  const byCode = new Map(recipes().map((recipe) => [recipe.code, recipe]));
  beforeAll(async () => {
    for (const row of goods)
      for (const { choice } of row.skus) {
        const look = lookOf(byCode.get(row.code)!, row.options ?? [], choice ?? []);
        const key = `${row.code} ${look?.name}`;
        if (look && !looks.has(key)) looks.set(key, await drawShaded(look.recipe));
      }
    for (const [key, svg] of looks) drawn.push({ key, svg });
  });
  const whose = (check: (svg: string) => boolean): string[] =>
    drawn.filter(({ svg }) => !check(svg)).map(({ key }) => key);

  test('a size of another color, of more poles or much longer is drawn, each unlike its product', () => {
    for (const key of ['padlock-lockout yellow', 'mcb-c-6ka 1p', 'din933-88zn long-6.5'])
      expect(looks.get(key), key).toBeDefined();
    const own = new Map(pictures.map(({ code, shaded }) => [code, shaded]));
    expect([...looks].filter(([key, svg]) => own.get(key.split(' ')[0]!) === svg)).toEqual([]);
  });

  test('every product is drawn twice, and shows what is drawn for it', () => {
    expect(pictures.map(({ code }) => code).toSorted()).toEqual(goods.map(({ code }) => code).toSorted());
    const shown = (code: string) => ['shaded', 'dimension'].map((name) => `/files/goods/${code}/${name}.svg`);
    expect(where((row) => String(row.pictures) === String(shown(row.code)))).toEqual([]);
  });

  test('they are whole documents, and every number in them is a number', () => {
    expect(
      whose((svg) => /^<svg [\s\S]*<\/svg>$/.test(svg) && !/NaN|Infinity|undefined|null/.test(svg)),
    ).toEqual([]);
  });

  test('every paint that is used is defined, once', () => {
    const defined = (svg: string): boolean => {
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? '');
      const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id ?? '');
      return repeated(ids).length === 0 && used.every((id) => ids.includes(id));
    };
    expect(whose(defined)).toEqual([]);
  });

  test('they stay small, fetch nothing, and come out the same every time', async () => {
    expect(whose((svg) => svg.length < 60_000)).toEqual([]);
    expect(drawn.reduce((sum, { svg }) => sum + svg.length, 0) / drawn.length).toBeLessThan(7_000);
    expect(whose((svg) => !/href="(?!#)|@import|<script|<image/.test(svg))).toEqual([]);
    for await (const again of drawGoods(['q41f-wcb', 'bv', 'isg', 'helmet-abs-v', 'strap-pet']))
      expect(again).toEqual(pictures.find(({ code }) => code === again.code));
  });
});
