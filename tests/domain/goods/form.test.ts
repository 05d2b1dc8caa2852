// A product is made and changed in a form by the rules of files: faults stand at their fields, sizes keep what was sold
// meanwhile, somebody else's save is not written over, and the first goods of a new store wait for the platform.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '#lib/call/call.ts';
import { goodsDeskApi } from '#lib/contracts/goods-desk.ts';
import { goodsFormApi, type GoodsForm } from '#lib/contracts/goods-form.ts';
import { goodsApi } from '#lib/contracts/goods.ts';
import { openTradeMall, SOUTH, NORTH, VALVE } from '../../support/trade-mall.ts';
import { codeOf, paidOrder, valueOf } from '../../support/trade-steps.ts';

const STAFF = 3;
let store: Call;
let other: Call;
const mall = await openTradeMall();
beforeAll(async () => {
  [other, store] = [await mall.login(900 + NORTH), await mall.login(900 + SOUTH)];
  // The mall's goods were given their numbers.
  for (const table of ['product', 'sku'] as const) await mall.numberFrom(table, 1000);
  await mall.add('categoryParam', [
    {
      categoryId: 1,
      name: '长度',
      nameEn: 'Length',
      type: 'number',
      unit: 'mm',
      choices: [],
      perSku: true,
      sort: 1,
    },
    {
      categoryId: 1,
      name: '表面处理',
      nameEn: 'Finish',
      type: 'choice',
      unit: '',
      choices: [{ zh: '镀锌', en: 'Zinc' }],
      perSku: false,
      sort: 2,
    },
  ]);
});
afterAll(() => mall.close({ madeUp: true }));

const sku = (designation: string, values: string[]): GoodsForm['skus'][number] => ({
  designation,
  values,
  price: '1.20',
  market_price: '',
  tiers: '100=1.10',
  stock: '500',
  weight_g: '12',
  volume_cm3: '',
  bar_code: '',
  params: [{ key: '长度 // Length [mm]', value: values[1] ?? '' }],
});
const form = (part: Partial<GoodsForm> = {}): Partial<GoodsForm> & Pick<GoodsForm, 'skus'> => ({
  name: '外六角螺栓',
  name_en: 'Hex bolt',
  category: 'all',
  unit: '支',
  unit_en: 'pc',
  moq: '10',
  multiple: '10',
  options: ['螺纹 // Thread', '长度 // Length'],
  params: [{ key: '表面处理 // Finish', value: '镀锌 // Zinc' }],
  skus: [sku('M6×20', ['M6', '20']), sku('M6×30', ['M6', '30']), sku('M8×20', ['M8', '20'])],
  ...part,
});

test('a product is made from its form, is shown, and its form says again what was typed', async () => {
  mall.clock.advance(1000);
  const saved = valueOf(await store(goodsFormApi.save, { aim: 'on_sale', form: form() }));
  expect(saved).toMatchObject({ status: 'on_sale', faults: [] });
  const id = saved.product_id!;
  const shown = valueOf(await other(goodsApi.detail, { id }));
  expect([shown.store_name, valueOf(await store(goodsDeskApi.detail, { id })).sku_count]).toEqual([
    '外六角螺栓',
    3,
  ]);
  const read = valueOf(await store(goodsFormApi.read, { id }));
  expect(read.form).toMatchObject({
    name_en: 'Hex bolt',
    unit_en: 'pc',
    options: ['螺纹 // Thread', '长度 // Length'],
  });
  expect(read.form.skus[1]).toMatchObject({
    designation: 'M6×30',
    values: ['M6', '30'],
    tiers: '100=1.10',
    was: 500,
  });
  expect(read.form.params).toEqual([{ key: '表面处理 // Finish', value: '镀锌 // Zinc' }]);
  // What was read and is saved again changes nothing.
  mall.clock.advance(1000);
  const again = valueOf(
    await store(goodsFormApi.save, {
      product_id: id,
      version: read.version,
      aim: 'on_sale',
      form: read.form,
    }),
  );
  const later = valueOf(await store(goodsFormApi.read, { id }));
  expect([later.form, later.version]).toEqual([read.form, again.version]);
});

test('what is wrong stands at its field and size, and nothing is written', async () => {
  const wrong = form({ name: '', category: 'nowhere', freight_template: '999999' });
  wrong.skus[1]!.price = 'cheap';
  wrong.skus[2]!.designation = 'M6×20';
  const before = valueOf(await store(goodsDeskApi.counts)).counts;
  const { product_id: id, faults } = valueOf(await store(goodsFormApi.save, { aim: 'on_sale', form: wrong }));
  expect(id).toBeNull();
  expect(faults.map(({ field, sku: at }) => [field, at])).toEqual(
    expect.arrayContaining([
      ['name', null],
      ['category', null],
      ['price', 1],
      ['designation', 2],
      ['freight_template', null],
    ]),
  );
  expect(faults.every(({ problem }) => problem.length > 3)).toBe(true);
  expect(valueOf(await store(goodsDeskApi.counts)).counts).toEqual(before);
});

test('a tax classification is 19 digits, is kept with its short name, and a category says what holds without one', async () => {
  const code = '1080207010000000000';
  const save = (part: object) => store(goodsFormApi.save, { aim: 'draft', form: form(part) });
  for (const tax_code of ['108020701', `${code}1`, '10802070100000000AB', '1.08020701E+18']) {
    const { product_id: id, faults } = valueOf(await save({ tax_code }));
    expect([id, faults.map(({ field, sku: at }) => [field, at])]).toEqual([null, [['tax_code', null]]]);
  }
  const { product_id: id } = valueOf(await save({ tax_code: '108 0207 0100 0000 0000', tax_name: '紧固件' }));
  const read = valueOf(await store(goodsFormApi.read, { id: id! }));
  expect(read.form).toMatchObject({ tax_code: code, tax_name: '紧固件' });
  expect(valueOf(await store(goodsFormApi.params, { category: 'all' }))).toMatchObject({ tax_code: '' });
  await mall.change('category', { categoryId: 1 }, { taxCode: code, taxName: '金属制品' });
  expect(valueOf(await store(goodsFormApi.params, { category: 'all' }))).toMatchObject({
    tax_code: code,
    tax_name: '金属制品',
  });
  await mall.change('category', {}, { taxCode: '', taxName: '' });
});

test('pieces that were sold while the form was open stay sold', async () => {
  const read = valueOf(await store(goodsFormApi.read, { id: VALVE.product }));
  const was = read.form.skus[0]!.was!;
  await paidOrder(mall, 1, [[VALVE.sku, 2]]);
  const changed = { ...read.form, skus: [{ ...read.form.skus[0]!, stock: String(was + 100) }] };
  mall.clock.advance(1000);
  const aim = 'on_sale' as const;
  const ask = { product_id: VALVE.product, version: read.version, aim, form: changed };
  expect(valueOf(await store(goodsFormApi.save, ask)).faults).toEqual([]);
  const { skus } = valueOf(await store(goodsDeskApi.detail, { id: VALVE.product }));
  expect(skus[0]!.stock).toBe(was + 98);
});

test('who saves what somebody else has saved meanwhile is told, and another store finds nothing', async () => {
  const read = valueOf(await store(goodsFormApi.read, { id: VALVE.product }));
  const save = (name: string) =>
    store(goodsFormApi.save, {
      product_id: VALVE.product,
      version: read.version,
      aim: 'on_sale',
      form: { ...read.form, name },
    });
  mall.clock.advance(1000);
  expect(codeOf(await save('阀门甲'))).toBeUndefined();
  const second = await save('阀门乙');
  expect(codeOf(second)).toBe('goods.edited');
  expect(valueOf(await store(goodsDeskApi.detail, { id: VALVE.product })).name).toBe('阀门甲');
  expect(codeOf(await other(goodsFormApi.read, { id: VALVE.product }))).toBe('goods.not_found');
  const foreign = {
    product_id: VALVE.product,
    version: read.version,
    aim: 'off_shelf' as const,
    form: read.form,
  };
  expect(codeOf(await other(goodsFormApi.save, foreign))).toBe('goods.not_found');
});

test('goods that the platform withholds are mended in the form and stay withheld', async () => {
  const made = valueOf(
    await store(goodsFormApi.save, { aim: 'on_sale', form: form({ name: '被下架螺栓' }) }),
  );
  const id = made.product_id!;
  mall.clock.advance(1000);
  await mall.change('product', { productId: id }, { status: 'withheld' });
  const read = valueOf(await store(goodsFormApi.read, { id }));
  const mended = { ...read.form, name: '改好的螺栓' };
  const sent = { product_id: id, version: read.version, aim: 'on_sale' as const, form: mended };
  expect(valueOf(await store(goodsFormApi.save, sent)).status).toBe('withheld');
  expect(codeOf(await other(goodsApi.detail, { id }))).toBe('goods.gone');
});

test('a draft is seen by nobody; the first goods of a new store wait, are sent back with a reason, and are let through', async () => {
  await mall.add('userRole', { uid: STAFF, role: 'platform', platformRoles: ['review'] });
  const platform = await mall.login(STAFF);
  await mall.change('merchant', { merId: SOUTH }, { isReviewed: true });
  mall.clock.advance(1000);
  const draft = valueOf(await store(goodsFormApi.save, { aim: 'draft', form: form({ name: '新店螺栓' }) }));
  const id = draft.product_id!;
  expect(codeOf(await other(goodsApi.detail, { id }))).toBe('goods.gone');
  mall.clock.advance(1000);
  valueOf(await store(goodsDeskApi.shelf, { ids: [id], on_sale: true }));
  expect(
    valueOf(await store(goodsDeskApi.list, { tab: 'reviewing' })).list.map((row) => row.product_id),
  ).toEqual([id]);
  expect(codeOf(await other(goodsApi.detail, { id }))).toBe('goods.gone');
  expect(valueOf(await platform(goodsFormApi.reviewList, {})).list.map((row) => row.name)).toEqual([
    '新店螺栓',
  ]);

  expect(codeOf(await platform(goodsFormApi.review, { id, approved: false }))).toBe('goods.review_reason');
  valueOf(await platform(goodsFormApi.review, { id, approved: false, reason: '请补充图片' }));
  const back = valueOf(await store(goodsFormApi.read, { id }));
  expect([back.status, back.reason]).toEqual(['draft', '请补充图片']);
  mall.clock.advance(1000);
  const sent = { product_id: id, version: back.version, aim: 'on_sale' as const, form: back.form };
  expect(valueOf(await store(goodsFormApi.save, sent)).status).toBe('reviewing');
  valueOf(await platform(goodsFormApi.review, { id, approved: true }));
  expect(valueOf(await other(goodsApi.detail, { id })).store_name).toBe('新店螺栓');
  // From then on its goods are shown at once.
  mall.clock.advance(1000);
  expect(valueOf(await store(goodsFormApi.save, { aim: 'on_sale', form: form() })).status).toBe('on_sale');
});
