// What buyers paste is read as they mean it, whatever parts designation and quantity.
import { expect, test } from 'vitest';
import { QUICK_LINES_MAX, QUICK_WORDS_MAX } from '#lib/kernel/cart-limits.ts';
import { readQuickRows, readQuickText } from '#lib/kernel/quick-lines.ts';
import { inSalesUnits } from '#lib/kernel/sales-unit.ts';

test.each([
  ['6204-2RS 20', '6204-2RS', 20],
  ['6204-2RS\t20', '6204-2RS', 20],
  ['6204-2RS,20', '6204-2RS', 20],
  ['6204-2RS，20个', '6204-2RS', 20],
  ['内六角螺钉 M8×30 200件', '内六角螺钉 M8×30', 200],
  ['球阀 DN25 x10', '球阀 DN25', 10],
  ['球阀 DN25 * 10 只', '球阀 DN25', 10],
  ['Ball valve DN25  10 pcs', 'Ball valve DN25', 10],
  ['1\t轴承\t6204-2RS\t1,200\t个', '轴承 6204-2RS', 1200],
  ['M8×30', 'M8×30', 1],
  ['６２０４ ３０', '6204', 30],
  ['深沟球轴承 6204', '深沟球轴承 6204', 1],
  ['防护手套 50双', '防护手套', 50],
  ['三角带 SPB型 12', '三角带 SPB型', 12],
  ['V-belt type SPB 12', 'V-belt type SPB', 12],
  ['圆柱滚子轴承 NU 205', '圆柱滚子轴承 NU 205', 1],
  ['轴承 SKF 6204', '轴承 SKF 6204', 1],
  ['防护手套 x 50', '防护手套', 50],
  ['三角带 SPB型', '三角带 SPB型', 1],
  ['三角带 B型 ×12', '三角带 B型', 12],
  ['Ball bearing 6204', 'Ball bearing 6204', 1],
  ['DIN933 M10*40, 1,000', 'DIN933 M10*40', 1000],
  ['DIN933 M10*40 1,000', 'DIN933 M10*40', 1000],
  ['M8*30,500', 'M8*30', 500],
  ['圆柱滚子轴承 NU 205,100', '圆柱滚子轴承 NU 205', 100],
  ['Ball valve DN25 qty 40', 'Ball valve DN25', 40],
  ['M8×30 hex bolt qty 2,000', 'M8×30 hex bolt', 2000],
  ['M8×30 hex bolt × 2,500', 'M8×30 hex bolt', 2500],
  ['M8×30 六角螺栓 数量：12,500', 'M8×30 六角螺栓', 12_500],
  ['Ball valve DN25 qty: 40', 'Ball valve DN25', 40],
  ['六角螺栓 M8×30 数量：25', '六角螺栓 M8×30', 25],
  ['4\tNyloc nut M6 8 zn\tqty 40', 'Nyloc nut M6 8 zn', 40],
  ['6204-2RS ---- 25', '6204-2RS', 25],
  ['6204-2RS .... 25', '6204-2RS', 25],
  ['六角螺栓 M8×30 2千', '六角螺栓 M8×30', 2000],
])('%j is %s, %d', (text, words, num) => {
  const [line, ...others] = readQuickText(text).lines;
  const { unit: _, ...told } = line!;
  expect([told, ...others]).toEqual([{ words, num }]);
});

test.each([
  ['DIN933 M10*40 500 pcs', 500, 'pcs'],
  ['DIN933 M10*40,500,pcs', 500, 'pcs'],
  ['M8×30 hex bolt 2,000 pcs', 2000, 'pcs'],
  ['六角螺栓 M10×40 2千支', 2, '千支'],
  ['六角螺栓 M10×40 3盒', 3, '盒'],
  ['六角螺栓 M10×40 ×12', 12, undefined],
])('%j keeps its unit', (text, num, unit) => {
  expect(readQuickText(text).lines).toMatchObject([{ num, ...(unit ? { unit } : {}) }]);
  expect(readQuickText(text).lines[0]?.unit).toBe(unit);
});

test('the unit of a table has a column of its own', () => {
  const rows = [
    ['名称', '规格型号', '数量', '单位'],
    ['六角螺栓', 'M10×40', '2,000', '件'],
  ];
  expect(readQuickRows(rows).lines).toEqual([{ words: '六角螺栓 M10×40', num: 2000, unit: '件' }]);
});

test.each([
  [500, 'pcs', '百支', '100 pcs', '', 5, true],
  [2000, '件', '百支', '100 pcs', '', 20, true],
  [2, '千支', '百支', '100 pcs', '', 20, true],
  [550, 'pcs', '百支', '100 pcs', '', 6, true],
  [5, '百支', '百支', '100 pcs', '', 5, true],
  [3, '盒', '支', 'pc', '1盒=10支', 30, true],
  [20, '只', '台', 'unit', '', 20, true],
  [30, '米', '根', 'pc', '', 30, false],
  [5, '打', '双', 'pair', '', 60, true],
  [30, '付', '双', 'pair', '', 30, true],
  [2, 'dozen', '只', 'pc', '', 24, true],
  [12, undefined, '支', 'pc', '', 12, true],
  [500, undefined, '百支', '100 pcs', '', 500, false],
  [5, undefined, '盒', 'box', '1盒=10支', 5, false],
])('%d %s of goods sold by %s (%s, %s) are %d', (num, unit, zh, en, packing, wanted, isSure) => {
  expect(inSalesUnits(num, unit, { names: [zh, en], packing })).toEqual({ num: wanted, isSure });
});

test('a head of a table tells which column is which, and empty lines say nothing', () => {
  const rows = [
    ['序号', '名称', '规格型号', '单位', '采购数量', '备注'],
    [],
    ['1', '轴承', '6204', '个', '30', '急'],
  ];
  expect(readQuickRows(rows)).toEqual({
    lines: [{ words: '轴承 6204', num: 30, unit: '个' }],
    leftOut: 0,
  });
});

test('500 lines are read and the others are counted', () => {
  const text = Array.from({ length: 620 }, (_, at) => `M${at} 5`).join('\n');
  const { lines, leftOut } = readQuickText(text);
  expect([lines.length, leftOut]).toEqual([QUICK_LINES_MAX, 120]);
});

test('a megabyte of anything is read in no time', () => {
  // Time of the processor: what else the machine does is not counted.
  const start = process.cpuUsage();
  for (const text of [
    '9'.repeat(1e6),
    ' 1'.repeat(5e5),
    'x'.repeat(1e6),
    '*'.repeat(1e6),
    '\t1,'.repeat(3e5),
  ]) {
    for (const { words } of readQuickText(text).lines)
      expect(words.length).toBeLessThanOrEqual(QUICK_WORDS_MAX);
  }
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(2000);
});

test('numbers of lines and codes of a stock program are none of the words', () => {
  expect(
    readQuickText('1、内六角螺丝 M8×30 2000支\n10. 20#无缝管 57*3.5 12米\n4.5×20 圆钉 10支').lines,
  ).toEqual([
    { words: '内六角螺丝 M8×30', num: 2000, unit: '支' },
    { words: '20#无缝管 57*3.5', num: 12, unit: '米' },
    { words: '4.5×20 圆钉', num: 10, unit: '支' },
  ]);
  expect(readQuickText('物料编码,物料描述,单位,需求数量\n100042,铣刀片 RPMT08T2MO,片,20').lines).toEqual([
    { words: '铣刀片 RPMT08T2MO', num: 20, unit: '片' },
  ]);
  expect(readQuickText('Item\tDescription\tQty\tUnit\n1\tHex nut M10\t5\tpcs').lines).toEqual([
    { words: 'Hex nut M10', num: 5, unit: 'pcs' },
  ]);
});

test('a table of plain text is one: strokes part its cells, titles stand above its head', () => {
  const lines = [
    { words: 'Bearing 轴承 6203ZZ', num: 12, unit: 'pcs' },
    { words: 'Cylinder 气缸 SC50x100', num: 2, unit: 'pcs' },
  ];
  const rows = ['01|Bearing 轴承|6203ZZ|12|pcs', '02|Cylinder 气缸|SC50x100|2|pcs'];
  const head = 'No.|Description 描述|Model 型号|Qty 数量|Unit';
  expect(readQuickText(['Spare parts – Line 3', head, ...rows].join('\n')).lines).toEqual(lines);
  expect(readQuickText(rows.join('\n')).lines).toEqual(lines);
  const ruled = [head, '---|---|---|---:|---', ...rows].map((row) => `| ${row.replaceAll('|', ' | ')} |`);
  expect(readQuickText(ruled.join('\n')).lines).toEqual(lines);
  // One stroke is no table.
  expect(readQuickText('DN50|PN16 法兰 8只').lines).toEqual([
    { words: 'DN50|PN16 法兰', num: 8, unit: '只' },
  ]);
  // What says more than a title above a head is a line of its own.
  expect(readQuickText('6204-2RS\t20\nname\tqty\n6205\t3').lines[0]).toEqual({ words: '6204-2RS', num: 20 });
});

test('dozens and what is counted by its top are units', () => {
  expect(readQuickText('线手套 5打\n安全帽 黄 30顶').lines).toEqual([
    { words: '线手套', num: 5, unit: '打' },
    { words: '安全帽 黄', num: 30, unit: '顶' },
  ]);
});

test.each([
  ['SELF-LOCKING NUT M12 DIN 985', 'SELF-LOCKING NUT M12 DIN 985', 1],
  ['内六角螺钉 M6x16 GB/T 70.1', '内六角螺钉 M6x16 GB/T 70.1', 1],
  ['Hex bolt M10x40 ISO 4014', 'Hex bolt M10x40 ISO 4014', 1],
  ['Gate valve PN16 DN 50', 'Gate valve PN16 DN 50', 1],
  ['Hex bolt M10x40 DIN 931 20', 'Hex bolt M10x40 DIN 931', 20],
  ['Lock nut M12 DIN 985 pcs', 'Lock nut M12 DIN 985 pcs', 1],
  ['Lock nut M12 DIN 985 x 4', 'Lock nut M12 DIN 985', 4],
])('the number of a standard is no quantity: %s', (line, words, num) => {
  expect(readQuickText(line).lines).toEqual([{ words, num }]);
});

test('columns that single blanks part are understood by their head: in front of the words, or behind them', () => {
  const drawing = [
    'PARTS LIST DWG NO. 41-B REV C',
    'POS QTY DESCRIPTION MATERIAL',
    '1 12 PLAIN WASHER M10 DIN 125 A2',
    '2 4 CYLINDER BORE 32 STROKE 100',
  ];
  expect(readQuickText(drawing.join('\n')).lines).toEqual([
    { words: 'PLAIN WASHER M10 DIN 125 A2', num: 12 },
    { words: 'CYLINDER BORE 32 STROKE 100', num: 4 },
  ]);
  const office = ['序号 名称 规格 数量 单位', '1 平垫圈 M10 300 件', '2 深沟球轴承 6204 12 套'];
  expect(readQuickText(office.join('\n')).lines).toEqual([
    { words: '平垫圈 M10', num: 300, unit: '件' },
    { words: '深沟球轴承 6204', num: 12, unit: '套' },
  ]);
});

test.each([
  // Somewhere in the line, with a remark behind it.
  ['螺杆 M16 2米的 30根 热镀锌', '螺杆 M16 2米的 热镀锌', 30, '根', undefined],
  ['六角螺母 M20 304的 2,000', '六角螺母 M20 304的', 2000, undefined, undefined],
  // In characters and in words.
  ['膨胀螺栓 12*100 二百套', '膨胀螺栓 12*100', 200, '套', undefined],
  ['孔用挡圈 62 三十', '孔用挡圈 62', 30, undefined, undefined],
  ['Depth gauge 0-200 mm two pcs', 'Depth gauge 0-200 mm', 2, 'pcs', undefined],
  // In front of the words, behind a stroke, in brackets.
  ['- 40 pcs grinding disc 180 x 6 x 22.23', 'grinding disc 180 x 6 x 22.23', 40, 'pcs', undefined],
  ['2 x ball valve DN40', 'ball valve DN40', 2, undefined, undefined],
  ['* pipe wrench 24in - 3', 'pipe wrench 24in', 3, undefined, undefined],
  ['bench wheel 150x20x32 (4)', 'bench wheel 150x20x32', 4, undefined, undefined],
  ['- steel rule 300 mm, 10 off', 'steel rule 300 mm', 10, undefined, undefined],
  // Of a pack with its content the pack.
  ['沉头螺钉 M4*10 5盒(200/盒)', '沉头螺钉 M4*10', 5, '盒', undefined],
  ['密封胶 白色 2箱24支', '密封胶 白色', 2, '箱', undefined],
  ['spray paint 400ml, 6 cartons of 12', 'spray paint 400ml', 6, 'cartons', undefined],
  // What may mean something else is said.
  ['M6 弹垫 各300', 'M6 弹垫', 300, undefined, true],
  ['钢丝绳 φ8 6*19 80m 镀锌', '钢丝绳 φ8 6*19 镀锌', 80, 'm', true],
  ['手拉葫芦 1t 3米', '手拉葫芦 1t', 3, '米', true],
])('%j is %j, %d', (line, words, num, unit, doubt) => {
  expect(readQuickText(line).lines).toEqual([
    { words, num, ...(unit ? { unit } : {}), ...(doubt ? { doubt } : {}) },
  ]);
});

test('several things in one line are so many lines, and a size behind a seam is of the first thing', () => {
  expect(readQuickText('吊装带 1T*2米 3根,3T*4米 2根').lines).toEqual([
    { words: '吊装带 1T*2米', num: 3, unit: '根' },
    { words: '吊装带 3T*4米', num: 2, unit: '根' },
  ]);
  expect(readQuickText('软管 25 编织 5卷 + 喉箍 32-44 40个').lines).toEqual([
    { words: '软管 25 编织', num: 5, unit: '卷' },
    { words: '喉箍 32-44', num: 40, unit: '个' },
  ]);
  expect(readQuickText('ring spanner 13mm, 17mm & 22mm, 6 each').lines.map(({ num }) => num)).toEqual([
    6, 6, 6,
  ]);
  // Two counts without a seam: one is taken, and the buyer is asked to look.
  expect(readQuickText('黄油枪2把 黄油20公斤').lines).toMatchObject([{ num: 2, unit: '把', doubt: true }]);
});

test('greetings, titles and closing words around a list are no goods', () => {
  const text = ['老板在吗 报个价', '六角螺栓 M10*40 200支', '明天要 能发吗'];
  expect(readQuickText(text.join('\n')).lines).toEqual([{ words: '六角螺栓 M10*40', num: 200, unit: '支' }]);
});

test('a list whose unit stands before the number, parted by blanks, keeps both', () => {
  const text = [
    '项目材料计划(第二批)  编制:    审核:',
    '名称        规格           单位   数量    备注',
    '镀锌钢管     DN40×3.25      m     1,600   国标',
    '闸阀         Z41H-16C DN65  台     4',
    '石墨垫       DN80           片     六十',
    '等径三通      DN80          个     各12',
  ];
  expect(readQuickText(text.join('\n')).lines).toEqual([
    { words: '镀锌钢管 DN40×3.25 国标', num: 1600, unit: 'm' },
    { words: '闸阀 Z41H-16C DN65', num: 4, unit: '台' },
    { words: '石墨垫 DN80', num: 60, unit: '片' },
    { words: '等径三通 DN80', num: 12, unit: '个', doubt: true },
  ]);
});

test('columns of a file: types and long texts are words, 〃 is what stands above, slips are said', () => {
  const rows = [
    ['No', 'Bezeichnung/名称', 'Type', 'Req. Qty', 'Unit'],
    ['1', '快插接头', 'PC10-03', '2 500', '个'],
    ['2', '〃', '〃 弯头', '1,00', '个'],
    ['3', '气管', 'PU 10×6.5 蓝', '2', '卷(100m)'],
    ['4', '方钢', '20×20', '0.5', '米'],
  ];
  expect(readQuickRows(rows).lines).toEqual([
    { words: '快插接头 PC10-03', num: 2500, unit: '个' },
    { words: '快插接头 PC10-03 弯头', num: 1, unit: '个', doubt: true },
    { words: '气管 PU 10×6.5 蓝', num: 2, unit: '卷' },
    { words: '方钢 20×20', num: 1, unit: '米', doubt: true },
  ]);
});

test('the thing itself is read with its size, however its column is called', () => {
  for (const head of ['物品,规格,数量/单位,要求', '货品,规格,数量,备注', 'Product,Size,Qty,Remark'])
    expect(readQuickText(`${head}\n重油污清洗剂,25L,2桶,`).lines).toMatchObject([
      { words: '重油污清洗剂 25L', num: 2, unit: '桶' },
    ]);
  expect(readQuickText('物料编码,名称,规格,数量\nA100,六角螺栓,M8×30,200').lines).toMatchObject([
    { words: '六角螺栓 M8×30', num: 200 },
  ]);
});

test('kinds of one thing behind each other are lines of their own, each of the thing that leads', () => {
  expect(readQuickText('雨靴 黑色 39码4双 41码6双').lines).toEqual([
    { words: '雨靴 黑色 39码', num: 4, unit: '双' },
    { words: '雨靴 黑色 41码', num: 6, unit: '双' },
  ]);
  expect(readQuickText('电工胶布 红 12卷 蓝 8卷').lines).toEqual([
    { words: '电工胶布 红', num: 12, unit: '卷' },
    { words: '电工胶布 蓝', num: 8, unit: '卷' },
  ]);
  // The second number adds up what the first has said.
  expect(readQuickText('砂纸 240# 10包 共10包').lines).toHaveLength(1);
});

test('numbers in front of their things are read with them, measures too', () => {
  expect(readQuickText('60 pcs studs M10 / 120 pcs nuts M10').lines).toEqual([
    { words: 'studs M10', num: 60, unit: 'pcs' },
    { words: 'nuts M10', num: 120, unit: 'pcs' },
  ]);
  expect(readQuickText('- 150 m air hose 10x6.5 black').lines).toEqual([
    { words: 'air hose 10x6.5 black', num: 150, unit: 'm', doubt: true },
  ]);
});

test('a table keeps commas between quotation marks, and its sum is no goods', () => {
  const text =
    'Qty,Description,Remark\n12,"Eye bolt M16, DIN 580",plain\n3,"Pipe 3/4"" BSP, black",\nTOTAL,15,';
  expect(readQuickText(text).lines).toMatchObject([
    { words: 'Eye bolt M16, DIN 580', num: 12 },
    { words: 'Pipe 3/4" BSP, black', num: 3 },
  ]);
  expect(readQuickText('【仓库补货】\n油漆刷 3寸 20把\n—— 周五前 ——').lines).toMatchObject([
    { words: '油漆刷 3寸', num: 20, unit: '把' },
  ]);
});

test('of a drawing’s list with pieces of one machine and of all, those of all are asked for', () => {
  const text = [
    '序号 名称 规格 单套 总数量 备注',
    '1 吊环螺钉 M20 4 12 C15E',
    '2 弹垫 20 8 24 65Mn 发黑',
    '3 挡圈 30 2 6',
    '端盖 HT200 3',
  ].join('\n');
  expect(readQuickText(text).lines).toEqual([
    { words: '吊环螺钉 M20 C15E', num: 12 },
    { words: '弹垫 20 65Mn 发黑', num: 24 },
    { words: '挡圈 30', num: 6 },
    { words: '端盖 HT200', num: 3 },
  ]);
  // A size that would be a number of one machine in itself is none where the others of the list are threefold; where
  // nothing is, the buyer is asked to look.
  const sized = [
    '序号 名称 规格 单套 总数量',
    '1 弹垫 8 8 24',
    '2 平垫 4 4 12',
    '3 挡圈 30 2 6',
    '4 销 6 2 9 3',
  ];
  expect(readQuickText(sized.join('\n')).lines).toEqual([
    { words: '弹垫 8', num: 24 },
    { words: '平垫 4', num: 12 },
    { words: '挡圈 30', num: 6 },
    { words: '销 6 2 9', num: 3, doubt: true },
  ]);
  expect(readQuickText([...sized.slice(0, 4), '4 销 6 5 10'].join('\n')).lines.at(-1)).toEqual({
    words: '销 6',
    num: 10,
    doubt: true,
  });
  // In cells of their own nothing has to be told apart.
  expect(readQuickText('名称\t单台\t总数\n平键 8×7×40\t2\t10').lines).toEqual([
    { words: '平键 8×7×40', num: 10 },
  ]);
});

test('numbers of lines are no words, neither in a table with a sum nor where the unit parts the columns', () => {
  const table =
    'Item,Qty,Description,Material\n1,8,"Bolt M10 x 30",zinc\n2,8,Nut M10,zinc\nTOTAL,16,,\n"Payment: 30 days"';
  expect(readQuickText(table).lines.map(({ words }) => words)).toEqual([
    'Bolt M10 x 30 zinc',
    'Nut M10 zinc',
  ]);
  const text =
    '序号  名称  规格  单位  数量  品牌\n 1   按钮   LA38  只   4   正泰\n12   铜鼻子   SC16-6   只    20';
  expect(readQuickText(text).lines).toMatchObject([
    { words: '按钮 LA38 正泰', num: 4 },
    { words: '铜鼻子 SC16-6', num: 20 },
  ]);
});

test('a row that names columns is no goods, though it says of none that it is the quantity', () => {
  const text = '品名/规格\t\t申请数\t库存\t金额\n钻头 φ6\t20支\t3\t\n钻头 φ8\t5支\t0\t';
  expect(readQuickText(text).lines).toMatchObject([
    { words: '钻头 φ6', num: 20, unit: '支' },
    { words: '钻头 φ8', num: 5, unit: '支' },
  ]);
});

test.each(['Payment: 30 days', '交货期：两周', '要发黑的 没有就本色', 'Purchasing department'])(
  '%s is a remark',
  (remark) =>
    expect(readQuickText(`螺母 M8 200\n${remark}`).lines).toMatchObject([{ words: '螺母 M8', num: 200 }]),
);

const told = (text: string): string[] =>
  readQuickText(text).lines.map(
    ({ words, num, unit, doubt }) => `${words} | ${num}${unit ? ` ${unit}` : ''}${doubt ? ' ?' : ''}`,
  );

test('items of a tender are prose: what is said to be the quantity is it, and what goes on below an item is of it', () => {
  const text = [
    '附件一：设备清单及技术要求',
    '（一）阀门',
    '1、截止阀，规格DN40，公称压力PN25，数量8台。',
    '2、对夹止回阀DN200，铸钢，应附合格证，共计3台；',
    '3、篮式过滤器  口径 DN80',
    '   法兰连接，PN16，数量：5套',
    '（二）电气',
    '4、控制电缆KVV 4×1.5，敷设长度约220米（自行核算）',
    '5、壁灯，H=2m，防水，12盏',
    '注：以上均为到货价。',
  ];
  expect(told(text.join('\n'))).toEqual([
    '截止阀，规格DN40，公称压力PN25 | 8 台',
    '对夹止回阀DN200，铸钢，应附合格证 | 3 台',
    '篮式过滤器 口径 DN80，法兰连接，PN16 | 5 套',
    '控制电缆KVV 4×1.5，敷设长度 （自行核算） | 220 米 ?',
    '壁灯 H=2m 防水 | 12 盏',
  ]);
});

test('a mail keeps its thousands, and its head and closing words are no goods', () => {
  const text = [
    'From: Buyer <buyer@example.com>',
    'Subject: enquiry 12 - stores',
    '1) Hex bolts DIN 931 M16 x 70, gr. 10.9 - 2.5k pcs',
    '2) Lock nuts DIN 985 M16, class 8 - 2,500 pcs',
    '3) Spring washers DIN 127, M16 - 4k',
    '4) Grub screws M6x12, qty 250',
    '5) 3 ea. flange block UCF 207',
    '6) Leaf chain LL1022, 8 metres, black',
    '7) Twist drills dia 4.2mm, box of 10 - 6 boxes',
    'Mr. A. Buyer',
  ];
  expect(told(text.join('\n'))).toEqual([
    'Hex bolts DIN 931 M16 x 70, gr. 10.9 | 2500 pcs',
    'Lock nuts DIN 985 M16, class 8 | 2500 pcs',
    'Spring washers DIN 127, M16 | 4000',
    'Grub screws M6x12 | 250',
    'flange block UCF 207 | 3 ea',
    'Leaf chain LL1022, black | 8 metres ?',
    'Twist drills dia 4.2mm, box of 10 | 6 boxes',
  ]);
  expect(told('2k 弹垫M8 镀锌\nLED灯 4000k 12只')).toEqual(['弹垫M8 镀锌 | 2000 pcs', 'LED灯 4000k | 12 只']);
});

test('a chat is read as it is said: 来两箱吧, 同上 in another size, and who says it when is no goods', () => {
  const text = [
    '李工 14:02',
    '[图片]',
    '外六角 M10x35 10.9 的来400个',
    'M12x45的 同上  150',
    '密封胶来两箱吧',
    '气管 10*6.5 透明的三卷',
    '导轨滑块20个，质量好点 国产都行',
    '2025-09-18 14:05',
    '等下我再看看',
  ];
  expect(told(text.join('\n'))).toEqual([
    '外六角 M10x35 10.9 的 | 400 个',
    '外六角 M12x45 10.9 | 150',
    '密封胶 | 2 箱',
    '气管 10*6.5 透明的 | 3 卷',
    '导轨滑块 | 20 个',
  ]);
});

test('a parts list that stands on its head is read from the row that names the columns, standards with it', () => {
  const text = [
    '3\tGB/T 6172\t螺母 M20\t24\t8级\t0.05',
    '2\tGB/T 117\t销 6×30\t2\t45\t\t',
    '1\tKX02-01\t底座\t1\tHT250\t88\t88',
    '序号\t代号\t名称\t数量\t材料\t单重\t备注',
    '设计\t审定\t阶段\t1:2',
    '共2张 第1张',
  ];
  expect(told(text.join('\n'))).toEqual([
    'GB/T 6172 螺母 M20 8级 | 24',
    'GB/T 117 销 6×30 45 | 2',
    '底座 HT250 | 1',
  ]);
});

test('what is copied from a page is written out, and of two ways to say how many one is taken', () => {
  expect(told('序号,名称,规格,数量\n1,弯管,&Phi;48&times;3,12个\n2,内丝,3/4&quot;,6个')).toEqual([
    '弯管 Φ48×3 | 12 个',
    '内丝 3/4" | 6 个',
  ]);
  expect(told('圆钉3寸  两斤 或者200只\n木螺钉 4*30 铜  3百\n弹垫 6 / 8 各二十个')).toEqual([
    '圆钉3寸 | 200 只',
    '木螺钉 4*30 铜 | 300',
    '弹垫 6 | 20 个 ?',
    '弹垫 8 | 20 个 ?',
  ]);
});

test('what equals or is multiplied with a number in the end is so many, sides of a thing are none', () => {
  expect(told('6203 2RS=40\nM6*25=300个\n6305ZZ*12\nM8*40*150\n油封 30*47*7*8个\n焊管DN25 6米*15根')).toEqual(
    [
      '6203 2RS | 40',
      'M6*25 | 300 个',
      '6305ZZ | 12',
      'M8*40 | 150',
      '油封 30*47*7 | 8 个',
      '焊管DN25 6米 | 15 根',
    ],
  );
  expect(told('丝杆 M10 L=500\n角钢 40*40*4*6米')).toEqual(['丝杆 M10 L=500 | 1', '角钢 40*40*4*6米 | 1']);
});

test('parts of thousands are read behind, before and without a unit, and ohms are none', () => {
  expect(told('弹垫 M6 1.2k\n弹垫 M6 1.5千\n弹垫 M6 个 2.5k\n弹垫 M6：0.8k\n弹垫 M6\t1.2万\t只')).toEqual([
    '弹垫 M6 | 1200',
    '弹垫 M6 | 1500',
    '弹垫 M6 | 2500 个',
    '弹垫 M6 | 800',
    '弹垫 M6 | 12000 只',
  ]);
  expect(told('电阻 0805 10k')).toEqual(['电阻 0805 10k | 1']);
});

test.each([
  ['平垫 M5 M6 M8 各80个', ['平垫 M5', '平垫 M6', '平垫 M8']],
  ['平垫M5、6、8各80个', ['平垫 M5', '平垫 M6', '平垫 M8']],
  ['6203 6204 6205各80个', ['6203', '6204', '6205']],
  ['304 内丝 1/4 3/8 1/2 各80个', ['304 内丝 1/4', '304 内丝 3/8', '304 内丝 1/2']],
  ['沉头 M5*16 M5*20 各80支', ['沉头 M5*16', '沉头 M5*20']],
  ['螺母 各80个：M5 M6', ['螺母 M5', '螺母 M6']],
])('%s are so many of each size, whatever parts them', (line, words) => {
  const { lines } = readQuickText(line);
  expect(lines.map((one) => one.words)).toEqual(words);
  expect(lines.every(({ num, doubt }) => num === 80 && doubt)).toBe(true);
});

test('several things with their numbers, each named by itself, are lines of their own', () => {
  expect(
    told('6203 20套 6204 10套\n螺母M6 200 M8 100\nM6螺母要80个 M6平垫要90个\n油嘴M8两个,油嘴M10五个'),
  ).toEqual([
    '6203 | 20 套',
    '6204 | 10 套',
    '螺母 M6 | 200',
    '螺母 M8 | 100',
    'M6螺母 | 80 个',
    'M6平垫 | 90 个',
    '油嘴M8 | 2 个',
    '油嘴M10 | 5 个',
  ]);
});

test('the title of a section names the sizes below it, and nothing else', () => {
  const text = [
    '轴承：',
    '6203 20',
    '6204-2RS 10套',
    '【油封】',
    '30*47*7 5',
    '二、平垫',
    'M8 镀锌 300',
    '阀门类:',
  ];
  expect(told([...text, 'DN25 球阀 4个', '12.9级内六角：', 'M8*30 90'].join('\n'))).toEqual([
    '轴承 6203 | 20',
    '轴承 6204-2RS | 10 套',
    '油封 30*47*7 | 5',
    '平垫 M8 镀锌 | 300',
    'DN25 球阀 | 4 个',
    '12.9级内六角 M8*30 | 90',
  ]);
  expect(told('规格\t数量\n六角螺栓\t\nM8×30\t100\n弹垫\t\nM8\t90')).toEqual([
    '六角螺栓 M8×30 | 100',
    '弹垫 M8 | 90',
  ]);
});

test('of numbers of one machine and of all those of all are asked for, however they are called', () => {
  expect(told('名称,规格,每台用量,总需求,单位\n螺母,M8,4,40,个')).toEqual(['螺母 M8 | 40 个']);
  expect(told('Description\tQty/unit\tTotal\nNut M8\t4\t40')).toEqual(['Nut M8 | 40']);
  expect(told('名称\t规格\t单台\t5台合计\n螺母\tM8\t4\t20')).toEqual(['螺母 M8 | 20']);
  expect(told('名称,规格,单台用量,台数\n螺母,M8,4,10')).toEqual(['螺母 M8 | 40']);
  expect(told('名称 规格 每台用量 总需求 单位\n螺母 M8 4 40 个\n轴承 6204 2 20 套')).toEqual([
    '螺母 M8 | 40 个',
    '轴承 6204 | 20 套',
  ]);
});

test('columns that blanks part keep commas, stocks beside the quantity and remarks that are left out', () => {
  const wide = [
    'Item  Part      Description      Qty  UOM',
    '1     M6X30     Bolt, zinc       100  PC',
    '2     6203-2RS  Ball bearing     20   EA',
  ];
  expect(told(wide.join('\n'))).toEqual(['M6X30 Bolt, zinc | 100 pc', '6203-2RS Ball bearing | 20 ea']);
  const stock = [
    'No. 品名/规格 单位 库存 安全库存 申购数 用途',
    '1 气缸SC50*75 支 2 4 6 压机',
    '2 弯头PL8-02 铜 个 0 20 50',
  ];
  expect(told(stock.join('\n'))).toEqual(['气缸SC50*75 | 6 支', '弯头PL8-02 铜 | 50 个']);
  const sap = [
    '项目 物料 短文本 数量 单位 交货日期',
    '10 10002345 轴承 6203 20.000 EA 2026.12.01',
    '20 10002346 螺栓 M8×30 1,200.000 PC 2026.12.01',
  ];
  expect(told(sap.join('\n'))).toEqual(['轴承 6203 | 20 ea', '螺栓 M8×30 | 1200 pc']);
});

test('labels say what is what, in one line or one below the other', () => {
  expect(
    told(
      '品名：螺母 规格：M8 数量：200 单位：套\n\n名称: 油封\n型号: 25*40*7\n数量: 5\n名称: 轴承\n型号: 6203\n数量: 9',
    ),
  ).toEqual(['螺母 M8 | 200 套', '油封 25*40*7 | 5', '轴承 6203 | 9']);
});

test('who asks, what one costs and what a pack holds are none of the thing', () => {
  const text = [
    '再加 M10螺母 50个',
    '来10个M8螺母',
    '20个 6204',
    '轴承 6203 20个 8.5元',
    '锂基脂 15kg/桶 2桶',
  ];
  expect(told(text.join('\n'))).toEqual([
    'M10螺母 | 50 个',
    'M8螺母 | 10 个',
    '6204 | 20 个',
    '轴承 6203 | 20 个',
    '锂基脂 15kg/桶 | 2 桶',
  ]);
  expect(told('1 轴承 6203 4套\n2 油封 45*62*8 3只\n3 皮带 SPB2000 2条')).toEqual([
    '轴承 6203 | 4 套',
    '油封 45*62*8 | 3 只',
    '皮带 SPB2000 | 2 条',
  ]);
  expect(told('20 x 6203-2RS\n100 nos M8 x 30 hex bolts\n6208（5个）\n6207/15个\n三片式球阀 DN25 4')).toEqual(
    ['6203-2RS | 20', 'M8 x 30 hex bolts | 100 nos', '6208 | 5 个', '6207 | 15 个', '三片式球阀 DN25 | 4'],
  );
});

test('what several lines say together, and numbers in front of all lines, are read as one line says it', () => {
  expect(
    told(
      '1. Hex bolt M10x50, grade 8.8\n   Qty: 200 pcs\n2. Hex nut M10, grade 8\n   Qty: 90 pcs\n3. Lock washer M10\n   Qty: 80 pcs',
    ),
  ).toEqual([
    'Hex bolt M10x50, grade 8.8 | 200 pcs',
    'Hex nut M10, grade 8 | 90 pcs',
    'Lock washer M10 | 80 pcs',
  ]);
  expect(told('轴承 6203-2RS\n10套\n油封 30*47*7\n20个')).toEqual([
    '轴承 6203-2RS | 10 套',
    '油封 30*47*7 | 20 个',
  ]);
  expect(told('200 M6×30内六角螺钉\n100 M8×40内六角螺钉\n50 6203轴承')).toEqual([
    'M6×30内六角螺钉 | 200',
    'M8×40内六角螺钉 | 100',
    '6203轴承 | 50',
  ]);
  expect(told('6203×2、6204×3\n100个M8螺母，50套M8*30螺栓\nM8螺母（镀锌）*200')).toEqual([
    '6203 | 2',
    '6204 | 3',
    'M8螺母 | 100 个',
    'M8*30螺栓 | 50 套',
    'M8螺母（镀锌） | 200',
  ]);
  expect(told('名称,规格,数量(个)\n螺母,M8,200')).toEqual(['螺母 M8 | 200 个']);
});

test('a number that is about so many, from one to another or of two, is one to look at', () => {
  expect(told('名称,数量\n闸阀 DN50,约20\n截止阀 DN40,10-12')).toEqual([
    '闸阀 DN50 | 20 ?',
    '截止阀 DN40 | 12 ?',
  ]);
  expect(told('M8×30 200+50 套')).toEqual(['M8×30 200 | 50 套 ?']);
  expect(told('DN50弯头20个DN40弯头10个')).toEqual(['DN50弯头 | 20 个', 'DN40弯头 | 10 个']);
});

test('of many numbers the one below 需求 is asked for; without a heading the buyer is asked to look', () => {
  const rows = [
    '001 M11 轴承\\\\6311-ZZ 套 4 0 6 12 0.00 0.00',
    '002 M12 油封\\\\TC 45*65*8 个 3 0 10 20 0.00 0.00',
  ];
  const head = '行号 物料号 物料描述 单位 在库 在途 最低 需求 含税单价 金额';
  expect(told([head, ...rows, '共 2 项 金额 0.00'].join('\n')).map((one) => one.split(' | ')[1])).toEqual([
    '12 套',
    '20 个',
  ]);
  expect(readQuickText(rows.join('\n')).lines.every(({ doubt }) => doubt)).toBe(true);
});

test.each(['安全帽 12', 'safety helmet 12'])(
  'the number of %s may be a size or a count: the buyer is asked',
  (text) => {
    expect(readQuickText(text).lines).toEqual([{ words: text, num: 1, doubt: true }]);
  },
);

test('a table of tabs is one whatever its running numbers are called, and a number before 对夹 counts no pairs', () => {
  expect(
    readQuickText(
      [
        '采购清单（第3批）',
        '序\t品名\t规格\t数量\t单位\t备注',
        '1\t外六角螺栓 8.8级\tM10*40\t2\t千件\t',
        '2\t膨胀螺栓\tM12×120\t500\t套\t车修壁虎',
        '3\t对夹蝶阀 手柄\tDN100 PN16\t6\t台\t',
        '注：以上均含税含运，30天账期',
      ].join('\n'),
    ).lines,
  ).toEqual([
    { words: '外六角螺栓 8.8级 M10*40', num: 2, unit: '千件' },
    { words: '膨胀螺栓 M12×120', num: 500, unit: '套' },
    { words: '对夹蝶阀 手柄 DN100 PN16', num: 6, unit: '台' },
  ]);
});

test('a list as Europe writes it, with counts in front: points part thousands, commas are points, a sign behind a count parts nothing', () => {
  expect(
    readQuickText(
      [
        'Anfrage / inquiry No. 4500012873',
        '1.000 Stk. hexagon socket screw DIN 912 M8x25 12.9',
        '2.500 pcs; hex nut DIN 934 M8',
        '1.200,5 m; YC rubber cable 3x2,5',
        '300,0 m; control cable KVVP 14x0,75',
        '10 pcs; tapered roller bearing 30209',
        '15 spools; MIG wire ER50-6 1.2mm 15kg',
        'Total weight approx. 1.350,0 kg',
      ].join('\n'),
    ).lines,
  ).toEqual([
    { words: 'hexagon socket screw DIN 912 M8x25 12.9', num: 1000, unit: 'stk' },
    { words: 'hex nut DIN 934 M8', num: 2500, unit: 'pcs' },
    { words: 'YC rubber cable 3x2.5', num: 1201, unit: 'm', doubt: true },
    { words: 'control cable KVVP 14x0.75', num: 300, unit: 'm', doubt: true },
    { words: 'tapered roller bearing 30209', num: 10, unit: 'pcs' },
    { words: 'MIG wire ER50-6 1.2mm 15kg', num: 15, unit: 'spools', doubt: true },
  ]);
});

test('a count in front of its thing is one, whether a comma parts them or nothing', () => {
  for (const sign of [',', ''])
    expect(readQuickText(`10 pcs${sign} bearing 6204\n5 rolls${sign} tape 20 m`).lines).toEqual([
      { words: 'bearing 6204', num: 10, unit: 'pcs' },
      { words: 'tape 20 m', num: 5, unit: 'rolls', doubt: true },
    ]);
});

test('what is counted in pieces comes before what one piece measures', () => {
  for (const [line, words] of [
    ['生料带 10卷 20米', '生料带 20米'],
    ['生料带 20米 10卷', '生料带 20米'],
    ['缠绕膜 10卷 宽500mm 3kg', '缠绕膜 宽500mm 3kg'],
  ] as const)
    expect(readQuickText(line).lines[0]).toMatchObject({ words, num: 10, unit: '卷' });
  expect(readQuickText('电缆 3x2.5 100米').lines).toEqual([{ words: '电缆 3x2.5', num: 100, unit: '米' }]);
});

test('a pail of grease is no number of kilos for sure, and a number behind a color no quantity', () => {
  for (const line of ['锂基脂 15kg', 'Lithium grease 17 kg', 'Heat shrink tube WHITE 25', '胶带 white 25'])
    expect(readQuickText(line).lines).toEqual([{ words: line, num: 1, doubt: true }]);
  expect(readQuickText('锂基脂 2# 15kg 2桶').lines).toEqual([
    { words: '锂基脂 2# 15kg', num: 2, unit: '桶' },
  ]);
  expect(readQuickText('锂基脂 50kg').lines).toEqual([{ words: '锂基脂', num: 50, unit: 'kg' }]);
});

test.each([
  ['cable gland M20x1.5, 30x', 'cable gland M20x1.5', 30, undefined],
  ['CNMG120408 inserts 2 boxes x10', 'CNMG120408 inserts (10 pcs)', 2, 'boxes'],
  ['needle bearing HK2016, ten of them', 'needle bearing HK2016', 10, undefined],
  ['O-ring 30x3 two pcs', 'O-ring 30x3', 2, 'pcs'],
])('%s is counted by its end', (line, words, num, unit) => {
  expect(readQuickText(line).lines[0]).toMatchObject({ words, num, ...(unit ? { unit } : {}) });
});

test('the parts list of a drawing is read below and above its title block, numbers of steels apart from quantities', () => {
  const text = [
    '明细表',
    '序号 代号 名称 数量 材料 单件 总计 备注',
    '9 GB/T 70.1-2008 螺钉 M10×30 12 12.9级',
    '8 GB/T 93-1987 垫圈 10 12 65Mn',
    '7 GB/T 1096-2003 键 8×7×40 2 45',
    '6 GB/T 297-2015 轴承 30207 2',
    '5 GB/T 6170-2015 螺母 M16 8',
    '4 XY-03.12 轴承座 1 HT200 3.2 3.2',
  ].join('\n');
  expect(told(text)).toEqual([
    'GB/T 70.1-2008 螺钉 M10×30 12.9级 | 12',
    'GB/T 93-1987 垫圈 10 65Mn | 12',
    'GB/T 1096-2003 键 8×7×40 45 | 2',
    'GB/T 297-2015 轴承 30207 | 2',
    'GB/T 6170-2015 螺母 M16 | 8',
    '轴承座 HT200 | 1',
  ]);
});

test('the same list with tabs is read by its columns, whatever its material is called', () => {
  const text = [
    '序号\t代号\t名称\t数量\t材料\t单重\t总重\t备注',
    '12\tGB/T 13871.1\t油封 FB 30×47×7\t2\tNBR\t0.011\t0.02\tTC型',
    '17\tZL-08B-18\t链轮 08B-1 Z18\t2\t45\t0.42\t0.84\t预孔',
  ].join('\n');
  expect(told(text)).toEqual(['GB/T 13871.1 油封 FB 30×47×7 NBR | 2', '链轮 08B-1 Z18 45 | 2']);
});

test('a greeting is no title of what stands below it, and a name with a telephone no line', () => {
  expect(told('王经理你好：\nNU308 铜架 2套\n李工 138-0574-1234')).toEqual(['NU308 铜架 | 2 套']);
});

test('how many stands behind a strength', () => {
  expect(told('内六角M5x16 12.9级*500')).toEqual(['内六角M5x16 12.9级 | 500']);
});

test('a table parted by semicolons keeps the commas of its numbers, and those of a German one are points', () => {
  const stock = readQuickText(
    '行;物料编码;物料描述;数量;单位\n10;10.02;螺栓 DIN933 M12*50 8.8 镀锌;1,200.000;PCS\n20;20.01;轴承 6205-ZZ/C3;60.000;EA',
  );
  expect(stock.lines.map(({ words, num }) => [words, num])).toEqual([
    ['螺栓 DIN933 M12*50 8.8 镀锌', 1200],
    ['轴承 6205-ZZ/C3', 60],
  ]);
  const german = readQuickText(
    'Pos;Menge;Einheit;Benennung;Norm / Typ;Werkstoff\n10;1.000;Stk;Sechskantschraube M10x30;DIN 933;A2\n20;20;Stk;O-Ring 50x5,3;;NBR 70',
  );
  expect(german.lines.map(({ words, num }) => [words, num])).toEqual([
    ['Sechskantschraube M10x30 DIN 933 A2', 1000],
    ['O-Ring 50x5.3 NBR 70', 20],
  ]);
});

test('running numbers with different signs behind them, or before a letter, are none of the goods', () => {
  expect(
    told(
      '1、304外六角螺栓 M10×40 200套\n2. 平垫 M10 400片\n3) 弹垫 M10 400个\n④ 轴承6205 20套\n5.BV2.5红色线 5卷\n6 角磨片125 10片\n7.304不锈钢螺母 M8 50个',
    ),
  ).toEqual([
    '304外六角螺栓 M10×40 | 200 套',
    '平垫 M10 | 400 片',
    '弹垫 M10 | 400 个',
    '轴承6205 | 20 套',
    'BV2.5红色线 | 5 卷',
    '角磨片125 | 10 片',
    '304不锈钢螺母 M8 | 50 个',
  ]);
  expect(told('7.5KW电机 2台')).toEqual(['7.5KW电机 | 2 台']);
});

test('packs whose content is told are what is in all of them, and what one holds tells the goods', () => {
  expect(told('YJV 3*4电缆 两卷（每卷100米）')).toEqual(['YJV 3*4电缆 | 200 米']);
  expect(told('液压油46# 一桶200L')).toEqual(['液压油46# 200L | 1 桶']);
});

test('sizes below a line that names a thing are of that thing', () => {
  expect(told('外六角 8.8级 镀锌\n M8*25\t500\n M10*30  300\n M12*50  0.5千支\n平垫 M8 100个')).toEqual([
    '外六角 8.8级 镀锌 M8*25 | 500',
    '外六角 8.8级 镀锌 M10*30 | 300',
    '外六角 8.8级 镀锌 M12*50 | 500 支',
    '平垫 M8 | 100 个',
  ]);
});

test('a comma in what is measured off is a point, and is never the end of a size', () => {
  const [pipe, clamp] = readQuickText('镀锌管 DN25  25,5 m\n卡箍 DN80  25,0 个').lines;
  expect(pipe).toMatchObject({ words: '镀锌管 DN25', unit: 'm', doubt: true });
  expect([25, 26]).toContain(pipe!.num);
  expect(clamp).toMatchObject({ words: '卡箍 DN80', num: 25, unit: '个' });
  expect(told('螺母 M8,5个')).toEqual(['螺母 M8 | 5 个']);
});
