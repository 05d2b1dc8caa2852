import { auditApi } from '#lib/contracts/audit.ts';
import { customerApi } from '#lib/contracts/customer.ts';
import { priceListApi, type DeskPriceList } from '#lib/contracts/price-list.ts';
import { Tag } from '../../record-parts.tsx';
import { listScreen } from '../../screen.ts';
import { PriceLines, priceListForm } from './parts/PriceLines.tsx';
import { PriceListRecord, spanOf } from './parts/PriceListRecord.tsx';
import { isOfScope, PriceScope, scopeFaults } from './parts/PriceScope.tsx';

const input = ({ price_list_id: id }: DeskPriceList): { id: number } => ({ id });
const isOpen = ({ state }: DeskPriceList): boolean => state !== 'over';
const TONES = { running: 'good', planned: 'wait', over: 'quiet' } as const;

/** Prices of a store for a group, a company or a buyer. */
export default listScreen<DeskPriceList>({
  words: 'price_list:desk',
  alsoWords: ['price_list.look', 'price_list.scope', 'activity.offers'],
  group: 'customers',
  place: 83,
  list: priceListApi.list,
  counts: priceListApi.counts,
  detail: priceListApi.detail,
  idOf: (row) => String(row.price_list_id),
  nameOf: (row) => row.name,
  history: { row: auditApi.aboutOwn, kind: 'price_list' },
  tabs: ['running', 'planned', 'over', 'all'],
  firstTab: 'running',
  columns: [
    { key: 'name', cell: (row) => row.name },
    { key: 'state', cell: (row, { w }) => <Tag tone={TONES[row.state]}>{w(`tab.${row.state}`)}</Tag> },
    {
      key: 'customer',
      cell: (row, { w }) => (
        <>
          {row.customer_name}{' '}
          <span className="text-12 text-ink-secondary">{w(`kind.${row.customer.split(':')[0]}`)}</span>
        </>
      ),
    },
    { key: 'days', cell: (row, draw) => <span className="whitespace-nowrap">{spanOf(row, draw)}</span> },
    { key: 'lines', isRight: true, cell: (row) => row.line_count },
  ],
  acts: [
    {
      key: 'add_lines',
      row: priceListApi.addLines,
      isFor: isOpen,
      isMain: true,
      input,
      fields: ['lines'],
      more: PriceLines,
    },
    {
      key: 'add_scope',
      row: priceListApi.addScope,
      isFor: isOpen,
      input,
      fields: ['scope', 'category_id', 'price', 'minimum'],
      choices: { category_id: priceListApi.categories },
      required: ['category_id'],
      initial: () => ({ scope: 'product', minimum: 1 }),
      shows: (field, values) => field !== 'category_id' || values['scope'] === 'category',
      more: PriceScope,
      faults: scopeFaults,
      owns: isOfScope,
    },
    {
      key: 'change',
      row: priceListApi.change,
      isFor: isOpen,
      input,
      fields: ['name', 'from', 'to'],
      initial: ({ name, from, to }) => ({ name, from, to }),
    },
    {
      key: 'copy',
      row: priceListApi.copy,
      isFor: () => true,
      input,
      fields: ['name', 'customer', 'from', 'to'],
      choices: { customer: customerApi.choices },
      initial: ({ name }) => ({ name }),
    },
    { key: 'end', row: priceListApi.end, isFor: isOpen, input },
  ],
  ways: [
    {
      key: 'lines',
      row: priceListApi.setPrice,
      isFor: isOpen,
      address: (row) => `/merchant/price-list-lines?list=${row.price_list_id}`,
    },
  ],
  makes: [{ key: 'create', row: priceListApi.create, ...priceListForm(customerApi.choices) }],
  record: PriceListRecord,
});
