import { auditApi } from '#lib/contracts/audit.ts';
import { oversightApi, type WatchedMember } from '#lib/contracts/oversight.ts';
import { formatAmount } from '#lib/i18n/format.ts';
import { localizedPath } from '#lib/i18n/locales.ts';
import { Facts, Section, Tag } from '../../record-parts.tsx';
import { listScreen, type Drawing } from '../../screen.ts';
import { When } from './parts/cells.tsx';
import { Weight } from './parts/Weight.tsx';

const rolesOf = ({ roles }: WatchedMember, { w }: Drawing): string =>
  roles.map((role) => w(`role.${role}`)).join('\u00a0· ');

const State = ({ row, draw: { w } }: { row: WatchedMember; draw: Drawing }) => (
  <Tag tone={row.status === 'active' ? 'good' : 'bad'}>{w(`state.${row.status}`)}</Tag>
);

const link = 'inline-flex min-h-11 md:min-h-6 items-center text-info underline';

/** An account beside the list. */
function MemberRecord({ record: row, draw }: { record: WatchedMember; draw: Drawing }) {
  const { w } = draw;
  return (
    <Section title={w('part.file')}>
      <Facts
        facts={[
          [w('fact.uid'), row.uid],
          [w('col.phone'), row.phone],
          [w('col.state'), <State key="state" row={row} draw={draw} />],
          [w('fact.reason'), row.frozen_reason],
          [w('col.company'), row.company],
          [w('col.roles'), rolesOf(row, draw)],
          [w('col.orders'), row.orders],
          [w('col.spent'), formatAmount(row.spent)],
          [w('col.balance'), formatAmount(row.balance)],
          [w('col.seen'), row.seen_time && <When key="seen" time={row.seen_time} draw={draw} />],
          [w('col.since'), <When key="since" time={row.create_time} draw={draw} />],
        ]}
      />
      {draw.may?.includes('read:orders') && (
        <p className="mt-3 text-14">
          <a href={localizedPath(`/platform/orders?buyer=${row.uid}`, draw.locale)} className={link}>
            {w('fact.orders')}
          </a>
        </p>
      )}
    </Section>
  );
}

/** Accounts of the mall. */
export default listScreen<WatchedMember>({
  words: 'oversight:members',
  alsoWords: ['oversight.weight'],
  group: 'members',
  place: 55,
  list: oversightApi.members,
  history: { row: auditApi.about, kind: 'member' },
  counts: oversightApi.memberCounts,
  idOf: (row) => String(row.uid),
  nameOf: (row) => row.nickname,
  tabs: ['all', 'active', 'frozen'],
  columns: [
    { key: 'name', cell: (row) => row.nickname },
    { key: 'phone', cell: (row) => <span className="tabular-nums">{row.phone}</span> },
    { key: 'state', cell: (row, draw) => <State row={row} draw={draw} /> },
    { key: 'company', cell: (row) => <span className="line-clamp-1 max-w-60">{row.company}</span> },
    { key: 'roles', cell: rolesOf },
    { key: 'orders', isRight: true, cell: (row) => row.orders },
    { key: 'spent', isRight: true, cell: (row) => formatAmount(row.spent) },
    { key: 'balance', isRight: true, cell: (row) => formatAmount(row.balance) },
    { key: 'seen', cell: (row, draw) => row.seen_time && <When time={row.seen_time} draw={draw} /> },
    { key: 'since', isSpare: true, cell: (row, draw) => <When time={row.create_time} draw={draw} /> },
  ],
  acts: [
    {
      key: 'freeze',
      row: oversightApi.freezeMember,
      isFor: ({ status }) => status === 'active',
      input: ({ uid: id }) => ({ id }),
      fields: ['reason'],
    },
    {
      key: 'thaw',
      row: oversightApi.thawMember,
      isFor: ({ status }) => status === 'disabled',
      isMain: true,
      input: ({ uid: id }) => ({ id }),
    },
    {
      key: 'export',
      row: oversightApi.personalData,
      isFor: () => true,
      input: ({ uid: id }) => ({ id }),
      fields: ['reason'],
      opensLink: true,
    },
    {
      key: 'erase',
      row: oversightApi.erase,
      isFor: () => true,
      input: ({ uid: id }) => ({ id }),
      fields: ['reason'],
      more: Weight,
    },
  ],
  record: MemberRecord,
  reads: [{ key: 'orders', row: oversightApi.orders }],
});
