import { useState } from 'react';
import type { BillRow } from '#lib/contracts/presale-balance.ts';
import { formatAmount, formatDate } from '#lib/i18n/format.ts';
import { createT, type Messages } from '#lib/i18n/translate.ts';
import { Dialog } from '#islands/ui/Dialog.tsx';

interface Props {
  i18n: Messages;
  list: BillRow[];
}

/** Movements of the balance by month; each opens its details. */
export default function BillList({ i18n, list }: Props) {
  const t = createT(i18n);
  const [open, setOpen] = useState<BillRow | null>(null);
  const moved = (row: BillRow): string => `${row.pm === 1 ? '+' : '−'}${formatAmount(row.number)}`;
  const months = new Map<string, BillRow[]>();
  for (const row of list) {
    const month = formatDate(row.create_time, i18n.locale, 'month');
    months.set(month, [...(months.get(month) ?? []), row]);
  }
  const facts = (row: BillRow): [string, string][] => [
    [t('balance:detail.title'), row.title],
    [t('balance:detail.number'), moved(row)],
    [t('balance:detail.balance'), formatAmount(row.balance)],
    [t('balance:detail.mark'), row.mark || '–'],
    [t('balance:detail.time'), formatDate(row.create_time, i18n.locale, 'second')],
  ];
  return (
    <>
      {[...months].map(([month, rows]) => (
        <section key={month} aria-label={month}>
          <h3 className="bg-ground px-4 py-2 text-14 font-semibold">{month}</h3>
          <ul>
            {rows.map((row) => (
              <li key={row.bill_id} className="border-b border-line last:border-0">
                <button
                  type="button"
                  aria-haspopup="dialog"
                  onClick={() => setOpen(row)}
                  className="grid w-full grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-2 px-4 py-3 text-left hover:bg-ground sm:grid-cols-[auto_minmax(0,1fr)_auto]"
                >
                  <span className="sm:col-span-2">{row.title}</span>
                  <span className={`text-right text-16 font-semibold ${row.pm === 1 ? 'text-success' : ''}`}>
                    {moved(row)}
                  </span>
                  <time dateTime={row.create_time} className="text-12 text-ink-quiet">
                    {formatDate(row.create_time, i18n.locale, 'minute')}
                  </time>
                  <span className="text-12 text-ink-quiet [overflow-wrap:anywhere] max-sm:order-last max-sm:col-span-2">
                    {row.mark}
                  </span>
                  <span className="text-right text-12 text-ink-quiet">
                    {t('balance:after', { amount: formatAmount(row.balance) })}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {open && (
        <Dialog
          label={t('balance:detail.label')}
          closeLabel={t('common:close')}
          onClose={() => setOpen(null)}
        >
          <div className="p-6">
            <h2 className="mb-4 text-18 font-semibold">{t('balance:detail.label')}</h2>
            <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-3">
              {facts(open).map(([name, value]) => (
                <div key={name} className="contents">
                  <dt className="text-ink-secondary">{name}</dt>
                  <dd className="break-words text-right">{value}</dd>
                </div>
              ))}
            </dl>
          </div>
        </Dialog>
      )}
    </>
  );
}
