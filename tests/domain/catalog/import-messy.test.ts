// Files as offices keep them: titles above the headings, other names for columns, merged cells, full-width digits.
import { afterAll, expect, test } from 'vitest';
import { listParams, readTemplate } from '#lib/domain/goods/import/index.ts';
import { loadTranslators } from '#lib/i18n/load.ts';
import { openDemoMall } from '../../support/demo-mall.ts';
import { errorsOf, productNamed, take } from '../../support/catalog/run.ts';
import { bolts, csv, gbk, HEADER, removeFiles, type Table } from '../../support/catalog/sheets.ts';

const mall = await openDemoMall();
afterAll(() => mall.close());
afterAll(removeFiles);

const renamed = (from: string, to: string): string[] => HEADER.map((name) => (name === from ? to : name));

let headings = 0;
test.each([
  ['单价(元)', '单价'],
  ['单价(元)', ' 单价 （元） '],
  ['单价(元)', '单价【元】'],
  ['单价(元)', '单价/元'],
  ['单价(元)', '单价（人民币）'],
  ['单价(元)', 'Price'],
  ['单价(元)', 'UNIT  PRICE (CNY)'],
  ['单价(元)', '销售价'],
  ['商品编码', '货号'],
  ['商品编码', '\u200B商品编码（必填）'],
  ['商品名称', '名称（中文）'],
  ['商品名称', 'Name'],
  ['类目', '商品分类'],
  ['类目', '类别'],
  ['商品编码', '物料编码'],
  ['型号', '规格型号'],
  ['库存', '库存数量'],
  ['库存', '现有库存'],
  ['型号', '规格/型号'],
  ['起订量', '最小起订量'],
])('the column %s may be called "%s"', async (from, to) => {
  const code = `H-${(headings += 1)}`;
  const done = await take(mall, 1, csv([renamed(from, to), ...bolts(code, ['M8'])]));
  expect(done).toMatchObject({ status: 'done', created: 1, faulty: 0 });
  expect(await productNamed(mall, 1, code)).toMatchObject({ price: 120, moq: 10, stock: 500 });
});

test.each(['单价(美元)', 'Price (USD)', '单价(万元)', '成本价'])(
  'a price called "%s" is none in yuan: the file is refused, and says which column it lacks',
  async (name) => {
    const done = await take(mall, 1, csv([renamed('单价(元)', name), ...bolts('USD', ['M8'])]));
    expect(done).toMatchObject({
      status: 'failed',
      failure: { code: 'no_column', params: { column: '单价(元) / Price (CNY)' } },
    });
  },
);

test('two columns for one thing are named, not guessed at', async () => {
  const rows = bolts('BOTH', ['M8']).map((row) => [...row, '1.30']);
  expect(await take(mall, 1, csv([[...HEADER, '售价'], ...rows]))).toMatchObject({
    status: 'failed',
    failure: { code: 'column_twice', params: { column: '售价' } },
  });
});

test('a parameter may stand in two columns, of which each row fills one', async () => {
  const rows = bolts('SPLIT', ['M8', 'M10']).map((row, at) => [
    ...row,
    at === 0 ? '13' : '',
    at === 0 ? '' : '17',
  ]);
  const head = [...HEADER, '对边 [mm]', '对边 [mm]'];
  expect(await take(mall, 1, csv([head, ...rows]))).toMatchObject({ status: 'done', created: 1, faulty: 0 });
  const widths = (await productNamed(mall, 1, 'SPLIT'))?.skus.map(({ params }) => JSON.stringify(params));
  expect(widths).toEqual([expect.stringContaining('"13"'), expect.stringContaining('"17"')]);
});

test('of two codes, or two names for the group, the one that is called so is taken and the other kept as a parameter', async () => {
  const rows = bolts('TWICE', ['M8']).map((row) => [...row, 'ERP-77', '外购件']);
  expect(await take(mall, 1, csv([[...HEADER, '物料编码', '存货类别'], ...rows]))).toMatchObject({
    status: 'done',
    created: 1,
    faulty: 0,
  });
  expect((await productNamed(mall, 1, 'TWICE'))?.params).toEqual(
    expect.arrayContaining([
      { name: { zh: '物料编码', en: '物料编码' }, value: { zh: 'ERP-77', en: 'ERP-77' } },
    ]),
  );
});

test('a column 规格 is the size where none else is, and a parameter beside one', async () => {
  const alone = csv([renamed('型号', '规格'), ...bolts('SIZE-1', ['M8', 'M10'])]);
  expect(await take(mall, 1, alone)).toMatchObject({ status: 'done', created: 1, faulty: 0 });
  const rows = bolts('SIZE-2', ['M8']).map((row) => [...row, '全牙']);
  expect(await take(mall, 1, csv([[...HEADER, '规格'], ...rows]))).toMatchObject({ created: 1, faulty: 0 });
  expect((await productNamed(mall, 1, 'SIZE-2'))?.params).toEqual(
    expect.arrayContaining([{ name: { zh: '规格', en: '规格' }, value: { zh: '全牙', en: '全牙' } }]),
  );
});

test('a brand that the platform does not keep stands with the goods as the store wrote it', async () => {
  const brand = HEADER.indexOf('品牌');
  const header = brand < 0 ? [...HEADER, '品牌'] : HEADER;
  const branded = (text: string): Table =>
    bolts('BRAND', ['M8']).map((row) =>
      brand < 0 ? [...row, text] : row.map((cell, at) => (at === brand ? text : cell)),
    );
  const own = { name: { zh: '品牌', en: 'Brand' }, value: { zh: '永固牌', en: '永固牌' } };
  expect(await take(mall, 1, csv([header, ...branded('永固牌')]))).toMatchObject({ created: 1, faulty: 0 });
  expect(await productNamed(mall, 1, 'BRAND')).toMatchObject({ brand_id: null });
  expect((await productNamed(mall, 1, 'BRAND'))?.params).toContainEqual(own);
  // Once the file says none, none is kept.
  expect(await take(mall, 1, csv([header, ...branded('')]))).toMatchObject({ updated: 1, faulty: 0 });
  expect((await productNamed(mall, 1, 'BRAND'))?.params).not.toContainEqual(own);
});

test('a unit in round brackets is the unit, also of what no table knows', async () => {
  const rows = bolts('ROUND', ['M8']).map((row) => [...row, '12', '红']);
  expect(await take(mall, 1, csv([[...HEADER, '沉头深度(mm)', '盒色(外)'], ...rows]))).toMatchObject({
    created: 1,
    faulty: 0,
  });
  expect((await productNamed(mall, 1, 'ROUND'))?.params).toEqual(
    expect.arrayContaining([
      { name: { zh: '沉头深度', en: '沉头深度' }, value: { zh: '12', en: '12' }, unit: 'mm' },
      { name: { zh: '盒色(外)', en: '盒色(外)' }, value: { zh: '红', en: '红' } },
    ]),
  );
});

test('titles of sections, headings that are repeated, sums and remarks below the headings are passed over', async () => {
  const wide = (first: string): Table[number] => [first, ...HEADER.slice(1).map(() => '')];
  const sum = HEADER.map((name) => (name === '库存' ? '1000' : name === HEADER[0] ? '合计' : ''));
  const table: Table = [
    HEADER,
    wide('一、六角头螺栓'),
    ...bolts('PART-1', ['M8']),
    HEADER,
    ...bolts('PART-2', ['M10']),
    sum,
    wide('备注：以上价格含税'),
  ];
  expect(await take(mall, 1, csv(table))).toMatchObject({ status: 'done', created: 2, faulty: 0 });
});

test('an office file in GBK with a title, blank rows, merged cells and full-width digits is read as it is meant', async () => {
  const rows: Table = [
    ['2026年秋季报价表', '', '', '', '', '', '', '', ''],
    ['', '', '', '', '', '', '', '', ''],
    ['货号 ', '品名', '商品分类', '计量单位', '最小起订量', '规格型号', '单价（元）', '库存数量', '重量(kg)'],
    [
      'MESS-1',
      '外六角螺栓 ',
      '紧固件/螺栓/六角头螺栓',
      '百支',
      '１０',
      'M8×30',
      '￥1,234.50',
      '１，２００',
      '0.025',
    ],
    ['', '', '', '', '', 'M10×40 ', '2.10元', '1 500件', '1.5'],
    ['', ' ', '', '', '', '', '', '', ''],
    ['MESS-2', '外六角螺栓', 'fasteners-bolts-hex', '百支', '10', 'M12', '3.1000', '0', '40'],
  ];
  const done = await take(mall, 1, gbk(csv(rows)));
  expect(done).toMatchObject({ status: 'done', created: 2, skus: 3, faulty: 0 });
  const goods = await productNamed(mall, 1, 'MESS-1');
  expect(goods).toMatchObject({ name: '外六角螺栓', moq: 10, price: 210, stock: 2700 });
  expect(goods?.skus).toMatchObject([
    { designation: 'M8×30', price: 123_450, stock: 1200, weight_g: 25 },
    { designation: 'M10×40', price: 210, stock: 1500, weight_g: 1500 },
  ]);
  expect(await productNamed(mall, 1, 'MESS-2')).toMatchObject({ price: 310, stock: 0 });
});

test('a comma that may be a decimal point is asked about, with its line and the cure', async () => {
  const [row = []] = bolts('COMMA', ['M8'], '1,20');
  const done = await take(mall, 1, csv([['报价'], HEADER, row]));
  expect(done).toMatchObject({ created: 0, faulty: 1 });
  const [, line] = await errorsOf(mall, done.importId);
  expect(line?.join(' ')).toMatch(/单价\(元\).*1,20.*最多两位小数/);
});

test('a parameter in another unit is reckoned into that of the table; two columns that differ are refused', async () => {
  const of = (code: string, names: string[], values: string[]) =>
    take(mall, 1, csv([[...HEADER, ...names], ...bolts(code, ['M8']).map((row) => [...row, ...values])]));
  expect(await of('KG', ['型号参数: 长度 [cm]', '单支重量(t)'], ['3', '0.00004'])).toMatchObject({
    faulty: 0,
  });
  const params = (await productNamed(mall, 1, 'KG'))?.skus[0]?.['params'];
  expect(params).toContainEqual(
    expect.objectContaining({
      name: expect.objectContaining({ zh: '单支重量' }),
      value: { zh: '40', en: '40' },
      unit: 'g',
    }),
  );
  const twice = await of('TWO', ['型号参数: 单支重量 [g]', '型号参数: 单支重量 [mg]'], ['40', '50']);
  expect(twice).toMatchObject({ created: 0, faulty: 1 });
  expect((await errorsOf(mall, twice.importId)).flat().join(' ')).toContain('40');
});

test('the template has one column for a parameter, however many units its goods show', async () => {
  const words = loadTranslators();
  const category = 'fasteners-bolts-hex';
  const params = await listParams(mall.system, { category });
  const units = params.ok
    ? params.value.list.filter((row) => row.name === '单支重量').map((row) => row.unit)
    : [];
  expect(units.toSorted()).toEqual(['g', 'kg']);
  const found = await readTemplate(mall.system, category, 'zh-CN', (locale) => words[locale]);
  const heads = found.ok ? found.value[0]!.map(String).filter((cell) => cell.includes('单支重量')) : [];
  expect(heads).toHaveLength(1);
});

test.each([
  ['表面处理', '镀锌'],
  ['表面处理', 'HDG'],
  ['螺纹公差', '4h6h'],
  ['对边宽度 s [mm]', '13~15'],
  ['单支重量 [g]', '约 8'],
])(
  '%s may say "%s", which no table of the category has: the merchant keeps his own word',
  async (name, word) => {
    const code = `OWN-${name}-${word}`;
    const rows = bolts(code, ['M8', 'M10']).map((row) => [...row, word]);
    expect(await take(mall, 1, csv([[...HEADER, name], ...rows]))).toMatchObject({ created: 1, faulty: 0 });
    const goods = await productNamed(mall, 1, code);
    const kept = JSON.stringify([goods?.['params'], goods?.skus[0]?.['params']]);
    expect(kept).toContain(word);
  },
);

test('what a table has of the product may differ by size: then each size says its own', async () => {
  const rows = bolts('BYSIZE', ['M8', 'M20']).map((row, at) => [...row, at ? '10.9' : '8.8']);
  expect(await take(mall, 1, csv([[...HEADER, '性能等级'], ...rows]))).toMatchObject({
    created: 1,
    faulty: 0,
  });
  const goods = await productNamed(mall, 1, 'BYSIZE');
  expect(goods?.skus.map((row) => JSON.stringify(row['params']))).toEqual([
    expect.stringContaining('8.8'),
    expect.stringContaining('10.9'),
  ]);
});

test.each([
  ['库存（百支）', '百支', '5', 5],
  ['库存（百支）', '支', '5', 500],
  ['库存(支)', '百支', '1250', 12],
  ['可用库存（件）', '件', '7', 7],
])('a stock of %s for goods sold by %s: %s is %i', async (heading, unit, typed, stock) => {
  const code = `COUNT-${heading}-${unit}`;
  const rows = bolts(code, ['M8']);
  rows[0]![HEADER.indexOf('单位')] = unit;
  rows[0]![HEADER.indexOf('库存')] = typed;
  expect(await take(mall, 1, csv([renamed('库存', heading), ...rows]))).toMatchObject({
    created: 1,
    faulty: 0,
  });
  expect(await productNamed(mall, 1, code)).toMatchObject({ stock });
});

test('all columns that a file lacks are named at once', async () => {
  const left = HEADER.map((name, at) => (['单价(元)', '库存'].includes(name) ? `其他${at}` : name));
  expect(await take(mall, 1, csv([left, ...bolts('LACK', ['M8'])]))).toMatchObject({
    status: 'failed',
    failure: { code: 'no_column', params: { column: '单价(元) / Price (CNY), 库存 / Stock' } },
  });
});
