import type { ReactNode } from 'react';
import type { DeskRefundDetail } from '#lib/contracts/refund.ts';
import { formatAmount, formatDate } from '#lib/i18n/format.ts';
import { localizedPath } from '#lib/i18n/locales.ts';
import { wireWord } from '#lib/i18n/translate.ts';
import { RefundPictures } from '#islands/refund/RefundPictures.tsx';
import { Facts, History, Section } from '../../../record-parts.tsx';
import { RefundedGoods } from '../../../RefundedGoods.tsx';
import type { Drawing } from '../../../screen.ts';
import { TimeLeft } from './RefundState.tsx';

const unlessNone = (amount: string): string => (amount === '0.00' ? '' : formatAmount(amount));

/** A refund beside the list: goods, reason, money, parcel and log. */
export function RefundRecord({ record: refund, draw }: { record: DeskRefundDetail; draw: Drawing }) {
  const { t, w, locale } = draw;
  const when = (time: string): string => formatDate(time, locale, 'minute');
  const pictures = (pics: string[]): ReactNode =>
    pics.length > 0 ? <RefundPictures t={t} pics={pics} /> : '';
  const order = localizedPath(`/merchant/orders?tab=all&open=${refund.order_id}`, locale);
  const isReturned = refund.mer_delivery_address !== '' || refund.delivery_id !== '';
  return (
    <>
      <Section title={w('part.ask')}>
        <Facts
          facts={[
            [
              refund.auto_refund_time ? w(`fact.due_${refund.status}`) : '',
              refund.auto_refund_time && <TimeLeft refund={refund} draw={draw} />,
            ],
            [t('refund:fact.type'), wireWord(t, 'refund:type', refund.refund_type)],
            [t('refund:fact.reason'), refund.refund_message],
            [t('refund:fact.mark'), refund.mark],
            [t('refund:fact.pics'), pictures(refund.pics)],
            [w('fact.buyer'), `${refund.receiver} ${refund.receiver_phone}`],
            [
              w('fact.order'),
              <a key="order" href={order} className="text-info hover:underline">
                {refund.order_sn}
              </a>,
            ],
          ]}
        />
      </Section>
      <Section title={w('part.goods')}>
        <RefundedGoods lines={refund.refundProduct} draw={draw} />
      </Section>
      <Section title={w('part.money')}>
        <Facts
          facts={[
            [
              t('refund:fact.amount'),
              <b key="amount" className="font-semibold text-brand">
                {formatAmount(refund.refund_price)}
              </b>,
            ],
            [t('refund:fact.freight'), unlessNone(refund.refund_postage)],
            [
              refund.offer && !refund.offer.called_off ? w('fact.offer') : '',
              refund.offer &&
                `${formatAmount(refund.offer.refund_price)} × ${refund.offer.refund_num}\u00a0· ${refund.offer.reason}`,
            ],
            [t('refund:fact.gifts'), unlessNone(refund.gift_price)],
            [t('refund:fact.points'), refund.integral || ''],
            [t('refund:fact.points_taken'), refund.integral_taken || ''],
            ...refund.money.map((way): [string, ReactNode] => [
              wireWord(t, 'order:pay_type', way.pay_type),
              `${formatAmount(way.refund_price)} ${wireWord(t, 'refund:money_state', way.status)} ${way.time ? when(way.time) : ''}`,
            ]),
          ]}
        />
      </Section>
      {isReturned && (
        <Section title={w('part.return')}>
          <Facts
            facts={[
              [
                t('refund:return_to'),
                `${refund.mer_delivery_user} ${refund.phone} ${refund.mer_delivery_address}`.trim(),
              ],
              [w('fact.sent'), `${refund.delivery_type} ${refund.delivery_id}`.trim()],
              [w('fact.sender'), refund.delivery_phone],
              [t('refund:fact.mark'), refund.delivery_mark],
              [t('refund:fact.pics'), pictures(refund.delivery_pics)],
            ]}
          />
        </Section>
      )}
      {refund.fail_message && (
        <Section title={w('part.appeal')}>
          <Facts
            facts={[
              [w('fact.refusal'), refund.fail_message],
              [t('refund:fact.fail_pics'), pictures(refund.fail_pics)],
              [t('refund:fact.buyer_appeal'), refund.appeal],
            ]}
          />
        </Section>
      )}
      <Section title={w('part.history')}>
        <History
          steps={refund.log.toReversed().map((step) => ({
            time: when(step.time),
            what: `${wireWord(t, 'refund:actor', step.actor)} ${wireWord(t, 'refund:event', step.event)}`,
            who: step.note,
          }))}
        />
      </Section>
    </>
  );
}
