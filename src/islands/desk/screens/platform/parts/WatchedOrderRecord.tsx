import type { WatchedOrderDetail } from '#lib/contracts/oversight.ts';
import { formatAmount } from '#lib/i18n/format.ts';
import { localizedPath } from '#lib/i18n/locales.ts';
import { wireWord } from '#lib/i18n/translate.ts';
import { OrderRecord } from '../../../OrderRecord.tsx';
import { Facts, Section, Tag } from '../../../record-parts.tsx';
import type { Drawing } from '../../../screen.ts';
import { screenWord } from '../../../screen-word.ts';
import { When } from './cells.tsx';
import { Sum } from './Sum.tsx';

const TONES = {
  pending: 'wait',
  paid: 'good',
  done: 'good',
  closed: 'quiet',
  refunded: 'quiet',
  failed: 'bad',
} as const;

const list = 'divide-y divide-line';
const link = 'text-info hover:underline';

/** An order of any store beside the list: its parties, its lines, and every movement of its money. */
export function WatchedOrderRecord({ record: order, draw }: { record: WatchedOrderDetail; draw: Drawing }) {
  const { t, w, locale } = draw;
  const { buyer, merchant } = order;
  const ofStore: Drawing = { ...draw, w: (key, vars) => screenWord(t, 'order:desk', key, vars) };
  const points = (account: string): boolean => account.startsWith('points_');
  return (
    <>
      <Section title={w('part.sides')}>
        <Facts
          facts={[
            [
              w('col.store'),
              <a
                key="store"
                className={link}
                href={localizedPath(`/platform/orders?store=${merchant.mer_id}`, locale)}
              >
                {merchant.mer_name}
              </a>,
            ],
            [w('fact.store_phone'), merchant.service_phone],
            [
              w('col.buyer'),
              <a
                key="buyer"
                className={link}
                href={localizedPath(`/platform/orders?buyer=${buyer.uid}`, locale)}
              >
                {`${buyer.nickname} ${buyer.phone}`.trim()}
              </a>,
            ],
            [w('col.company'), buyer.company],
            [w('fact.purchase'), order.group_order_sn],
          ]}
        />
      </Section>
      <OrderRecord record={order} draw={ofStore} />
      {order.payments.length > 0 && (
        <Section title={w('part.payments')}>
          <ul className={list}>
            {order.payments.map((row) => (
              <Sum
                key={row.number}
                amount={formatAmount(row.amount)}
                name={
                  <>
                    {wireWord(t, 'payment:type', row.provider)}
                    <Tag tone={TONES[row.status]}>{w(`payment.${row.status}`)}</Tag>
                  </>
                }
              >
                <a className={link} href={localizedPath(`/platform/payments?keyword=${row.number}`, locale)}>
                  {row.number}
                </a>
                {row.provider === 'credit' && draw.may?.includes('read:bills') && (
                  <>
                    {' '}
                    <a
                      className={link}
                      href={localizedPath(
                        `/platform/credit-bills?tab=all&keyword=${order.group_order_sn}`,
                        locale,
                      )}
                    >
                      {w('fact.bill')}
                    </a>
                  </>
                )}
                {row.trade_no && `\u00a0· ${row.trade_no}`}&nbsp;· <When time={row.time} draw={draw} />
              </Sum>
            ))}
          </ul>
        </Section>
      )}
      {order.refunds.length > 0 && (
        <Section title={w('part.refunds')}>
          <ul className={list}>
            {order.refunds.map((row) => (
              <Sum
                key={row.refund_order_id}
                amount={formatAmount(row.amount)}
                name={
                  <>
                    {wireWord(t, 'refund:state', row.status)}
                    {row.sent.map(({ number, status }) => (
                      <Tag key={number} tone={TONES[status]}>
                        {w(`sent.${status}`)}
                      </Tag>
                    ))}
                  </>
                }
              >
                {[row.sn, ...row.sent.map(({ number }) => number)].join('\u00a0· ')}&nbsp;·{' '}
                <When time={row.time} draw={draw} />
              </Sum>
            ))}
          </ul>
        </Section>
      )}
      {order.transfers.length > 0 && (
        <Section title={w('part.transfers')}>
          <ul className={list}>
            {order.transfers.map((row) => (
              <Sum
                key={row.transfer_id}
                amount={points(row.account) ? w('points', { n: row.amount }) : formatAmount(row.amount)}
                name={
                  <a
                    className={link}
                    href={localizedPath(`/platform/ledger-entries?open=${row.entry_id}`, locale)}
                  >
                    {wireWord(t, 'payment:desk.entries.filter.kind', row.kind)}
                  </a>
                }
              >
                {row.sn}&nbsp;· <When time={row.time} draw={draw} />
              </Sum>
            ))}
          </ul>
          <p className="mt-2 text-14">
            <a
              className={link}
              href={localizedPath(`/platform/ledger-entries?keyword=${order.order_sn}`, locale)}
            >
              {w('all_entries')}
            </a>
          </p>
        </Section>
      )}
    </>
  );
}
