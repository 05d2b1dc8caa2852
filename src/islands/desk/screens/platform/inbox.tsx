import { deskApi, type WaitingKind, type WaitingRow } from '#lib/contracts/desk.ts';
import { formatAmount } from '#lib/i18n/format.ts';
import { Tag } from '../../record-parts.tsx';
import { listScreen, type Drawing } from '../../screen.ts';
import { Today } from './parts/Today.tsx';
import { Age, TimeLeft } from './parts/Waiting.tsx';

/** Where each kind is worked on. */
const PLACES: Record<WaitingKind, string> = {
  application: 'applications',
  company: 'companies',
  inquiry: 'inquiries',
  activity: 'activities',
  video: 'videos',
  new_goods: 'goods-review',
  goods: 'goods',
  voucher: 'vouchers',
  bank_refund: 'bank-refunds',
  withdrawal: 'withdrawals',
  correction: 'corrections',
  commission: 'commissions',
  credit_limit: 'companies',
  payee: 'payee',
  difference: 'differences',
  fee_invoice: 'fee-invoices',
  closing_margin: 'margins',
  credit_bill: 'credit-bills',
  erasure: 'erasures',
  closing: 'closings',
  store_risk: 'store-risks',
  appeal: 'appeals',
  feedback: 'feedback',
  books: 'ledger',
  trail: 'audit',
  miss: 'misses',
  job: 'jobs',
};

/** The tab in which a record stands, where it is not the one that its list opens with. */
const TABS: Partial<Record<WaitingKind, string>> = { credit_limit: 'verified', credit_bill: 'overdue' };

/** What is counted of the whole mall and belongs to no single row: faults of its checks, searches in vain. */
const CHECKS: ReadonlySet<WaitingKind> = new Set(['books', 'trail', 'miss']);
const named = ({ kind, name }: WaitingRow, w: Drawing['w']): string =>
  CHECKS.has(kind) ? w(`tab.${kind}`) : name || '-';

/** Everything that waits for an act of the platform. */
export default listScreen<WaitingRow>({
  words: 'desk:waiting',
  alsoWords: ['insight'],
  group: 'start',
  place: 0,
  inbox: 'all',
  above: Today,
  list: deskApi.waiting,
  counts: deskApi.waitingCounts,
  idOf: (row) => row.key,
  nameOf: (row, { w }) => named(row, w),
  hrefOf: ({ kind, id, is_half_confirmed: isHalf }) => {
    const tab = kind === 'withdrawal' && isHalf ? 'half_confirmed' : TABS[kind];
    const query = new URLSearchParams({ ...(tab && { tab }), open: id });
    return `/platform/${PLACES[kind]}${CHECKS.has(kind) ? '' : `?${query}`}`;
  },
  tabs: [
    'all',
    'voucher',
    'bank_refund',
    'withdrawal',
    'correction',
    'commission',
    'credit_limit',
    'payee',
    'difference',
    'fee_invoice',
    'closing_margin',
    'credit_bill',
    'erasure',
    'closing',
    'store_risk',
    'appeal',
    'application',
    'company',
    'inquiry',
    'activity',
    'video',
    'new_goods',
    'goods',
    'feedback',
    'books',
    'trail',
    'miss',
    'job',
  ],
  firstTab: 'all',
  hasFullTabsOnly: true,
  hasDays: true,
  columns: [
    { key: 'name', cell: (row, { w }) => <span className="line-clamp-2 max-w-96">{named(row, w)}</span> },
    {
      key: 'kind',
      cell: (row, { w }) => (
        <span className="flex flex-wrap gap-1">
          <Tag tone="quiet">{w(`tab.${row.kind}`)}</Tag>
          {row.is_half_confirmed && <Tag tone="wait">{w('half')}</Tag>}
        </span>
      ),
    },
    {
      key: 'about',
      cell: ({ kind, about }, { w }) =>
        about && (
          <span className="line-clamp-1 max-w-72">
            {CHECKS.has(kind) ? w(kind === 'miss' ? 'misses' : 'faults', { count: Number(about) }) : about}
          </span>
        ),
    },
    {
      key: 'amount',
      isRight: true,
      cell: (row) => row.amount && formatAmount(row.amount),
    },
    { key: 'since', cell: (row, draw) => <Age since={row.since} draw={draw} /> },
    { key: 'until', cell: (row, draw) => row.until && <TimeLeft until={row.until} draw={draw} /> },
  ],
});
