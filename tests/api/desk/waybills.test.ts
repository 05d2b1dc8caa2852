// A store ships with several parcels, with its own truck, and from a file of shipping numbers; its list is a table.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '#lib/call/call.ts';
import { orderApi } from '#lib/contracts/order.ts';
import { orderDeskApi } from '#lib/contracts/order-desk.ts';
import { hours } from '#lib/kernel/clock.ts';
import { BOLT, openTradeMall, VALVE } from '../../support/trade-mall.ts';
import { codeOf, order, paidOrder, valueOf } from '../../support/trade-steps.ts';

let buyer: Call;
let store: Call;
let other: Call;
const mall = await openTradeMall();
beforeAll(async () => {
  [buyer, store, other] = [await mall.login(1), await mall.login(902), await mall.login(901)];
});
afterAll(() => mall.close());

const snOf = async (id: string): Promise<string> =>
  valueOf(await store(orderDeskApi.detail, { id })).order_sn;
const fileOf = (text: string): File => new File([text], 'numbers.csv');

test('what goes in several parcels is told with all of their numbers; the first one is followed', async () => {
  const id = await paidOrder(mall, 1, [[VALVE.sku, 2]]);
  const parcels = [
    { courier: 'zto', tracking_no: 'ZT0002' },
    { courier: 'line', tracking_no: 'YX0003' },
  ];
  const sent = { id, courier: 'sf', tracking_no: 'SF0001', note: '共 3 件', parcels };
  expect(await store(orderApi.ship, sent)).toMatchObject({
    failure: { code: 'shipment.phone', field: 'phone' },
  });
  valueOf(await store(orderApi.ship, { ...sent, phone: '0310-6688888' }));
  const detail = valueOf(await buyer(orderApi.detail, { id }));
  expect(detail.shipments.map((one) => one.tracking_no)).toEqual(['YX0003', 'ZT0002', 'SF0001']);
  expect(detail.shipments.at(-1)?.note).toBe('0310-6688888 共 3 件');
  mall.clock.advance(hours(60));
  expect(valueOf(await buyer(orderApi.express, { id }))).toMatchObject({
    tracking_no: 'SF0001',
    tracked: true,
  });
});

test('an own truck is known by its plate; its driver is called, and nobody makes up where it is', async () => {
  const id = await paidOrder(mall, 1, [[VALVE.sku, 1]]);
  const sent = { id, courier: 'truck', tracking_no: '冀D88E66' };
  expect(codeOf(await store(orderApi.ship, sent))).toBe('shipment.phone');
  expect(codeOf(await store(orderApi.ship, { ...sent, phone: '打给我' }))).toBe('shipment.phone');
  expect(codeOf(await store(orderApi.ship, { ...sent, phone: '13900001111', tracking_no: '车' }))).toBe(
    'shipment.tracking',
  );
  valueOf(await store(orderApi.ship, { ...sent, phone: '13900001111' }));
  mall.clock.advance(hours(60));
  const tracked = valueOf(await buyer(orderApi.express, { id }));
  expect(tracked).toMatchObject({ courier: '自有车辆', tracking_no: '冀D88E66', tracked: false });
  expect(tracked.express).toHaveLength(1);
});

test('a file of shipping numbers is explained row by row, and writes nothing', async () => {
  const [whole, halved, foreign] = [
    await paidOrder(mall, 1, [[VALVE.sku, 1]]),
    await paidOrder(mall, 1, [[VALVE.sku, 1]]),
    await paidOrder(mall, 1, [[BOLT.m8, 100]]),
  ];
  const [one, two] = [await snOf(whole), await snOf(halved)];
  const three = valueOf(await other(orderDeskApi.detail, { id: foreign })).order_sn;
  const text = [
    '八月发货,,,',
    '订单编号,物流公司,运单号,司机电话',
    `${one},顺丰,SF 9000 0001,`,
    `${one},顺丰,SF90000001,`,
    `${one},自有车辆,冀D88E66,13900001111`,
    `${two},中通快递,ZT1000,`,
    `${two},鸽子,ZT1001,`,
    `${three},顺丰,SF1,`,
    'G000,顺丰,SF12345,',
  ].join('\r\n');
  const { rows, left_out } = valueOf(await store(orderDeskApi.waybills, { file: fileOf(text) }));
  expect(left_out).toBe(0);
  expect(rows.map((row) => [row.line, row.courier, row.tracking_no, row.fault])).toEqual([
    [3, 'sf', 'SF90000001', ''],
    [4, 'sf', 'SF90000001', 'twice'],
    [5, 'truck', '冀D88E66', ''],
    [6, 'zto', 'ZT1000', 'other_row'],
    [7, '', 'ZT1001', 'courier'],
    [8, 'sf', 'SF1', 'no_order'],
    [9, 'sf', 'SF12345', 'no_order'],
  ]);
  expect(rows[0]).toMatchObject({ order_id: whole, receiver: '王工', courier_name: '顺丰速运' });
  // Nothing of another store is told.
  expect(rows[5]).toMatchObject({ order_id: '', receiver: '' });
  expect(await mall.count('shipment', { orderId: [whole, halved] })).toBe(0);
  const call = fileOf(`订单号,快递公司,运单号\n${two},专线物流,YX0009`);
  expect(valueOf(await store(orderDeskApi.waybills, { file: call })).rows[0]?.fault).toBe('phone');
  expect(codeOf(await store(orderDeskApi.waybills, { file: fileOf('名称,数量\n螺栓,2') }))).toBe(
    'waybills.columns',
  );
});

test('the list of a store is a table of all that it shows; what is not paid hides the buyer’s phone', async () => {
  await order(mall, 2, [[VALVE.sku, 4]]);
  const tableOf = async (call: Call, asked: { tab: 'unpaid' | 'to_receive' | 'all' }): Promise<string> => {
    const { url } = valueOf(await call(orderDeskApi.table, { ...asked, format: 'csv' }));
    return (await mall.app.request(url)).text();
  };
  const unpaid = await tableOf(store, { tab: 'unpaid' });
  expect(unpaid).toContain('球阀');
  expect(unpaid).toMatch(/1\d\d\*{4}\d{4}/);
  expect(unpaid).not.toMatch(/王工 1\d{10}/);
  const sent = await tableOf(store, { tab: 'to_receive' });
  const rows = valueOf(await store(orderDeskApi.list, { tab: 'to_receive' })).list;
  expect(rows.length).toBeGreaterThan(1);
  for (const row of rows) expect(sent).toContain(row.order_sn);
  expect(await tableOf(other, { tab: 'all' })).not.toContain(rows[0]!.order_sn);
});
