import { useState } from 'react';
import { creditApi, type CreditBillView, type CreditView } from '#lib/contracts/credit.ts';
import { formatDate } from '#lib/i18n/format.ts';
import { localizedPath } from '#lib/i18n/locales.ts';
import { paths } from '#lib/i18n/paths.ts';
import { createT, type Messages } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { useMoved } from '#islands/shell/use-moved.ts';
import { Amount } from '#islands/ui/Amount.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { RepayDialog } from './RepayDialog.tsx';

interface Props {
  i18n: Messages;
  credit: CreditView;
  balance: string;
}

const LOW = 0.8;

/** Limit, what is used of it, and the bills with their days. */
export default function CreditPanel({ i18n, credit, balance }: Props) {
  const t = createT(i18n);
  const [bill, setBill] = useState<CreditBillView | null>(null);
  // A repayment changes the balance and its statement, too, which stand around this.
  const reload = (): void => window.location.reload();
  useMoved(() => {
    void call(creditApi.read).then((now) => now.ok && now.value.used !== credit.used && reload());
  }, bill === null);
  const isLow = Number(credit.used) >= Number(credit.limit) * LOW;
  const sums: [string, string][] = [
    [t('balance:credit.limit'), credit.limit],
    [t('balance:credit.used'), credit.used],
    [t('balance:credit.free'), credit.free],
  ];
  if (!credit.is_open) return <p className="text-ink-secondary">{t('balance:credit.no_limit')}</p>;
  return (
    <>
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        {sums.map(([name, value]) => (
          <div key={name}>
            <dt className="text-12 text-ink-secondary sm:text-14">{name}</dt>
            <dd className="mt-1">
              <Amount value={value} className="text-16 font-semibold sm:text-20" />
            </dd>
          </div>
        ))}
      </dl>
      {(credit.is_overdue || isLow) && (
        <p
          role="status"
          className="mt-4 rounded border border-warning bg-warning-tint px-3 py-2 text-warning"
        >
          {t(credit.is_overdue ? 'balance:credit.overdue_note' : 'balance:credit.low_note')}
        </p>
      )}
      <p className="mt-3 text-12 text-ink-quiet">{t('balance:credit.lead')}</p>
      {credit.bills.length === 0 ? (
        <p className="mt-4 text-ink-quiet">{t('balance:credit.no_bills')}</p>
      ) : (
        <ul className="mt-3 border-t border-line">
          {credit.bills.map((row) => (
            <BillRow key={row.bill_id} i18n={i18n} bill={row} onRepay={() => setBill(row)} />
          ))}
        </ul>
      )}
      {bill && (
        <RepayDialog
          t={t}
          i18n={i18n}
          bill={bill}
          balance={balance}
          onDone={reload}
          onClose={() => setBill(null)}
        />
      )}
    </>
  );
}

const TONES = { open: 'text-ink-secondary', overdue: 'text-brand', settled: 'text-success' } as const;

function BillRow({ i18n, bill, onRepay }: { i18n: Messages; bill: CreditBillView; onRepay: () => void }) {
  const t = createT(i18n);
  const order = bill.is_own
    ? paths.orderList({ store_name: bill.order_sn })
    : paths.companyOrders(bill.order_sn);
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line py-3 last:border-0">
      <span className="min-w-0 flex-1 basis-64">
        <span className="block break-all">{bill.bill_sn}</span>
        <span className="block break-all text-12 text-ink-quiet">
          {t('balance:credit.order')}{' '}
          <a href={localizedPath(order, i18n.locale)} className="text-link hover:underline">
            {bill.order_sn}
          </a>
        </span>
      </span>
      <span className="text-12 text-ink-secondary">
        {t('balance:credit.due')} {formatDate(bill.due_time, i18n.locale, 'date')}
        <span className={`block font-medium ${TONES[bill.status]}`}>
          {t(`balance:credit.status.${bill.status}`)}
        </span>
      </span>
      <span className="ml-auto text-right">
        <Amount
          value={bill.status === 'settled' ? bill.amount : bill.open_amount}
          className="text-16 font-semibold"
        />
        {bill.status !== 'settled' && bill.open_amount !== bill.amount && (
          <span className="block text-12 text-ink-quiet">
            {t('balance:credit.amount')} <Amount value={bill.amount} />
          </span>
        )}
      </span>
      {bill.status !== 'settled' && (
        <Button kind="steel" size="small" onClick={onRepay}>
          {t('balance:credit.repay')}
        </Button>
      )}
    </li>
  );
}
