import type { DeskCustomer } from '#lib/contracts/customer.ts';
import { formatAmount, formatDate } from '#lib/i18n/format.ts';
import { localizedPath } from '#lib/i18n/locales.ts';
import { Facts, Section } from '../../../record-parts.tsx';
import type { Drawing } from '../../../screen.ts';
import { LatestOrders } from './LatestOrders.tsx';

/** A customer as the store knows it: group, note, what was bought and asked, and the latest orders. */
export function CustomerRecord({ record, draw }: { record: DeskCustomer; draw: Drawing }) {
  const { w, locale, may } = draw;
  const { credit } = record;
  const quoted = localizedPath(`/merchant/quotations?keyword=${encodeURIComponent(record.name)}`, locale);
  return (
    <>
      <Section title={w('part.facts')}>
        <Facts
          facts={[
            [w('col.kind'), w(record.is_company ? 'kind.company' : 'kind.buyer')],
            [w('part.phone'), record.phone],
            [w('col.group'), record.group],
            [w('col.note'), record.note],
            [w('col.orders'), record.order_count],
            [w('col.turnover'), formatAmount(record.turnover)],
            [
              w('col.credit'),
              credit &&
                w('credit_orders', { count: credit.order_count, amount: formatAmount(credit.amount) }),
            ],
            [
              w('credit_due'),
              credit?.due_time &&
                w('credit_until', {
                  amount: formatAmount(credit.open_amount),
                  date: formatDate(credit.due_time, locale, 'date'),
                }),
            ],
            [w('col.last'), record.last_order_time && formatDate(record.last_order_time, locale, 'minute')],
            [
              w('col.asked'),
              record.inquiry_count > 0 && record.is_company && may?.includes('read:quotations') ? (
                <>
                  {record.inquiry_count}{' '}
                  <a href={quoted} className="ml-2 text-info hover:underline">
                    {w('part.quotations')}
                  </a>
                </>
              ) : (
                record.inquiry_count
              ),
            ],
          ]}
        />
      </Section>
      <LatestOrders of={{ customer: record.customer }} draw={draw} />
    </>
  );
}
