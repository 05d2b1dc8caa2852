import { insightApi, PERIODS, SEARCHES_BY, type SearchRow } from '#lib/contracts/insight.ts';
import { formatNumber } from '#lib/i18n/format.ts';
import { paths } from '#lib/i18n/paths.ts';
import { listScreen, type AboveProps } from '../../screen.ts';
import { ReportHead } from '../../chart/ReportHead.tsx';

const Head = (props: AboveProps<SearchRow>) => (
  <ReportHead
    {...props}
    figures={[
      { key: 'searches', kind: 'count' },
      { key: 'missed', kind: 'count' },
      { key: 'opened', kind: 'count' },
    ]}
    up={{ key: 'searches', value: (row) => Math.max(row.searches, row.missed) }}
  />
);

/** What was searched for, and what became of it; each row leads to what the mall finds for it now. */
export default listScreen<SearchRow>({
  words: 'insight:searches',
  alsoWords: ['insight'],
  group: 'insight',
  place: 3,
  list: insightApi.searches,
  table: insightApi.searchesTable,
  idOf: (row) => row.key,
  nameOf: (row) => row.name,
  hrefOf: (row) => paths.searchGoods(row.name),
  tabs: SEARCHES_BY,
  firstTab: 'most',
  tabAs: 'by',
  filters: [{ key: 'period', choices: PERIODS }],
  hasDays: true,
  above: Head,
  columns: [
    { key: 'name', cell: (row) => row.name },
    { key: 'searches', isRight: true, cell: (row, { locale }) => formatNumber(row.searches, locale, 0) },
    { key: 'missed', isRight: true, cell: (row, { locale }) => formatNumber(row.missed, locale, 0) },
    { key: 'opened', isRight: true, cell: (row, { locale }) => formatNumber(row.opened, locale, 0) },
    {
      key: 'goods',
      cell: ({ goods }) => goods && <span className="line-clamp-1 max-w-72">{goods}</span>,
    },
  ],
});
