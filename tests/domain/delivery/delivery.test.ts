// The ways besides the couriers: goods that are fetched, and goods that a rider of the store brings.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliveryApi } from '#lib/contracts/delivery.ts';
import { orderDeskApi } from '#lib/contracts/order-desk.ts';
import { previewCheckout } from '#lib/domain/trade/checkout/index.ts';
import { zoneFee } from '#lib/domain/trade/freight/index.ts';
import * as logistics from '#lib/domain/trade/delivery/index.ts';
import { handOver, orderById, readOrder, receiveOrder, sweepOrders } from '#lib/domain/trade/order/index.ts';
import type { MerchantContext } from '#lib/domain/context.ts';
import { minutes } from '#lib/kernel/clock.ts';
import { BOLT, NORTH, openTradeMall, SOUTH, VALVE } from '../../support/trade-mall.ts';
import {
  choiceOf,
  codeOf,
  expectOrderAddsUp,
  order,
  paidOrder,
  putIntoCart,
  valueOf,
} from '../../support/trade-steps.ts';

const mall = await openTradeMall();
beforeAll(async () => {
  await mall.add('storeDelivery', [
    {
      merId: 1,
      hours: '8:00-18:00',
      hoursEn: '8-18',
      zones: [
        { prefix: '1304', fee: 3000 },
        { prefix: '130408', fee: 1500 },
      ],
    },
    { merId: 2, hours: '', hoursEn: '', zones: [{ prefix: '65', fee: 900 }] },
  ]);
});
afterAll(() => mall.close());

const city = (): Promise<string> => paidOrder(mall, 1, [[BOLT.m8, 10]], { city: [NORTH] });
const rider: () => MerchantContext = () => {
  const ctx = mall.merchant(NORTH);
  return { ...ctx, actor: { ...ctx.actor, roles: ['clerk'], clerkOf: [NORTH] } };
};
const called = async (orderId: string) =>
  valueOf(await logistics.callRider(mall.merchant(NORTH), { id: orderId })).delivery_id;
const read = async (id: string) => valueOf(await logistics.readDelivery(mall.ctx(1), { id }));
const orderOf = async (orderId: string) => (await orderById(mall.services.database.db, orderId))!;
const stateOf = async (orderId: string) => (await orderOf(orderId)).status;

test('the narrowest ring around an address sets the fee', () => {
  const zones = [
    { prefix: '1304', fee: 3000 },
    { prefix: '130408', fee: 1500 },
  ];
  expect(zoneFee(zones, ['13', '1304', '130408'])).toBe(1500);
  expect(zoneFee(zones, ['13', '1304', '130402'])).toBe(3000);
  expect(zoneFee(zones, ['13', '1305', '130502'])).toBeUndefined();
});

test('the ride has its own price, also where couriers would be free', async () => {
  const choice = choiceOf(await putIntoCart(mall, 1, [[BOLT.m8, 300]], true), { city: [NORTH] });
  const preview = valueOf(await previewCheckout(mall.ctx(1), choice));
  expect(preview.order_total_postage).toBe('15.00');
  expect(preview.order[0]).toMatchObject({
    city: true,
    allow_city: true,
    city_fee: '15.00',
    mer_hours: '8:00-18:00',
  });
  await expectOrderAddsUp(mall, await order(mall, 1, [[BOLT.m8, 20]], { city: [NORTH] }));
});

test('goods that are fetched cost no freight', async () => {
  const choice = choiceOf(await putIntoCart(mall, 1, [[BOLT.m8, 10]], true), { takes: [NORTH] });
  expect(valueOf(await previewCheckout(mall.ctx(1), choice)).order_total_postage).toBe('0.00');
});

test.each([
  ['outside the rings', [[VALVE.sku, 1]], { city: [SOUTH] }, 'checkout.city_zone'],
  ['a store without riders', [[VALVE.sku, 1]], { city: [77] }, 'checkout.no_city'],
  ['fetched and brought', [[BOLT.m8, 10]], { city: [NORTH], takes: [NORTH] }, 'checkout.one_way'],
] as const)('%s is refused', async (_, basket, more, code) => {
  const choice = choiceOf(
    await putIntoCart(
      mall,
      1,
      basket.map(([sku, n]) => [sku, n]),
      true,
    ),
    { city: [...more.city], ...('takes' in more ? { takes: [...more.takes] } : {}) },
  );
  expect(codeOf(await previewCheckout(mall.ctx(1), choice))).toBe(code);
});

test('pick-up: who fetches, where, and a code that works once', async () => {
  const id = await paidOrder(mall, 1, [[BOLT.m8, 10]], {
    takes: [NORTH],
    post: { real_name: '赵工', phone: '13800001234' },
  } as never);
  const place = valueOf(await logistics.readPickUp(mall.ctx(1), { id }));
  expect(place).toMatchObject({ name: '赵工', phone: '13800001234', address: '永年区', hours: '8:00-18:00' });
  expect(place.code).toMatch(/^\d{10}$/);
  expect(codeOf(await logistics.readPickUp(mall.ctx(2), { id }))).toBe('order.not_found');
  valueOf(await handOver(mall.merchant(NORTH), { code: place.code! }));
  expect(valueOf(await logistics.readPickUp(mall.ctx(1), { id })).code).toBeNull();
  expect(codeOf(await handOver(mall.merchant(NORTH), { code: place.code! }))).toBe('order.pick_up_code');
});

test('an order that is sent has no pick-up code, and one that is not in town no rider', async () => {
  const id = await paidOrder(mall, 1, [[BOLT.m8, 10]]);
  expect(codeOf(await logistics.readPickUp(mall.ctx(1), { id }))).toBe('order.wrong_state');
  expect(codeOf(await logistics.callRider(mall.merchant(NORTH), { id }))).toBe('order.wrong_state');
  expect(codeOf(await logistics.readDelivery(mall.ctx(1), { id }))).toBe('delivery.not_found');
});

test('the local riders bring the goods in three quarters of an hour', async () => {
  const id = await city();
  await called(id);
  expect(await read(id)).toMatchObject({ status: 'waiting', rider_name: null, fee: '15.00' });
  expect(await stateOf(id)).toBe('to_receive');
  mall.clock.advance(minutes(3));
  expect((await read(id)).rider_name).toMatch(/师傅$/);
  mall.clock.advance(minutes(17));
  const ride = await read(id);
  expect(ride.status).toBe('under_way');
  expect(ride.receive_code).toMatch(/^\d{6}$/);
  mall.clock.advance(minutes(30));
  await logistics.sweepRides(mall.system);
  const done = await read(id);
  expect(done.log.map((row) => row.status)).toEqual(['done', 'under_way', 'at_store', 'to_fetch', 'waiting']);
  expect(done.receive_code).toBeNull();
  expect(await stateOf(id)).toBe('to_review');
  await sweepOrders(mall.system);
});

test('a rider of the store hands the goods over for the code, and then the double keeps its hands off', async () => {
  const id = await city();
  const rideId = await called(id);
  const step = (event: 'accept' | 'arrive' | 'set_off' | 'deliver', code?: string) =>
    logistics.ride(rider(), { id: rideId, event, code });
  expect(codeOf(await step('arrive'))).toBe('delivery.wrong_state');
  valueOf(await step('accept'));
  mall.clock.advance(minutes(60));
  expect((await read(id)).status).toBe('to_fetch');
  valueOf(await step('arrive'));
  valueOf(await step('set_off'));
  const { receive_code: code } = await read(id);
  expect(codeOf(await step('deliver', '00000'))).toBe('delivery.code');
  expect(valueOf(await step('deliver', code!)).receive_code).toBeNull();
  expect(await stateOf(id)).toBe('to_review');
});

/** The owner of the store carries its goods as well. */
const ride = async () => {
  await mall.remove('userRole', { uid: 901, role: 'clerk' });
  await mall.add('userRole', { uid: 901, role: 'clerk', merId: 1 });
};

test('who rides for a store lists its rides, without the code that the buyer tells; nobody else does', async () => {
  const rideId = await called(await city());
  await ride();
  const clerk = await mall.login(900 + NORTH);
  const rides = async (tab: 'open' | 'over') =>
    valueOf(await clerk(deliveryApi.rides, { tab, limit: 100 })).list;
  const listed = (await rides('open')).find((ride) => ride.delivery_id === rideId);
  expect(listed).toMatchObject({ status: 'waiting', receive_code: null });
  valueOf(await clerk(deliveryApi.step, { id: rideId, event: 'cancel' }));
  const ids = async (tab: 'open' | 'over') => (await rides(tab)).map((ride) => ride.delivery_id);
  expect([(await ids('open')).includes(rideId), (await ids('over')).includes(rideId)]).toEqual([false, true]);
  const stranger = await (await mall.login(1))(deliveryApi.rides, {});
  expect(stranger.ok).toBe(false);
});

test('who rides for two stores has the rides of both and steps in both, until one of them takes him off', async () => {
  await ride();
  await mall.change('storeDelivery', { merId: SOUTH }, { zones: [{ prefix: '1304', fee: 900 }] });
  const north = await called(await city());
  const southOrder = await paidOrder(mall, 1, [[VALVE.sku, 1]], { city: [SOUTH] });
  const { delivery_id: south } = valueOf(await logistics.callRider(mall.merchant(SOUTH), { id: southOrder }));
  const clerk = await mall.login(900 + NORTH);
  const open = async () =>
    valueOf(await clerk(deliveryApi.rides, { limit: 100 }))
      .list.map((one) => one.delivery_id)
      .filter((id) => id === north || id === south);
  const accept = (id: string) => clerk(deliveryApi.step, { id, event: 'accept' });
  expect(await open()).toEqual([north]);
  expect(codeOf(await accept(south))).toBe('delivery.not_found');
  await mall.add('userRole', { uid: 900 + NORTH, role: 'clerk', merId: SOUTH });
  expect(await open()).toEqual([north, south]);
  for (const id of [south, north]) valueOf(await accept(id));
  // Each store reads in its log what was done for it, and nothing of the other's.
  const acts = await mall.read('auditEntry', { uid: 900 + NORTH, role: 'clerk' }, ['merId'], {
    by: 'seq',
    down: true,
    most: 4,
  });
  expect(acts.map((row) => row.merId)).toEqual([NORTH, NORTH, SOUTH, SOUTH]);
  await mall.remove('userRole', { uid: 900 + NORTH, role: 'clerk', merId: SOUTH });
  expect(await open()).toEqual([north]);
});

test('five wrong codes make the code void: the buyer is sent a new one, and after five codes none helps', async () => {
  const id = await city();
  const rideId = await called(id);
  const clerk = await mall.login(900 + NORTH);
  await ride();
  const step = (event: 'accept' | 'arrive' | 'set_off' | 'deliver', code?: string) =>
    clerk(deliveryApi.step, { id: rideId, event, code });
  for (const event of ['accept', 'arrive', 'set_off'] as const) valueOf(await step(event));
  const first = (await read(id)).receive_code!;
  const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  for (let tried = 0; tried < 5; tried += 1)
    expect(codeOf(await step('deliver', wrong(first)))).toBe('delivery.code');
  const second = (await read(id)).receive_code!;
  expect(second).not.toBe(first);
  const told = await mall.read('notice', { uid: 1, kind: 'order.receive_code' }, ['params']);
  expect(told.map((row) => row.params.code)).toEqual([second]);
  for (let tried = 0; tried < 20; tried += 1)
    expect(codeOf(await step('deliver', wrong((await read(id)).receive_code!)))).toBe('delivery.code');
  const last = (await read(id)).receive_code!;
  expect(codeOf(await step('deliver', last))).toBe('delivery.code_spent');
  expect(await stateOf(id)).toBe('to_receive');
  valueOf(await receiveOrder(mall.ctx(1), { id }));
  expect(await stateOf(id)).toBe('to_review');
});

test('a ride that is called off, or that comes back, gives the order back to the store', async () => {
  const id = await city();
  await called(id);
  valueOf(await logistics.cancelRide(mall.merchant(NORTH), { id }));
  expect(await stateOf(id)).toBe('to_ship');
  expect(codeOf(await logistics.cancelRide(mall.merchant(NORTH), { id }))).toBe('delivery.wrong_state');
  const rideId = await called(id);
  for (const event of ['accept', 'arrive', 'set_off', 'bring_back'] as const)
    valueOf(await logistics.ride(rider(), { id: rideId, event, reason: 'no_answer' }));
  expect(await stateOf(id)).toBe('to_receive');
  valueOf(await logistics.ride(rider(), { id: rideId, event: 'hand_back' }));
  expect(await stateOf(id)).toBe('to_ship');
  expect(valueOf(await readOrder(mall.ctx(1), { id })).ship_time).toBeNull();
});

test('another store’s rider and another buyer find nothing', async () => {
  const id = await city();
  const rideId = await called(id);
  const foreign = { ...rider(), actor: { ...rider().actor, merId: SOUTH, clerkOf: [SOUTH] } };
  expect(codeOf(await logistics.ride(foreign, { id: rideId, event: 'accept' }))).toBe('delivery.not_found');
  expect(codeOf(await logistics.readDelivery(mall.ctx(2), { id }))).toBe('order.not_found');
  expect(codeOf(await logistics.callRider(mall.merchant(SOUTH), { id }))).toBe('order.not_found');
});

test('where nobody tells the code, goods are handed over for a picture of the rider’s own and a name, and the buyer sees both', async () => {
  const id = await city();
  const rideId = await called(id);
  const step = (more: Partial<Parameters<typeof logistics.ride>[1]>) =>
    logistics.ride(rider(), { id: rideId, event: 'deliver', ...more });
  for (const event of ['accept', 'arrive', 'set_off'] as const) valueOf(await step({ event }));
  const [own, foreign] = ['/files/private/delivery/own.webp', '/files/private/delivery/foreign.webp'];
  await mall.add('media', [
    {
      mediaId: 'm1',
      uid: rider().actor.uid,
      field: 'delivery',
      path: `${own}`,
      mime: 'image/webp',
      bytes: 1,
      createdAt: new Date(),
    },
    {
      mediaId: 'm2',
      uid: 2,
      field: 'delivery',
      path: `${foreign}`,
      mime: 'image/webp',
      bytes: 1,
      createdAt: new Date(),
    },
  ]);
  expect(codeOf(await step({ photo: [own!] }))).toBe('delivery.taken_by');
  expect(codeOf(await step({ photo: [foreign!], taken_by: '前台' }))).toBe('delivery.photo');
  expect(codeOf(await step({}))).toBe('delivery.code');
  expect(valueOf(await step({ photo: [own!], taken_by: '前台 李' })).status).toBe('done');
  expect(await stateOf(id)).toBe('to_review');
  expect((await read(id)).proof).toEqual({
    taken_by: '前台 李',
    pictures: [expect.stringMatching(/^\/api\/private_file\//)],
  });
});

test('nothing is handed over in the moment in which the rider sets off: neither code nor picture was looked at', async () => {
  const id = await city();
  const rideId = await called(id);
  const step = (more: Partial<Parameters<typeof logistics.ride>[1]>) =>
    logistics.ride(rider(), { id: rideId, event: 'deliver', ...more });
  for (const event of ['accept', 'arrive'] as const) valueOf(await step({ event }));
  const foreign = '/files/private/delivery/of-somebody-else.webp';
  const guesses = ['000000', '111111', '222222', '333333', '444444', '555555'];
  const [setOff, byPicture, ...byCode] = await Promise.all([
    step({ event: 'set_off' }),
    step({ photo: [foreign], taken_by: '前台' }),
    ...guesses.map((code) => step({ code })),
  ]);
  valueOf(setOff);
  for (const answer of [byPicture, ...byCode]) expect(codeOf(answer!)).toBe('delivery.wrong_state');
  expect(await stateOf(id)).toBe('to_receive');
});

test('goods that come back say why', async () => {
  const id = await city();
  const rideId = await called(id);
  const step = (event: 'accept' | 'arrive' | 'set_off' | 'bring_back', more = {}) =>
    logistics.ride(rider(), { id: rideId, event, ...more });
  for (const event of ['accept', 'arrive', 'set_off'] as const) valueOf(await step(event));
  expect(codeOf(await step('bring_back'))).toBe('delivery.reason');
  expect(codeOf(await step('bring_back', { reason: 'other' }))).toBe('delivery.reason');
  valueOf(await step('bring_back', { reason: 'other', note: '电梯坏了' }));
  expect((await read(id)).undelivered).toEqual({ reason: 'other', note: '电梯坏了' });
});

test('a store chooses the rider of a ride from its own, and another until the goods leave; only he sees it and moves it', async () => {
  await mall.remove('userRole', { role: 'clerk', merId: NORTH });
  await mall.add('userRole', [
    { uid: 3, role: 'clerk', merId: NORTH },
    { uid: 4, role: 'clerk', merId: NORTH },
  ]);
  const [store, third, fourth] = [await mall.login(900 + NORTH), await mall.login(3), await mall.login(4)];
  const id = await city();
  expect(codeOf(await store(deliveryApi.callRider, { id, rider: 2 }))).toBe('delivery.no_rider');
  const { delivery_id: rideId } = valueOf(await store(deliveryApi.callRider, { id, rider: 3 }));
  const idsOf = async (call: typeof third) =>
    valueOf(await call(deliveryApi.rides, { limit: 100 })).list.map((one) => one.delivery_id);
  expect([(await idsOf(third)).includes(rideId), (await idsOf(fourth)).includes(rideId)]).toEqual([
    true,
    false,
  ]);
  expect(await mall.read('notice', { uid: 3, kind: 'delivery.chosen' }, ['link'])).toEqual([
    { link: '/delivery' },
  ]);
  expect(codeOf(await fourth(deliveryApi.step, { id: rideId, event: 'accept' }))).toBe('delivery.not_found');
  valueOf(await third(deliveryApi.step, { id: rideId, event: 'accept' }));
  expect(
    valueOf(await store(deliveryApi.riders)).map(({ value, label }) => [value, label.endsWith('(1)')]),
  ).toEqual([
    ['3', true],
    ['4', false],
  ]);
  valueOf(await store(deliveryApi.chooseRider, { id, rider: 4 }));
  const [row] = valueOf(await store(orderDeskApi.list, { keyword: (await orderOf(id)).orderSn })).list;
  expect(row?.ride).toMatchObject({ status: 'waiting', rider_uid: 4 });
  expect(codeOf(await third(deliveryApi.step, { id: rideId, event: 'arrive' }))).toBe('delivery.not_found');
  // A ride of the store's own rider is not moved by the clock of the local service.
  mall.clock.advance(minutes(60));
  expect((await read(id)).status).toBe('waiting');
  for (const event of ['accept', 'arrive', 'set_off'] as const)
    valueOf(await fourth(deliveryApi.step, { id: rideId, event }));
  expect(codeOf(await store(deliveryApi.chooseRider, { id, rider: 3 }))).toBe('delivery.wrong_state');
  // Who rides for the store no more leaves his ride to the others.
  await mall.remove('userRole', { uid: 4, role: 'clerk' });
  valueOf(await third(deliveryApi.step, { id: rideId, event: 'bring_back', reason: 'no_answer' }));
});
