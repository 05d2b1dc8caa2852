import { INQUIRIES_BY, insightApi, PERIODS, type InquiriesRow } from '#lib/contracts/insight.ts';
import { formatNumber } from '#lib/i18n/format.ts';
import { sayFigure } from '../../chart/Figures.tsx';
import { listScreen, type AboveProps } from '../../screen.ts';
import { ReportHead, reportName } from '../../chart/ReportHead.tsx';

const Head = (props: AboveProps<InquiriesRow>) => (
  <ReportHead
    {...props}
    figures={[
      { key: 'asked', kind: 'count' },
      { key: 'answered', kind: 'count' },
      { key: 'hours', kind: 'hours' },
      { key: 'awarded', kind: 'count' },
      { key: 'ordered', kind: 'count' },
    ]}
    up={{ key: 'asked', value: (row) => row.asked }}
  />
);

/** Inquiries from the question to the order, by the day on which they were asked. */
export default listScreen<InquiriesRow>({
  words: 'insight:inquiries',
  alsoWords: ['insight'],
  group: 'insight',
  place: 4,
  list: insightApi.inquiries,
  table: insightApi.inquiriesTable,
  idOf: (row) => row.key,
  nameOf: (row) => row.name,
  hrefOf: (row) => row.link,
  tabs: INQUIRIES_BY,
  firstTab: 'day',
  tabAs: 'by',
  filters: [
    { key: 'period', choices: PERIODS },
    { key: 'category', choices: [], isHidden: true },
  ],
  hasDays: true,
  above: Head,
  columns: [
    { key: 'name', cell: reportName },
    { key: 'asked', isRight: true, cell: (row, { locale }) => formatNumber(row.asked, locale, 0) },
    { key: 'answered', isRight: true, cell: (row, { locale }) => formatNumber(row.answered, locale, 0) },
    { key: 'hours', isRight: true, cell: (row, { locale }) => sayFigure('hours', row.hours, locale) },
    { key: 'awarded', isRight: true, cell: (row, { locale }) => formatNumber(row.awarded, locale, 0) },
    { key: 'ordered', isRight: true, cell: (row, { locale }) => formatNumber(row.ordered, locale, 0) },
  ],
});
