import type { RefundDetail } from '#lib/contracts/refund.ts';
import { formatAmount, formatDate } from '#lib/i18n/format.ts';
import { wireWord } from '#lib/i18n/translate.ts';
import { Facts, History, Pictures, Section } from '../../../record-parts.tsx';
import { RefundedGoods } from '../../../RefundedGoods.tsx';
import type { Drawing } from '../../../screen.ts';

/** A dispute beside the list: the buyer's reasons, the store's reasons, and the log. */
export function AppealRecord({ record: refund, draw }: { record: RefundDetail; draw: Drawing }) {
  const { t, w } = draw;
  const pictures = (pics: string[]) =>
    pics.length > 0 ? <Pictures pictures={pics} name={(n) => t('desk:picture', { n })} /> : '';
  return (
    <>
      <Section title={w('part.buyer')}>
        <Facts
          facts={[
            [w('col.amount'), <b key="amount">{formatAmount(refund.refund_price)}</b>],
            [t('refund:fact.type'), wireWord(t, 'refund:type', refund.refund_type)],
            [t('refund:fact.reason'), refund.refund_message],
            [t('refund:fact.mark'), refund.mark],
            [t('refund:fact.buyer_appeal'), refund.appeal],
            [t('refund:fact.pics'), pictures(refund.pics)],
          ]}
        />
      </Section>
      <Section title={w('part.store')}>
        <Facts
          facts={[
            [w('col.store'), refund.merchant.mer_name],
            [w('fact.refusal'), refund.fail_message],
            [t('refund:fact.pics'), pictures(refund.fail_pics)],
            [w('fact.parcel'), `${refund.delivery_type} ${refund.delivery_id}`.trim()],
          ]}
        />
      </Section>
      <Section title={w('part.goods')}>
        <RefundedGoods lines={refund.refundProduct} draw={draw} />
      </Section>
      <Section title={w('part.history')}>
        <History
          steps={refund.log.toReversed().map((step) => ({
            time: formatDate(step.time, draw.locale, 'minute'),
            what: `${wireWord(t, 'refund:actor', step.actor)} ${wireWord(t, 'refund:event', step.event)}`,
            who: step.note,
          }))}
        />
      </Section>
    </>
  );
}
