import type { HeldDeposit } from '#lib/contracts/presale.ts';
import { formatAmount, formatDate } from '#lib/i18n/format.ts';
import { wireWord } from '#lib/i18n/translate.ts';
import { Tag } from './record-parts.tsx';
import type { Column } from './screen.ts';

/** What lists of held deposits show, at a store's desk and at the platform's. */
export const DEPOSIT_COLUMNS: readonly Column<HeldDeposit>[] = [
  { key: 'order', cell: (row) => <span className="whitespace-nowrap tabular-nums">{row.order_sn}</span> },
  { key: 'goods', cell: (row) => <span className="line-clamp-2 max-w-80">{row.goods}</span> },
  { key: 'buyer', cell: (row) => row.buyer },
  {
    key: 'state',
    cell: (row, { t }) => (
      <Tag tone={row.status === 'due' ? 'wait' : 'quiet'}>
        {wireWord(t, 'activity:deposits.tab', row.status)}
      </Tag>
    ),
  },
  { key: 'deposit', isRight: true, cell: (row) => formatAmount(row.deposit_price) },
  { key: 'balance', isRight: true, cell: (row) => formatAmount(row.balance_price) },
  { key: 'until', cell: (row, { locale }) => formatDate(row.final_end_time, locale, 'minute') },
];
