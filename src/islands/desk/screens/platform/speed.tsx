import { insightApi, PERIODS, SPEED_BY, type SpeedRow } from '#lib/contracts/insight.ts';
import { formatNumber } from '#lib/i18n/format.ts';
import { rateOf, sayFigure } from '../../chart/Figures.tsx';
import { listScreen, type AboveProps } from '../../screen.ts';
import { ReportHead } from '../../chart/ReportHead.tsx';

const Head = (props: AboveProps<SpeedRow>) => (
  <ReportHead
    {...props}
    figures={[
      { key: 'requests', kind: 'count' },
      { key: 'failed', kind: 'count' },
      { key: 'failed_rate', kind: 'rate', value: (of) => rateOf(of('failed') ?? 0, of('requests') ?? 0) },
      { key: 'half', kind: 'ms' },
      { key: 'most', kind: 'ms' },
    ]}
    up={{ key: 'requests', value: (row) => row.requests }}
  />
);

/** How fast the mall answers, and how often it cannot. */
export default listScreen<SpeedRow>({
  words: 'insight:speed',
  alsoWords: ['insight'],
  group: 'insight',
  place: 5,
  list: insightApi.speed,
  table: insightApi.speedTable,
  idOf: (row) => row.key,
  nameOf: (row) => row.name,
  hrefOf: (row) => row.link,
  tabs: SPEED_BY,
  firstTab: 'part',
  tabAs: 'by',
  filters: [
    { key: 'period', choices: PERIODS },
    { key: 'part', choices: [], isHidden: true },
  ],
  hasDays: true,
  above: Head,
  columns: [
    { key: 'name', cell: (row) => row.name },
    { key: 'requests', isRight: true, cell: (row, { locale }) => formatNumber(row.requests, locale, 0) },
    { key: 'failed', isRight: true, cell: (row, { locale }) => formatNumber(row.failed, locale, 0) },
    {
      key: 'failed_rate',
      isRight: true,
      cell: (row, { locale }) => sayFigure('rate', rateOf(row.failed, row.requests), locale),
    },
    { key: 'half', isRight: true, cell: (row, { locale }) => sayFigure('ms', row.half, locale) },
    { key: 'most', isRight: true, cell: (row, { locale }) => sayFigure('ms', row.most, locale) },
  ],
});
