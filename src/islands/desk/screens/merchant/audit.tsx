import { auditApi, type StoreAct } from '#lib/contracts/audit.ts';
import { formatDate } from '#lib/i18n/format.ts';
import { actName, Outcome, Sent } from '../../audit-cells.tsx';
import { Facts, Section } from '../../record-parts.tsx';
import { listScreen, type Drawing } from '../../screen.ts';

function StoreActRecord({ record: row, draw }: { record: StoreAct; draw: Drawing }) {
  const { w, locale } = draw;
  return (
    <>
      <Section title={actName(row.act, draw)}>
        <Facts
          facts={[
            [w('col.who'), row.nickname],
            [w('col.time'), formatDate(row.time, locale, 'minute')],
            [w('col.outcome'), <Outcome key="outcome" outcome={row.outcome} said={row.said} draw={draw} />],
            [w('col.address'), row.address],
            [w('col.device'), row.device],
            [w('fact.call'), row.act],
          ]}
        />
      </Section>
      <Section title={w('part.input')}>
        <Sent input={row.input} />
      </Section>
    </>
  );
}

/** What the people and programs of a store did in it: who, when, from where, and how it ended. */
export default listScreen<StoreAct>({
  words: 'desk:store_audit',
  group: 'store',
  place: 89,
  list: auditApi.ofStore,
  namesActs: true,
  idOf: (row) => String(row.seq),
  nameOf: (row) => row.nickname,
  columns: [
    { key: 'act', cell: (row, draw) => actName(row.act, draw) },
    { key: 'who', cell: (row) => row.nickname },
    { key: 'outcome', cell: (row, draw) => <Outcome outcome={row.outcome} said={row.said} draw={draw} /> },
    {
      key: 'time',
      cell: (row, { locale }) => (
        <span className="whitespace-nowrap">{formatDate(row.time, locale, 'minute')}</span>
      ),
    },
    { key: 'address', cell: (row) => row.address },
    { key: 'device', isSpare: true, cell: (row) => row.device },
  ],
  record: StoreActRecord,
});
