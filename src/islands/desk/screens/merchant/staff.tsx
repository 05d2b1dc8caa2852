import { auditApi } from '#lib/contracts/audit.ts';
import { staffApi, type StaffMember } from '#lib/contracts/staff.ts';
import { STAFF_ROLES, STORE_ROLES } from '#lib/contracts/store-role.ts';
import { formatDate } from '#lib/i18n/format.ts';
import { Tag } from '../../record-parts.tsx';
import { listScreen } from '../../screen.ts';

/** Who works for a store, and what each may do there. */
export default listScreen<StaffMember>({
  words: 'staff:desk',
  group: 'store',
  place: 88,
  list: staffApi.list,
  idOf: (row) => row.invitation_id ?? String(row.uid),
  nameOf: (row) => row.nickname || row.phone,
  history: { row: auditApi.aboutOwn, kind: 'staff' },
  columns: [
    {
      key: 'name',
      cell: (row, { w }) => (
        <>
          {row.nickname} {row.is_own && <Tag tone="go">{w('own')}</Tag>}
          {row.invitation_id && <Tag tone="wait">{w('invited')}</Tag>}
        </>
      ),
    },
    { key: 'phone', cell: (row) => row.phone },
    {
      key: 'roles',
      cell: (row, { w }) => (
        <span className="flex flex-wrap gap-1 [&>*]:whitespace-normal">
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
      cell: (row, { w, locale }) => {
        if (row.expire_time) return w('until', { date: formatDate(row.expire_time, locale, 'date') });
        return row.seen_time ? formatDate(row.seen_time, locale, 'minute') : w('never');
      },
    },
  ],
  elsewhere: [{ key: 'answer', row: staffApi.answer }],
  acts: [
    {
      key: 'change',
      row: staffApi.change,
      isFor: (row) => row.uid !== null && !row.is_own,
      isMain: true,
      input: ({ uid: id }) => ({ id }),
      fields: STAFF_ROLES,
      initial: (row) => Object.fromEntries(STAFF_ROLES.map((role) => [role, row.roles.includes(role)])),
    },
    {
      key: 'ride',
      row: staffApi.change,
      isFor: (row) => row.is_own,
      input: (row) => ({
        id: row.uid,
        ...Object.fromEntries(STORE_ROLES.map((role) => [role, row.roles.includes(role)])),
      }),
      fields: ['rider'],
      initial: (row) => ({ rider: row.roles.includes('rider') }),
    },
    { key: 'leave', row: staffApi.leave, isFor: (row) => row.is_own, input: () => ({}) },
    {
      key: 'withdraw',
      row: staffApi.withdraw,
      isFor: (row) => row.invitation_id !== null,
      isMain: true,
      input: ({ invitation_id }) => ({ invitation_id }),
    },
  ],
  makes: [{ key: 'invite', row: staffApi.invite, fields: ['phone', ...STAFF_ROLES] }],
});
