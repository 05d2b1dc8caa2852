import { auditApi } from '#lib/contracts/audit.ts';
import { oversightApi, type Operator } from '#lib/contracts/oversight.ts';
import { Tag } from '../../record-parts.tsx';
import { listScreen } from '../../screen.ts';
import { When } from './parts/cells.tsx';

const ROLES = ['owner', 'review', 'finance', 'service', 'content', 'risk'] as const;

/** The platform's people, what each may do, and where they are logged in. */
export default listScreen<Operator>({
  words: 'oversight:operators',
  group: 'system',
  place: 205,
  list: oversightApi.operators,
  idOf: (row) => String(row.uid),
  nameOf: (row) => row.nickname,
  history: { row: auditApi.about, kind: 'operator' },
  columns: [
    { key: 'name', cell: (row) => row.nickname },
    { key: 'phone', cell: (row) => row.phone },
    {
      key: 'roles',
      cell: (row, { w }) => (
        <span className="flex flex-wrap gap-1">
          {row.roles.map((role) => (
            <Tag key={role} tone={role === 'owner' ? 'go' : 'quiet'}>
              {w(`field.${role}`)}
            </Tag>
          ))}
        </span>
      ),
    },
    { key: 'factor', cell: (row, { w }) => w(row.has_factor ? 'has_factor' : 'no_factor') },
    { key: 'sessions', isRight: true, cell: (row) => row.sessions },
    { key: 'seen', cell: (row, draw) => row.seen_time && <When time={row.seen_time} draw={draw} /> },
  ],
  acts: [
    {
      key: 'change',
      row: oversightApi.changeOperator,
      isFor: () => true,
      isMain: true,
      input: ({ uid: id }) => ({ id }),
      fields: ROLES,
      initial: (row) => Object.fromEntries(ROLES.map((role) => [role, row.roles.includes(role)])),
    },
    {
      key: 'log_out',
      row: oversightApi.logOutOperator,
      isFor: (row) => row.sessions > 0,
      input: ({ uid: id }) => ({ id }),
    },
  ],
  makes: [{ key: 'add', row: oversightApi.addOperator, fields: ['phone', ...ROLES] }],
});
