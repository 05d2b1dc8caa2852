// A store takes its last file back while others are at work on the same goods: another file, a second pair of hands,
// prices and stocks by hand and in the mass, buyers. Everybody keeps what he did, and nobody gets an error.
import { createHash } from 'node:crypto';
import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cartApi } from '#lib/contracts/cart.ts';
import { catalogApi } from '#lib/contracts/catalog.ts';
import { checkoutApi } from '#lib/contracts/checkout.ts';
import { goodsDeskApi } from '#lib/contracts/goods-desk.ts';
import { massChangeApi } from '#lib/contracts/mass-change.ts';
import { workUpload } from '#lib/domain/goods/import/index.ts';
import { sku, userRole } from '#lib/db/schema.ts';
import { csv, HEADER } from '../../support/catalog/sheets.ts';
import { freshDatabase, type FreshDatabase } from '../../support/fresh-database.ts';
import { connectionTo, type OwnConnection } from '../../support/own-connection.ts';
import { waitingForLocks } from '../../support/postgres-activity.ts';
import { NORTH, openTradeMall, type TradeMall } from '../../support/trade-mall.ts';
import { codeOf, valueOf } from '../../support/trade-steps.ts';
import { tally, times } from '../at-once.ts';

const OWNER = 901;
const COLLEAGUE = 4;
/** More than are taken back in one statement. */
const GOODS = 60;
const [STOCK, NEW_STOCK] = [500, 800];
const codes = Array.from({ length: GOODS }, (_, at) => `T-${String(at).padStart(2, '0')}`);

let database: FreshDatabase;
let mall: TradeMall;
let own: OwnConnection;
beforeAll(async () => {
  database = await freshDatabase();
  mall = await openTradeMall({ url: database.url });
  await mall.services.database.db.insert(userRole).values({ uid: COLLEAGUE, role: 'merchant', merId: NORTH });
  // The mall's own goods have numbers that were given by hand.
  await mall.numberFrom('product', 1000);
  await mall.numberFrom('sku', 1000);
  own = connectionTo(database.url);
});
afterAll(async () => {
  await own.close();
  await mall.close({ madeUp: true });
  await database.drop();
});

const fileOf = (named: readonly string[], price: string, stock: number): Buffer =>
  Buffer.from(
    csv([HEADER, ...named.map((code) => [code, `螺栓 ${code}`, 'all', '件', 1, 'M6', price, stock])]),
  );

/** Sends a file that waits for a look; answers the import's id. */
async function send(uid: number, bytes: Buffer): Promise<string> {
  mall.clock.advance(1000);
  const token = await mall.token(uid);
  const hash = createHash('sha256').update(bytes).digest('hex');
  const facts = { name: 'goods.csv', size: bytes.length, hash };
  const { import_id: id } = valueOf(await mall.as(token)(catalogApi.start, facts));
  const file = new File([Uint8Array.from(bytes)], 'part');
  valueOf(await mall.as(token)(catalogApi.part, { id, offset: 0, hold: 1, file }));
  return id;
}
async function begin(uid: number, id: string): Promise<string | undefined> {
  const code = codeOf(await (await mall.login(uid))(catalogApi.begin, { id }));
  if (!code) await workUpload(mall.system, { importId: id });
  return code;
}
const takeBack = async (uid: number, id: string): Promise<string | undefined> =>
  codeOf(await (await mall.login(uid))(catalogApi.undo, { id }));

interface Size {
  skuId: number;
  price: number;
  stock: number;
  product: number;
  status: string;
}
async function sizes(): Promise<Size[]> {
  const codes = await mall.read(
    'catalogEntry',
    (t) => and(eq(t.merId, NORTH), like(t.code, 'T-%')),
    ['productId'],
    { by: 'code' },
  );
  const productId = codes.map((one) => one.productId);
  const goods = new Map((await mall.read('product', { productId })).map((one) => [one.productId, one]));
  const sizes = Map.groupBy(await mall.read('sku', { productId }), (size) => size.productId);
  return productId.flatMap((id) =>
    sizes.get(id)!.map(({ skuId, price, stock }) => ({
      skuId,
      price,
      stock,
      product: goods.get(id)!.stock,
      status: goods.get(id)!.status,
    })),
  );
}

/** The store's goods as a file brought them, and a second file that has changed them all; answers its id. */
async function twoFiles(): Promise<string> {
  expect(await begin(OWNER, await send(OWNER, fileOf(codes, '1.20', STOCK)))).toBeUndefined();
  const id = await send(OWNER, fileOf(codes, '9.99', NEW_STOCK));
  expect(await begin(OWNER, id)).toBeUndefined();
  expect(await sizes()).toHaveLength(GOODS);
  mall.clock.advance(1000);
  return id;
}

/** Until this client commits, nobody else changes this size. */
async function hold(skuId: number): Promise<void> {
  await own.query('begin');
  await own.db.select({ skuId: sku.skuId }).from(sku).where(eq(sku.skuId, skuId)).for('update');
}

/** What waits for what this client holds, and for whoever waits for it. */
async function waiting(count: number, orUntil: () => boolean = () => false): Promise<void> {
  for (;;) {
    if ((await waitingForLocks(mall.services.database)) >= count || orUntil()) return;
  }
}

test('a price that is set by hand while a file is being taken back stays', async () => {
  const id = await twoFiles();
  const before = await sizes();
  await hold(before[0]!.skuId);
  const undone = takeBack(OWNER, id);
  await waiting(1);
  let isSet = false;
  const { skuId } = before.at(-3)!;
  const set = (await mall.login(COLLEAGUE))(goodsDeskApi.setPrice, { id: skuId, price: '7.77' }).then(
    (answer) => {
      isSet = true;
      return answer;
    },
  );
  await waiting(2, () => isSet);
  await own.query('commit');
  expect(await undone).toBeUndefined();
  expect(codeOf(await set)).toBeUndefined();
  const after = await sizes();
  expect(after.at(-3)!.price).toBe(777);
  expect(after.at(-2)!.price).toBe(120);
});

test('a file does not begin while another is being taken back, and none is taken back while one is read', async () => {
  const id = await twoFiles();
  const next = await send(COLLEAGUE, fileOf(codes.slice(-2), '3.33', NEW_STOCK));
  await hold((await sizes())[0]!.skuId);
  const undone = takeBack(OWNER, id);
  await waiting(1);
  let hasBegun = false;
  const begun = begin(COLLEAGUE, next).then((code) => {
    hasBegun = true;
    return code;
  });
  await waiting(2, () => hasBegun);
  await own.query('commit');
  expect(await undone).toBeUndefined();
  expect(await begun).toBeUndefined();
  expect((await sizes()).map(({ price }) => price)).toEqual(
    codes.map((_, at) => (at < GOODS - 2 ? 120 : 333)),
  );
  const last = await send(COLLEAGUE, fileOf(codes.slice(-1), '4.44', NEW_STOCK));
  valueOf(await (await mall.login(COLLEAGUE))(catalogApi.begin, { id: last }));
  expect(await takeBack(OWNER, next)).toBe('catalog.busy');
  await workUpload(mall.system, { importId: last });
  expect(await takeBack(OWNER, next)).toBe('catalog.not_last');
});

test('a file that was sent first and begun last is the one that is taken back', async () => {
  const [first, second] = [
    await send(OWNER, fileOf(codes, '6.66', STOCK)),
    await send(COLLEAGUE, fileOf(codes, '5.55', STOCK)),
  ];
  expect(await begin(COLLEAGUE, second)).toBeUndefined();
  mall.clock.advance(1000);
  expect(await begin(OWNER, first)).toBeUndefined();
  expect(await takeBack(COLLEAGUE, second)).toBe('catalog.not_last');
  expect(await takeBack(COLLEAGUE, first)).toBeUndefined();
  expect(new Set((await sizes()).map(({ price }) => price))).toEqual(new Set([555]));
});

async function buy(uid: number, skuId: number): Promise<string | undefined> {
  const call = await mall.login(uid);
  const added = await call(cartApi.create, { product_attr_unique: skuId, cart_num: 10, is_new: 1 });
  if (!added.ok) return added.failure.code;
  const choice = { cart_id: [added.value.cart_id], address_id: mall.addressId(uid) };
  const preview = await call(checkoutApi.preview, choice);
  if (!preview.ok) return preview.failure.code;
  return codeOf(await call(checkoutApi.create, { ...choice, key: preview.value.key }));
}

test('everybody at once: each thing is done once or refused in words, and nothing is lost', async () => {
  for (let round = 0; round < 3; round += 1) {
    const id = await twoFiles();
    const before = await sizes();
    expect(before.every(({ price, stock }) => price === 999 && stock === NEW_STOCK)).toBe(true);
    const skuIds = before.map(({ skuId }) => skuId);
    const next = await send(COLLEAGUE, fileOf(codes.slice(20, 30), '3.33', NEW_STOCK));
    const colleague = await mall.login(COLLEAGUE);
    const [undone, begun, price, stock, prices, stocks, ...bought] = await Promise.all([
      times(6, (at) => takeBack(at % 2 ? OWNER : COLLEAGUE, id)),
      begin(COLLEAGUE, next),
      colleague(goodsDeskApi.setPrice, { id: skuIds[0]!, price: '7.77' }),
      colleague(goodsDeskApi.setStock, { id: skuIds[55]!, stock: NEW_STOCK + 1, was: NEW_STOCK }),
      colleague(massChangeApi.price, { ids: [skuIds[2]!, skuIds[56]!], by: '5.55' }),
      colleague(massChangeApi.stock, { ids: [skuIds[3]!, skuIds[57]!], by: '+10' }),
      buy(1, skuIds[4]!),
      buy(2, skuIds[58]!),
      buy(3, skuIds[59]!),
    ]);
    const said = tally(undone);
    for (const one of Object.keys(said)) expect(['ok', 'catalog.busy', 'catalog.not_last']).toContain(one);
    const isUndone = said['ok'] === 1;
    if (!isUndone) expect(said['ok']).toBeUndefined();
    expect(begun).toBeUndefined();
    for (const answer of [price, stock, prices, stocks]) expect(codeOf(answer)).toBeUndefined();
    // Whoever saw the price of the second file and places the order after it was taken back is shown the other price.
    for (const one of bought) expect([undefined, 'checkout.price_changed']).toContain(one);

    const after = await sizes();
    const at = (index: number): Size => after[index]!;
    expect(at(0).price).toBe(777);
    expect([STOCK + 1, NEW_STOCK + 1]).toContain(at(55).stock);
    expect([at(2).price, at(56).price]).toEqual([555, 555]);
    for (const index of [3, 57]) expect([STOCK + 10, NEW_STOCK + 10]).toContain(at(index).stock);
    for (const [nth, index] of [4, 58, 59].entries()) {
      const sold = bought[nth] ? 0 : 10;
      expect(at(index)).toMatchObject(
        isUndone ? { price: 120, stock: STOCK - sold } : { price: 999, stock: NEW_STOCK - sold },
      );
    }
    expect(after.slice(20, 30).every((row) => row.price === 333)).toBe(true);
    expect(after.slice(30, 55).every((row) => row.price === (isUndone ? 120 : 999))).toBe(true);
    expect(after.every((row) => row.stock >= 0 && row.product === row.stock)).toBe(true);
    // The file that came last is taken back in its turn, once.
    const again = tally(await times(6, () => takeBack(OWNER, next)));
    expect(again).toEqual({ ok: 1, 'catalog.not_last': 5 });
    expect((await sizes()).slice(20, 30).every((row) => row.price === (isUndone ? 120 : 999))).toBe(true);
  }
});
