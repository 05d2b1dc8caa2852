// Lists, counts and search of orders, for the buyer and for the store.
import type { OrderTab } from '#lib/contracts/order.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  cancelOrder,
  countOrders,
  listGroups,
  listDeskOrders,
  listOrders,
  readGroup,
  readOrder,
  shipOrder,
} from '#lib/domain/trade/order/index.ts';
import { BOLT, GAUGE, NORTH, openTradeMall, SOUTH, VALVE } from '../../support/trade-mall.ts';
import { codeOf, order, paidOrder, valueOf } from '../../support/trade-steps.ts';

const page = { page: 1, limit: 20 };
let waiting: string;
let unpaid: string;
const mall = await openTradeMall();
const shipped = await paidOrder(mall, 1, [[VALVE.sku, 1]]);
beforeAll(async () => {
  valueOf(
    await shipOrder(mall.merchant(SOUTH), {
      id: shipped,
      courier: 'sf',
      tracking_no: 'SF0001',
      note: '',
      confirm: false,
    }),
  );
  mall.clock.advance(1000);
  waiting = await paidOrder(mall, 1, [[BOLT.m8, 100]]);
  mall.clock.advance(1000);
  unpaid = await order(mall, 1, [
    [GAUGE.sku, 1],
    [VALVE.sku, 1],
  ]);
  valueOf(await cancelOrder(mall.ctx(1), { id: await order(mall, 1, [[VALVE.sku, 1]]) }));
  await paidOrder(mall, 2, [[VALVE.sku, 1]]);
});
afterAll(() => mall.close());

const ids = async (status: OrderTab, store_name?: string) =>
  valueOf(await listOrders(mall.ctx(1), { ...page, status, store_name })).list.map((row) => row.order_id);

test('tabs hold their states; unpaid ones are group orders in a list of their own', async () => {
  expect(await ids('to_ship')).toEqual([waiting]);
  expect(await ids('to_receive')).toEqual([shipped]);
  expect(await ids('done')).toEqual([]);
  const all = valueOf(await listOrders(mall.ctx(1), { ...page, status: 'all' }));
  expect(all.count).toBe(3);
  expect(all.list.map((row) => row.status)).toEqual(['cancelled', 'to_ship', 'to_receive']);
  const groups = valueOf(await listGroups(mall.ctx(1), page));
  expect(groups).toMatchObject({
    count: 1,
    list: [{ group_order_id: unpaid, status: 'unpaid', pay_price: '330.00' }],
  });
  expect(groups.list[0]!.orderList.map((row) => row.merchant.mer_id).toSorted()).toEqual([NORTH, SOUTH]);
});

test('what waits for its payment is found too: by the number of the whole, or by goods of any of its stores', async () => {
  const found = async (store_name: string) => {
    const { count, list } = valueOf(await listGroups(mall.ctx(1), { ...page, store_name }));
    return [count, ...list.map((row) => row.group_order_id)];
  };
  const sn = valueOf(await readGroup(mall.ctx(1), { id: unpaid })).group_order_sn;
  expect(await found(sn.slice(4))).toEqual([1, unpaid]);
  expect(await found('DN25')).toEqual([1, unpaid]);
  expect(await found('螺栓')).toEqual([0]);
  expect(await found('%')).toEqual([0]);
});

test('orders are found by number, name in either language, and designation; signs are letters', async () => {
  const sn = valueOf(await readOrder(mall.ctx(1), { id: waiting })).order_sn;
  expect(await ids('all', sn.slice(4))).toEqual([waiting]);
  expect(await ids('all', '螺栓')).toEqual([waiting]);
  expect(await ids('all', 'product 1')).toEqual([waiting]);
  expect(await ids('to_receive', 'DN25')).toEqual([shipped]);
  expect(await ids('all', '%')).toEqual([]);
  expect(await ids('all', "'; drop table store_order; --")).toEqual([]);
});

test('the counts agree with the lists', async () => {
  expect(valueOf(await countOrders(mall.ctx(1)))).toEqual({
    noPay: 1,
    noPostage: 1,
    noDeliver: 1,
    noComment: 0,
    done: 0,
    refund: 0,
    balanceDue: 0,
    orderCount: 2,
    orderPrice: '1082.00',
    all: 3,
  });
});

test('a stranger finds nothing', async () => {
  expect(codeOf(await readOrder(mall.ctx(2), { id: waiting }))).toBe('order.not_found');
  expect(codeOf(await readGroup(mall.ctx(2), { id: unpaid }))).toBe('order.not_found');
  expect(valueOf(await listOrders(mall.ctx(3), { ...page, status: 'all' })).count).toBe(0);
});

test('the store lists its own part only, the unpaid too', async () => {
  const ask = { tab: 'all', sort: 'newest', limit: 20 } as const;
  const south = valueOf(await listDeskOrders(mall.merchant(SOUTH), ask)).list;
  expect(south.every((row) => row.merchant.mer_id === SOUTH)).toBe(true);
  expect(south).toHaveLength(4);
  const unpaidOnes = await listDeskOrders(mall.merchant(NORTH), { ...ask, tab: 'unpaid' });
  expect(valueOf(unpaidOnes).list).toHaveLength(1);
  const bolts = await listDeskOrders(mall.merchant(SOUTH), { ...ask, keyword: '螺栓' });
  expect(valueOf(bolts).list).toEqual([]);
});

test('words follow the language of the reader', async () => {
  const detail = valueOf(await readOrder({ ...mall.ctx(1), locale: 'en-US' }, { id: shipped }));
  expect(detail.orderProduct[0]).toMatchObject({ store_name: 'Product 2', unit_name: 'pcs' });
  expect(detail).toMatchObject({ merchant: { mer_name: 'Store 2' }, shipments: [{ courier: 'SF Express' }] });
});

test('a store finds an order by any piece of its number, receiver and goods, in either case, and only its own', async () => {
  const texts = await mall.read('orderText', {}, { mer_id: 'merId', order_id: 'orderId', said: 'said' });
  expect(texts).toHaveLength(await mall.count('storeOrder'));
  const found = async (keyword: string) =>
    valueOf(
      await listDeskOrders(mall.merchant(SOUTH), { tab: 'all', sort: 'newest', limit: 100, keyword }),
    ).list.map((row) => row.order_id);
  const having = (keyword: string): string[] =>
    texts
      .filter(({ mer_id, said }) => mer_id === SOUTH && said.toLowerCase().includes(keyword.toLowerCase()))
      .map((row) => row.order_id)
      .toSorted();
  const pieces = new Set(
    texts.flatMap(({ said }) =>
      said
        .split('\n')
        .slice(1)
        .flatMap((line) => [line, line.slice(2, 9), line.slice(0, 2), line.slice(1, 2), line.slice(-3)]),
    ),
  );
  for (const piece of [...pieces].map((one) => one.trim()).filter((one) => one && !/^\d{4}$/.test(one))) {
    expect((await found(piece)).toSorted(), piece).toEqual(having(piece));
    expect((await found(piece.toUpperCase())).toSorted(), piece).toEqual(having(piece));
  }
  const sn = texts.find(({ mer_id }) => mer_id === SOUTH)!.said.split('\n')[0]!;
  expect(await found(sn)).toHaveLength(1);
  expect(await found(sn.toLowerCase().slice(0, -2))).toHaveLength(having(sn.slice(0, -2)).length);
  expect(await found('没有这种东西')).toEqual([]);
  expect(await found('100%_')).toEqual([]);
});
