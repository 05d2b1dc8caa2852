// The form of an act is read from the schema of its row: what takes days alone is a day, what takes more is text.
import { expect, test } from 'vitest';
import { describeForm } from '#components/desk/describe-form.ts';
import { namesOfActs } from '#components/desk/screens.ts';
import { couponApi } from '#lib/contracts/coupon.ts';
import { orderApi } from '#lib/contracts/order.ts';
import { seckillApi } from '#lib/contracts/seckill.ts';
import { storeDeskApi } from '#lib/contracts/store-desk.ts';
import { faultsOf } from '#islands/desk/form-values.ts';
import { loadTranslators } from '#lib/i18n/load.ts';
import type { Row } from '#lib/contracts/endpoint.ts';
import { sweptRows } from '../../support/sweep/rows.ts';

const t = loadTranslators()['zh-CN'];
const kindsOf = (row: Row, ...names: string[]): string[] =>
  describeForm(row, names, t).map((field) => field.kind);

test('days and minutes have fields of their own; numbers of parcels and phones, which may have dashes, are text', () => {
  expect(kindsOf(orderApi.ship, 'tracking_no', 'phone')).toEqual(['text', 'text']);
  expect(kindsOf(storeDeskApi.saveProfile, 'phone', 'closed_from')).toEqual(['text', 'day']);
  expect(kindsOf(seckillApi.create, 'start_day', 'end_day')).toEqual(['day', 'day']);
  expect(kindsOf(couponApi.storeCreate, 'start_time', 'use_end_time')).toEqual(['time', 'time']);
});

test('a number that is not whole, or beyond its bounds, is told at its field before it is sent', () => {
  const fields = describeForm(couponApi.storeCreate, ['coupon_time', 'total_count'], t);
  const told = (values: object) => faultsOf(fields, { ...values }, t('desk:form.required'));
  expect(told({ coupon_time: '1.5', total_count: '' })).toEqual({ coupon_time: t('desk:form.whole') });
  const range = t('desk:form.between', { min: 1, max: '3,650' });
  expect(told({ coupon_time: '0', total_count: '10' })).toEqual({ coupon_time: range });
  expect(told({ coupon_time: '30' })).toEqual({});
});

test('the logs call every act of a store and of the platform by words, in both languages', () => {
  // What reads is not kept, and texts are sent by a command.
  const kept = sweptRows.filter(
    ({ row }) =>
      (row.access === 'merchant' || row.access === 'platform') &&
      row.method === 'POST' &&
      row.keyless !== 'reads' &&
      !row.path.startsWith('/api/content/'),
  );
  for (const words of Object.values(loadTranslators())) {
    const names = namesOfActs(words);
    expect(Object.values(names).filter((name) => /[:.]act\.|[:.]col\./.test(name))).toEqual([]);
    expect(kept.map(({ row }) => `${row.method} ${row.path}`).filter((act) => !names[act])).toEqual([]);
  }
});
