import { auditApi, type AuditView } from '#lib/contracts/audit.ts';
import { actName, Outcome, Sent } from '../../audit-cells.tsx';
import { Facts, Section, Tag } from '../../record-parts.tsx';
import { listScreen, type Drawing } from '../../screen.ts';
import { When } from './parts/cells.tsx';

const Ended = ({ row, draw }: { row: AuditView; draw: Drawing }) => (
  <Outcome outcome={row.phase === 'begin' ? '' : row.outcome} said={row.said} draw={draw} />
);
/** The account with its number: two people may have one name. */
const who = (row: AuditView): string => (row.uid ? `${row.nickname} (${row.uid})` : '');
const store = (row: AuditView): string => (row.mer_id === null ? '' : `${row.store} (${row.mer_id})`);

function AuditRecord({ record: row, draw }: { record: AuditView; draw: Drawing }) {
  const { w } = draw;
  return (
    <>
      <Section title={w('part.act')}>
        <Facts
          facts={[
            [w('col.act'), actName(row.act, draw)],
            [w('fact.call'), row.act],
            [w('col.outcome'), <Ended key="outcome" row={row} draw={draw} />],
            [w('col.time'), <When key="time" time={row.time} draw={draw} />],
            [w('col.uid'), who(row)],
            [w('col.role'), w(`role.${row.role}`)],
            [w('col.mer_id'), store(row)],
            [w('col.address'), row.address],
            [w('fact.device'), row.device],
            [w('fact.request'), row.request_id],
            [w('fact.hash'), row.hash],
          ]}
        />
      </Section>
      {row.input && (
        <Section title={w('part.input')}>
          <Sent input={row.input} />
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
  namesActs: true,
  idOf: (row) => String(row.seq),
  nameOf: (row, draw) => actName(row.act, draw),
  columns: [
    { key: 'act', cell: (row, draw) => actName(row.act, draw) },
    { key: 'outcome', cell: (row, draw) => <Ended row={row} draw={draw} /> },
    { key: 'uid', cell: who },
    { key: 'role', cell: (row, { w }) => <Tag tone="quiet">{w(`role.${row.role}`)}</Tag> },
    { key: 'mer_id', cell: store },
    { key: 'address', cell: (row) => row.address },
    { key: 'time', cell: (row, draw) => <When time={row.time} draw={draw} /> },
  ],
  record: AuditRecord,
});
