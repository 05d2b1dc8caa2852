// Price lists as offices write them: several sheets with a cover, headings in two rows, a matrix of sizes, prices for a
// hundred or on request, no codes and no categories. All goods of all lists are taken, each size once.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { merchant, merchantCategory, merchantType } from '#lib/db/schema.ts';
import { seedCategories } from '#lib/seed/base/categories.ts';
import { seedParameters } from '#lib/seed/base/parameters.ts';
import { productNamed, take } from '../../support/catalog/run.ts';
import {
  bolts,
  csv,
  fileOf,
  HEADER,
  removeFiles,
  sheetsWorkbook,
  workbook,
  type Table,
} from '../../support/catalog/sheets.ts';
import { openTestMall } from '../../support/mall.ts';
import { storeRow } from '../../support/catalog/small-mall.ts';
import { openGoods } from '#lib/domain/goods/import/list/open-goods.ts';

interface OfficeList {
  name: string;
  sheets: [name: string, rows: Table][];
  /** How many sizes each of its products has, by name or code. */
  sizes: Record<string, number>;
}
const LISTS: OfficeList[] = readFileSync(
  new URL('../../support/catalog/office-lists.jsonl', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as OfficeList);

/** What a list of a few rows says, each of its sizes as "name | size | unit | yuan". */
const SHORT_LISTS: [called: string, rows: Table, sizes: string[]][] = [
  [
    'kinds in two rows of headings, priced by the metre of the title, one of them in large sizes alone',
    [
      ['高压胶管价格表 单位：元/米'],
      ['通径', '', '钢丝编织胶管', '', '钢丝缠绕胶管', '备注'],
      ['DN', '英寸', '1SN', '2SN', '4SP', ''],
      [6, '1/4"', 7.41, 9.31, '—', ''],
      [8, '5/16"', 9.48, 12.17, '—', ''],
      [10, '3/8"', 11.93, 15.93, 26.4, '定做'],
    ],
    [
      '高压胶管 | DN6 钢丝编织胶管 1SN | 米 | 7.41',
      '高压胶管 | DN6 钢丝编织胶管 2SN | 米 | 9.31',
      '高压胶管 | DN8 钢丝编织胶管 1SN | 米 | 9.48',
      '高压胶管 | DN8 钢丝编织胶管 2SN | 米 | 12.17',
      '高压胶管 | DN10 钢丝编织胶管 1SN | 米 | 11.93',
      '高压胶管 | DN10 钢丝编织胶管 2SN | 米 | 15.93',
      '高压胶管 | DN10 钢丝缠绕胶管 4SP | 米 | 26.4',
    ],
  ],
  [
    'unlike lists side by side, each below its own title',
    [
      ['液压快速接头 价目'],
      ['液压快速接头 开闭式', '', '', '', '液压胶管', '', ''],
      ['型号', '螺纹', '元/套', '', '规格', '层数', '单价（元/米）'],
      ['KZD-06', 'G1/8', 14.59, '', 'DN6', '1SN', 7.4],
      ['KZD-08', 'G1/4', 20.8, '', 'DN8', '2SN', 12.2],
      ['KZD-10', 'G3/8', 27.1, '', '', '', ''],
    ],
    [
      '液压快速接头 开闭式 | KZD-06 | 套 | 14.59',
      '液压快速接头 开闭式 | KZD-08 | 套 | 20.8',
      '液压快速接头 开闭式 | KZD-10 | 套 | 27.1',
      '液压胶管 | DN6 | 米 | 7.4',
      '液压胶管 | DN8 | 米 | 12.2',
    ],
  ],
  [
    'qualities side by side with a price each, and a column of how many are in a box',
    [
      ['切割片价格（元/百片，含税）'],
      ['产品名称', '规格', '普通装', '精品装', '整箱片数'],
      ['树脂切割片', '107×1.2×16', 96.2, 120.3, 400],
      ['', '125×1.2×22', 124.4, 155.5, 200],
    ],
    [
      '树脂切割片 | 107×1.2×16 普通装 | 百片 | 96.2',
      '树脂切割片 | 107×1.2×16 精品装 | 百片 | 120.3',
      '树脂切割片 | 125×1.2×22 普通装 | 百片 | 124.4',
      '树脂切割片 | 125×1.2×22 精品装 | 百片 | 155.5',
    ],
  ],
  [
    'a model that stands once above several nominal sizes, in a list whose title has the unit alone',
    [
      ['阀门价目（台）'],
      ['产品名称', '型号', '口径', '单价'],
      ['法兰球阀', 'Q41F-16P', 'DN25', 138],
      ['', '', 'DN50', 268],
      ['截止阀', 'J41W-16P', 'DN25', 165],
      ['', '', 'DN50', 330],
    ],
    [
      '法兰球阀 | Q41F-16P DN25 | 台 | 138',
      '法兰球阀 | Q41F-16P DN50 | 台 | 268',
      '截止阀 | J41W-16P DN25 | 台 | 165',
      '截止阀 | J41W-16P DN50 | 台 | 330',
    ],
  ],
  [
    'names and sizes in one cell, below a heading that puts prices to a hundred',
    [
      ['序号', '品名规格', '单位', '单价（元/百支）', '备注'],
      ['一、螺栓类', '', '', '', ''],
      [1, '外六角螺栓 M8*20 8.8级 镀锌', '支', 14.5, ''],
      [2, '外六角螺栓 M8*25 8.8级 镀锌', '支', 15.8, ''],
      [3, '六角螺母 M10 8级', '只', 9.6, ''],
    ],
    [
      '外六角螺栓 8.8级 镀锌 | M8*20 | 百支 | 14.5',
      '外六角螺栓 8.8级 镀锌 | M8*25 | 百支 | 15.8',
      '六角螺母 8级 | M10 | 百只 | 9.6',
    ],
  ],
  [
    'bearings of several kinds by their designations, with prices for ranges of pieces',
    [
      ['轴承报价 (型号 / 内径 / 外径)'],
      ['型号', '内径d', '外径D', '1-9套', '10-99套', '库存(套)'],
      ['6204-2RS', 20, 47, 5.2, 4.8, '1,500'],
      ['30204', 20, 47, 11.5, 10.6, 300],
    ],
    ['深沟球轴承 | 6204-2RS | 套 | 5.2', '圆锥滚子轴承 | 30204 | 套 | 11.5'],
  ],
  [
    'colours and sizes of shoes below a heading for any size, and a stock that is asked for',
    [
      ['品名', '规格型号', '单位', '批发价(元)', '库存'],
      ['BV铜芯线', '2.5平方 红/蓝', '卷', 168, 60],
      ['劳保鞋 钢包头', '38-40', '双', 58, '面议'],
    ],
    [
      'BV铜芯线 | 2.5平方 红 | 卷 | 168',
      'BV铜芯线 | 2.5平方 蓝 | 卷 | 168',
      '劳保鞋 钢包头 | 38 | 双 | 58',
      '劳保鞋 钢包头 | 39 | 双 | 58',
      '劳保鞋 钢包头 | 40 | 双 | 58',
    ],
  ],
  [
    'prices for packs in headings that name no money',
    [
      ['产品', '规格', '数量/箱', '单价/箱'],
      ['自喷漆', '黑色 450ml', 24, 168],
    ],
    ['自喷漆 | 黑色 450ml | 箱 | 168'],
  ],
  [
    'numbers of packs as headings of tiers',
    [
      ['产品名称', '型号', '1箱', '10箱'],
      ['密封胶', '300ml 黑', 120, 115],
    ],
    ['密封胶 | 300ml 黑 | 箱 | 120'],
  ],
  [
    'quantities in columns in front of their prices',
    [
      ['品名', '规格', '起订量', '价格', '起订量', '价格'],
      ['丁腈手套', 'L', 10, 5, 100, 4.5],
    ],
    ['丁腈手套 | L | 件 | 5'],
  ],
  [
    'several sizes in one cell with as many prices, or all at one price',
    [
      ['序号', '产品', '材质', '规格', '价格(元)', '单位'],
      [1, '内丝弯头 304', '304', 'DN15 / DN20', '4.2 / 6.1', '个'],
      [2, '对丝 304', '304', '1/2", 3/4"', '2.6, 3.9', '个'],
      [3, '活接头 316', '316', 'DN25、DN32', '28', '个'],
      [4, '法兰 304', '304', 'PN16/DN50', '1,200', '片'],
    ],
    [
      '内丝弯头 304 | DN15 | 个 | 4.2',
      '内丝弯头 304 | DN20 | 个 | 6.1',
      '对丝 304 | 1/2" | 个 | 2.6',
      '对丝 304 | 3/4" | 个 | 3.9',
      '活接头 316 | DN25 | 个 | 28',
      '活接头 316 | DN32 | 个 | 28',
      '法兰 304 | PN16/DN50 | 片 | 1200',
    ],
  ],
  [
    'letters of a drawing below what they are measured in, and a title between two rows of headings and the first goods',
    [
      ['Item', 'Description', 'Dimensions (mm)', '', '', 'RMB / 100 pcs'],
      ['', '', 'd', 'L', 's', ''],
      ['DIN 933 / ISO 4017 HEX HEAD SCREWS, FULL THREAD', '', '', '', '', ''],
      [1, 'Hex head screw M6 x 20', 6, 20, 10, 8.5],
      [2, 'Hex head screw M8 x 30', 8, 30, 13, 15],
    ],
    ['Hex head screw | M6 x 20 | 百件 | 8.5', 'Hex head screw | M8 x 30 | 百件 | 15'],
  ],
  [
    'a matrix with fewer columns below one with more',
    [
      ['HG/T 20592 对焊法兰 单价：元/片', '', '', ''],
      ['公称通径', 'PN10', 'PN16', 'PN25'],
      ['DN25', 22, 23, 26],
      ['', '', '', ''],
      ['GB/T 9123 法兰盖 单价：元/片', '', '', ''],
      ['公称通径', 'PN10', 'PN16', ''],
      ['DN50', 88, 92, ''],
    ],
    [
      'HG/T 20592 对焊法兰 | DN25 PN10 | 片 | 22',
      'HG/T 20592 对焊法兰 | DN25 PN16 | 片 | 23',
      'HG/T 20592 对焊法兰 | DN25 PN25 | 片 | 26',
      'GB/T 9123 法兰盖 | DN50 PN10 | 片 | 88',
      'GB/T 9123 法兰盖 | DN50 PN16 | 片 | 92',
    ],
  ],
  [
    'a running number below a heading that could be a name, in English',
    [
      ['Item', 'Description', 'Size', 'Unit', 'Price(RMB)'],
      [1, 'Hex bolt', 'M8x30', 'pc', 0.25],
      [2, 'Hex nut', 'M8', 'pc', 0.08],
    ],
    ['Hex bolt | M8x30 | pc | 0.25', 'Hex nut | M8 | pc | 0.08'],
  ],
  [
    'prices per a hundred in English, below a title that says price list',
    [
      ['PRICE LIST 2026 - HEX BOLTS DIN 933', '', ''],
      ['Size', 'Pcs/box', 'Price per 100 pcs (RMB)'],
      ['M6x16', 200, 8.5],
    ],
    ['HEX BOLTS DIN 933 | M6x16 | 百件 | 8.5'],
  ],
  [
    'names in rows of their own above sizes without one',
    [
      ['品名', '规格', '单价'],
      ['不锈钢球阀', '', ''],
      ['', 'DN15', 25],
      ['不锈钢闸阀', '', ''],
      ['', 'DN15', 35],
      ['合计', '', 60],
    ],
    ['不锈钢球阀 | DN15 | 件 | 25', '不锈钢闸阀 | DN15 | 件 | 35'],
  ],
  [
    'a series as the name where no column has one',
    [
      ['产品系列', '型号', '含税价'],
      ['三相异步电动机', 'YE3-80M1-4', 420],
    ],
    ['三相异步电动机 | YE3-80M1-4 | 件 | 420'],
  ],
  [
    'tables side by side whose heading says what they are of',
    [
      ['轴承型号', '价格', '轴承型号', '价格'],
      ['6200', 3.5, '6300', 4.5],
    ],
    ['深沟球轴承 | 6200 | 件 | 3.5', '深沟球轴承 | 6300 | 件 | 4.5'],
  ],
  [
    'pressures above a matrix of nominal sizes',
    [
      ['平焊法兰价格表 单位：元/片', '', '', ''],
      ['DN', 'PN10', 'PN16', 'PN25'],
      [15, 12, 15, 18],
    ],
    ['平焊法兰 | DN15 PN10 | 片 | 12', '平焊法兰 | DN15 PN16 | 片 | 15', '平焊法兰 | DN15 PN25 | 片 | 18'],
  ],
  [
    'colors above prices',
    [
      ['BV电线', '单位：元/卷', '', ''],
      ['规格', '红', '蓝', '黑'],
      ['1.5', 110, 110, 108],
    ],
    ['BV电线 | 红 1.5 | 卷 | 110', 'BV电线 | 蓝 1.5 | 卷 | 110', 'BV电线 | 黑 1.5 | 卷 | 108'],
  ],
  [
    'prices of several months, of which the last is that of today',
    [
      ['产品', '型号', '9月单价', '10月单价'],
      ['BV铜线', 'BV2.5', 180, 190],
    ],
    ['BV铜线 | BV2.5 | 件 | 190'],
  ],
  [
    'tenths of a list price in headings, and prices with words around them',
    [
      ['名称', '型号', '面价', '3折'],
      ['小型断路器', 'DZ47', 100, '单价：30元/个'],
    ],
    ['小型断路器 | DZ47 | 个 | 30'],
  ],
  [
    'two strengths side by side below a unit',
    [
      ['镀锌六角螺栓报价（单位：元/百套）', '', ''],
      ['规格', '4.8级', '8.8级'],
      ['M8×30', 25, 38],
    ],
    ['镀锌六角螺栓 | M8×30 4.8级 | 百套 | 25', '镀锌六角螺栓 | M8×30 8.8级 | 百套 | 38'],
  ],
  [
    'sizes in a row and their prices below',
    [
      ['六角螺母', '', '', ''],
      ['规格', 'M6', 'M8', 'M10'],
      ['单价(元/百支)', 8, 15, 28],
    ],
    ['六角螺母 | M6 | 百支 | 8', '六角螺母 | M8 | 百支 | 15', '六角螺母 | M10 | 百支 | 28'],
  ],
];

const mall = await openTestMall();
beforeAll(async () => {
  const { db } = mall.services.database;
  const lay = { db, now: mall.clock.now(), keep: (path: string) => Promise.resolve(`/files/${path}`) };
  await seedCategories(lay);
  await seedParameters(lay);
  await db.insert(merchantType).values({ merchantTypeId: 1, key: 'works', name: '工厂', nameEn: 'Works' });
  await db.insert(merchantCategory).values({ merchantCategoryId: 1, name: '紧固件', nameEn: 'Fasteners' });
  await db
    .insert(merchant)
    .values(
      Array.from({ length: LISTS.length + 7 + SHORT_LISTS.length }, (_, at) =>
        storeRow(at + 1, mall.clock.now()),
      ),
    );
});
afterAll(() => mall.close());
afterAll(removeFiles);

interface Taken {
  name: string;
  code: string;
  category: string;
  unit: string;
  asked: boolean;
  sizes: { designation: string; price: number; stock: number; params: Record<string, string> }[];
}
async function takenBy(merId: number): Promise<Taken[]> {
  const goods = await mall.read(
    'product',
    { merId },
    ['productId', 'name', 'categoryId', 'unitName', 'priceOnRequest'],
    {
      by: 'productId',
    },
  );
  const productId = goods.map((one) => one.productId);
  const codes = new Map(
    (await mall.read('catalogEntry', { productId })).map((row) => [row.productId, row.code]),
  );
  const keys = new Map((await mall.read('category')).map((row) => [row.categoryId, row.key]));
  const sizes = Map.groupBy(
    await mall.read(
      'sku',
      { productId, shown: true },
      ['productId', 'designation', 'price', 'stock', 'params'],
      {
        by: 'sort',
      },
    ),
    (size) => size.productId,
  );
  return goods.map((one) => ({
    name: one.name,
    code: codes.get(one.productId)!,
    category: keys.get(one.categoryId)!,
    unit: one.unitName,
    asked: one.priceOnRequest,
    sizes: (sizes.get(one.productId) ?? []).map(({ designation, price, stock, params }) => ({
      designation,
      price,
      stock,
      params: Object.fromEntries(params.map(({ name, value }) => [name.zh, value.zh])),
    })),
  }));
}
const list = (name: string): OfficeList => LISTS.find((one) => one.name === name)!;
const storeOf = (name: string): number => LISTS.findIndex((one) => one.name === name) + 1;
const bytesOf = ({ sheets }: OfficeList): Promise<Buffer> | string =>
  sheets.length === 1 && sheets[0]![0] === '' ? csv(sheets[0]![1]) : sheetsWorkbook(sheets);

test.each(LISTS.map(({ name }) => name))(
  'all goods of the list "%s" are taken, with all their sizes',
  async (name) => {
    const done = await take(mall, storeOf(name), await bytesOf(list(name)));
    expect(done).toMatchObject({ status: 'done', faulty: 0 });
    const counts: Record<string, number> = {};
    for (const { name: own, code, sizes } of await takenBy(storeOf(name)))
      for (const key of new Set([own, code])) counts[key] = (counts[key] ?? 0) + sizes.length;
    expect(counts).toMatchObject(list(name).sizes);
  },
);

const product = async (name: string, called: string): Promise<Taken | undefined> =>
  (await takenBy(storeOf(name))).find((one) => one.name === called || one.code === called);

test('a matrix of threads and lengths is a size for each of its prices, under the title of its sheet', async () => {
  const found = await product('fasteners', 'GB/T 70.1 内六角圆柱头螺钉 12.9级 发黑');
  expect(found).toMatchObject({ category: 'fasteners-screws-socket', unit: '百件' });
  const size = found?.sizes.find(({ designation }) => designation === 'M8×30');
  expect(size).toMatchObject({ price: 2400, params: { '长度 L': '30' } });
});

test('prices on request are goods of their own beside those with a price', async () => {
  const names = (await takenBy(storeOf('flanges'))).filter(({ name }) => name === '平焊法兰');
  expect(names.map(({ asked, sizes }) => [asked, sizes.length])).toEqual([
    [false, 4],
    [true, 1],
  ]);
});

test('of several prices the one to sell at is taken, with the unit that it is for', async () => {
  const wire = await product('cables', '铜芯聚氯乙烯绝缘电线');
  expect(wire).toMatchObject({ unit: '百米', category: 'cable-wire-single' });
  expect(wire?.sizes[0]).toMatchObject({ designation: 'BV 1.5', price: 12_600, stock: 35 });
  const breaker = await product('lowvoltage', '小型断路器');
  expect(breaker?.sizes[0]).toMatchObject({ designation: 'DZ47-63 1P C16', price: 777 });
});

test('what a list calls its dimensions is what the table of the category calls them', async () => {
  const bearing = await product('bearings-erp', '01.01.0001');
  const size = bearing?.sizes.find(({ designation }) => designation === '6205-ZZ');
  expect(size?.params).toMatchObject({ '内径 d': '25', '外径 D': '52', '宽度 B': '15', 货号: '01.01.0002' });
});

test('prices below a fen are of a hundred, and so is the stock', async () => {
  const rows = [
    ['品名', '规格', '单位', '单价(元)', '库存'],
    ['六角螺母 镀锌', 'M3', '个', '0.0123', '5000'],
    ['', 'M4', '个', '0.018', '12000'],
  ];
  const store = LISTS.length + 1;
  expect(await take(mall, store, csv(rows))).toMatchObject({ status: 'done', created: 1, faulty: 0 });
  const [nut] = await takenBy(store);
  expect(nut).toMatchObject({ unit: '百个', category: 'fasteners-nuts-hex' });
  expect(nut?.sizes).toMatchObject([
    { designation: 'M3', price: 123, stock: 50 },
    { designation: 'M4', price: 180, stock: 120 },
  ]);
});

test('a list without stock leaves the stock as it is', async () => {
  const store = LISTS.length + 2;
  const rows = (stock: string, price: string): Table => [
    ['品名', '规格', '单价(元)', ...(stock ? ['库存'] : [])],
    ['平垫圈', 'M8', price, ...(stock ? [stock] : [])],
  ];
  await take(mall, store, csv(rows('700', '1.20')));
  await take(mall, store, csv(rows('', '1.30')));
  expect((await takenBy(store))[0]?.sizes).toMatchObject([{ price: 130, stock: 700 }]);
});

test('titles of sections stand in the column of names, the first one right below the headings', async () => {
  const store = LISTS.length + 6;
  const rows: Table = [
    ['五金机电 秋季价格表', '', '', '', ''],
    ['序号', '名称', '规格', '单位', '含税单价（元）'],
    ['', '电缆系列', '', '', ''],
    ['1', '铜芯电力电缆', 'YJV 3×2.5', '米', '8.10'],
    ['', '电线系列', '', '', ''],
    ['2', 'BV单芯硬线', 'BV 2.5', '卷', '180'],
    ['3', '热镀锌焊接钢管', 'DN50×3.5', '米', '31'],
  ];
  expect(await take(mall, store, csv(rows))).toMatchObject({ status: 'done', created: 3, faulty: 0 });
  const taken = (await takenBy(store)).map(({ name, category }) => [name, category]);
  expect(taken).toEqual([
    ['铜芯电力电缆', 'cable-power-lv'],
    ['BV单芯硬线', 'cable-wire-single'],
    ['热镀锌焊接钢管', 'pipes-steel-welded'],
  ]);
});

test('a category that is no last one takes what has no narrower one, and a name finds the narrower one', async () => {
  const store = LISTS.length + 3;
  const row = (code: string, name: string): Table[number] => [
    code,
    name,
    '紧固件 > 螺栓',
    '件',
    1,
    'M8',
    '1.20',
    5,
  ];
  const done = await take(
    mall,
    store,
    csv([HEADER, row('A', 'U型螺栓'), row('B', '某某'), row('C', 'T型槽螺栓')]),
  );
  expect(done).toMatchObject({ created: 3, faulty: 0 });
  const found = await takenBy(store);
  expect(found.map(({ category }) => category)).toEqual([
    'fasteners-bolts-u',
    'fasteners-bolts',
    'fasteners-bolts-slot',
  ]);
});

test('a category that nobody knows is a fault where the name says nothing either', async () => {
  const store = LISTS.length + 3;
  const row = (code: string, name: string): Table[number] => [
    code,
    name,
    '没有的类',
    '件',
    1,
    'M8',
    '1.20',
    5,
  ];
  const done = await take(mall, store, csv([HEADER, row('D', '某某'), row('E', '弹簧垫圈')]));
  expect(done).toMatchObject({ created: 1, faulty: 1 });
  expect(await productNamed(mall, store, 'E')).toBeDefined();
});

test('a price on request in a template concerns its own size: rows below a product have its unit, name and category', async () => {
  const store = LISTS.length + 3;
  const asked = bolts('T-2', ['M6×10', 'M6×12']).map((row, at) => (at === 1 ? row.with(6, '面议') : row));
  const done = await take(mall, store, csv([HEADER, ...bolts('T-1', ['M6×10', 'M6×12']), ...asked]));
  expect(done).toMatchObject({ created: 3, faulty: 0, skus: 4 });
  expect(await productNamed(mall, store, 'T-1')).toMatchObject({ unit_name: '百支', sku_count: 2 });
});

test('every sheet is read, a hidden one is not, and the look says which', async () => {
  const rows = (name: string): Table => [
    ['品名', '规格', '单价(元)'],
    [name, 'M8', '1.20'],
  ];
  const bytes = await sheetsWorkbook([
    ['封面', [['价格表']]],
    ['一月', rows('平垫圈')],
    ['底价', rows('六角螺母'), 'hidden'],
    ['成本', rows('六角螺栓'), 'veryHidden'],
    ['二月', rows('弹簧垫圈')],
  ]);
  const sheet = await openGoods(fileOf(bytes), new Map());
  expect([...(sheet.list?.sheets ?? [])]).toEqual([
    ['一月', 1],
    ['二月', 1],
  ]);
});

test('a size that a workbook has made a day of is a fault', async () => {
  const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const text = (value: string): string => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
  const bytes = await workbook({
    'xl/workbook.xml': `<workbook xmlns="${MAIN}"><sheets><sheet name="a" sheetId="1"/></sheets></workbook>`,
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><numFmts><numFmt numFmtId="176" formatCode="m&quot;月&quot;d&quot;日&quot;"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="176"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}"><sheetData>
      <row>${['品名', '规格', '单价(元)'].map(text).join('')}</row>
      <row>${text('平垫圈')}<c s="1"><v>46148</v></c><c><v>1.2</v></c></row>
    </sheetData></worksheet>`,
  });
  const done = await take(mall, LISTS.length + 4, bytes);
  expect(done).toMatchObject({ created: 0, faulty: 1 });
  const faults = await mall.list('catalogFault', { importId: done.importId }, 'faults');
  expect(JSON.stringify(faults)).toContain('date_made');
});

test('rows of a block have what its first row says, words for stocks count nothing, and no price is one to ask for', async () => {
  const store = LISTS.length + 7;
  const rows: Table = [
    ['订货号', '品名', '标准', '规格', '性能等级', '表面处理', '单价(元)', '单位', '库存', '起订'],
    ['AB101', '六角头螺栓', 'DIN 933', 'M8×30', '8.8', '镀白锌', '0.35', '件', '120', '整盘'],
    ['AB102', '', '', 'M8×40', '', '', '0.41', '件', '缺', '50'],
    ['AB103', '', '', 'M8×50', '10.9', '发黑', '0.52', '件', '期货7天', ''],
    ['AB104', '', '', 'M8×60', '', '', '', '件', '80', ''],
    ['AB105', '六角螺母', 'DIN 934', 'M8', '8', '镀白锌', '0.12', '件', '>1000', ''],
  ];
  const done = await take(mall, store, csv(rows));
  expect(done).toMatchObject({ faulty: 0, skus: 5 });
  const taken = await takenBy(store);
  expect(taken.map(({ name, code, asked }) => [name, code, asked])).toEqual([
    ['六角头螺栓', 'AB101', false],
    ['六角头螺栓', 'AB104', true],
    ['六角螺母', 'AB105', false],
  ]);
  const gradesOf = async (code: string): Promise<unknown[]> => {
    const goods = await productNamed(mall, store, code);
    return (goods?.skus ?? []).map((one) => {
      const said = [goods?.['params'], one['params']].flat() as {
        name: { zh: string };
        value: { zh: string };
      }[];
      return said.find(({ name }) => name.zh === '性能等级')?.value.zh;
    });
  };
  expect(await Promise.all(['AB101', 'AB104', 'AB105'].map(gradesOf))).toEqual([
    ['8.8', '8.8', '10.9'],
    ['10.9'],
    ['8'],
  ]);
  expect(taken.map(({ sizes }) => sizes.map(({ stock }) => stock))).toEqual([[120, 0, 0], [80], [1000]]);
});

test('a list with a code in each row changes what it has made before, also by a list of code, size and price', async () => {
  const store = LISTS.length + 7;
  const head = ['存货编码', '存货名称', '规格', '单位', '单价(元)', '库存'];
  const row = (at: number, price: string): Table[number] => [
    `Z${at}`,
    '盖形螺母',
    `M${at}`,
    '个',
    price,
    '5',
  ];
  await take(mall, store, csv([head, row(4, '0.50'), row(5, '0.60'), row(6, '0.70')]));
  expect(await take(mall, store, csv([head, row(5, '0.60'), row(6, '0.75')]))).toMatchObject({
    created: 0,
    updated: 1,
    faulty: 0,
  });
  const prices = csv([
    ['货号', '规格', '单价(元)'],
    ['Z5', 'M5', '0.66'],
    ['Z6', 'M6', '0.77'],
  ]);
  expect(await take(mall, store, prices)).toMatchObject({ created: 0, updated: 1, faulty: 0 });
  const found = (await takenBy(store)).find(({ name }) => name === '盖形螺母');
  expect(found?.sizes.map(({ designation, price }) => [designation, price])).toEqual([
    ['M4', 50],
    ['M5', 66],
    ['M6', 77],
  ]);
});

test.each(SHORT_LISTS)('%s are read', async (called, rows, sizes) => {
  const store = LISTS.length + 8 + SHORT_LISTS.findIndex(([one]) => one === called);
  expect(await take(mall, store, csv(rows))).toMatchObject({ status: 'done', faulty: 0 });
  const taken = await takenBy(store);
  const told = taken.flatMap(({ name, unit, sizes: own }) =>
    own.map(({ designation, price }) => `${name} | ${designation} | ${unit} | ${price / 100}`),
  );
  expect(told).toEqual(sizes);
});
