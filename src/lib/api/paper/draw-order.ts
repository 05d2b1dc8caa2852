import type { OrderDetail } from '../../contracts/order.ts';
import { formatAmount, formatDate } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { specOf } from '../../kernel/spec-of.ts';
import { withUnit } from '../../i18n/with-unit.ts';
import { placeLine } from '../../i18n/place-line.ts';
import { wireWord } from '../../i18n/translate.ts';
import { wordsIn } from '../texts.ts';
import { Sheet } from './sheet.ts';

/** An order as PDF, for the files of a purchasing department. */
export async function drawOrder(locale: Locale, order: OrderDetail, at: Date): Promise<Buffer> {
  const t = wordsIn(locale);
  const when = (iso: string | null): string => (iso ? formatDate(iso, locale, 'minute') : '');
  const title = t('paper:order.title');
  const sheet = await Sheet.open({
    title: `${title} ${order.order_sn}`,
    author: order.merchant.mer_name,
    at,
  });
  sheet.title(title);
  sheet.facts([
    [t('order:fact.sn'), order.order_sn],
    [t('paper:col.state'), wireWord(t, 'order:state', order.status)],
    [t('paper:order.store'), order.merchant.mer_name],
    [t('paper:order.phone'), order.merchant.service_phone],
    [t('order:fact.created'), when(order.create_time)],
    [t('order:fact.paid'), when(order.pay_time)],
    [t('order:fact.pay_type'), order.pay_type ? wireWord(t, 'order:pay_type', order.pay_type) : ''],
    [t('paper:order.receiver'), `${order.address.real_name} ${order.address.phone}`],
    [t('paper:order.address'), placeLine(t, order.address)],
    [t('order:fact.mark'), order.mark],
  ]);
  sheet.table(
    [
      { name: t('paper:col.goods'), width: 30 },
      { name: t('paper:col.spec'), width: 17 },
      { name: t('paper:col.quantity'), width: 15, isRight: true },
      { name: t('paper:col.price'), width: 18, isRight: true },
      { name: t('paper:col.paid'), width: 18, isRight: true },
    ],
    order.orderProduct.map((line) => [
      line.store_name,
      specOf(line),
      withUnit(line.product_num, line.unit_name, locale),
      `${formatAmount(line.unit_price)} / ${line.unit_name}`,
      formatAmount(line.pay_price),
    ]),
  );
  const sums: [string, string][] = [
    [t('order:money.goods'), formatAmount(order.total_price)],
    [t('order:money.freight'), formatAmount(order.postage_price)],
  ];
  if (order.coupon_price !== '0.00')
    sums.push([t('order:money.discount'), `-${formatAmount(order.coupon_price)}`]);
  if (order.integral_price !== '0.00')
    sums.push([t('order:money.points'), `-${formatAmount(order.integral_price)}`]);
  const isSettled = order.paid && order.balance_price === '0.00';
  sums.push([t(isSettled ? 'order:money.paid' : 'order:money.total'), formatAmount(order.pay_price)]);
  if (order.paid && order.presellOrder && !isSettled) {
    sums.push([t('order:money.deposit'), formatAmount(order.presellOrder.deposit_price)]);
    sums.push([t('activity:order.pay_later'), formatAmount(order.balance_price)]);
  }
  sheet.sums(sums);
  for (const parcel of order.shipments)
    sheet.note(`${parcel.courier} ${parcel.tracking_no}  ${when(parcel.time)}`);
  sheet.note(t('paper:order.note', { time: when(at.toISOString()) }));
  return sheet.finish();
}
