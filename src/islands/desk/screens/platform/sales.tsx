import { insightApi, PERIODS, SALES_BY, type SalesRow } from '#lib/contracts/insight.ts';
import { formatAmount } from '#lib/i18n/format.ts';
import { listScreen, type AboveProps } from '../../screen.ts';
import { ReportHead, reportName } from '../../chart/ReportHead.tsx';

const Head = (props: AboveProps<SalesRow>) => (
  <ReportHead
    {...props}
    isMoney
    figures={[
      { key: 'paid', kind: 'money' },
      { key: 'refunded', kind: 'money' },
      { key: 'net', kind: 'money' },
      { key: 'commission', kind: 'money' },
    ]}
    up={{ key: 'paid', value: (row) => Number(row.paid) }}
    down={{ key: 'refunded', value: (row) => Number(row.refunded) }}
  />
);

/** What stores were paid, gave back and owe the mall; each row links to its details. */
export default listScreen<SalesRow>({
  words: 'insight:sales',
  alsoWords: ['insight'],
  group: 'insight',
  place: 1,
  list: insightApi.sales,
  table: insightApi.salesTable,
  idOf: (row) => row.key,
  nameOf: (row) => row.name,
  hrefOf: (row) => row.link,
  tabs: SALES_BY,
  firstTab: 'day',
  tabAs: 'by',
  filters: [
    { key: 'period', choices: PERIODS },
    { key: 'belt', choices: [], isHidden: true },
    { key: 'category', choices: [], isHidden: true },
    { key: 'store', choices: [], isHidden: true },
  ],
  hasDays: true,
  above: Head,
  columns: [
    { key: 'name', cell: reportName },
    { key: 'paid', isRight: true, cell: (row) => formatAmount(row.paid) },
    { key: 'refunded', isRight: true, cell: (row) => formatAmount(row.refunded) },
    { key: 'net', isRight: true, cell: (row) => <b>{formatAmount(row.net)}</b> },
    { key: 'commission', isRight: true, cell: (row) => formatAmount(row.commission) },
  ],
});
