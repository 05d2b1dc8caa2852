import { auditApi } from '#lib/contracts/audit.ts';
import { customerApi, type CustomerGroup } from '#lib/contracts/customer.ts';
import { listScreen } from '../../screen.ts';

const input = ({ group_id: id }: CustomerGroup): { id: number } => ({ id });
const FIELDS = ['name', 'note'] as const;

/** Customers whom a store sells to alike. */
export default listScreen<CustomerGroup>({
  words: 'customer:group_desk',
  group: 'customers',
  place: 87,
  list: customerApi.groups,
  idOf: (row) => String(row.group_id),
  nameOf: (row) => row.name,
  history: { row: auditApi.aboutOwn, kind: 'customer_group' },
  columns: [
    { key: 'name', cell: (row) => row.name },
    { key: 'members', isRight: true, cell: (row) => row.member_count },
    { key: 'lists', isRight: true, cell: (row) => row.list_count },
    { key: 'note', cell: (row) => <span className="line-clamp-2 max-w-96">{row.note}</span> },
  ],
  acts: [
    {
      key: 'edit',
      row: customerApi.saveGroup,
      isFor: () => true,
      isMain: true,
      input,
      fields: FIELDS,
      initial: ({ name, note }) => ({ name, note }),
    },
    { key: 'drop', row: customerApi.dropGroup, isFor: ({ list_count: n }) => n === 0, input },
  ],
  ways: [
    {
      key: 'members',
      row: customerApi.list,
      isFor: () => true,
      address: (row) => `/merchant/customers?group=${row.group_id}`,
    },
  ],
  makes: [{ key: 'add', row: customerApi.saveGroup, fields: FIELDS }],
});
