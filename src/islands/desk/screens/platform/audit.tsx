import { auditApi, type AuditView } from '#lib/contracts/audit.ts';
import { Facts, Section, Tag } from '../../record-parts.tsx';
import { listScreen, type Drawing } from '../../screen.ts';
import { When } from './parts/cells.tsx';

/** How an act ended, or that it began. */
function Outcome({ row, draw }: { row: AuditView; draw: Drawing }) {
  if (row.phase === 'begin') return <Tag tone="quiet">{draw.w('begin')}</Tag>;
  if (row.outcome === 'done') return <Tag tone="good">{draw.w('done')}</Tag>;
  return <Tag tone="bad">{row.outcome}</Tag>;
}

function AuditRecord({ record: row, draw }: { record: AuditView; draw: Drawing }) {
  const { w } = draw;
  return (
    <>
      <Section title={w('part.act')}>
        <Facts
          facts={[
            [w('col.act'), row.act],
            [w('col.outcome'), <Outcome key="outcome" row={row} draw={draw} />],
            [w('col.time'), <When key="time" time={row.time} draw={draw} />],
            [w('col.uid'), row.uid],
            [w('col.role'), row.role],
            [w('col.mer_id'), row.mer_id],
            [w('col.address'), row.address],
            [w('fact.device'), row.device],
            [w('fact.request'), row.request_id],
            [w('fact.hash'), row.hash],
          ]}
        />
      </Section>
      {row.input && (
        <Section title={w('part.input')}>
          <pre className="whitespace-pre-wrap text-12 [overflow-wrap:anywhere]">{row.input}</pre>
        </Section>
      )}
    </>
  );
}

/** What people of stores and of the platform did. */
export default listScreen<AuditView>({
  words: 'desk:audit',
  group: 'system',
  place: 210,
  list: auditApi.list,
  idOf: (row) => String(row.seq),
  nameOf: (row) => row.act,
  columns: [
    { key: 'act', cell: (row) => row.act },
    { key: 'outcome', cell: (row, draw) => <Outcome row={row} draw={draw} /> },
    { key: 'uid', isRight: true, cell: (row) => row.uid },
    { key: 'role', cell: (row) => row.role },
    { key: 'mer_id', isRight: true, cell: (row) => row.mer_id },
    { key: 'address', cell: (row) => row.address },
    { key: 'time', cell: (row, draw) => <When time={row.time} draw={draw} /> },
  ],
  record: AuditRecord,
});
