// A store sorts its goods into categories of its own: it names and orders them in two levels, hides and removes them, puts
// goods into them one by one or many at once, and its buyers browse by them.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '#lib/call/call.ts';
import { goodsApi } from '#lib/contracts/goods.ts';
import { goodsDeskApi } from '#lib/contracts/goods-desk.ts';
import { goodsFormApi } from '#lib/contracts/goods-form.ts';
import { massChangeApi } from '#lib/contracts/mass-change.ts';
import { ownCategoryApi } from '#lib/contracts/own-category.ts';
import { storeHomeApi } from '#lib/contracts/store-home.ts';
import { OWN_CATEGORIES_MAX } from '#lib/kernel/limits.ts';
import { BOLT, GAUGE, NORTH, openTradeMall, SOUTH, VALVE } from '../../support/trade-mall.ts';
import { codeOf, valueOf } from '../../support/trade-steps.ts';

const PACKER = 4;
let owner: Call;
let other: Call;
let packer: Call;
const mall = await openTradeMall();
beforeAll(async () => {
  await mall.add('userRole', { uid: PACKER, role: 'merchant', merId: NORTH, storeRoles: ['warehouse'] });
  [owner, other, packer] = [await mall.login(901), await mall.login(902), await mall.login(PACKER)];
});
afterAll(() => mall.close());

const add = async (name: string, more: object = {}) =>
  valueOf(await owner(ownCategoryApi.save, { name, ...more })).id;
const names = async () => valueOf(await owner(ownCategoryApi.list, {})).list.map((row) => row.name);
const put = async (ids: number[], mer_cate_id: number) =>
  valueOf(await owner(ownCategoryApi.put, { ids, mer_cate_id })).changed;
const shown = async (lang: 'zh-CN' | 'en-US' = 'zh-CN') =>
  valueOf(await mall.as(undefined, lang)(ownCategoryApi.shown, { id: NORTH }));
const goodsIn = async (mer_cate_id: number) => {
  const found = valueOf(await mall.as()(goodsApi.ofMerchant, { mer_id: NORTH, mer_cate_id }));
  return found.list.map((card) => card.product_id).toSorted();
};
let [parts, bolts, tools] = [0, 0, 0];

test('categories stand in two levels, in the order of their store, each name once beside the others', async () => {
  parts = await add('零件', { name_en: 'Parts' });
  bolts = await add('螺栓', { name_en: 'Bolts', parent_id: parts });
  tools = await add('量具', { name_en: 'Gauges' });
  expect(await names()).toEqual(['零件', '螺栓', '量具']);
  valueOf(await owner(ownCategoryApi.move, { id: tools, to: 'up' }));
  valueOf(await owner(ownCategoryApi.move, { id: tools, to: 'up' }));
  expect(await names()).toEqual(['量具', '零件', '螺栓']);

  const faults: [object, string, string][] = [
    [{ name: ' ' }, 'own_category.name', 'name'],
    [{ name: '量具' }, 'own_category.twice', 'name'],
    [{ name: '工具', name_en: 'gauges' }, 'own_category.twice', 'name_en'],
    [{ name: '内六角', parent_id: bolts }, 'own_category.level', 'parent_id'],
    [{ name: '零件', id: parts, parent_id: tools }, 'own_category.level', 'parent_id'],
    [{ name: '量具', id: tools, parent_id: tools }, 'own_category.level', 'parent_id'],
  ];
  for (const [input, code, field] of faults)
    expect(await owner(ownCategoryApi.save, input as { name: string })).toMatchObject({
      failure: { code, field },
    });
  // The same name may stand below another one.
  const same = await add('量具', { parent_id: parts });
  valueOf(await owner(ownCategoryApi.remove, { id: same }));
});

test('another store, and a role that does not sell, change nothing', async () => {
  const input = { id: bolts, name: '别人的' };
  expect(codeOf(await other(ownCategoryApi.save, input))).toBe('own_category.gone');
  expect(codeOf(await other(ownCategoryApi.move, { id: bolts, to: 'up' }))).toBe('own_category.gone');
  expect(codeOf(await other(ownCategoryApi.remove, { id: bolts }))).toBe('own_category.gone');
  expect(codeOf(await other(ownCategoryApi.put, { ids: [VALVE.product], mer_cate_id: bolts }))).toBe(
    'own_category.gone',
  );
  expect(
    codeOf(await owner(ownCategoryApi.put, { ids: [BOLT.product, VALVE.product], mer_cate_id: 0 })),
  ).toBe('goods.not_found');
  expect(codeOf(await packer(ownCategoryApi.save, input))).toBe('auth.role');
  expect(valueOf(await other(ownCategoryApi.list, {})).list).toEqual([]);
});

test('buyers see what holds goods on sale, in their language, and find the goods of both levels', async () => {
  expect(await shown()).toEqual([]);
  expect(await put([BOLT.product], bolts)).toBe(1);
  expect(await put([GAUGE.product], parts)).toBe(1);
  expect(await shown('en-US')).toEqual([
    { id: parts, pid: 0, name: 'Parts', count: 2 },
    { id: bolts, pid: parts, name: 'Bolts', count: 1 },
  ]);
  expect(await goodsIn(parts)).toEqual([BOLT.product, GAUGE.product].toSorted());
  expect(await goodsIn(bolts)).toEqual([BOLT.product]);
  expect(valueOf(await mall.as()(ownCategoryApi.shown, { id: SOUTH }))).toEqual([]);

  // On the home page of the store they take the place of the mall's categories.
  const block = valueOf(await owner(storeHomeApi.save, { kind: 'categories' })).id;
  const [home] = valueOf(await mall.as()(storeHomeApi.show, { id: NORTH })).blocks;
  expect([home!.is_own, home!.categories.map((row) => row.id)]).toEqual([true, [parts]]);
  valueOf(await owner(storeHomeApi.remove, { id: block }));

  const hide = { id: parts, name: '零件', name_en: 'Parts' };
  valueOf(await owner(ownCategoryApi.save, { ...hide, is_shown: false }));
  expect(await shown()).toEqual([]);
  valueOf(await owner(ownCategoryApi.save, { ...hide, is_shown: true }));
  expect(await shown()).toHaveLength(2);
});

test('the list of goods is narrowed to a category, and to what stands in none', async () => {
  const list = async (mer_cate_id: number) =>
    valueOf(await owner(goodsDeskApi.list, { mer_cate_id })).list.map((goods) => goods.product_id);
  expect(await list(bolts)).toEqual([BOLT.product]);
  expect((await list(parts)).toSorted()).toEqual([BOLT.product, GAUGE.product].toSorted());
  const none = await list(0);
  expect(none).not.toContain(BOLT.product);
  const { own_category: name, log } = valueOf(await owner(goodsDeskApi.detail, { id: BOLT.product }));
  expect(name).toBe('零件 › 螺栓');
  expect(log[0]).toMatchObject({ what: 'own_category', before: '', after: '零件 › 螺栓' });
});

test('the form of a product keeps its category, and refuses one of another store', async () => {
  const read = valueOf(await owner(goodsFormApi.read, { id: BOLT.product }));
  expect(read.form.own_category).toBe(String(bolts));
  const choices = valueOf(await owner(goodsFormApi.choices)).own_categories;
  expect(choices.map((row) => row.label)).toEqual(['量具', '零件', '零件 › 螺栓']);
  const foreign = valueOf(await other(ownCategoryApi.save, { name: '阀门' })).id;
  const save = async (own_category: string) => {
    const { version, form } = valueOf(await owner(goodsFormApi.read, { id: BOLT.product }));
    const input = { product_id: BOLT.product, version, aim: 'on_sale' as const };
    return valueOf(await owner(goodsFormApi.save, { ...input, form: { ...form, own_category } }));
  };
  expect((await save(String(foreign))).faults.map((fault) => fault.field)).toContain('own_category');
  expect(await goodsIn(bolts)).toEqual([BOLT.product]);
});

test('many goods are put into a category together: looked at before, and taken back but for what moved since', async () => {
  const ids = [BOLT.product, GAUGE.product];
  const look = valueOf(await owner(massChangeApi.look, { kind: 'own_category', ids, mer_cate_id: tools }));
  const became = look.rows.map((row) => `${row.before} → ${row.after}`);
  expect(new Set(became)).toEqual(new Set(['零件 → 量具', '零件 › 螺栓 → 量具']));
  expect(await goodsIn(tools)).toEqual([]);
  mall.clock.advance(1000);
  expect(await put(ids, tools)).toBe(2);
  expect(await goodsIn(tools)).toEqual(ids.toSorted());
  const [change] = valueOf(await owner(massChangeApi.list, {})).list;
  expect(change).toMatchObject({ kind: 'own_category', line_count: 2 });
  mall.clock.advance(1000);
  await put([GAUGE.product], 0);
  expect(valueOf(await owner(massChangeApi.undo, { id: change!.mass_change_id }))).toEqual({
    undone: 1,
    kept: 1,
  });
  expect(await goodsIn(bolts)).toEqual([BOLT.product]);
  expect(await goodsIn(tools)).toEqual([]);
});

test('with a category go those below it; its goods stay on sale, in none, and it says how many', async () => {
  await put([GAUGE.product], parts);
  const before = valueOf(await owner(ownCategoryApi.list, {})).list.find((row) => row.mer_cate_id === parts);
  expect(before).toMatchObject({ goods: 2, children: 1 });
  expect(valueOf(await owner(ownCategoryApi.remove, { id: parts }))).toEqual({ goods: 2 });
  expect(await names()).toEqual(['量具']);
  const { status, own_category: name } = valueOf(await owner(goodsDeskApi.detail, { id: BOLT.product }));
  expect([status, name]).toEqual(['on_sale', '']);
});

test('a store has no more of them than fit into a menu', async () => {
  await mall.add(
    'storeCategory',
    Array.from({ length: OWN_CATEGORIES_MAX - 1 }, (_, at) => ({
      merId: NORTH,
      name: `类${at + 2}`,
      nameEn: '',
    })),
  );
  expect(codeOf(await owner(ownCategoryApi.save, { name: '多出' }))).toBe('own_category.many');
});
