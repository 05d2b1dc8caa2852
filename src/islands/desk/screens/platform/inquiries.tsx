import { auditApi } from '#lib/contracts/audit.ts';
import { inquiryApi, type InquiryRow } from '#lib/contracts/inquiry.ts';
import { Facts, Section, Tag } from '../../record-parts.tsx';
import { listScreen, type Drawing } from '../../screen.ts';
import { When } from './parts/cells.tsx';
import { Age, TimeLeft } from './parts/Waiting.tsx';

const input = ({ inquiry_id: id }: InquiryRow) => ({ id });
const isPending = ({ status }: InquiryRow): boolean => status === 'pending';

/** An inquiry beside the list: what is wanted, by when, and where to. */
function InquiryRecord({ record: row, draw }: { record: InquiryRow; draw: Drawing }) {
  const { w, t } = draw;
  return (
    <>
      <Section title={w('part.items')}>
        <ul className="divide-y divide-line text-14">
          {row.items.map((item) => (
            <li key={item.name + item.spec} className="flex justify-between gap-3 py-1.5">
              <span className="min-w-0 [overflow-wrap:anywhere]">
                {item.name} <span className="text-ink-secondary">{item.spec}</span>
              </span>
              <span className="shrink-0 tabular-nums">
                {item.num} {item.unit}
              </span>
            </li>
          ))}
        </ul>
        {row.item_count > row.items.length && (
          <p className="text-12 text-ink-quiet">{w('more_items', { count: row.item_count })}</p>
        )}
      </Section>
      <Section title={w('part.needs')}>
        <Facts
          facts={[
            [w('col.sn'), row.inquiry_sn],
            [w('col.category'), row.cate_name],
            [w('col.region'), row.region],
            [w('col.left'), <When key="left" time={row.deadline} draw={draw} />],
            [t('desk:sent'), <When key="since" time={row.create_time} draw={draw} />],
          ]}
        />
      </Section>
    </>
  );
}

/** Inquiries of buyers; those of companies that were not verified are looked at first. */
export default listScreen<InquiryRow>({
  words: 'inquiry:desk',
  alsoWords: ['inquiry.state'],
  group: 'review',
  place: 70,
  inbox: 'inquiry',
  list: inquiryApi.platformList,
  idOf: (row) => row.inquiry_id,
  nameOf: (row) => row.title,
  hasCounts: true,
  tabs: ['pending', 'quoting', 'ended', 'chosen', 'done', 'rejected', 'closed'],
  firstTab: 'pending',
  tabAs: 'status',
  columns: [
    { key: 'title', cell: (row) => <span className="line-clamp-2 max-w-96">{row.title}</span> },
    { key: 'category', cell: (row) => row.cate_name },
    { key: 'items', isRight: true, cell: (row) => row.item_count },
    { key: 'quotes', isRight: true, cell: (row) => row.quote_count },
    { key: 'region', cell: (row) => row.region },
    {
      key: 'kind',
      cell: (row, { w }) => (
        <span className="flex gap-1">
          {row.type === 1 && <Tag tone="quiet">{w('invited')}</Tag>}
          {row.sealed && <Tag tone="quiet">{w('sealed')}</Tag>}
        </span>
      ),
    },
    { key: 'sn', isSpare: true, cell: (row) => row.inquiry_sn },
    {
      key: 'left',
      cell: (row, draw) =>
        (isPending(row) || row.status === 'quoting') && <TimeLeft until={row.deadline} draw={draw} />,
    },
    { key: 'since', cell: (row, draw) => <Age since={row.create_time} draw={draw} /> },
  ],
  acts: [
    {
      key: 'approve',
      row: inquiryApi.approve,
      isFor: isPending,
      isMain: true,
      isForMany: true,
      input,
    },
    { key: 'reject', row: inquiryApi.reject, isFor: isPending, input, fields: ['reason'] },
  ],
  history: { row: auditApi.about, kind: 'inquiry' },
  record: InquiryRecord,
});
