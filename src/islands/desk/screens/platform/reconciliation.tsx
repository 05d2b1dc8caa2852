import { reconciliationApi, type Reconciliation } from '#lib/contracts/reconciliation.ts';
import { formatAmount, formatDay } from '#lib/i18n/format.ts';
import { Tag } from '../../record-parts.tsx';
import { listScreen } from '../../screen.ts';
import { When } from './parts/cells.tsx';

/** Statement files of providers, compared with payments and refunds. */
export default listScreen<Reconciliation>({
  words: 'payment:desk.reconciliation',
  alsoWords: ['payment.desk.provider'],
  group: 'finance',
  place: 38,
  list: reconciliationApi.list,
  idOf: (row) => row.reconciliation_id,
  nameOf: (row) => row.file,
  hrefOf: (row) => `/platform/differences?tab=all&run=${row.reconciliation_id}`,
  columns: [
    {
      key: 'days',
      cell: (row, { locale }) =>
        [...new Set([row.first_day, row.last_day])].map((day) => formatDay(day, locale)).join(' – '),
    },
    { key: 'provider', cell: (row, { t }) => t(`payment:desk.provider.${row.provider}`) },
    { key: 'file', isSpare: true, cell: (row) => row.file },
    { key: 'lines', isRight: true, cell: (row) => row.lines },
    { key: 'matched', isRight: true, cell: (row) => row.matched },
    { key: 'paid', isRight: true, cell: (row) => formatAmount(row.paid) },
    { key: 'refunded', isRight: true, cell: (row) => formatAmount(row.refunded) },
    {
      key: 'differences',
      cell: (row, { w }) =>
        row.differences === 0 ? (
          <Tag tone="good">{w('none')}</Tag>
        ) : (
          <Tag tone={row.open > 0 ? 'bad' : 'quiet'}>
            {w('open', { open: row.open, all: row.differences })}
          </Tag>
        ),
    },
    { key: 'by', isSpare: true, cell: (row) => row.by },
    { key: 'time', cell: (row, draw) => <When time={row.create_time} draw={draw} /> },
  ],
  makes: [{ key: 'add', row: reconciliationApi.add, fields: ['file'] }],
});
