import { insightApi, PERIODS, QUOTED_BY, type QuotedRow } from '#lib/contracts/insight.ts';
import { formatAmount, formatNumber } from '#lib/i18n/format.ts';
import { rateOf, sayFigure } from '../../chart/Figures.tsx';
import { ReportHead, reportName } from '../../chart/ReportHead.tsx';
import { listScreen, type AboveProps } from '../../screen.ts';

const Head = (props: AboveProps<QuotedRow>) => (
  <ReportHead
    {...props}
    figures={[
      { key: 'quoted', kind: 'count' },
      { key: 'won', kind: 'count' },
      { key: 'lost', kind: 'count' },
      {
        key: 'rate',
        kind: 'rate',
        value: (of) => rateOf(of('won') ?? 0, (of('won') ?? 0) + (of('lost') ?? 0)),
      },
      { key: 'amount', kind: 'money' },
    ]}
    up={{ key: 'quoted', value: (row) => row.quoted }}
  />
);

/** What became of a store's quotations: won, lost and why, or not decided. */
export default listScreen<QuotedRow>({
  words: 'insight:quoted',
  alsoWords: ['insight'],
  group: 'sourcing',
  place: 38,
  list: insightApi.quoted,
  table: insightApi.quotedTable,
  idOf: (row) => row.key,
  nameOf: (row) => row.name,
  hrefOf: (row) => row.link,
  tabs: QUOTED_BY,
  firstTab: 'month',
  tabAs: 'by',
  filters: [
    { key: 'period', choices: PERIODS },
    { key: 'category', choices: [], isHidden: true },
  ],
  hasDays: true,
  above: Head,
  columns: [
    { key: 'name', cell: reportName },
    { key: 'quoted', isRight: true, cell: (row, { locale }) => formatNumber(row.quoted, locale, 0) },
    { key: 'won', isRight: true, cell: (row, { locale }) => formatNumber(row.won, locale, 0) },
    { key: 'lost', isRight: true, cell: (row, { locale }) => formatNumber(row.lost, locale, 0) },
    { key: 'open', isRight: true, cell: (row, { locale }) => formatNumber(row.open, locale, 0) },
    {
      key: 'rate',
      isRight: true,
      cell: (row, { locale }) => sayFigure('rate', rateOf(row.won, row.won + row.lost), locale),
    },
    { key: 'amount', isRight: true, cell: (row) => formatAmount(row.amount) },
  ],
});
