// PostgreSQL plans the statements of a purchase five times, and then keeps a plan: to plan the widest ones anew each time
// took longer than all that a purchase does. It goes on planning where a plan for the very values looks cheaper.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cartApi } from '#lib/contracts/cart.ts';
import { checkoutApi } from '#lib/contracts/checkout.ts';
import { paymentApi } from '#lib/contracts/payment.ts';
import { buyerBalance, platform, transfer } from '#lib/domain/trade/ledger/index.ts';
import { freshDatabase, type FreshDatabase } from '../../support/fresh-database.ts';
import { BOLT, NORTH, openTradeMall, VALVE, type TradeMall } from '../../support/trade-mall.ts';
import { valueOf } from '../../support/trade-steps.ts';

const BUYER = 1;
const OTHERS = [2, 3, 4];
const GOODS = 2000;
/** Plans that PostgreSQL makes before it compares. */
const TRIED = 5;
const PURCHASES = 2 * TRIED;

let database: FreshDatabase;
let mall: TradeMall;
beforeAll(async () => {
  database = await freshDatabase();
  mall = await openTradeMall({ url: database.url });
  const entries = [
    { account: platform('gateway'), amount: -100_000_000 },
    { account: buyerBalance(BUYER), amount: 100_000_000 },
  ];
  valueOf(await transfer(mall.system, { kind: 'recharge', targetId: 'funds', entries }));
});
afterAll(async () => {
  await mall.close();
  await database.drop();
});

async function buy(): Promise<void> {
  const call = await mall.login(BUYER);
  const ware = { product_attr_unique: VALVE.sku, cart_num: 1, is_new: 1 };
  const { cart_id } = valueOf(await call(cartApi.create, ware));
  const chosen = { cart_id: [cart_id] };
  const { key } = valueOf(await call(checkoutApi.preview, chosen));
  const { order_id } = valueOf(await call(checkoutApi.create, { ...chosen, key }));
  valueOf(await call(paymentApi.pay, { group_id: order_id, type: 'balance' }));
}

test('after some purchases none is planned any more, however much others have in their carts', async () => {
  // A mall whose buyers have thousands of goods in their carts.
  await mall.rows(
    `insert into product select (jsonb_populate_record(p, jsonb_build_object('product_id', 1000 + n, 'key', 'other' || n))).*
       from product p, generate_series(1, $2) n where product_id = $1`,
    BOLT.product,
    GOODS,
  );
  await mall.rows(
    `insert into sku select (jsonb_populate_record(s, jsonb_build_object('sku_id', 1000 + n, 'product_id', 1000 + n))).*
       from sku s, generate_series(1, $2) n where sku_id = $1`,
    BOLT.m8,
    GOODS,
  );
  await mall.rows(
    `insert into cart_line (cart_id, uid, mer_id, product_id, sku_id, quantity, created_at, is_direct)
     select 'other' || o.uid || '.' || n, o.uid, $1, 1000 + n, 1000 + n, 10, now(), false
       from unnest($2::int[]) o(uid), generate_series(1, $3) n`,
    NORTH,
    OTHERS,
    GOODS,
  );
  await mall.rows('analyze');
  for (let turn = 0; turn < PURCHASES; turn += 1) await buy();
  const statements = await mall.rows<{ planned: number; kept: number; text: string }>(
    `select custom_plans::int planned, generic_plans::int kept, left(statement, 3000) text
       from pg_prepared_statements where custom_plans + generic_plans >= $1`,
    PURCHASES,
  );
  expect(statements.length).toBeGreaterThan(10);
  expect(statements.filter(({ planned }) => planned > TRIED)).toEqual([]);
});

test('what triggers call is planned once by a connection: SQL is only what is written into its caller or answers a search', async () => {
  const functions = await mall.rows<{ name: string }>(
    `select proname as name from pg_proc join pg_language l on l.oid = prolang
      where pronamespace = 'public'::regnamespace and lanname = 'sql' order by 1`,
  );
  expect(functions.map(({ name }) => name)).toEqual(['goods_matching', 'is_turnover', 'orders_saying']);
});
