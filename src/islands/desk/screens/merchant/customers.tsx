import { auditApi } from '#lib/contracts/audit.ts';
import { customerApi, type DeskCustomer } from '#lib/contracts/customer.ts';
import { priceListApi } from '#lib/contracts/price-list.ts';
import { quotationApi } from '#lib/contracts/quotation.ts';
import { formatAmount, formatDate } from '#lib/i18n/format.ts';
import { listScreen } from '../../screen.ts';
import { CustomerRecord } from './parts/CustomerRecord.tsx';
import { massLook } from './parts/MassLook.tsx';
import { priceListForm } from './parts/PriceLines.tsx';

const input = ({ customer }: DeskCustomer): { customer: string } => ({ customer });

const namesOf = (rows: readonly DeskCustomer[]): string[] => rows.map((row) => row.customer);

/** Companies and buyers of a store, with their group and what colleagues noted. */
export default listScreen<DeskCustomer>({
  words: 'customer:desk',
  alsoWords: [
    'price_list.look',
    'mass_change',
    'goods.desk.state',
    'order.state',
    'order.refund_state',
    'order.desk.reminded',
  ],
  reads: [{ key: 'quotations', row: quotationApi.mine }],
  group: 'customers',
  place: 86,
  list: customerApi.list,
  idOf: (row) => row.customer,
  nameOf: (row) => row.name,
  history: { row: auditApi.aboutOwn, kind: 'customer' },
  filters: [{ key: 'group', choices: ['0'], from: customerApi.groupChoices }],
  columns: [
    {
      key: 'name',
      cell: (row) => (
        <>
          <span className="[overflow-wrap:anywhere]">{row.name}</span>
          <span className="ml-1 whitespace-nowrap text-12 text-ink-secondary">{row.phone}</span>
        </>
      ),
    },
    { key: 'kind', cell: (row, { w }) => w(row.is_company ? 'kind.company' : 'kind.buyer') },
    { key: 'group', cell: (row) => row.group },
    { key: 'orders', isRight: true, cell: (row) => row.order_count },
    { key: 'turnover', isRight: true, cell: (row) => formatAmount(row.turnover) },
    {
      key: 'credit',
      isRight: true,
      cell: ({ credit }, { w }) =>
        credit && (
          <>
            {formatAmount(credit.amount)}
            {credit.due_time && (
              <span className="block text-12 text-ink-secondary">
                {w('credit_open', { amount: formatAmount(credit.open_amount) })}
              </span>
            )}
          </>
        ),
    },
    {
      key: 'last',
      cell: (row, { locale }) =>
        row.last_order_time && (
          <span className="whitespace-nowrap">{formatDate(row.last_order_time, locale, 'short')}</span>
        ),
    },
    { key: 'asked', isRight: true, cell: (row) => row.inquiry_count },
    { key: 'note', cell: (row) => row.note && <span className="line-clamp-2 max-w-60">{row.note}</span> },
  ],
  acts: [
    {
      key: 'group',
      row: customerApi.setGroup,
      isFor: () => true,
      isForMany: true,
      isMain: true,
      input: () => ({}),
      together: (rows) => ({ customers: namesOf(rows) }),
      more: massLook<DeskCustomer>('group', (rows, values) =>
        rows.length > 1 && values['group_id']
          ? { customers: namesOf(rows), group_id: Number(values['group_id']) }
          : undefined,
      ),
      fields: ['group_id'],
      choices: { group_id: customerApi.groupChoices },
      initial: (row) => (row.group_id ? { group_id: row.group_id } : {}),
    },
    {
      key: 'ungroup',
      row: customerApi.setGroup,
      isFor: (row) => row.group_id !== 0,
      isForMany: true,
      input: () => ({}),
      together: (rows) => ({ customers: namesOf(rows), group_id: 0 }),
      more: massLook<DeskCustomer>('group', (rows) =>
        rows.length > 1 ? { customers: namesOf(rows), group_id: 0 } : undefined,
      ),
    },
    {
      key: 'note',
      row: customerApi.note,
      isFor: () => true,
      input,
      fields: ['note'],
      initial: (row) => ({ note: row.note }),
    },
    { key: 'prices', row: priceListApi.create, isFor: () => true, input, ...priceListForm() },
  ],
  ways: [
    {
      key: 'look',
      row: priceListApi.asCustomer,
      isFor: () => true,
      address: (row) => `/merchant/customer-prices?customer=${encodeURIComponent(row.customer)}`,
    },
  ],
  record: CustomerRecord,
  makes: [{ key: 'add', row: customerApi.add, fields: ['who', 'note'] }],
});
