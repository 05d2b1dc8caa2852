import { auditApi } from '#lib/contracts/audit.ts';
import { storeMoneyApi, type Commission } from '#lib/contracts/store-money.ts';
import { taxonomyApi } from '#lib/contracts/taxonomy.ts';
import { Tag } from '../../record-parts.tsx';
import { listScreen } from '../../screen.ts';
import { TwoPeople } from './parts/cells.tsx';

const owner = ({ kind, owner_id }: Commission) => ({ kind, owner_id });

/** What the mall takes of goods, by category and by store. A store's own is set in the list of stores. */
export default listScreen<Commission>({
  words: 'store_money:commissions',
  group: 'finance',
  place: 28,
  inbox: 'commission',
  list: storeMoneyApi.commissions,
  counts: storeMoneyApi.commissionCounts,
  idOf: (row) => `${row.kind}-${row.owner_id}`,
  nameOf: (row) => row.name,
  history: { row: auditApi.about, kind: 'commission' },
  tabs: ['all', 'category', 'store'],
  tabAs: 'kind',
  columns: [
    { key: 'name', cell: (row) => row.name },
    { key: 'kind', cell: (row, { w }) => <Tag tone="quiet">{w(`kind.${row.kind}`)}</Tag> },
    { key: 'percent', isRight: true, cell: (row) => row.percent && `${row.percent}%` },
    {
      key: 'proposed',
      cell: ({ proposed }, draw) =>
        proposed && (
          <span className="flex flex-wrap items-center gap-2">
            <b className="font-semibold tabular-nums">
              {proposed.percent ? `${proposed.percent}%` : draw.w('none')}
            </b>
            <TwoPeople first={proposed.by} isOwn={proposed.is_own} draw={draw} />
          </span>
        ),
    },
  ],
  acts: [
    {
      key: 'confirm',
      row: storeMoneyApi.setCommission,
      isFor: ({ proposed }) => Boolean(proposed?.percent) && !proposed?.is_own,
      isMain: true,
      input: (row) => ({ ...owner(row), percent: row.proposed?.percent }),
    },
    {
      key: 'confirm_remove',
      row: storeMoneyApi.dropCommission,
      isFor: ({ proposed }) => proposed?.percent === '' && !proposed.is_own,
      isMain: true,
      input: owner,
    },
    {
      key: 'edit',
      row: storeMoneyApi.setCommission,
      isFor: () => true,
      input: owner,
      fields: ['percent'],
      initial: ({ percent }) => ({ percent }),
    },
    {
      key: 'remove',
      row: storeMoneyApi.dropCommission,
      isFor: ({ percent }) => percent !== '',
      input: owner,
    },
  ],
  makes: [
    {
      key: 'add',
      row: storeMoneyApi.setCommission,
      fields: ['owner_id', 'percent'],
      choices: { owner_id: taxonomyApi.categoryChoices },
      input: () => ({ kind: 'category' }),
    },
  ],
});
