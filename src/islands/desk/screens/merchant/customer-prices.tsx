import { customerApi } from '#lib/contracts/customer.ts';
import { priceListApi, type CustomerPrice } from '#lib/contracts/price-list.ts';
import { formatAmount } from '#lib/i18n/format.ts';
import { listScreen } from '../../screen.ts';

/**
 * What a customer pays for each size, and which price list it comes from: the shop's prices as that customer sees them.
 */
export default listScreen<CustomerPrice>({
  words: 'price_list:customer_desk',
  alsoWords: ['price_list.scope'],
  group: 'customers',
  place: 85,
  list: priceListApi.asCustomer,
  idOf: (row) => String(row.sku_id),
  nameOf: (row) => row.designation,
  filters: [{ key: 'customer', choices: [], from: customerApi.choices }],
  hrefOf: (row) => `/merchant/goods?tab=all&open=${row.product_id}`,
  columns: [
    { key: 'designation', cell: (row) => row.designation },
    { key: 'name', cell: (row) => <span className="line-clamp-1 max-w-80">{row.name}</span> },
    {
      key: 'list_price',
      isRight: true,
      cell: (row, { w }) => (row.list_price ? formatAmount(row.list_price) : w('on_request')),
    },
    {
      key: 'own_price',
      isRight: true,
      cell: (row) => row.own_price && <strong className="text-brand">{formatAmount(row.own_price)}</strong>,
    },
    {
      key: 'minimum',
      isRight: true,
      cell: (row) => (row.own_price ? `≥ ${row.minimum}` : ''),
    },
    { key: 'unit', cell: (row) => row.unit_name },
    {
      key: 'rule',
      cell: (row, { t, w }) =>
        row.price_list && (
          <>
            {row.price_list}{' '}
            <span className="text-12 text-ink-secondary">
              {row.scope && t(`price_list:scope.${row.scope}`)}
              {!row.own_price && `\u00a0· ${w('not_lower')}`}
            </span>
          </>
        ),
    },
  ],
});
