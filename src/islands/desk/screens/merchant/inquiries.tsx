import { AskerName } from '../../asker-name.tsx';
import { inquiryApi, type StoreInquiryRow } from '#lib/contracts/inquiry.ts';
import { formatDate } from '#lib/i18n/format.ts';
import { wantedGoods } from '#lib/i18n/wanted-goods.ts';
import { Tag } from '../../record-parts.tsx';

import { listScreen } from '../../screen.ts';

/** Whether the store has answered, may still answer, or comes too late. */
function standOf({ is_quoted: isQuoted, status }: StoreInquiryRow): 'quoted' | 'open' | 'over' {
  if (isQuoted) return 'quoted';
  return status === 'quoting' ? 'open' : 'over';
}
const TONES = { quoted: 'good', open: 'wait', over: 'quiet' } as const;

/** Inquiries that a store may quote for, and all that it is invited to; it quotes on the page of the inquiry. */
export default listScreen<StoreInquiryRow>({
  words: 'inquiry:received_desk',
  group: 'sourcing',
  place: 35,
  inbox: 'inquiries',
  list: inquiryApi.received,
  hasCounts: true,
  tabs: ['open', 'all'],
  firstTab: 'open',
  tabAs: 'status',
  idOf: (row) => row.inquiry_id,
  nameOf: (row) => row.title,
  hrefOf: (row) => `/search_order_detail?id=${row.inquiry_id}`,
  columns: [
    { key: 'title', cell: (row) => <span className="line-clamp-2 max-w-80">{row.title}</span> },
    { key: 'state', cell: (row, { w }) => <Tag tone={TONES[standOf(row)]}>{w(standOf(row))}</Tag> },
    {
      key: 'items',
      cell: (row, { locale }) => (
        <span className="line-clamp-2 max-w-80">{wantedGoods(row.items, locale)}</span>
      ),
    },
    { key: 'asker', cell: ({ asker }) => <AskerName asker={asker} /> },
    { key: 'region', cell: (row) => row.region },
    {
      key: 'deadline',
      cell: (row, { locale }) => (
        <span className="whitespace-nowrap">{formatDate(row.deadline, locale, 'minute')}</span>
      ),
    },
    { key: 'quotes', isRight: true, cell: (row) => row.quote_count },
  ],
});
