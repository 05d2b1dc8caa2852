import { companyApi } from '#lib/contracts/company.ts';
import { BILL_TABS, creditDeskApi, type WatchedBill } from '#lib/contracts/credit-desk.ts';
import { ledgerApi } from '#lib/contracts/ledger.ts';
import { formatAmount, formatDate } from '#lib/i18n/format.ts';
import { listScreen, type AboveProps } from '../../screen.ts';
import { BillRecord, BillState } from './parts/BillRecord.tsx';
import { Buyer, PurchaseLink } from './parts/cells.tsx';

/** What all companies owe together, and what of it should have come already. */
const Owed = ({ about, draw: { w } }: AboveProps<WatchedBill>) => (
  <dl className="panel mb-3 flex flex-wrap gap-x-8 gap-y-1 border border-line px-4 py-3 text-14">
    {(['open_amount', 'overdue_amount'] as const).map((key) => (
      <div key={key} className="flex items-baseline gap-2">
        <dt className="text-ink-secondary">{w(`about.${key}`)}</dt>
        <dd className="font-semibold tabular-nums">{formatAmount(String(about[key] ?? '0'))}</dd>
      </div>
    ))}
  </dl>
);

/** Bills of companies that buy on credit: who owes what until when, and what has come. */
export default listScreen<WatchedBill>({
  words: 'balance:desk',
  alsoWords: ['order.state', 'company.desk.tab'],
  group: 'finance',
  place: 15,
  inbox: 'credit_bill',
  list: creditDeskApi.list,
  counts: creditDeskApi.counts,
  detail: creditDeskApi.detail,
  above: Owed,
  idOf: (row) => row.bill_id,
  nameOf: (row) => row.bill_sn,
  tabs: BILL_TABS,
  firstTab: 'open',
  filters: [{ key: 'company', choices: [], isHidden: true }],
  hasDays: true,
  columns: [
    { key: 'sn', cell: (row) => <span className="whitespace-nowrap">{row.bill_sn}</span> },
    { key: 'state', cell: (row, draw) => <BillState bill={row} draw={draw} /> },
    {
      key: 'company',
      cell: (row) => <span className="line-clamp-2 min-w-32 max-w-64">{row.company.name}</span>,
    },
    { key: 'amount', isRight: true, cell: (row) => formatAmount(row.amount) },
    { key: 'open', isRight: true, cell: (row) => formatAmount(row.open_amount) },
    { key: 'due', cell: (row, { locale }) => formatDate(row.due_time, locale) },
    {
      key: 'purchase',
      cell: ({ group_order_sn: sn }, { locale }) => <PurchaseLink sn={sn} locale={locale} />,
    },
    {
      key: 'buyer',
      cell: ({ buyer }) => <Buyer buyer={buyer} />,
    },
    { key: 'repaid', isRight: true, isSpare: true, cell: (row) => formatAmount(row.repaid) },
    { key: 'bought', isSpare: true, cell: (row, { locale }) => formatDate(row.create_time, locale) },
    {
      key: 'settled',
      isSpare: true,
      cell: (row, { locale }) => row.settled_time && formatDate(row.settled_time, locale),
    },
  ],
  record: BillRecord,
  reads: [
    { key: 'companies', row: companyApi.list },
    { key: 'ledger', row: ledgerApi.entries },
  ],
});
