import { storeMoneyApi, type Commission } from '#lib/contracts/store-money.ts';
import { taxonomyApi } from '#lib/contracts/taxonomy.ts';
import { Tag } from '../../record-parts.tsx';
import { listScreen } from '../../screen.ts';

const owner = ({ kind, owner_id }: Commission) => ({ kind, owner_id });

/** What the mall takes of goods, by category and by store. A store's own is set in the list of stores. */
export default listScreen<Commission>({
  words: 'store_money:commissions',
  group: 'finance',
  place: 28,
  list: storeMoneyApi.commissions,
  idOf: (row) => `${row.kind}-${row.owner_id}`,
  nameOf: (row) => row.name,
  tabs: ['all', 'category', 'store'],
  tabAs: 'kind',
  columns: [
    { key: 'name', cell: (row) => row.name },
    { key: 'kind', cell: (row, { w }) => <Tag tone="quiet">{w(`kind.${row.kind}`)}</Tag> },
    { key: 'percent', isRight: true, cell: (row) => `${row.percent}%` },
  ],
  acts: [
    {
      key: 'edit',
      row: storeMoneyApi.setCommission,
      isFor: () => true,
      isMain: true,
      input: owner,
      fields: ['percent'],
      initial: ({ percent }) => ({ percent }),
    },
    { key: 'remove', row: storeMoneyApi.dropCommission, isFor: () => true, input: owner },
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
