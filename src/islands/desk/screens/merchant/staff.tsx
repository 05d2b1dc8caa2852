import { staffApi, type StaffMember } from '#lib/contracts/staff.ts';
import { STORE_ROLES } from '#lib/contracts/store-role.ts';
import { formatDate } from '#lib/i18n/format.ts';
import { Tag } from '../../record-parts.tsx';
import { listScreen } from '../../screen.ts';

/** Who works for a store, and what each may do there. */
export default listScreen<StaffMember>({
  words: 'staff:desk',
  group: 'store',
  place: 88,
  list: staffApi.list,
  idOf: (row) => String(row.uid),
  nameOf: (row) => row.nickname,
  columns: [
    {
      key: 'name',
      cell: (row, { w }) => (
        <>
          {row.nickname} {row.is_own && <Tag tone="go">{w('own')}</Tag>}
        </>
      ),
    },
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
    {
      key: 'seen',
      cell: (row, { w, locale }) =>
        row.seen_time ? formatDate(row.seen_time, locale, 'minute') : w('never'),
    },
  ],
  acts: [
    {
      key: 'change',
      row: staffApi.change,
      isFor: (row) => !row.is_own,
      isMain: true,
      input: ({ uid: id }) => ({ id }),
      fields: STORE_ROLES,
      initial: (row) => Object.fromEntries(STORE_ROLES.map((role) => [role, row.roles.includes(role)])),
    },
    { key: 'leave', row: staffApi.leave, isFor: (row) => row.is_own, input: () => ({}) },
  ],
  makes: [{ key: 'add', row: staffApi.add, fields: ['phone', ...STORE_ROLES] }],
});
