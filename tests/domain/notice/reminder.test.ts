// What a buyer should not miss is told once, by the hour.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { profileApi } from '#lib/contracts/profile.ts';
import { remindBuyers } from '#lib/domain/trade/reminder/index.ts';
import { days, hours, minutes } from '#lib/kernel/clock.ts';
import { openTradeMall, SOUTH, VALVE, type TradeMall } from '../../support/trade-mall.ts';
import { paidOrder, valueOf } from '../../support/trade-steps.ts';

let mall: TradeMall;
beforeAll(async () => {
  mall = await openTradeMall();
});
afterAll(() => mall.close());

const kindsOf = async (uid: number) =>
  valueOf(await (await mall.login(uid))(profileApi.notices, {})).list.map((notice) => notice.kind);

test('coupons that end in two days are told of once, however often the job runs', async () => {
  const ends = new Date(mall.clock.now().getTime() + days(2) + minutes(30)).toISOString();
  await mall.rows(
    `insert into coupon (coupon_id, mer_id, kind, title, title_en, value, threshold, status, send_type, created_at)
     values (1, 0, 'general', '通用券', 'Coupon', 1000, 0, 'open', 'receive', now())`,
  );
  await mall.rows(
    `insert into coupon_user (coupon_user_id, coupon_id, uid, starts_at, ends_at, created_at)
     values ('cu1', 1, 1, now(), $1, now())`,
    ends,
  );
  await remindBuyers(mall.system);
  expect(await kindsOf(1)).toEqual([]);
  mall.clock.advance(hours(1));
  await remindBuyers(mall.system);
  mall.clock.advance(hours(1));
  await remindBuyers(mall.system);
  expect(await kindsOf(1)).toEqual(['coupon.ending']);
});

test('a presale balance that may be paid is told of, to the phone too', async () => {
  await mall.rows(
    'alter table presale_order drop constraint presale_order_activity_id_activity_activity_id_fk',
  );
  const orderId = await paidOrder(mall, 2, [[VALVE.sku, 1]]);
  const start = new Date(mall.clock.now().getTime() + minutes(10)).toISOString();
  await mall.rows(
    `insert into presale_order (presale_order_id, presale_order_sn, order_id, group_order_id, uid, mer_id, activity_id,
                                status, deposit, balance, final_start_at, final_end_at, created_at)
     select 'p1', 'YS1', order_id, group_order_id, uid, $2, 1, 'due', 100, 900, $3::timestamptz,
            $3::timestamptz + interval '3 days', now() from store_order where order_id = $1`,
    orderId,
    SOUTH,
    start,
  );
  mall.clock.advance(hours(1));
  await remindBuyers(mall.system);
  expect(await kindsOf(2)).toContain('presale.balance_due');
  const sms = mall.jobs.filter((job) => job.name === 'sms.send').map((job) => job.payload);
  expect(sms).toMatchObject([{ template: 'presale.balance_due', params: { sn: 'YS1', amount: '9.00' } }]);
});
