// The cart on a real PostgreSQL, many requests at the same moment: nothing is added twice, nothing is lost.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addLines, changeLine, mergeGuestCart } from '#lib/domain/trade/cart/index.ts';
import { newId } from '#lib/kernel/ids.ts';
import { freshDatabase, type FreshDatabase } from '../support/fresh-database.ts';
import { BOLT, openTradeMall, VALVE, type TradeMall } from '../support/trade-mall.ts';

let database: FreshDatabase;
let mall: TradeMall;
beforeAll(async () => {
  database = await freshDatabase();
  mall = await openTradeMall({ url: database.url });
  await mall.change('sku', {}, { stock: 2000 });
});
afterAll(async () => {
  await mall.close();
  await database.drop();
});

const times = <T>(n: number, act: (at: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: n }, (_, at) => act(at)));
const quantityOf = async (uid: number, skuId: number): Promise<number> => {
  const [row] = await mall.read('cartLine', { uid, skuId }, ['quantity']);
  return row?.quantity ?? 0;
};
const item = (skuId: number, cart_num: number) => ({ product_attr_unique: skuId, cart_num });

test('the same guest cart in twenty tabs is added once, and every tab hears the same', async () => {
  const guest_cart_id = newId();
  const items = [item(VALVE.sku, 3), item(BOLT.m8, 20)];
  const answers = await times(20, () => mergeGuestCart(mall.ctx(1), { guest_cart_id, items }));
  expect(await quantityOf(1, VALVE.sku)).toBe(3);
  expect(await quantityOf(1, BOLT.m8)).toBe(20);
  for (const answer of answers) expect(answer).toEqual(answers[0]);
});

test('a guest cart that grows while it is sent ends with what it held last', async () => {
  const guest_cart_id = newId();
  await times(10, (at) => mergeGuestCart(mall.ctx(2), { guest_cart_id, items: [item(VALVE.sku, at + 1)] }));
  expect(await quantityOf(2, VALVE.sku)).toBe(10);
});

test('a merge and clicks of the same account lose nothing of each other', async () => {
  await Promise.all([
    mergeGuestCart(mall.ctx(3), { guest_cart_id: newId(), items: [item(VALVE.sku, 5)] }),
    ...Array.from({ length: 10 }, () => addLines(mall.ctx(3), [item(VALVE.sku, 1)], false)),
  ]);
  expect(await quantityOf(3, VALVE.sku)).toBe(15);
});

test('two tabs that choose the same size for two lines leave one line, and no error', async () => {
  const added = await addLines(mall.ctx(4), [item(BOLT.m8, 20), item(BOLT.m10, 30)], false);
  const answers = await times(10, (at) =>
    changeLine(mall.ctx(4), {
      id: added.cart_id[at % 2]!,
      cart_num: 10,
      product_attr_unique: at % 2 === 0 ? BOLT.m10 : BOLT.m8,
    }),
  );
  for (const answer of answers)
    expect(['ok', 'cart.line_gone', 'checkout.busy']).toContain(answer.ok ? 'ok' : answer.failure.code);
  const rows = await mall.read('cartLine', { uid: 4 }, ['quantity']);
  expect(rows.length).toBeGreaterThanOrEqual(1);
  for (const { quantity } of rows) expect(quantity % 10).toBe(0);
});
