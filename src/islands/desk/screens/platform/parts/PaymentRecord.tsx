import type { WatchedPayment, WatchedPaymentDetail } from '#lib/contracts/payment-desk.ts';
import { formatAmount, formatDate } from '#lib/i18n/format.ts';
import { localizedPath } from '#lib/i18n/locales.ts';
import { Facts, History, Section, Tag } from '../../../record-parts.tsx';
import type { Drawing } from '../../../screen.ts';
import { BoughtOrders } from './BoughtOrders.tsx';
import { When } from './cells.tsx';
import { Sum } from './Sum.tsx';

const TONES = { pending: 'wait', paid: 'good', refunded: 'quiet', closed: 'quiet' } as const;
const BACK_TONES = { pending: 'wait', done: 'good', failed: 'bad' } as const;

export const PaymentState = ({ payment: { status }, w }: { payment: WatchedPayment; w: Drawing['w'] }) => (
  <Tag tone={TONES[status]}>{w(`tab.${status}`)}</Tag>
);

const list = 'divide-y divide-line';
const link = 'inline-flex min-h-11 items-center text-info hover:underline md:min-h-6';

/** A payment beside the list: what it paid, what went back of it, what its provider told, and whose it was. */
export function PaymentRecord({ record: row, draw }: { record: WatchedPaymentDetail; draw: Drawing }) {
  const { w, locale } = draw;
  const { buyer } = row;
  const may = (key: string): boolean => draw.may?.includes(`read:${key}`) ?? false;
  const to = (path: string): string => localizedPath(path, locale);
  return (
    <>
      <Section title={w('part.payment')}>
        <Facts
          facts={[
            [w('col.state'), <PaymentState key="state" payment={row} w={w} />],
            [w('col.amount'), <b key="amount">{formatAmount(row.amount)}</b>],
            [w('col.back'), Number(row.refunded) > 0 ? formatAmount(row.refunded) : ''],
            [w('fact.on_way'), Number(row.refunding) > 0 ? formatAmount(row.refunding) : ''],
            [w('col.provider'), w(`filter.provider.${row.provider}`)],
            [w('col.purpose'), w(`filter.purpose.${row.purpose}`)],
            [w('col.number'), row.number],
            [w('col.trade_no'), row.trade_no],
            [w('col.begun'), <When key="begun" time={row.create_time} draw={draw} />],
            [w('col.paid'), row.pay_time && <When key="paid" time={row.pay_time} draw={draw} />],
            [
              w('fact.expires'),
              row.status === 'pending' && row.expire_time ? (
                <When key="expires" time={row.expire_time} draw={draw} />
              ) : (
                ''
              ),
            ],
            [w('col.buyer'), `${buyer.nickname} ${buyer.phone}`.trim()],
            [w('col.company'), buyer.company],
          ]}
        />
        <p className="mt-3 flex flex-wrap gap-x-4 text-14">
          <a href={to(`/platform/orders?buyer=${buyer.uid}`)} className={link}>
            {w('fact.orders')}
          </a>
          <a href={to(`/platform/payments?buyer=${buyer.uid}`)} className={link}>
            {w('fact.payments')}
          </a>
          {may('members') && (
            <a href={to(`/platform/members?keyword=${encodeURIComponent(buyer.nickname)}`)} className={link}>
              {w('fact.member')}
            </a>
          )}
          {may('ledger') && row.sn && (
            <a href={to(`/platform/ledger-entries?keyword=${row.sn}`)} className={link}>
              {w('fact.ledger')}
            </a>
          )}
        </p>
      </Section>
      <BoughtOrders orders={row.orders} draw={draw} />
      {row.refunds.length > 0 && (
        <Section title={w('part.refunds')}>
          <ul className={list}>
            {row.refunds.map((back) => (
              <Sum
                key={back.number}
                amount={formatAmount(back.amount)}
                name={
                  <>
                    {back.refund_sn ? (
                      <a href={to(`/platform/refunds?keyword=${back.refund_sn}`)} className={link}>
                        {w(`reason.${back.reason}`)}
                      </a>
                    ) : (
                      w(`reason.${back.reason}`)
                    )}
                    <Tag tone={BACK_TONES[back.status]}>{w(`back.${back.status}`)}</Tag>
                  </>
                }
              >
                {[back.number, back.trade_no].filter(Boolean).join('\u00a0· ')}&nbsp;·{' '}
                <When time={back.done_time ?? back.create_time} draw={draw} />
                {back.status !== 'done' && back.fault && (
                  <span className="block text-error">{w('tries', { n: back.tries, fault: back.fault })}</span>
                )}
              </Sum>
            ))}
          </ul>
        </Section>
      )}
      {row.notices.length > 0 && (
        <Section title={w('part.notices')}>
          <History
            steps={row.notices.map(({ outcome, time }) => ({
              time: formatDate(time, locale, 'minute'),
              what: w(`outcome.${outcome}`),
            }))}
          />
        </Section>
      )}
    </>
  );
}
