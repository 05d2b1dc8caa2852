// A store's price list at its desk: looked at before anything is written, headings explained once, taken, taken back.
import { createHash } from 'node:crypto';
import { eq, getTableColumns } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogApi } from '#lib/contracts/catalog.ts';
import { goodsDeskApi } from '#lib/contracts/goods-desk.ts';
import { massChangeApi } from '#lib/contracts/mass-change.ts';
import { workUpload } from '#lib/domain/goods/import/index.ts';
import { product, sku } from '#lib/db/schema.ts';
import { openSmallMall } from '../support/catalog/small-mall.ts';
import { bolts, csv, HEADER } from '../support/catalog/sheets.ts';
import { plus } from '../support/tables.ts';
import { tokenOf } from './account/people.ts';

let merchant: string;
let other: string;

async function person(phone: string, merId: number): Promise<string> {
  const token = await tokenOf(mall, phone);
  const { uid } = await mall.first('user', { phone });
  await mall.add('userRole', { uid, role: 'merchant', merId, platformRoles: [] });
  return token;
}

const mall = await openSmallMall();
beforeAll(async () => {
  merchant = await person('13800000011', 1);
  other = await person('13800000012', 2);
}, 60_000);
afterAll(() => mall.close());

function valueOf<T>(result: { ok: true; value: T } | { ok: false; failure: { code: string } }): T {
  if (!result.ok) throw new Error(result.failure.code);
  return result.value;
}

/** Sends a file that waits for a look; answers the import's id. */
async function send(bytes: Buffer): Promise<string> {
  mall.clock.advance(1000);
  const hash = createHash('sha256').update(bytes).digest('hex');
  const facts = { name: 'goods.csv', size: bytes.length, hash };
  const { import_id: id } = valueOf(await mall.as(merchant)(catalogApi.start, facts));
  const form = new FormData();
  form.append('offset', '0');
  form.append('hold', '1');
  form.append('file', new File([Uint8Array.from(bytes)], 'part'));
  const packed = new Response(form);
  const body = await packed.arrayBuffer();
  const headers = {
    'content-type': packed.headers.get('content-type') ?? '',
    'content-length': String(body.byteLength),
    'x-token': merchant,
  };
  const address = `http://mall.inside/api/catalog/import/${id}/part`;
  await mall.app.fetch(new Request(address, { method: 'POST', headers, body }));
  return id;
}
const look = async (id: string) => valueOf(await mall.as(merchant)(catalogApi.preview, { id }));
async function take(id: string) {
  valueOf(await mall.as(merchant)(catalogApi.begin, { id }));
  await workUpload(mall.system, { importId: id });
  return valueOf(await mall.as(merchant)(catalogApi.show, { id }));
}
const goods = () => {
  const { designation, price, stock, shown } = getTableColumns(sku);
  return mall.services.database.db
    .select({ name: product.name, status: product.status, designation, price, stock, shown })
    .from(product)
    .innerJoin(sku, eq(sku.productId, product.productId))
    .where(eq(product.merId, 1))
    .orderBy(product.productId, sku.skuId);
};

test('a file is looked at before it is taken, and nothing is written until then', async () => {
  const file = Buffer.from(csv([HEADER, ...bolts('D-1', ['M6', 'M8']), ...bolts('D-2', ['M6'], '0')]));
  const id = await send(file);
  expect(await look(id)).toMatchObject({
    failure: '',
    rows: 3,
    rows_read: 3,
    created: 1,
    updated: 0,
    faulty: 1,
  });
  expect(await goods()).toEqual([]);
  expect((await mall.as(other)(catalogApi.preview, { id })).ok).toBe(false);
  expect(await take(id)).toMatchObject({ status: 'done', created: 1, faulty: 1 });
  expect(await goods()).toHaveLength(2);
});

test('headings that nobody knows are explained once for the store', async () => {
  const strange = (text: string): Buffer =>
    Buffer.from(csv([HEADER.map((one) => (one === '单价(元)' ? '本周特惠' : one)), ...bolts(text, ['M6'])]));
  const id = await send(strange('D-3'));
  const first = await look(id);
  expect(first.failure).toContain('单价');
  expect(first.columns.find(({ heading }) => heading === '本周特惠')?.target).toBe('param');
  valueOf(
    await mall.as(merchant)(catalogApi.headings, { headings: [{ heading: '本周特惠', target: 'price' }] }),
  );
  expect(await look(id)).toMatchObject({ failure: '', created: 1 });
  await take(id);
  expect(await look(await send(strange('D-4')))).toMatchObject({ failure: '', created: 1 });
});

test('the latest file is taken back: new goods leave the shelf, others are as before, what was sold stays sold', async () => {
  const before = await goods();
  const rows = [...bolts('D-1', ['M6'], '9.99'), ...bolts('D-9', ['M6'])];
  const id = await send(Buffer.from(csv([HEADER, ...rows])));
  const { changes } = await look(id);
  expect(changes.find(({ code }) => code === 'D-1')).toMatchObject({
    is_new: false,
    // The size that the file does not name stays, with its price.
    price: '1.20–9.99',
    unit_name: '百支',
    sizes_gone: 1,
  });
  await take(id);
  const { list } = valueOf(await mall.as(merchant)(catalogApi.storeList, {}));
  expect(list.map((row) => row.can_undo)).toEqual([true, false, false]);
  // A file is found by words of its name.
  for (const [keyword, found] of [
    ['OODS.c', 3],
    ['offer', 0],
  ] as const)
    expect(valueOf(await mall.as(merchant)(catalogApi.storeList, { keyword })).count).toBe(found);
  const [productId = 0] = await mall.list('catalogEntry', { code: 'D-1' }, 'productId');
  await mall.change('sku', { designation: 'M6', productId }, (t) => ({ stock: plus(t.stock, -1) }));
  const call = mall.as(merchant);
  expect((await mall.as(other)(catalogApi.undo, { id })).ok).toBe(false);
  expect(valueOf(await call(catalogApi.undo, { id })).status).toBe('undone');
  const after = await goods();
  const sold = before.map((row, at) => (at === 0 ? { ...row, stock: row.stock - 1 } : row));
  expect(after.slice(0, before.length)).toEqual(sold);
  expect(after.at(-1)).toMatchObject({ status: 'off_shelf' });
  const again = await call(catalogApi.undo, { id });
  expect(!again.ok && again.failure.code).toBe('catalog.not_last');
});

test('a file that was taken back brings its goods again when it comes again', async () => {
  const file = Buffer.from(csv([HEADER, ...bolts('B-1', ['M6', 'M8'])]));
  const onSale = async () => (await goods()).filter((row) => row.status === 'on_sale').length;
  const before = await onSale();
  const first = await send(file);
  await take(first);
  expect(await onSale()).toBe(before + 2);
  valueOf(await mall.as(merchant)(catalogApi.undo, { id: first }));
  expect(await onSale()).toBe(before);
  const second = await send(file);
  expect(await look(second)).toMatchObject({ updated: 1, unchanged: 0 });
  await take(second);
  expect(await onSale()).toBe(before + 2);
  // And so it does a third time: what a file brings back leaves with it.
  valueOf(await mall.as(merchant)(catalogApi.undo, { id: second }));
  expect(await onSale()).toBe(before);
  const third = await send(file);
  expect(await look(third)).toMatchObject({ updated: 1, unchanged: 0 });
  await take(third);
  expect(await onSale()).toBe(before + 2);
});

test('a file that names fewer sizes changes those only, and takes the others away where that is chosen', async () => {
  const shown = async () =>
    (await goods())
      .filter((row) => row.name === 'F-1' && row.shown)
      .map((row) => [row.designation, row.price]);
  const named = (sizes: string[], price: string): Buffer =>
    Buffer.from(csv([HEADER, ...bolts('F-1', sizes, price).map((row) => row.with(1, row[1] ? 'F-1' : ''))]));
  await take(await send(named(['M6', 'M8', 'M10'], '1.00')));
  const fewer = await send(named(['M8', 'M12'], '2.00'));
  expect(await look(fewer)).toMatchObject({ updated: 1, sizes_gone: 2 });
  await take(fewer);
  expect(await shown()).toEqual([
    ['M6', 100],
    ['M8', 200],
    ['M10', 100],
    ['M12', 200],
  ]);
  const same = await send(named(['M8'], '2.00'));
  expect(await look(same)).toMatchObject({ updated: 0, unchanged: 1, sizes_gone: 3 });
  valueOf(await mall.as(merchant)(catalogApi.begin, { id: same, take_away: 1 }));
  await workUpload(mall.system, { importId: same });
  expect(await shown()).toEqual([['M8', 200]]);
  valueOf(await mall.as(merchant)(catalogApi.undo, { id: same }));
  expect((await shown()).length).toBe(4);
});

test('what a file of a new store had taken off the shelf is looked at by the platform before it is back', async () => {
  const file = (price: string, status: string): Buffer =>
    Buffer.from(
      csv([
        [...HEADER, '状态'],
        ...bolts('H-1', ['M6'], price).map((row) => [
          ...row.with(1, row[1] ? 'H-1' : ''),
          row[1] ? status : '',
        ]),
      ]),
    );
  const state = async () => (await goods()).find((row) => row.name === 'H-1')?.status;
  await take(await send(file('1.00', '上架')));
  expect(await state()).toBe('on_sale');
  const away = await send(file('2.00', '下架'));
  await take(away);
  expect(await state()).toBe('off_shelf');
  await mall.change('merchant', { merId: 1 }, { isReviewed: true });
  valueOf(await mall.as(merchant)(catalogApi.undo, { id: away }));
  expect(await state()).toBe('reviewing');
  await mall.change('merchant', { merId: 1 }, { isReviewed: false });
});

test('what a file brings back to a store that is frozen or closes waits until it sells again', async () => {
  const file = (price: string, status: string): Buffer =>
    Buffer.from(
      csv([
        [...HEADER, '状态'],
        ...bolts('H-2', ['M6'], price).map((row) => [
          ...row.with(1, row[1] ? 'H-2' : ''),
          row[1] ? status : '',
        ]),
      ]),
    );
  const state = async () => (await goods()).find((row) => row.name === 'H-2')?.status;
  await mall.change('merchant', { merId: 1 }, { status: 'closed' });
  await take(await send(file('1.00', '上架')));
  expect(await state()).toBe('withheld');
  await mall.change('product', { name: 'H-2' }, { status: 'on_sale' });
  const away = await send(file('2.00', '下架'));
  await take(away);
  expect(await state()).toBe('off_shelf');
  valueOf(await mall.as(merchant)(catalogApi.undo, { id: away }));
  expect(await state()).toBe('withheld');
  await mall.change('merchant', { merId: 1 }, { status: 'open' });
});

test('a file that waits for nobody takes sizes away where its last part says so', async () => {
  const file = (sizes: string[]): Buffer =>
    Buffer.from(csv([HEADER, ...bolts('G-1', sizes, '1.00').map((row) => row.with(1, row[1] ? 'G-1' : ''))]));
  const shown = async () =>
    (await goods()).filter((row) => row.name === 'G-1' && row.shown).map((row) => row.designation);
  await take(await send(file(['M5', 'M6', 'M8'])));
  const bytes = file(['M6']);
  const facts = {
    name: 'fewer.csv',
    size: bytes.length,
    hash: createHash('sha256').update(bytes).digest('hex'),
  };
  const { import_id: id } = valueOf(await mall.as(merchant)(catalogApi.start, facts));
  const part = { id, offset: 0, file: new File([Uint8Array.from(bytes)], 'part'), take_away: 1 };
  valueOf(await mall.as(merchant)(catalogApi.part, part));
  await workUpload(mall.system, { importId: id });
  expect(await shown()).toEqual(['M6']);
});

test('goods that were changed by hand since are as the file says when it comes again', async () => {
  const named = bolts('K-1', ['M6', 'M8'], '1.00').map((row) => row.with(1, row[1] ? 'K-1' : ''));
  const file = Buffer.from(csv([HEADER, ...named]));
  const now = async () =>
    (await goods()).filter((row) => row.name === 'K-1').map((row) => [row.price, row.stock, row.status]);
  await take(await send(file));
  const before = await now();
  const { productId } = await mall.first('catalogEntry', { code: 'K-1' });
  const [one = 0, two = 0] = await mall.list('sku', { productId }, 'skuId', { by: 'sort' });
  const store = mall.as(merchant);
  const stock = before[0]![1] as number;
  const shelf = (on_sale: boolean) => store(goodsDeskApi.shelf, { ids: [productId], on_sale });
  const hands = {
    'one price in the list': () => store(goodsDeskApi.setPrice, { id: one, price: '1.11' }),
    'one stock in the list': () => store(goodsDeskApi.setStock, { id: two, stock: stock + 7, was: stock }),
    'many prices': () => store(massChangeApi.price, { ids: [one, two], by: '+10%' }),
    'many stocks': () => store(massChangeApi.stock, { ids: [one, two], by: '+5' }),
  };
  for (const [how, change] of Object.entries(hands)) {
    expect((await change()).ok, how).toBe(true);
    expect(await now(), how).not.toEqual(before);
    const again = await send(file);
    expect(await look(again), how).toMatchObject({ updated: 1, unchanged: 0 });
    await take(again);
    expect(await now(), how).toEqual(before);
  }
  // The same once more: the file changes nothing any more, and is known again.
  expect(await look(await send(file))).toMatchObject({ updated: 0, unchanged: 1 });

  // What a file had brought and was taken back comes with it again, whatever was set by hand meanwhile.
  const fresh = Buffer.from(csv([HEADER, ...bolts('K-2', ['M6'], '1.00')]));
  const brought = await send(fresh);
  await take(brought);
  valueOf(await store(catalogApi.undo, { id: brought }));
  const { productId: gone } = await mall.first('catalogEntry', { code: 'K-2' });
  const [size = 0] = await mall.list('sku', { productId: gone }, 'skuId');
  valueOf(await store(goodsDeskApi.setPrice, { id: size, price: '1.11' }));
  await take(await send(fresh));
  expect(await mall.first('product', { productId: gone }, ['status'])).toEqual({ status: 'on_sale' });

  // A file that says where its goods are sold puts them there again.
  const placed = Buffer.from(
    csv([[...HEADER, '状态'], ...named.map((row) => [...row, row[1] ? '上架' : ''])]),
  );
  await take(await send(placed));
  valueOf(await shelf(false));
  await take(await send(placed));
  expect(await now()).toEqual(before);
});

test('a list of code, size and price is enough to change prices; goods that nobody knows ask for the rest', async () => {
  const of = async (code: string) => {
    const { productId } = await mall.first('catalogEntry', { merId: 1, code });
    const goods = await mall.first('product', { productId }, ['name', 'unitName']);
    const sizes = await mall.read('sku', { productId, shown: true }, ['designation', 'price', 'stock'], {
      by: 'sort',
    });
    return sizes.map((size) => ({ ...goods, ...size }));
  };
  await take(await send(Buffer.from(csv([HEADER, ...bolts('P-1', ['M6', 'M8'], '1.00')]))));
  const before = await of('P-1');
  const rows = [
    ['宏泰标准件 十一月调价', '', ''],
    ['商品编码', '型号', '单价(元)'],
    ['P-1', 'M8', '1.08'],
    ['P-2', 'M8', '1.08'],
  ];
  const id = await send(Buffer.from(csv(rows)));
  const { updated, faulty, faults, columns } = await look(id);
  expect({ updated, faulty }).toEqual({ updated: 1, faulty: 1 });
  expect(columns.map(({ heading }) => heading)).toEqual(rows[1]);
  expect(faults[0]?.faults.map(({ column }) => column)).toEqual(['商品名称', '单位', '类目']);
  await take(id);
  expect(await of('P-1')).toEqual([before[0], { ...before[1], price: 108 }]);
});

test('an office list that leaves out the unit of goods that the store has leaves it as it is', async () => {
  await take(await send(Buffer.from(csv([HEADER, ...bolts('U-1', ['M6'], '1.00')]))));
  const rows = [
    ['编码', '名称', '规格', '批发价'],
    ['U-1', '螺栓', 'M6', '1.10'],
  ];
  await take(await send(Buffer.from(csv(rows))));
  const { productId } = await mall.first('catalogEntry', { code: 'U-1' });
  expect(await mall.read('product', { productId }, ['unitName', 'unitNameEn'])).toEqual([
    { unitName: '百支', unitNameEn: '百支' },
  ]);
  expect(await mall.list('sku', { productId }, 'price')).toEqual([110]);
});

test('who sells for the store no more sends no part of a file that he announced before', async () => {
  const clerk = await person('13800000013', 1);
  const bytes = Buffer.from(csv([HEADER, ...bolts('LEFT-1', ['M6'])]));
  const facts = {
    name: 'goods.csv',
    size: bytes.length,
    hash: createHash('sha256').update(bytes).digest('hex'),
  };
  const { import_id: id } = valueOf(await mall.as(clerk)(catalogApi.start, facts));
  await mall.remove('userRole', { uid: await mall.list('user', { phone: '13800000013' }, 'uid') });
  const form = new FormData();
  form.append('offset', '0');
  form.append('file', new File([Uint8Array.from(bytes)], 'part'));
  const packed = new Response(form);
  const body = await packed.arrayBuffer();
  const headers = {
    'content-type': packed.headers.get('content-type') ?? '',
    'content-length': String(body.byteLength),
    'x-token': clerk,
  };
  const address = `http://mall.inside/api/catalog/import/${id}/part`;
  const answer = await mall.app.fetch(new Request(address, { method: 'POST', headers, body }));
  expect(await answer.json()).toMatchObject({ code: 'catalog.not_found' });
  const shown = await mall.as(clerk)(catalogApi.show, { id });
  expect(!shown.ok && shown.failure.code).toBe('catalog.not_found');
  await workUpload(mall.system, { importId: id });
  expect(await mall.count('catalogEntry', { code: 'LEFT-1' })).toBe(0);
});

test('what somebody has changed by hand since the file came stays, whatever is taken back', async () => {
  const call = mall.as(merchant);
  const prices = async () =>
    Object.fromEntries(
      valueOf(await call(goodsDeskApi.skus, {})).list.map((row) => [`${row.product_id}`, row]),
    );
  await take(await send(Buffer.from(csv([HEADER, ...bolts('H-1', ['M6']), ...bolts('H-2', ['M6'])]))));
  const before = await prices();
  const [own, byFile] = Object.keys(before).slice(-2) as [string, string];
  const id = await send(
    Buffer.from(csv([HEADER, ...bolts('H-1', ['M6'], '9.99'), ...bolts('H-2', ['M6'], '9.99')])),
  );
  await take(id);
  mall.clock.advance(1000);
  const { sku_id } = (await prices())[own]!;
  valueOf(await call(goodsDeskApi.setPrice, { id: sku_id, price: '8.88' }));
  valueOf(await call(catalogApi.undo, { id }));
  const after = await prices();
  expect(after[own]?.price).toBe('8.88');
  expect(after[byFile]?.price).toBe(before[byFile]?.price);
});

test('a file that is no price list gets the sentence that fits it', async () => {
  const locked = Buffer.concat([
    Buffer.from([0xd0, 0xcf, 0x11, 0xe0]),
    Buffer.alloc(600),
    Buffer.from('EncryptedPackage', 'utf16le'),
  ]);
  expect((await look(await send(locked))).failure).toContain('密码');
  expect((await look(await send(Buffer.from('%PDF-1.7 …')))).failure).toContain('PDF');
});
