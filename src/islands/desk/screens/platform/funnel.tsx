import { FUNNEL_BY, insightApi, PERIODS, type FunnelRow } from '#lib/contracts/insight.ts';
import { formatNumber } from '#lib/i18n/format.ts';
import { rateOf, sayFigure } from '../../chart/Figures.tsx';
import { listScreen, type AboveProps } from '../../screen.ts';
import { ReportHead, reportName } from '../../chart/ReportHead.tsx';

type Of = (name: string) => number | null;
const rate = (part: string, whole: string) => (of: Of) => rateOf(of(part) ?? 0, of(whole) ?? 0);

const Head = (props: AboveProps<FunnelRow>) => (
  <ReportHead
    {...props}
    figures={[
      { key: 'visits', kind: 'count' },
      { key: 'carts', kind: 'count' },
      { key: 'orders', kind: 'count' },
      { key: 'paid', kind: 'count' },
      { key: 'ordered_rate', kind: 'rate', value: rate('orders', 'visits') },
      { key: 'paid_rate', kind: 'rate', value: rate('paid', 'orders') },
    ]}
    up={{ key: 'visits', value: (row) => row.visits }}
  />
);

/** From goods that were looked at to orders that were paid. */
export default listScreen<FunnelRow>({
  words: 'insight:funnel',
  alsoWords: ['insight'],
  group: 'insight',
  place: 2,
  list: insightApi.funnel,
  table: insightApi.funnelTable,
  idOf: (row) => row.key,
  nameOf: (row) => row.name,
  hrefOf: (row) => row.link,
  tabs: FUNNEL_BY,
  firstTab: 'day',
  tabAs: 'by',
  filters: [
    { key: 'period', choices: PERIODS },
    { key: 'store', choices: [], isHidden: true },
  ],
  hasDays: true,
  above: Head,
  columns: [
    { key: 'name', cell: reportName },
    { key: 'visits', isRight: true, cell: (row, { locale }) => formatNumber(row.visits, locale, 0) },
    { key: 'carts', isRight: true, cell: (row, { locale }) => formatNumber(row.carts, locale, 0) },
    { key: 'orders', isRight: true, cell: (row, { locale }) => formatNumber(row.orders, locale, 0) },
    { key: 'paid', isRight: true, cell: (row, { locale }) => formatNumber(row.paid, locale, 0) },
    {
      key: 'ordered_rate',
      isRight: true,
      cell: (row, { locale }) => sayFigure('rate', rateOf(row.orders, row.visits), locale),
    },
    {
      key: 'paid_rate',
      isRight: true,
      cell: (row, { locale }) => sayFigure('rate', rateOf(row.paid, row.orders), locale),
    },
  ],
});
