import { AskerName } from '../../asker-name.tsx';
import { quotationApi, type MadeRow } from '#lib/contracts/quotation.ts';
import { quotationTemplateApi } from '#lib/contracts/quotation-template.ts';
import { formatAmount, formatDate } from '#lib/i18n/format.ts';
import { Tag } from '../../record-parts.tsx';

import { listScreen } from '../../screen.ts';

const TONES: Record<string, 'wait' | 'go' | 'good'> = {
  quoted: 'go',
  negotiating: 'wait',
  accepted: 'good',
  ordered: 'good',
};

/** What a store has quoted; other prices are quoted on the page of the inquiry. */
export default listScreen<MadeRow>({
  words: 'quotation:desk',
  group: 'sourcing',
  place: 36,
  list: quotationApi.mine,
  counts: quotationApi.mineCounts,
  elsewhere: [
    { key: 'create', row: quotationApi.create },
    { key: 'update', row: quotationApi.update },
  ],
  idOf: (row) => row.quotation_id,
  nameOf: (row) => row.quotation_sn,
  tabs: ['all', 'quoted', 'negotiating', 'accepted', 'ordered', 'refused', 'withdrawn', 'expired'],
  tabAs: 'status',
  hrefOf: (row) => `/search_order_detail?id=${row.inquiry_id}`,
  columns: [
    { key: 'inquiry', cell: (row) => <span className="line-clamp-2 max-w-80">{row.inquiry.title}</span> },
    { key: 'asker', cell: ({ asker }) => <AskerName asker={asker} /> },
    {
      key: 'state',
      cell: (row, { w }) => <Tag tone={TONES[row.status] ?? 'quiet'}>{w(`tab.${row.status}`)}</Tag>,
    },
    { key: 'total', isRight: true, cell: (row) => row.total_price && formatAmount(row.total_price) },
    { key: 'version', cell: (row, { w }) => w('version', { n: row.version }) },
    {
      key: 'valid',
      cell: (row, { locale }) => (
        <span className="whitespace-nowrap">{formatDate(row.valid_until, locale, 'minute')}</span>
      ),
    },
    {
      key: 'changed',
      cell: (row, { locale }) => (
        <span className="whitespace-nowrap">{formatDate(row.change_time, locale, 'short')}</span>
      ),
    },
    { key: 'sn', isSpare: true, cell: (row) => row.quotation_sn },
  ],
  acts: [
    {
      key: 'keep',
      row: quotationTemplateApi.keep,
      isFor: () => true,
      input: ({ quotation_id }) => ({ quotation_id }),
      fields: ['name'],
      initial: ({ inquiry }) => ({ name: inquiry.title.slice(0, 40) }),
    },
    {
      key: 'withdraw',
      row: quotationApi.withdraw,
      isFor: ({ can }) => can.withdraw,
      input: ({ quotation_id: id }) => ({ id }),
    },
  ],
});
