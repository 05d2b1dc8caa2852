import { auditApi } from '#lib/contracts/audit.ts';
import { storeMoneyApi, type StoreMargin } from '#lib/contracts/store-money.ts';
import { formatAmount } from '#lib/i18n/format.ts';
import { listScreen } from '../../screen.ts';

/** Deposits of stores, paid and required. */
export default listScreen<StoreMargin>({
  words: 'store_money:margins',
  group: 'finance',
  place: 27,
  inbox: 'closing_margin',
  list: storeMoneyApi.margins,
  idOf: (row) => String(row.mer_id),
  nameOf: (row) => row.store,
  history: { row: auditApi.about, kind: 'margin' },
  columns: [
    { key: 'store', cell: (row) => row.store },
    { key: 'margin', isRight: true, cell: (row) => formatAmount(row.margin) },
    { key: 'required', isRight: true, cell: (row) => formatAmount(row.margin_required) },
  ],
  acts: [
    {
      key: 'back',
      row: storeMoneyApi.giveMarginBack,
      isFor: (row) => Number(row.margin) > 0,
      input: ({ mer_id: id }) => ({ id }),
      fields: ['amount', 'reason'],
    },
  ],
});
