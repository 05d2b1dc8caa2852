// Search as a buyer meets it, on the goods of the demo mall: what comes first, suggestions, tabs, nothing found,
// and what operators edit.
import { notLike, and, inArray, like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goodsApi } from '#lib/contracts/goods.ts';
import { placeApi } from '#lib/contracts/place.ts';
import { quickOrderApi } from '#lib/contracts/quick-order.ts';
import { searchApi } from '#lib/contracts/search.ts';
import { storeApi } from '#lib/contracts/store.ts';
import { renewSearch } from '#lib/domain/goods/search/index.ts';
import { LOCALES } from '#lib/i18n/locales.ts';
import { measureRelevance } from '../bench/relevance/measure.ts';
import { openDemoMall } from '../support/demo-mall.ts';
import { plus } from '../support/tables.ts';
import { valueOf } from '../support/trade-steps.ts';
import { tokenOf } from './account/people.ts';

const mall = await openDemoMall();
const operator = await tokenOf(mall, '13612340001');
const buyer = await tokenOf(mall, '13612340002');
beforeAll(async () => {
  const { uid } = await mall.first('user', { phone: '13612340001' });
  await mall.add('userRole', { uid, role: 'platform', merId: null, platformRoles: ['owner'] });
}, 600_000);
afterAll(() => mall.close());

const find = async (keyword: string, more: object = {}) => {
  const found = await mall.as()(goodsApi.list, { keyword, limit: 10, ...more });
  if (!found.ok) throw new Error(found.failure.code);
  return found.value;
};
const designationOf = async (skuId: number) => (await mall.first('sku', { skuId })).designation;

test('nine of ten queries bring what was meant first, nearly all among the first ten', async () => {
  const found = await measureRelevance(mall.as(), designationOf, { isTimed: false });
  const report = `late:\n${found.late.join('\n')}\nmissed:\n${found.missed.join('\n')}`;
  expect(found.queries).toBeGreaterThanOrEqual(220);
  expect(found.hit10, report).toBeGreaterThanOrEqual(0.99);
  expect(found.hit1, report).toBeGreaterThanOrEqual(0.98);
}, 600_000);

test.each(LOCALES)('goods are found by their whole name (%s)', async (locale) => {
  const call = mall.as(undefined, locale);
  const lost: string[] = [];
  // Every page of ten begins with other goods; all of them would take a minute.
  for (let page = 1; ; page += 7) {
    const { list } = valueOf(await call(goodsApi.list, { limit: 10, page }));
    if (list.length === 0) break;
    for (const { product_id, store_name } of list) {
      const found = valueOf(await call(goodsApi.list, { keyword: store_name, limit: 40 }));
      if (!found.list.some((card) => card.product_id === product_id)) lost.push(store_name);
    }
  }
  expect(lost).toEqual([]);
});

test('a designation that one SKU has brings that product first and leads to the SKU', async () => {
  const { list } = await find('6204-2rs');
  expect(list[0]?.store_name).toContain('6200系列');
  expect(await designationOf(list[0]?.sku ?? 0)).toBe('6204-2RS');
});

test('a typing error is corrected when hardly anything is found, and the answer says so', async () => {
  expect(await find('baering')).toMatchObject({ corrected: 'bearing' });
  expect((await find('轴承')).corrected).toBeUndefined();
});

test('initials of several words typed together are cut into them, and only goods called so are found', async () => {
  const bolts = await find('bxgls');
  expect(bolts.corrected).toBe('bxg ls');
  for (const { store_name } of bolts.list) expect(store_name).toMatch(/不锈钢/);
  expect((await find('bxgluomu')).list[0]?.store_name).toMatch(/螺母.*不锈钢/);
  // A typing error stays one: its letters are not cut.
  expect((await find('buterfly')).corrected).toBe('butterfly');
  // Typed with a character that sounds the same: what was meant is said in characters, not in letters.
  expect((await find('镙丝')).corrected).toBe('螺丝');
  expect((await find('qzxbwt')).count).toBe(0);
});

test('every facet counts without its own filter and with the others', async () => {
  const keyword = '球阀';
  const facets = async (more: object = {}) => {
    const found = await mall.as()(goodsApi.facets, { keyword, ...more });
    if (!found.ok) throw new Error(found.failure.code);
    return found.value;
  };
  const plain = await facets();
  const [brand, other] = plain.brand;
  const [province] = plain.province;
  const leaf = plain.category.find((row) => !plain.category.some((child) => child.pid === row.id));
  if (!brand || !other || !province || !leaf) throw new Error('the demo mall has ball valves of two brands');
  expect((await find(keyword)).count).toBe(plain.brand.reduce((sum, row) => sum + row.count, 0));
  for (const [filter, count] of [
    [{ brand_id: brand.id }, brand.count],
    [{ cate_id: leaf.id }, leaf.count],
    [{ province_id: province.id }, province.count],
    [{ stock: 1 }, plain.in_stock],
    [{ certified: 1 }, plain.verified],
    [{ maker: 1 }, plain.maker],
    [{ invoice: 1 }, plain.invoice],
    [{ sample: 1 }, plain.sample],
    [{ belt_id: plain.belt[0]?.id }, plain.belt[0]?.count],
  ] as const)
    expect((await find(keyword, filter)).count, JSON.stringify(filter)).toBe(count);
  // The chosen brand keeps the numbers of the other brands, and narrows every other group.
  const chosen = await facets({ brand_id: brand.id });
  expect(chosen.brand.find((row) => row.id === other.id)?.count).toBe(other.count);
  expect(chosen.province.reduce((sum, row) => sum + row.count, 0)).toBeLessThanOrEqual(brand.count);
  const inProvince = chosen.province[0];
  expect((await find(keyword, { brand_id: brand.id, province_id: inProvince?.id })).count).toBe(
    inProvince?.count,
  );
});

test('goods are found by who makes them, and by how soon they leave the works', async () => {
  const all = await find('球阀');
  const made = await find('球阀', { maker: 1 });
  expect(made.count).toBeGreaterThan(0);
  expect(made.count).toBeLessThan(all.count);
  const soon = await find('球阀', { days: 3, limit: 100 });
  expect(soon.list.every((card) => card.lead_days <= 3)).toBe(true);
  expect((await find('球阀', { days: 365 })).count).toBe(all.count);
});

test('pages of one query follow each other without a gap and without doubles', async () => {
  const seen: number[] = [];
  const { count } = await find('螺丝');
  for (let page = 1; (page - 1) * 40 < count; page += 1)
    seen.push(...(await find('螺丝', { page, limit: 40 })).list.map((row) => row.product_id));
  expect(seen).toHaveLength(count);
  expect(new Set(seen).size).toBe(count);
});

test('the three tabs are counted from the same understanding', async () => {
  const call = mall.as();
  for (const keyword of ['螺絲', 'luosi', 'bearing']) {
    const counts = await call(searchApi.counts, { keyword });
    if (!counts.ok) throw new Error(counts.failure.code);
    const { goods, makers, markets } = counts.value;
    expect(goods).toBe((await find(keyword)).count);
    expect(await call(storeApi.list, { keyword })).toMatchObject({ ok: true, value: { count: makers } });
    expect(await call(placeApi.markets, { keyword })).toMatchObject({ ok: true, value: { count: markets } });
    expect([makers > 0, markets > 0], keyword).toEqual([true, true]);
  }
});

test('a place among the words asks for goods and makers that stand there', async () => {
  const call = mall.as();
  for (const keyword of ['永年 螺栓', '螺栓 永年', '永年螺栓', 'yongnian bolts']) {
    const { count, list } = await find(keyword);
    expect(count, keyword).toBeGreaterThan(10);
    for (const card of list) expect(card.belt_name, keyword).toContain('永年');
    const counts = await call(searchApi.counts, { keyword });
    expect(counts.ok && counts.value.goods).toBe(count);
    expect(counts.ok && counts.value.makers, keyword).toBeGreaterThan(0);
  }
  expect((await find('永年')).count).toBeGreaterThan((await find('永年 螺栓')).count);
});

test('words that were stored under older rules are written anew', async () => {
  const { list } = await find('6204-2rs');
  const id = list[0]!.product_id;
  await mall.change('product', { productId: id }, { search: 'old:1', searchRules: 0 });
  await mall.change('sku', { productId: id }, { designationKey: '' });
  mall.clock.advance(120_000);
  expect(await renewSearch(mall.system)).toBe(1);
  expect((await find('6204-2rs')).list[0]).toMatchObject({ product_id: id, sku: list[0]!.sku });
  expect(await renewSearch(mall.system)).toBe(0);
});

test('suggestions come from goods, categories, makers and markets, in the language of the visitor', async () => {
  const found = await mall.as()(searchApi.suggest, { q: '轴承' });
  if (!found.ok) throw new Error(found.failure.code);
  expect(found.value.goods[0]?.name).toContain('轴承');
  expect(found.value.categories.map((row) => row.name).join()).toContain('轴承');
  expect(found.value.makers.length).toBeGreaterThan(0);
  expect(found.value.markets.length).toBeGreaterThan(0);
  const english = await mall.as(undefined, 'en-US')(searchApi.suggest, { q: 'bear' });
  expect(english.ok && english.value.goods.map((row) => row.name)).toContainEqual(
    expect.stringMatching(/bearing/i),
  );
  const sounds = await mall.as()(searchApi.suggest, { q: 'zhouc' });
  expect(JSON.stringify(sounds)).toContain('轴承');
});

test('sizes are suggested with their own price and stock; only one that no other begins with is whole', async () => {
  const suggested = async (q: string) => {
    const found = await mall.as()(searchApi.suggest, { q });
    return found.ok ? found.value.goods : [];
  };
  const { list } = await find('NU208E');
  const { designation: size, price, stock } = list[0]!.size!;
  expect(await suggested('nu208e')).toMatchObject([{ size, price, price_max: price, stock, is_whole: true }]);
  for (const begun of ['6204', 'M8×30']) {
    const sizes = await suggested(begun);
    expect(sizes.length).toBeGreaterThan(1);
    expect(sizes.every((row) => row.size.startsWith(begun) && !row.is_whole)).toBe(true);
  }
});

test('without words, suggestions are what many search for', async () => {
  const found = await mall.as()(searchApi.suggest, {});
  expect(found).toMatchObject({
    ok: true,
    value: { goods: [], words: expect.arrayContaining(['内六角螺栓']) },
  });
});

test('a word that nobody knows is left out and said, and the list is of the thing', async () => {
  for (const keyword of ['球阀 蓝宝石', '蓝宝石 球阀 包邮', 'SKF 球阀', '请问有没有球阀 蓝宝石']) {
    const { count, list, left_out: leftOut } = await find(keyword);
    expect(count, keyword).toBeGreaterThan(10);
    for (const card of list) expect(card.store_name, keyword).toContain('球阀');
    expect(leftOut?.join(''), keyword).toMatch(/蓝宝石|skf/);
    const facets = await mall.as()(goodsApi.facets, { keyword });
    expect(facets.ok && facets.value.brand.length, keyword).toBeGreaterThan(1);
  }
  expect((await find('球阀')).left_out).toBeUndefined();
  const near = await mall.as()(searchApi.nearest, { keyword: '球阀 蓝宝石' });
  if (!near.ok) throw new Error(near.failure.code);
  expect(near.value.left_out.join('')).toContain('蓝宝石');
  expect(near.value.list[0]?.store_name).toContain('球阀');
});

test.each([
  '25x52x15',
  '25*52*15',
  '25×52×15 轴承',
  '25-52-15',
  '内径25外径52厚15',
  '内径25mm 外径52mm 宽度15mm 轴承',
  'd25 D52 B15',
  'bearing 25x52x15mm',
  'ID 25 OD 52 W 15',
])(
  'dimensions instead of a designation: %s finds the bearings of that size, and no others',
  async (keyword) => {
    const { list } = await find(keyword);
    expect(list.length).toBeGreaterThan(0);
    for (const card of list) {
      const { sizes } = await mall.first('sku', { skuId: card.sku ?? 0 });
      expect(sizes, card.store_name).toContain('25x52x15');
    }
  },
);

test.each([
  ['施耐德 LC1D18M7C', /接触器/, /施耐德.*lc1d18m7c/],
  ['ABB S203-C25', /小型断路器/, /s203-c25/],
  ['makita 9553', /角磨机/, /9553/],
  ['loctite 577', /密封/, /577/],
])('an order code that nobody sells brings what it stands for: %s', async (keyword, name, said) => {
  const { list, left_out: leftOut } = await find(keyword);
  expect(list[0]?.store_name).toMatch(name);
  // It is not the part of that maker, and the list says so.
  expect(leftOut?.join(' ')).toMatch(said);
});

test.each([
  ['self drilling screw with EPDM washer 5.5x25', /自钻/],
  ['what gloves for handling sharp sheet metal', /防割/],
  ['家里4分水管接头漏水用什么缠', /生料带|四氟/],
  ['螺丝锈死拧不开用什么喷', /松动|除锈|松锈/],
])('a question is answered with the thing, not with what it is for: %s', async (keyword, name) => {
  expect((await find(keyword)).list[0]?.store_name).toMatch(name);
});

test.each([
  ['cable 4 mm^2 x 3 core', '3×4'],
  ['YJV 3芯4平方', '3×4'],
  ['接触器 32A', '3210'],
  ['ball bearing 10mm bore 26mm od 8mm wide', '6000'],
])('what a number measures is not lost: %s finds the size with %s', async (keyword, part) => {
  const { list } = await find(keyword);
  const ids = list.slice(0, 3).map((card) => card.product_id);
  const fitting = await mall.count('sku', (t) =>
    and(inArray(t.productId, ids), like(t.designation, `%${part}%`)),
  );
  expect(fitting).toBeGreaterThan(0);
});

test('numbers that stand apart are no size: what has none of these dimensions is not shown for them', async () => {
  const { list } = await find('20x47x14');
  for (const card of list) expect(card.store_name).not.toMatch(/钻|铣/);
  expect(list[0]?.store_name).toMatch(/轴承/);
});

test('a size that nobody has brings the nearest ones, above and below, and says so', async () => {
  const { near, list } = await find('M8×33 内六角圆柱头螺钉');
  expect(near).toEqual({ asked: 'M8×33', sizes: ['M8×30', 'M8×40'], differences: ['−3', '+7'] });
  expect(list[0]?.size?.designation).toMatch(/M8×[34]0/);
  expect(list[0]?.store_name).toContain('内六角');
});

test('three dimensions that no bearing has bring the bearing that differs least', async () => {
  const { near, list } = await find('轴承 25x53x15');
  expect(near).toMatchObject({ asked: '25×53×15' });
  expect(near?.sizes[0]).toBe('25×52×15');
  expect(near?.differences[0]).toBe('−1');
  expect(list[0]?.size?.designation).toMatch(/205/);
});

test.each([
  // The thing itself, not what shares its category: the chain before the sprocket for it.
  ['06B-1链条多少钱', /^(?!.*链轮).*滚子链/, /^06B-1/],
  // The standard that is named, before those that mean the same.
  ['ISO 7380-1 M6×20 A4', /ISO 7380-1 A4/, /^M6×20$/],
  // Work that shops offer with goods asks for no tool.
  ['工业铝型材4080 定制切割', /4080工业铝型材/, undefined],
  // Steel pipe of a nominal size is listed by its outside.
  ['镀锌钢管 DN50', /热镀锌焊接钢管/, /^⌀60\.3×/],
  // A thread and its length with a dash, and dimensions under names of the workshop.
  ['内六角圆柱头螺钉 M6-30 12.9', /内六角圆柱头螺钉.*12\.9/, /^M6×30$/],
  ['电机轴承，内孔30外圆72，宽19', /轴承/, /^6306/],
  // A designation that goes on differently for each voltage shows one of these.
  ['CJX2-Z-0910', /CJX2-Z/, /^CJX2-Z-0910 /],
])('what is asked for comes first, with its size: %s', async (words, name, size) => {
  const [card] = (await find(words)).list;
  expect(card?.store_name).toMatch(name);
  if (size) expect(card?.size?.designation).toMatch(size);
});

test('a length of belt that nobody has brings the nearest ones of its section, however the two are written', async () => {
  for (const words of ['B1500三角带', 'B型三角带 1500', 'B 1500 v belt']) {
    const { near, list } = await find(words);
    expect(near, words).toMatchObject({ asked: 'B1500', sizes: ['B1400', 'B1600'] });
    expect(list[0]?.size?.designation, words).toMatch(/^B-1[46]00$/);
  }
});

test('a hand tool is what is wanted wherever that stands which it works on', async () => {
  expect((await find('压线钳 端子')).list[0]?.store_name).toMatch(/压线钳/);
  expect((await find('端子')).list[0]?.store_name).toMatch(/端子/);
});

test('the letters and number of one bearing count before words that name another thing', async () => {
  expect((await find('NU208 cyl roller, steel cage')).list[0]?.store_name).toMatch(/NU200/);
});

test('a code that one article has is sold, whatever else it is called', async () => {
  expect((await find('滑块直线 LM16UU')).list[0]?.size?.designation).toBe('LM16UU');
});

test('of a name that nobody knows the sign that it ends in says what the thing is', async () => {
  expect((await find('电动开关阀 DN50')).list[0]?.store_name).toMatch(/电动.*阀/);
});

test('what joins something else is wanted, and not what it joins', async () => {
  expect((await find('接头螺母 丝杆连接 M10')).list[0]?.store_name).toMatch(/长螺母/);
});

test('flutes are counted: goods that have a size of as many millimetres do not stand behind others for it', async () => {
  expect((await find('end mill 4 flute 8mm')).list[0]?.store_name).toMatch(/四刃平底立铣刀/);
});

test('a section of steel is found by its number as people say it, and clothes by their letter', async () => {
  for (const [words, size] of [
    ['20号槽钢', /^20#/],
    ['20#槽钢', /^20#/],
    ['16号a槽钢', /^16#a/],
    ['工作服 M码', /\bM$/],
  ] as const) {
    const { left_out, list } = await find(words);
    expect(left_out ?? [], words).toEqual([]);
    expect(list[0]?.size?.designation, words).toMatch(size);
  }
});

test('the card of a size that was named says what that size costs, not the whole family', async () => {
  const { list } = await find('6205-2RS');
  const [card] = list;
  expect(card?.size).toMatchObject({ designation: '6205-2RS', price: expect.stringMatching(/^\d+\.\d\d$/) });
  const size = await mall.first('sku', { skuId: card?.sku ?? 0 });
  expect(card?.size?.stock).toBe(size.stock);
  expect(Math.round(Number(card?.size?.price) * 100)).toBe(size.price);
});

test('the card of a family whose size begins with what was typed shows that size', async () => {
  const { list } = await find('6204');
  const shown = list.map(({ size }) => size?.designation);
  expect(shown[0]).toBe('6204');
  expect(shown).toContain('6204-2RS');
  // A motor of this frame comes with feet or a flange: one of these is shown, and how many there are.
  const { list: motors } = await find('YE3-90L');
  expect(motors[0]?.size?.designation).toMatch(/^YE3-90L-\d /);
  expect(motors[0]?.size?.fits).toBeGreaterThan(1);
});

test.each([
  // A maker's name, or any other word, beside the whole designation.
  ['XUANFA Z41H-16C DN80', /^Z41H-16C DN80$/],
  ['OMRON MY2N DC24V 继电器', /^MY2N DC24V/],
  ['正品 iC65 DZ47-63 2P C25 空开', /^DZ47-63 2P C25$/],
  // A part of it that one size alone has.
  ['DIN471 25', /^d25$/],
  ['M12的化学锚栓要打多长的螺杆？', /^M12×160$/],
  ['请问家里水管是20的PPR，转弯要用什么弯头？', /^dn20$/],
  ['GB/T 5117 E4303 3.2', /^⌀3\.2$/],
  // Dimensions under their names.
  ['配电箱 宽400 高500 深200', /400×500×200$/],
  ['圆钢 直径45 45号', /^⌀45$/],
  ['铜垫 内径14', /^M14$/],
  // Colors, materials, and other units than those of the designation.
  ['安全警示标志 禁止吸烟 铝板 300*400 批发价', /^300×400 AL$/],
  ['热缩管 Φ8MM² 黑', /^⌀8 BK$/],
  ['电池 20v 4000mah', /^4\.0 Ah/],
  ['地牛 3吨', /^3000 kg/],
  ['ST4.8-32 自攻 盘头', /^ST4\.8×32$/],
  ['塑壳断路器 250A 三相', /3 250A$/],
  ['电机 22KW 4P B3', /^YE\d-180L-4 22kW B3$/],
])('the card shows the size that the words name, wherever they stand: %s', async (keyword, designation) => {
  const [card] = (await find(keyword)).list;
  expect(card?.size?.designation).toMatch(designation);
  expect(card?.sku).toBeDefined();
});

test('a size that goods do not have is not shown by another one that has a part of it', async () => {
  for (const { size, store_name: name } of (await find('闸阀 DN80')).list)
    if (size) expect(size.designation, name).toContain('DN80');
  // A color or a material alone names no size.
  for (const { size } of (await find('红色 热缩管')).list) expect(size).toBeUndefined();
});

test.each([
  // Discs, wheels and hand tools are listed in mm, grits as P80.
  ['百叶轮 4寸 80目', /百叶片/, /^100×16 P80$/],
  ['flap disc 5 inch grit 60', /百叶片/, /^125×22\.23 P60$/],
  ['砂纸 240#', /砂纸/, /P240$/],
  ['砂纸 #240', /砂纸/, /P240$/],
  ['老虎钳 8寸', /钢丝钳/, /^200 mm/],
  ['活扳手 12寸', /活动扳手/, /^300 mm/],
  ['4寸 蝶阀', /蝶阀/, /DN100/],
])('inches of tools and grits name a size: %s', async (words, name, size) => {
  const { list, left_out: leftOut } = await find(words);
  expect(leftOut ?? []).toEqual([]);
  expect(list[0]?.store_name).toMatch(name);
  expect(list[0]?.size?.designation).toMatch(size);
});

test.each([
  ['齿轮箱油 220', /齿轮油/, /VG 220/],
  ['gearbox oil 150', /齿轮油/, /VG 150/],
  ['铜鼻子 SC70-10', /铜鼻子/, /^SC-70$/],
  ['焊条 506 3.2', /J506/, /3\.2/],
  ['铰刀 8H7', /铰刀/, /^⌀8/],
  ['呆扳手 14-17', /开口扳手/, /^14×17/],
  ['六毫米气管', /气管/, /^6×/],
  ['铜球阀 6分', /黄铜球阀/, /DN20$/],
  ['接触器 线圈220 25个电流', /接触器/, /AC220V|220V/],
])('as workshops and counters say it: %s', async (words, name, size) => {
  const [card] = (await find(words)).list;
  expect(card?.store_name).toMatch(name);
  expect(card?.size?.designation).toMatch(size);
});

test.each([
  // A schedule names the thing first and its kind behind a comma.
  ['DISC,CUTTING 230 X 1.9 X 22.2', /切割片/, /^230×1\.9/],
  ['VALVE,GATE DN50 PN16', /闸阀/, /DN50/],
  // What goes with it is not it.
  ['双头螺栓 M16×100 配双螺母', /双头|螺柱/, undefined],
  // Steel pipe is listed by its outside.
  ['镀锌钢管 DN50×3.75', /热镀锌焊接钢管/, /^⌀60\.3×3\.75/],
  ['ROLLER CHAIN 08B-1 X 74 LINKS INCL. CONN. LINK', /滚子链/, /^08B-1/],
])('as schedules of works say it: %s', async (words, name, size) => {
  const [card] = (await find(words)).list;
  expect(card?.store_name).toMatch(name);
  if (size) expect(card?.size?.designation).toMatch(size);
});

test('a word with one character that sounds like the right one is put right, cut or not', async () => {
  const discs = await find('切割皮 125');
  expect(discs.corrected).toContain('切割片');
  expect(discs.list[0]?.store_name).toMatch(/切割片/);
  expect((await find('手电转')).list[0]?.store_name).toMatch(/电钻/);
  // Some goods have both parts of it, and none is called so.
  expect((await find('润滑酯')).list[0]?.store_name).toMatch(/脂/);
});

test.each([
  ['0.2kg 羊角锤', /羊角锤/],
  ['吊装螺母 带环', /吊环螺母/],
  ['装修打孔用什么钻头打混凝土', /钻头|冲击钻/],
  // The insert is sold in its housing.
  ['UC 206', /带座轴承/],
  ['DIN472-52', /孔用弹性挡圈/],
])('%s brings %s first', async (words, name) => {
  expect((await find(words)).list[0]?.store_name).toMatch(name);
});

test('a number alone is no answer to a word that nobody knows', async () => {
  expect((await find('摇表 1000V')).count).toBe(0);
});

test('a nominal size is no answer to a thing that nobody knows, whatever else has it', async () => {
  expect((await find('水表 DN20')).list).toEqual([]);
  expect((await find('DN20 304')).list.length).toBeGreaterThan(0);
});

test.each([
  ['水用电磁阀 一寸 220v', /水阀/, /2W250-25B? AC220V/],
  ['704硅胶 白 45g', /704/, /45/],
  ['冷压端子 管型 2.5 红', /管形/, /^E2508 RD/],
  ['KVV22 7*1.0 铠装', /^KVV22/, /7×1/],
  ['拉帽 平头 M8 304', /铆螺母/, /M8/],
  ['打包带 塑钢 16*0.6', /塑钢带/, /16 mm 0\.6/],
])('%s is %s in the size %s, by what the words mean together', async (words, name, size) => {
  const [first] = (await find(words)).list;
  expect(first?.store_name).toMatch(name);
  expect(first?.size?.designation).toMatch(size);
});

test('what nobody sells is not answered with goods that are made for it', async () => {
  for (const words of ['压力表', 'pressure gauge', '压力表 304', '压力表 多少钱'])
    expect((await find(words)).count, words).toBe(0);
  // What is made for it is called so.
  for (const { store_name: name } of (await find('压力表阀')).list) expect(name).toMatch(/阀/);
  expect((await find('压力表阀')).count).toBeGreaterThan(0);
});

test('a thing in general comes before a kind of it that has a category of its own', async () => {
  for (const words of ['电机', '马达', 'motor'])
    for (const { store_name: name } of (await find(words)).list.slice(0, 4))
      expect(name, words).toMatch(/^(?!.*减速).*电动机/);
  expect((await find('减速电机')).list[0]?.store_name).toMatch(/减速/);
});

test('how well something sells decides only between goods that fit alike', async () => {
  const before = (await find('法兰面螺栓')).list[0]!;
  // What only mentions the words sells a hundred thousand times.
  await mall.change(
    'product',
    (t) => notLike(t.name, '%法兰面螺栓%'),
    (t) => ({ sales: plus(t.sales, 100000) }),
  );
  mall.clock.advance(120_000);
  expect((await find('法兰面螺栓')).list[0]?.product_id).toBe(before.product_id);
  await mall.change(
    'product',
    (t) => notLike(t.name, '%法兰面螺栓%'),
    (t) => ({ sales: plus(t.sales, -100000) }),
  );
});

test('a search without result is counted for operators, personal numbers are not kept', async () => {
  for (const words of ['量子纠缠阀芯', '量子纠缠阀芯', '无此物 13912345678']) await find(words);
  await find('量子纠缠阀芯', { page: 2 });
  const misses = await mall.as(operator)(searchApi.misses, { limit: 100 });
  if (!misses.ok) throw new Error(misses.failure.code);
  expect(misses.value.list.find((row) => row.words === '量子纠缠阀芯')?.count).toBe(2);
  expect(JSON.stringify(misses.value.list)).not.toContain('13912345678');
  const found = async (keyword: string) => {
    const said = await mall.as(operator)(searchApi.misses, { keyword });
    return said.ok && [said.value.count, ...said.value.list.map(({ words }) => words)];
  };
  expect(await found(' 纠缠')).toEqual([1, '量子纠缠阀芯']);
  expect(await found('没搜过')).toEqual([0]);
  expect(await mall.as(buyer)(searchApi.misses, {})).toMatchObject({
    ok: false,
    failure: { code: 'auth.forbidden' },
  });
});

test('an operator teaches a word and takes it back; searches follow at once', async () => {
  const call = mall.as(operator);
  expect((await find('拧拧')).count).toBe(0);
  const saved = await call(searchApi.saveSynonym, { words: ['拧拧', '螺母', ' 拧拧 '] });
  if (!saved.ok) throw new Error(saved.failure.code);
  expect((await find('拧拧')).list[0]?.store_name).toContain('螺母');
  expect(mall.tags).toContain('goods');
  expect(await call(searchApi.synonyms, { keyword: '拧拧' })).toMatchObject({
    ok: true,
    value: { count: 1, list: [{ words: ['拧拧', '螺母'] }] },
  });
  await call(searchApi.saveSynonym, { id: saved.value.id, words: ['拧拧', '油封'] });
  expect((await find('拧拧')).list[0]?.store_name).toContain('油封');
  expect(await call(searchApi.removeSynonym, { id: saved.value.id })).toMatchObject({ ok: true });
  expect((await find('拧拧')).count).toBe(0);
});

test('one word is no group of synonyms, and a group that is gone is said to be gone', async () => {
  const call = mall.as(operator);
  expect(await call(searchApi.saveSynonym, { words: ['螺丝', ' 螺絲'] })).toMatchObject({
    ok: false,
    failure: { code: 'search.synonym_few' },
  });
  expect(await call(searchApi.removeSynonym, { id: 999_999 })).toMatchObject({
    ok: false,
    failure: { code: 'search.synonym_gone' },
  });
  expect(await mall.as(buyer)(searchApi.saveSynonym, { words: ['a', 'b'] })).toMatchObject({
    ok: false,
    failure: { code: 'auth.forbidden' },
  });
});

test('by price, goods stand by what one piece of the size costs that their cards show', async () => {
  for (const order of ['price_asc', 'price_desc'] as const) {
    const pages = await Promise.all([1, 2].map((page) => find('M8', { order, limit: 40, page })));
    const list = pages.flatMap((page) => page.list).filter((card) => card.price !== '');
    expect(list.filter((card) => card.size).length).toBeGreaterThan(40);
    const each = list.map(({ size, price, holds }) => Number(size?.price ?? price) / (holds?.count ?? 1));
    const way = order === 'price_asc' ? 1 : -1;
    expect(each, order).toEqual(each.toSorted((a, b) => way * (a - b)));
  }
});

test.each([
  // A letter left out, one too many, one for another, two swapped; also the first, also in words of three letters.
  ['bal valve dn50', 'ball valve dn50', /球阀/],
  ['bll valve', 'ball valve', /球阀/],
  ['gall valve', 'ball valve', /球阀/],
  ['jut M10', 'nut m10', /螺母/],
  ['nutt M10', 'nut m10', /螺母/],
  ['hec bolt M8x30', 'hex bolt m8x30', /六角.*螺栓/],
  ['tpa M8', 'tap m8', /丝锥/],
  ['hex kye 5mm', 'hex key 5', /内六角扳手/],
  ['drill bti 5mm', 'drill bit 5', /钻/],
  ['earing 6204', 'bearing 6204', /轴承/],
  ['oil sael 25x47x7', 'oil seal 25x47x7', /油封/],
  ['lousi M8x30', 'luosi m8x30', /螺[栓钉丝]/],
])('a typing error in English or in letters of Chinese: %s', async (keyword, corrected, name) => {
  const found = await find(keyword);
  expect(found.corrected).toBe(corrected);
  expect(found.list[0]?.store_name).toMatch(name);
});

test.each([
  'U型螺栓 M12',
  'u-bolt M12',
  'shackle 12t',
  'shakle 12t',
  'chian hoist 2t',
  'xiekou 12吨',
  '卸扣 12吨',
  'USB 充电 头灯',
])('what nobody sells is not answered with something else that has the number: %s', async (keyword) => {
  expect((await find(keyword)).list.map((card) => card.store_name)).toEqual([]);
});

test.each([
  // The kind that a category of its own has is not what the general word asks for.
  ['0.75kW 电机', /^(?!.*减速).*电动机/, /0\.75kW/],
  ['减速电机 0.75kW', /减速电机/, /0\.75kW/],
  // CJX2 is no standard of city construction, and a quantity no dimension.
  ['交流接触器 CJX2-1810 AC220V 3只', /^CJX2交流接触器/, /^CJX2-1810 AC220V/],
  ['弹垫 M10 3百支', /弹簧垫圈/, /^M10$/],
  // The designation says better than the word in front of it.
  ['控制电缆 RVV 4*1.5', /^RVV/, /^RVV 4×1\.5/],
  ['安全帽 ABS 黄色', /安全帽/, /黄|Yellow/],
  ['cut-off disc 125', /切割片/, /^125×/],
  // How it is joined, what it is used with, and how many metres of it are wanted name no other thing.
  ['卡箍 DN100 沟槽', /卡箍/, /^DN100/],
  ['气管接头 直角 6mm 1分', /螺纹弯头/, /^PL6-01/],
  ['HK 20 26 16', /滚针轴承 HK/, /^HK2016/],
  ['ГОСТ 11738 М6х20', /内六角圆柱头螺钉/, /^M6×20/],
  ['DIN7380 M5', /内六角半圆头螺钉/, /^M5×/],
  ['603螺栓 M8x40 304', /马车螺栓/, /^M8×40/],
])('%s', async (keyword, name, size) => {
  const [card] = (await find(keyword)).list;
  expect(card?.store_name).toMatch(name);
  expect(card?.size?.designation).toMatch(size);
});

test('lines of a quick order offer what a list of goods has first', async () => {
  const lines = [
    ['内六角螺栓 M8x30 12.9', /^内六角圆柱头螺钉 DIN 912 12\.9级/],
    ['内六角螺丝 M6*20 12.9级', /^内六角圆柱头螺钉 DIN 912 12\.9级/],
    ['六角头螺栓 GB/T5782 M16*80 8.8级 镀锌', /GB\/T 5782 8\.8级 镀锌/],
    ['电工胶布 黑色', /电工绝缘胶带/],
    ['3M口罩 9501', /口罩/],
  ] as const;
  const found = await mall.as(buyer)(quickOrderApi.match, {
    lines: lines.map(([words]) => ({ words, num: 10 })),
  });
  if (!found.ok) throw new Error(found.failure.code);
  for (const [at, [words, name]] of lines.entries())
    expect(found.value[at]?.choices[0]?.product.store_name, words).toMatch(name);
});
