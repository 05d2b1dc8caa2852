// How offices lay out their lists: units in a third row of headings, what they paid hidden or not, lower prices for more in
// columns of their own, kinds across, two lists side by side, commas as decimal signs, both languages in one heading.
// Read as the import reads them, without a database; tests/domain/catalog/office-lists.test.ts takes such lists whole.
import { afterAll, expect, test } from 'vitest';
import { openGoods } from '#lib/domain/goods/import/list/open-goods.ts';
import { readHeader, targetsOf } from '#lib/domain/goods/import/row/read-header.ts';
import {
  csv,
  fileOf,
  HEADER,
  removeFiles,
  sheetsWorkbook,
  sheetWorkbook,
  type Table,
} from '../../support/catalog/sheets.ts';

afterAll(removeFiles);

type Read = Record<string, string>;
/** The rows of a file under the headings of a template; a product's own cells stand in its first row. */
async function rowsOf(bytes: Uint8Array | string): Promise<Read[]> {
  const sheet = await openGoods(fileOf(bytes), new Map());
  let headings: string[] | undefined;
  const rows: Read[] = [];
  for await (const { cells } of sheet.rows()) {
    if (headings)
      rows.push(Object.fromEntries(headings.flatMap((name, at) => (cells[at] ? [[name, cells[at]]] : []))));
    headings ??= cells;
  }
  return rows;
}
const book = (rows: Table, name = 'Sheet1'): Promise<Buffer> => sheetsWorkbook([[name, rows]]);

test('a third row of headings that says what is counted in is read: a price of a thousand is none of a piece', async () => {
  const rows = await rowsOf(
    await book([
      ['标准件价格表', '', '', '', '', ''],
      ['产品名称', '规格', '技术参数', '价格', '', '库存'],
      ['', '', '材质', '含税', '未税', ''],
      ['', '', '', '(元/千件)', '(元/千件)', '(千件)'],
      ['六角螺母', 'M6', '8级', '21', '18.58', '120'],
      ['', 'M8', '8级', '43', '38.05', '90'],
    ]),
  );
  expect(rows).toMatchObject([
    { 商品名称: '六角螺母', 型号: 'M6', 单位: '千件', '单价(元)': '21', 库存: '120' },
    { 型号: 'M8', '单价(元)': '43', 库存: '90' },
  ]);
});

test('what a store paid, and whom, is no parameter, in a list nor in a template', async () => {
  const rows: Table = [
    ['品名', '规格', '进价', '供应商', '批发价'],
    ['丁腈手套', 'M', '2.10', '某某厂', '3.20'],
  ];
  const [glove] = await rowsOf(csv(rows));
  expect(glove).toMatchObject({ '单价(元)': '3.20' });
  expect(Object.keys(glove!)).not.toContain('进价');
  expect(Object.keys(glove!)).not.toContain('供应商');
  const row = { line: 1, cells: [...HEADER, '成本价', '参数: 供应商'].map(String), formulas: [] };
  // Who writes 参数 in front of it means it.
  expect(readHeader(row, new Map()).params.map(({ name }) => name.zh)).toEqual(['供应商']);
  expect(targetsOf(row, new Map()).find(({ heading }) => heading === '成本价')?.target).toBe('nothing');
});

test('a column that the workbook hides is not read', async () => {
  const text = (value: string): string => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
  const line = (...cells: string[]): string => `<row>${cells.map(text).join('')}</row>`;
  const [glove] = await rowsOf(
    await sheetWorkbook(
      `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><cols><col min="3" max="3" hidden="1"/></cols><sheetData>${line('品名', '规格', '给老张的价', '单价(元)')}${line('丁腈手套', 'M', '1.80', '3.20')}</sheetData></worksheet>`,
    ),
  );
  expect(glove).toMatchObject({ 型号: 'M', '单价(元)': '3.20' });
  expect(Object.values(glove!)).not.toContain('1.80');
});

test.each([
  ['含税单价(1-99)', '含税单价(100-999)', '含税单价(≥1000)'],
  ['单价1-99件', '单价100件以上', '单价1,000件起'],
  ['1-99', '100-999', '1000+'],
  ['单价 1-99千支', '单价 100-999千支', '单价 1000千支以上'],
])('lower prices for more stand in columns of their own: %s, %s, %s', async (...prices) => {
  const rows = await rowsOf(
    csv([
      ['存货编码', '存货名称', '规格型号', '主计量单位', ...prices, '现存量'],
      ['02.01', '骨架油封', 'TC 25×40×7', '只', '1.50', '1.35', '1.20', '3400'],
      ['02.02', '骨架油封', 'TC 30×47×7', '只', '1.80', '', '1.45', '2100'],
    ]),
  );
  expect(rows).toMatchObject([
    { '单价(元)': '1.50', 阶梯价: '100=1.35 | 1000=1.20' },
    { '单价(元)': '1.80', 阶梯价: '1000=1.45' },
  ]);
  expect(rows[0]).not.toHaveProperty('起订量');
});

test('a day in the heading of a price is no quantity', async () => {
  const rows = await rowsOf(
    csv([
      ['品名', '规格', '单价(2026-11-01)', '市场价(2026-10-01)'],
      ['平垫圈', 'M8', '1.20', '1.50'],
    ]),
  );
  expect(rows).toMatchObject([{ '单价(元)': '1.20', '市场价(元)': '1.50' }]);
  expect(rows[0]).not.toHaveProperty('阶梯价');
  expect(rows[0]).not.toHaveProperty('起订量');
});

test('each part of a matrix is of what stands above it', async () => {
  const rows = await rowsOf(
    await book([
      ['阀门价格单（元/台）'],
      ['名称', 'PN16', '', '', 'PN40', '', ''],
      ['', 'DN15', 'DN20', 'DN25', 'DN15', 'DN20', 'DN25'],
      ['不锈钢球阀', 85, 98, 120, 92, 110, '询价'],
    ]),
  );
  expect(rows.map((row) => [row['型号'], row['单价(元)'], row['公称压力']])).toEqual([
    ['DN15 PN16', '85', 'PN16'],
    ['DN20 PN16', '98', 'PN16'],
    ['DN25 PN16', '120', 'PN16'],
    ['DN15 PN40', '92', 'PN40'],
    ['DN20 PN40', '110', 'PN40'],
    ['DN25 PN40', '9999999', 'PN40'],
  ]);
});

test('of two prices that stand above the parts of a matrix the one to sell at is taken', async () => {
  const rows = await rowsOf(
    await book([
      ['名称', '含税价', '', '', '未税价', '', ''],
      ['', 'DN15', 'DN20', 'DN25', 'DN15', 'DN20', 'DN25'],
      ['不锈钢球阀', 113, 226, 339, 100, 200, 300],
    ]),
  );
  expect(rows.map((row) => [row['型号'], row['单价(元)']])).toEqual([
    ['DN15', '113'],
    ['DN20', '226'],
    ['DN25', '339'],
  ]);
});

test('lengths down and threads across are sizes with the thread first', async () => {
  const rows = await rowsOf(
    await book([
      ['GB/T 5782 外六角螺栓 单价：元/百件'],
      ['长度\\直径', 'M6', 'M8', 'M10'],
      [20, 9.5, 16, ''],
      [25, 10.8, 18, 31],
    ]),
  );
  expect(rows.map((row) => row['型号'])).toEqual(['M6×20', 'M8×20', 'M6×25', 'M8×25', 'M10×25']);
  expect(rows[0]).toMatchObject({ 单位: '百件', 长度: '20', 直径: 'M6' });
  expect(rows[0]).not.toHaveProperty('长度\\直径');
});

test('kinds across are a matrix where the title calls the numbers prices, and columns of numbers are none', async () => {
  const belts = await rowsOf(
    await book([
      ['普通V带价格表 单位：元/条'],
      ['内周长Li(mm)', 'Z型', 'A型', 'B型'],
      ['560', 3.2, 3.9, ''],
      ['710', 3.9, '面议', 6.5],
    ]),
  );
  expect(belts.map((row) => [row['型号'], row['单价(元)']])).toEqual([
    ['Z型 560', '3.2'],
    ['A型 560', '3.9'],
    ['Z型 710', '3.9'],
    ['B型 710', '6.5'],
    ['A型 710', '9999999'],
  ]);
  const motors = openGoods(
    fileOf(
      await book([['电机参数 单位：元/台'], ['型号', '功率', '电流', '转速'], ['YE3-80M', 0.75, 1.8, 2880]]),
    ),
    new Map(),
  );
  expect((await motors).list).toBeUndefined();
});

test('lists side by side stand one below the other, each name with its own sizes', async () => {
  const rows = await rowsOf(
    await book([
      ['液压接头价格表（元/个）'],
      ['名称', '型号', '单价', '', '名称', '型号', '单价'],
      ['公接头', '1J-06', 4.6, '', '卡套螺母', 'NL-12', 1.6],
      ['', '1J-08', 6.2, '', '', 'NL-16', 2.4],
      ['三通', 'AJ-06', 14.2, '', '', '', ''],
      ['以上不锈钢另议'],
    ]),
  );
  expect(rows.map((row) => [row['商品编码'], row['型号'], row['单价(元)'], row['单位']])).toEqual([
    ['公接头', '1J-06', '4.6', '个'],
    ['公接头', '1J-08', '6.2', undefined],
    ['三通', 'AJ-06', '14.2', '个'],
    ['卡套螺母', 'NL-12', '1.6', '个'],
    ['卡套螺母', 'NL-16', '2.4', undefined],
  ]);
});

test('an office that parts its columns by semicolons and its decimals by commas is understood', async () => {
  const rows = await rowsOf(
    [
      'Item No.;Description;Size;Unit;Price CNY;Stock qty',
      'HV-1;Ball valve 2-piece, full bore;DN15;pcs;18,40;25',
      'HV-2;Gate valve;DN50;pcs;1.245,50;1.200',
    ].join('\r\n'),
  );
  expect(rows).toMatchObject([
    { 商品名称: 'Ball valve 2-piece, full bore', '单价(元)': '18.40', 库存: '25' },
    { '单价(元)': '1245.50', 库存: '1200' },
  ]);
});

test('semicolons alone say nothing of the decimal sign', async () => {
  const rows = await rowsOf('品名;规格;单价(元);库存\r\n平垫圈;M8;1.25;1,200\r\n平垫圈;M10;1,234.50;3');
  expect(rows).toMatchObject([
    { '单价(元)': '1.25', 库存: '1200' },
    { '单价(元)': '1234.50', 库存: '3' },
  ]);
});

test('headings in both languages, and in traditional characters, are what they are', async () => {
  const [pipe] = await rowsOf(
    csv([
      ['品名 Description', '材质 Material', '规格 Size', '单位 Unit', '单价 Unit Price (RMB)', '金额 Amount'],
      ['无缝钢管', '20#', 'Φ57×3.5', '米', '26.8', '268'],
    ]),
  );
  expect(pipe).toMatchObject({ 商品名称: '无缝钢管', 型号: 'Φ57×3.5', 单位: '米', '单价(元)': '26.8' });
  expect(Object.values(pipe!)).toContain('20#');
  expect(Object.values(pipe!)).not.toContain('268');
  const [screw] = await rowsOf(
    csv([
      ['產品編號', '品名', '規格', '單位', '單價(RMB)', '庫存數量'],
      ['HC-2101', '內六角螺絲', 'M4×12', '百支', '12.8', '50'],
      ['HC-2102', '內六角螺絲', 'M5×16', '百支', '面議', '60'],
    ]),
  );
  expect(screw).toMatchObject({
    商品编码: 'HC-2101',
    型号: 'M4×12',
    单位: '百支',
    '单价(元)': '12.8',
    库存: '50',
  });
});

test('a range of lengths is a size for each length of the series that the sheet prints', async () => {
  const rows = await rowsOf(
    await book([
      ['十字槽盘头螺钉 304'],
      ['规格', '单价（元/百支）', '每盒'],
      ['M3×6-12', 4.2, 500],
      ['M3×16~25', 5.1, 500],
      ['M4×7-12', 6.3, 500],
      ['M5×20', 9.4, 200],
      ['可供长度（mm）：6、8、10、12、16、20、25，其余订做'],
    ]),
  );
  expect(rows.map((row) => [row['型号'], row['单价(元)']])).toEqual([
    ['M3×6', '4.2'],
    ['M3×8', '4.2'],
    ['M3×10', '4.2'],
    ['M3×12', '4.2'],
    ['M3×16', '5.1'],
    ['M3×20', '5.1'],
    ['M3×25', '5.1'],
    // No length of the series: what it stands for is not guessed at.
    ['M4×7-12', '6.3'],
    ['M5×20', '9.4'],
  ]);
});

test('a range in a column of lengths is a size for each, and without a series one size', async () => {
  const table: Table = [
    ['名称', '规格', '长度', '单价(元)'],
    ['双头螺柱', 'M10', '40-60', 1.8],
  ];
  const rows = await rowsOf(await book([...table, ['长度系列：30 40 50 60 80']]));
  expect(rows.map((row) => [row['型号'], row['长度']])).toEqual([
    ['M10×40', '40'],
    ['M10×50', '50'],
    ['M10×60', '60'],
  ]);
  expect(await rowsOf(await book([...table, ['单价：含税，满1000发货']]))).toHaveLength(1);
});

test('a column left of lists side by side is of each of them, and so is the kind above one', async () => {
  const rows = await rowsOf(
    await book([
      ['单相电容运转电动机价格表'],
      ['适用 220V   元/台'],
      ['功率W', '2极', '', '4极', ''],
      ['', '机座号', '单价', '机座号', '单价'],
      [90, '5612', 210, '5624', 228],
      [120, '5622', 232, '—', '—'],
      [180, '6312', '面议', '6314', 270],
    ]),
  );
  expect(
    rows.map((row) => [row['功率W'], row['极数'], row['型号'], row['单价(元)'], row['面议'] ?? '']),
  ).toEqual([
    ['90', '2极', '5612', '210', ''],
    ['120', '2极', '5622', '232', ''],
    ['90', '4极', '5624', '228', ''],
    ['180', '4极', '6314', '270', ''],
    ['180', '2极', '6312', '9999999', '是'],
  ]);
  expect(rows[0]).toMatchObject({ 单位: '台', 商品名称: '单相电容运转电动机' });
});

test('goods that stand above lists side by side are their names, though the lists are not equally wide or long', async () => {
  const rows = await rowsOf(
    await book([
      ['尼龙与塑料件（元/百个）'],
      ['尼龙扎带', '', '', '', '膨胀螺栓', '', '', '塑料膨胀管'],
      ['规格', '单价', '每包', '', '规格', '单价', '', '规格', '单价'],
      ['3×100', 1.2, 1000, '', 'M6×60', 31, '', 'φ6', 2.1],
      ['4×200', 3.4, 500, '', 'M8×80', 55],
    ]),
  );
  expect(rows.map((row) => [row['商品编码'], row['型号'], row['单价(元)'], row['每包']])).toEqual([
    ['尼龙扎带', '3×100', '1.2', '1000'],
    ['尼龙扎带', '4×200', '3.4', '500'],
    ['膨胀螺栓', 'M6×60', '31', undefined],
    ['膨胀螺栓', 'M8×80', '55', undefined],
    ['塑料膨胀管', 'φ6', '2.1', undefined],
  ]);
});

test('two prices, and quantities with their prices, in one row are no lists side by side', async () => {
  const [tape] = await rowsOf(
    await book([
      ['品名', '规格', '含税价', '', '未税价', ''],
      ['', '', '单价', '库存', '单价', '库存'],
      ['生料带', '20米', 1.13, 40, 1, 40],
    ]),
  );
  expect(tape).toMatchObject({ 商品名称: '生料带', '单价(元)': '1.13' });
  const offered = await rowsOf(
    await book([
      ['品名', '规格', '数量', '单价', '数量', '单价'],
      ['生料带', '20米', 100, 1.13, 1000, 1.02],
    ]),
  );
  expect(offered).toHaveLength(1);
});

test('what a heading counts in tells sizes apart with its unit, and tax is no part of the unit of a price', async () => {
  const rows = await rowsOf(
    await book([
      ['暖风机（元/套（含税））'],
      ['名称', '规格', '功率(kW)', '单价'],
      ['暖风机', 'NF-R2', 1.5, 310],
      ['暖风机', 'NF-R2', 3, 420],
    ]),
  );
  expect(rows.map((row) => row['型号'])).toEqual(['NF-R2 1.5kW', 'NF-R2 3kW']);
  expect(rows[0]).toMatchObject({ 单位: '套', '功率(kW)': '1.5' });
});

test('what parts are closed by or finished with are kinds across, wherever they stand, where the title calls them prices', async () => {
  const seals = await rowsOf(
    await book([
      ['调心球轴承出厂价（元/只）'],
      ['序号', '型号', '内径', '外径', 'RS胶封', 'ZZ铁封', '备注'],
      [1, '1204', 20, 47, 9.5, 9.1, ''],
      [2, '1205', 25, 52, '', 10.4, '缺胶封'],
    ]),
  );
  expect(seals.map((row) => [row['型号'], row['单价(元)'], row['内径']])).toEqual([
    ['1204 RS胶封', '9.5', '20'],
    ['1204 ZZ铁封', '9.1', '20'],
    ['1205 ZZ铁封', '10.4', '25'],
  ]);
  expect(seals[0]).toMatchObject({ 单位: '只' });
  const finishes = await rowsOf(
    await book([['蝶形螺母 单价：元/百件'], ['规格', '本色', '镀锌'], ['M6', 12, 13.5]]),
  );
  expect(finishes.map((row) => [row['型号'], row['单价(元)']])).toEqual([
    ['M6 本色', '12'],
    ['M6 镀锌', '13.5'],
  ]);
  const shafts = openGoods(
    fileOf(await book([['光轴参数 单位：元/根'], ['型号', 'L长度', 'D外径', 'B宽度'], ['SF20', 500, 20, 8]])),
    new Map(),
  );
  expect((await shafts).list).toBeUndefined();
});

test('a list without names calls its goods by their categories, and nothing by who sells it', async () => {
  const rows = await rowsOf(
    await book([
      ['宁海县某某气动元件有限公司'],
      ['类别', '订货号', '型号', '单价(元)'],
      ['电磁阀', 'Q-01', '4V210-08', 36],
      ['', 'Q-02', '4V310-10', 48],
      ['压力表', 'Q-03', 'Y-60', 15],
      ['', 'Q-04', 'Y-100', 22],
    ]),
  );
  expect(rows.map((row) => [row['商品编码'], row['商品名称'], row['类目'], row['型号']])).toEqual([
    ['Q-01', '电磁阀', '电磁阀', '4V210-08'],
    ['Q-01', undefined, undefined, '4V310-10'],
    ['Q-03', '压力表', '压力表', 'Y-60'],
    ['Q-03', undefined, undefined, 'Y-100'],
  ]);
  const [hose] = await rowsOf(
    await book([
      ['某某市流体设备有限公司'],
      ['高压油管'],
      ['规格', '材质', '单价(元)', '库存'],
      ['DN10', '钢丝', 18, 4],
    ]),
  );
  expect(hose).toMatchObject({ 商品名称: '高压油管' });
});

test('colours and sizes of clothes that one cell names are a size for each, and 〃 is what stands above it', async () => {
  const rows = await rowsOf(
    await book([
      ['货号', '品名', '颜色/尺码', '含税价', '单位'],
      ['W-1', '反光背心', '荧光黄/橙色', 18, '件'],
      ['W-2', '棉纱手套', 'M、L、XL', 2.4, '双'],
      ['W-3', '劳保鞋', '38-41', 79, '双'],
      ['W-4', '雨衣', '均码', 35, '件'],
      ['W-5', '〃', 'XXL', '来样定价', '〃'],
      ['W-6', '防尘口罩', '25只/盒', 21, '盒'],
    ]),
  );
  const sizes = rows.map((row) => `${row['商品编码']} ${row['型号']} ${row['单价(元)']}`);
  expect(sizes).toEqual([
    'W-1 荧光黄 18',
    'W-1 橙色 18',
    'W-2 M 2.4',
    'W-2 L 2.4',
    'W-2 XL 2.4',
    'W-3 38 79',
    'W-3 39 79',
    'W-3 40 79',
    'W-3 41 79',
    'W-4 均码 35',
    'W-5 XXL 9999999',
    'W-6 25只/盒 21',
  ]);
  expect(rows[10]).toMatchObject({ 商品名称: '雨衣', 单位: '件', 面议: '是' });
  // Beside a size of its own a colour is a parameter of each.
  const cable = await rowsOf(
    await book([
      ['品名', '规格', '颜色', '单价'],
      ['单股线', '1.5mm²', '红/黄/双色', 1.2],
      ['双股线', '2×0.5', '', 2],
    ]),
  );
  expect(cable.map((row) => [row['型号'], row['颜色']])).toEqual([
    ['1.5mm² 红', '红'],
    ['1.5mm² 黄', '黄'],
    ['1.5mm² 双色', '双色'],
    ['2×0.5', undefined],
  ]);
});

test('lists side by side below kinds may call their sizes otherwise, where each has its price in the same place', async () => {
  const rows = await rowsOf(
    await book([
      ['同步带与三角带（元/条）'],
      ['O型', '', '', 'XPZ', '', ''],
      ['内周长', '重量', '单价', '节线长', '重量', '单价'],
      ['500', '50g', 2.9, 'XPZ630', '60g', 9],
      ['560', '55g', 3.1, 'XPZ710', '66g', '订做'],
      ['', '', '', 'XPZ800', '72g', 11],
    ]),
  );
  expect(rows.map((row) => `${row['型号']} ${row['单价(元)']} ${row['单位'] ?? ''}`.trim())).toEqual([
    '500 2.9 条',
    '560 3.1',
    'XPZ630 9',
    'XPZ800 11',
    'XPZ710 9999999 条',
  ]);
  // Two parts of one row of headings are no lists of their own: only one of them has a price.
  const [one] = await rowsOf(
    await book([
      ['规格', '', '价格', ''],
      ['型号', '长度', '单价(元)', '库存'],
      ['A-1', '20', 3, 7],
    ]),
  );
  expect(one).toMatchObject({ 型号: 'A-1', '单价(元)': '3' });
});

const brief = (rows: Read[]): string[] =>
  rows.map((row) => [row['商品名称'], row['型号'], row['单价(元)'], row['单位']].filter(Boolean).join(' '));

test('a price that is split under the first heading of all is the one with tax, and d and D are two columns', async () => {
  const rows = await rowsOf(
    await book([
      ['单价(元/只)', '', '型号', '名称', '尺寸(mm)', '', '库存'],
      ['未税', '含税', '', '', 'd', 'D', ''],
      [10, 11.3, 'NA4900', '滚针轴承', 10, 22, '5天'],
    ]),
  );
  expect(rows).toMatchObject([
    { 型号: 'NA4900', '单价(元)': '11.3', '内径(mm)': '10', '外径(mm)': '22', 库存: '0' },
  ]);
});

test('a list price beside 折扣 is taken times that, and asked for where that cannot be read', async () => {
  const rows = await rowsOf(
    await book([
      ['品名', '型号', '面价', '折扣率'],
      ['调压阀', 'AR2000', 80, '45%'],
      ['油雾器', 'AL2000', 60, '6.5折'],
      ['过滤器', 'AF2000', 70, '见合同'],
    ]),
  );
  expect(rows).toMatchObject([
    { '单价(元)': '36', '市场价(元)': '80' },
    { '单价(元)': '39', '市场价(元)': '60' },
    { 面议: '是' },
  ]);
});

test('sizes of a matrix may be told in inches and as DN, and a mark behind a price is none of it', async () => {
  const rows = await rowsOf(
    await book([
      ['品名', '规格/价格（元/只）', '', ''],
      ['', '1/2"', '1"', '1-1/4"'],
      ['', 'DN15', 'DN25', 'DN32'],
      ['丝扣球阀', 12, '20.5*', '电议'],
    ]),
  );
  expect(brief(rows)).toEqual([
    '丝扣球阀 DN15 1/2" 12 只',
    'DN25 1" 20.5',
    '丝扣球阀 DN32 1-1/4" 9999999 只',
  ]);
});

test('materials are sizes of their own, below a heading of theirs or as prices side by side', async () => {
  const ring = await rowsOf(
    await book([
      ['密封圈报价单（元/百件）'],
      ['线径', '内径', '材料', ''],
      ['', '', '丁腈', '氟胶'],
      [2.4, 6, 4, 20],
      ['', 9, 5, 24],
    ]),
  );
  expect(brief(ring)).toEqual(['密封圈 2.4×6 丁腈 4 百件', '2.4×6 氟胶 20', '2.4×9 丁腈 5', '2.4×9 氟胶 24']);
  const pump = await rowsOf(
    await book([
      ['序号', '型号', '功率', '碳钢价', '304价'],
      ['', '', 'kW', '元/台', '元/台'],
      ['一、齿轮泵'],
      [1, 'KCB-33', 1.5, 600, 1500],
      ['二、螺杆泵'],
      [2, 'G25-1', 1.1, 900, '面议'],
    ]),
  );
  expect(brief(pump)).toEqual([
    '齿轮泵 KCB-33 碳钢 600 台',
    'KCB-33 304 1500',
    '螺杆泵 G25-1 碳钢 900 台',
    '螺杆泵 G25-1 304 9999999 台',
  ]);
});

test('a least quantity holds for the goods that stand below it, and says what they are counted in', async () => {
  const rows = await rowsOf(
    await book([
      ['货号', '品名', '规格', '批发价', '起批量'],
      ['B-1', '木锉', '200mm', 5, '12把'],
      ['B-2', '', '250mm', 6, ''],
    ]),
  );
  expect(rows).toMatchObject([
    { 商品编码: 'B-1', 型号: '200mm', 单位: '把', 起订量: '12' },
    { 商品编码: 'B-1', 型号: '250mm' },
  ]);
});

test('what is the same row for row beside another size is what the goods are called', async () => {
  const rows = await rowsOf(
    await book([['电缆报价'], ['型号', '规格', '单价 元/米'], ['KVVP', '4×1.5', 6], ['〃', '4×2.5', 9]]),
  );
  expect(brief(rows)).toEqual(['KVVP 4×1.5 6 米', '4×2.5 9']);
});

test('prices that grow as sizes do are goods below the title of a section, and nominal sizes are told above plain numbers', async () => {
  const rows = await rowsOf(
    await book([
      ['对焊管件价目 元/个'],
      ['品名规格', '公称通径 DN（mm）'],
      ['', '15', '20', '25'],
      ['◆ 304系列'],
      ['304 90°弯头', 8.17, 10.89, 13.69],
      ['◆ 316L系列'],
      ['316L 90°弯头', 11.19, 14.9, 19.69],
    ]),
  );
  expect(brief(rows)).toEqual([
    '304 90°弯头 DN15 8.17 个',
    'DN20 10.89',
    'DN25 13.69',
    '316L 90°弯头 DN15 11.19 个',
    'DN20 14.9',
    'DN25 19.69',
  ]);
});

test('the heading for names comes again above other sizes of a matrix', async () => {
  const rows = await rowsOf(
    await book([
      ['SAFETY PRODUCTS - CNY per pair'],
      ['Article', 'Standard', '7', '8', '9'],
      ['Nitrile palm coated glove', 'EN 388 4121X', 3.2, 3.2, 3.4],
      ['Article', 'Standard', '39', '40', '41'],
      ['Safety shoe low cut S1P', 'EN ISO 20345', 86, 86, 90],
    ]),
  );
  expect(rows.map((row) => row['型号'])).toEqual(['7', '8', '9', '39', '40', '41']);
});

test('two steels below one heading of prices are sizes of their own, beside the model and the nominal size of their row', async () => {
  const rows = await rowsOf(
    await book([
      ['永信阀门价格表'],
      ['生效日期：2026-12-01'],
      ['产品名称 Product', '型号 Model', '口径 Size', '单价 Unit price', '', '重量 Weight'],
      ['', '', '', '304', '316', 'kg'],
      ['法兰球阀', 'Q41F-16P', 'DN25', '¥138.00', '¥196.00', 3.2],
      ['截止阀', 'J41W-16P', 'DN25', '¥165.00', '¥240.00', 4.1],
    ]),
  );
  expect(brief(rows)).toEqual([
    '法兰球阀 Q41F-16P DN25 304 138.00 件',
    'Q41F-16P DN25 316 196.00',
    '截止阀 J41W-16P DN25 304 165.00 件',
    'J41W-16P DN25 316 240.00',
  ]);
});

test('units below all headings are no goods, and below a numbered section nothing is of the one before it', async () => {
  const rows = await rowsOf(
    csv([
      ['', '宏远管件有限公司', '', ''],
      ['一、对焊弯头 90° 20#', '', '', ''],
      ['公称通径', '外径', '单重', '单价'],
      ['DN', 'mm', 'kg/个', '元/个'],
      ['DN50', '60.3', '0.7', '9.8'],
      ['二、管帽 304', '', '', ''],
      ['DN80', '88.9', '0.4', '21.5'],
    ]),
  );
  expect(rows.map((row) => [row['商品名称'], row['型号'], row['单价(元)']])).toEqual([
    ['对焊弯头 90° 20#', 'DN50', '9.8'],
    ['管帽 304', 'DN80', '21.5'],
  ]);
});

test('an export is read by the fields of the system that wrote it', async () => {
  const rows = await rowsOf(
    csv([
      ['FNumber', 'FName', 'FModel', 'FUnitID_FName', 'FPrice', 'FQty', 'FErpClsID', 'F_Material'],
      ['01.01.0001', '外六角螺栓', 'M10*40', '个', '0.38', '5000', '外购', '8.8级'],
    ]),
  );
  expect(rows).toEqual([
    expect.objectContaining({ 商品编码: '01.01.0001', 商品名称: '外六角螺栓', 型号: 'M10*40', 库存: '5000' }),
  ]);
  expect(Object.keys(rows[0]!).join()).toContain('材质');
});

test('a list on its side, each size in a column of its own, is read as one with a row for each size', async () => {
  const rows = await rowsOf(
    await book([
      ['品名', '304不锈钢卡压直通', '', '', '', ''],
      ['公称通径', 'DN15', 'DN20', 'DN25', 'DN32', 'DN40'],
      ['管外径(mm)', 16, 20, 25.4, 32, 40],
      ['壁厚(mm)', 0.8, 1, 1, 1.2, 1.2],
      ['单价(元/只)', 6.8, 8.5, 11.9, '面议', ''],
      ['起订量', 10, 10, 10, 5, 5],
      ['注：以上含税', '', '', '', '', ''],
    ]),
  );
  expect(rows.map((row) => [row['型号'], row['单价(元)'], row['管外径(mm)'], row['壁厚(mm)']])).toEqual([
    ['DN15', '6.8', '16', '0.8'],
    ['DN20', '8.5', '20', '1'],
    ['DN25', '11.9', '25.4', '1'],
    // Without a price they are asked for.
    ['DN32', '9999999', '32', '1.2'],
    ['DN40', '9999999', '40', '1.2'],
  ]);
  expect(rows[0]).toMatchObject({ 商品名称: '304不锈钢卡压直通', 单位: '只', 起订量: '10' });
});

test('a column for name and size is parted, whatever the heading calls both', async () => {
  const rows = await rowsOf(
    await book([
      ['序号', '名称规格', '材质', '单位', '单价(含税)', '备注'],
      ['一、紧固件', '', '', '', '', ''],
      [1, '蝶形螺母 M6', '304', '个', '￥0.45', ''],
      [2, '蝶形螺母 M8', '304', '个', '￥0.72', ''],
      ['二、密封件', '', '', '', '', ''],
      [3, 'U型密封圈 UHS 40x50x6', 'PU', '只', 6.5, ''],
    ]),
  );
  expect(rows).toMatchObject([
    { 商品名称: '蝶形螺母', 型号: 'M6', '单价(元)': '0.45' },
    { 型号: 'M8', '单价(元)': '0.72' },
    { 商品名称: 'U型密封圈 UHS', 型号: '40x50x6', '单价(元)': '6.5', 单位: '只' },
  ]);
});

test.each([
  ['宁波某紧固件厂 304不锈钢圆头方颈螺栓报价 元/百支', '304不锈钢圆头方颈螺栓'],
  ['温州市兴发标准件有限公司 内六角沉头螺钉价目表', '内六角沉头螺钉'],
])('the maker in front of the goods of a title, %s, is no part of their name', async (title, name) => {
  const [first] = await rowsOf(
    await book([
      [title, '', '', ''],
      ['长度\\规格', 'M5', 'M6', 'M8'],
      [20, 18, 22, 26],
      [25, 21, 25, 29],
    ]),
  );
  expect(first).toMatchObject({ 商品名称: name });
});

test('of a list with a code in each row, names that are the same apart from a size are one product, and none is lost', async () => {
  const rows = await rowsOf(
    await book([
      ['存货编码', '存货名称', '规格', '材质', '单价(元)'],
      ['一、螺栓 DIN 933'],
      ['101', '外六角螺栓 M6×16', 'M6×16', '碳钢', 1],
      ['102', '外六角螺栓 M6×20', 'M6×20', '碳钢', 2],
      ['小计', '', '', '', 3],
      ['二、螺栓 DIN 931'],
      ['103', '外六角螺栓 M6*50', 'M6×50', '碳钢', 4],
      ['三、垫圈'],
      ['104', '平垫圈', '6', '304', 5],
      ['105', '平垫圈', '6', '316', 6],
      ['106', '平垫圈', '8', '304', 7],
      ['107', '平垫圈', '8', '316', 8],
      ['108', '套筒 1/2"', '10', '铬钒钢', 9],
      ['109', '套筒 1/4"', '4', '铬钒钢', 10],
      ['110', '美工刀', '18', '碳钢', 11],
      ['111', '美工刀', '18', '碳钢', 12],
    ]),
  );
  const code = '型号参数: 货号 // Item no.';
  expect(rows.map((row) => [row['商品编码'], row['商品名称'], row['型号'], row[code]])).toEqual([
    ['101', '外六角螺栓', 'M6×16', '101'],
    ['101', undefined, 'M6×20', '102'],
    ['103', '外六角螺栓 M6*50', 'M6×50', undefined],
    ['104', '平垫圈', '6', '104'],
    ['104', undefined, '8', '106'],
    ['105', '平垫圈', '6', '105'],
    ['105', undefined, '8', '107'],
    ['108', '套筒 1/2"', '10', undefined],
    ['109', '套筒 1/4"', '4', undefined],
    ['110', '美工刀', '18', undefined],
    ['111', '美工刀', '18', undefined],
  ]);
});
