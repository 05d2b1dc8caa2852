import type { WatchedBill, WatchedBillDetail } from '#lib/contracts/credit-desk.ts';
import { formatAmount } from '#lib/i18n/format.ts';
import { localizedPath } from '#lib/i18n/locales.ts';
import { wireWord } from '#lib/i18n/translate.ts';
import { Facts, Section, Tag } from '../../../record-parts.tsx';
import type { Drawing } from '../../../screen.ts';
import { BoughtOrders } from './BoughtOrders.tsx';
import { When } from './cells.tsx';
import { Sum } from './Sum.tsx';

const TONES = { open: 'wait', overdue: 'bad', settled: 'good' } as const;
const DAY = 24 * 60 * 60 * 1000;

/** Whether a bill is paid off, and of one that is overdue for how long. */
export function BillState({
  bill: { status, due_time: due },
  draw: { w, now },
}: {
  bill: WatchedBill;
  draw: Drawing;
}) {
  const days = Math.floor((Date.parse(now) - Date.parse(due)) / DAY);
  return (
    <span className="flex flex-wrap items-center gap-1">
      <Tag tone={TONES[status]}>{w(`tab.${status}`)}</Tag>
      {status === 'overdue' && days > 0 && (
        <span className="whitespace-nowrap text-12 text-ink-secondary">{w('late', { count: days })}</span>
      )}
    </span>
  );
}

const list = 'divide-y divide-line';
const link = 'inline-flex min-h-11 items-center text-info hover:underline md:min-h-6';
const some = (amount: string): string => (Number(amount) > 0 ? formatAmount(amount) : '');

/** A bill beside the list: what was bought, what has come of it from whom, and how the company stands. */
export function BillRecord({ record: row, draw }: { record: WatchedBillDetail; draw: Drawing }) {
  const { w, t, locale } = draw;
  const { company, buyer } = row;
  const may = (key: string): boolean => draw.may?.includes(`read:${key}`) ?? false;
  const to = (path: string): string => localizedPath(path, locale);
  return (
    <>
      <Section title={w('part.bill')}>
        <Facts
          facts={[
            [w('col.state'), <BillState key="state" bill={row} draw={draw} />],
            [w('col.amount'), formatAmount(row.amount)],
            [w('col.repaid'), some(row.repaid)],
            [w('fact.refunded'), some(row.refunded)],
            [w('col.open'), <b key="open">{formatAmount(row.open_amount)}</b>],
            [w('col.bought'), <When key="bought" time={row.create_time} draw={draw} />],
            [w('col.due'), <When key="due" time={row.due_time} draw={draw} />],
            [
              w('col.settled'),
              row.settled_time && <When key="settled" time={row.settled_time} draw={draw} />,
            ],
            [w('col.buyer'), `${buyer.nickname} ${buyer.phone}`.trim()],
          ]}
        />
        {may('ledger') && (
          <p className="mt-3 text-14">
            <a href={to(`/platform/ledger-entries?keyword=${row.group_order_sn}`)} className={link}>
              {w('fact.ledger')}
            </a>
          </p>
        )}
      </Section>
      <Section title={w('part.company')}>
        <Facts
          facts={[
            [w('col.company'), company.name],
            [w('fact.company_state'), wireWord(t, 'company:desk.tab', company.status)],
            [w('fact.limit'), formatAmount(company.limit)],
            [w('fact.used'), formatAmount(company.used)],
            [w('fact.overdue'), company.overdue > 0 ? w('bills', { count: company.overdue }) : ''],
          ]}
        />
        <p className="mt-3 flex flex-wrap gap-x-4 text-14">
          <a href={to(`/platform/credit-bills?tab=all&company=${company.company_id}`)} className={link}>
            {w('fact.all_bills')}
          </a>
          {may('companies') && (
            <a
              href={to(`/platform/companies?status=${company.status}&open=${company.company_id}`)}
              className={link}
            >
              {w('fact.file')}
            </a>
          )}
        </p>
      </Section>
      <BoughtOrders orders={row.orders} draw={draw} />
      {row.repayments.length > 0 && (
        <Section title={w('part.repayments')}>
          <ul className={list}>
            {row.repayments.map((part) => (
              <Sum key={part.repayment_id} amount={formatAmount(part.amount)} name={part.nickname}>
                {part.number ? (
                  <a href={to(`/platform/payments?keyword=${part.number}`)} className={link}>
                    {part.number}
                  </a>
                ) : (
                  w('by_balance')
                )}
                &nbsp;· <When time={part.time} draw={draw} />
                {some(part.returned) && (
                  <span className="block">{w('returned', { amount: formatAmount(part.returned) })}</span>
                )}
              </Sum>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
