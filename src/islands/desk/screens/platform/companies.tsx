import { auditApi } from '#lib/contracts/audit.ts';
import { companyApi, type DeskCompany } from '#lib/contracts/company.ts';
import { formatAmount } from '#lib/i18n/format.ts';
import { Facts, Pictures, Section, Tag } from '../../record-parts.tsx';
import { listScreen, type Drawing } from '../../screen.ts';
import { TwoPeople, When } from './parts/cells.tsx';
import { Age } from './parts/Waiting.tsx';

const isPending = ({ status }: DeskCompany): boolean => status === 'pending';
const TONES: Record<string, 'wait' | 'good' | 'bad'> = { pending: 'wait', verified: 'good', rejected: 'bad' };

/** A large limit that one person has named, and who that was. */
const Proposed = ({ proposed, draw }: { proposed: NonNullable<DeskCompany['proposed']>; draw: Drawing }) => (
  <>
    <b className="font-semibold tabular-nums">{formatAmount(proposed.credit_limit)}</b>
    <TwoPeople first={proposed.by} isOwn={proposed.is_own} draw={draw} />
  </>
);

/** A company beside the list: its licence and its credit. */
function CompanyRecord({ record: row, draw }: { record: DeskCompany; draw: Drawing }) {
  const { w, t } = draw;
  return (
    <>
      <Section title={w('part.company')}>
        <Facts
          facts={[
            [w('col.name'), row.name],
            [w('col.tax_no'), row.tax_no],
            [w('col.state'), w(`tab.${row.status}`)],
            [w('fact.refusal'), row.reason],
            [w('col.limit'), row.status === 'verified' ? formatAmount(row.credit_limit) : ''],
            [
              w('fact.proposed'),
              row.proposed && <Proposed key="proposed" proposed={row.proposed} draw={draw} />,
            ],
            [w('col.used'), row.status === 'verified' ? formatAmount(row.credit_used) : ''],
            [t('desk:sent'), <When key="since" time={row.create_time} draw={draw} />],
          ]}
        />
      </Section>
      {row.licence && (
        <Section title={w('part.licence')}>
          <Pictures pictures={[row.licence]} name={(n) => t('desk:picture', { n })} />
        </Section>
      )}
    </>
  );
}

/** Companies that buyers buy for. */
export default listScreen<DeskCompany>({
  words: 'company:desk',
  group: 'stores',
  place: 50,
  inbox: 'company',
  list: companyApi.list,
  idOf: (row) => String(row.company_id),
  nameOf: (row) => row.name,
  hasCounts: true,
  tabs: ['pending', 'verified', 'rejected', 'ended', 'all'],
  firstTab: 'pending',
  tabAs: 'status',
  columns: [
    { key: 'name', cell: (row) => row.name },
    { key: 'tax_no', cell: (row) => row.tax_no },
    {
      key: 'state',
      cell: (row, { w }) => <Tag tone={TONES[row.status] ?? 'quiet'}>{w(`tab.${row.status}`)}</Tag>,
    },
    {
      key: 'limit',
      isRight: true,
      cell: (row, draw) =>
        row.proposed ? (
          <span className="flex flex-col items-end gap-1">
            <Proposed proposed={row.proposed} draw={draw} />
          </span>
        ) : (
          row.status === 'verified' && formatAmount(row.credit_limit)
        ),
    },
    {
      key: 'used',
      isRight: true,
      cell: (row) => row.status === 'verified' && formatAmount(row.credit_used),
    },
    { key: 'since', cell: (row, draw) => <Age since={row.create_time} draw={draw} /> },
  ],
  acts: [
    {
      key: 'verify',
      row: companyApi.decide,
      isFor: isPending,
      isMain: true,
      input: ({ company_id }) => ({ company_id, is_agreed: true }),
    },
    {
      key: 'reject',
      row: companyApi.decide,
      isFor: isPending,
      input: ({ company_id }) => ({ company_id, is_agreed: false }),
      fields: ['reason'],
      required: ['reason'],
    },
    {
      key: 'limit',
      row: companyApi.limit,
      isFor: ({ status }) => status === 'verified',
      input: ({ company_id }) => ({ company_id }),
      fields: ['credit_limit'],
      initial: ({ credit_limit }) => ({ credit_limit }),
    },
    {
      key: 'confirm',
      row: companyApi.limit,
      isFor: ({ proposed }) => proposed !== null && !proposed.is_own,
      isMain: true,
      input: ({ company_id, proposed }) => ({ company_id, credit_limit: proposed?.credit_limit }),
    },
  ],
  history: { row: auditApi.about, kind: 'company' },
  record: CompanyRecord,
});
