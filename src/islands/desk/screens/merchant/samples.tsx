import { auditApi } from '#lib/contracts/audit.ts';
import { sampleApi, type SampledGoods } from '#lib/contracts/sample.ts';
import { formatAmount } from '#lib/i18n/format.ts';
import { listScreen } from '../../screen.ts';
import { isOfOffer, offeredSizes, offerFaults } from './parts/OfferedSizes.tsx';

const asked = () => ['price'] as const;
const SampleSizes = offeredSizes(asked);
const form = { more: SampleSizes, faults: offerFaults(asked), owns: isOfOffer } as const;

/** Goods of which a buyer may take one piece to try. */
export default listScreen<SampledGoods>({
  words: 'sample:desk',
  alsoWords: ['activity.offers'],
  group: 'marketing',
  place: 82,
  list: sampleApi.own,
  idOf: (row) => String(row.product_id),
  nameOf: (row) => row.name,
  history: { row: auditApi.aboutOwn, kind: 'sample' },
  columns: [
    {
      key: 'goods',
      cell: (row) => (
        <span className="flex items-center gap-2">
          <img src={row.image} alt="" width="32" height="32" className="size-8 object-contain" />
          <span className="line-clamp-2 max-w-96">{row.name}</span>
        </span>
      ),
    },
    {
      key: 'sizes',
      cell: (row, { w }) => (
        <span className="grid gap-0.5">
          {row.sku.map((one) => (
            <span key={one.unique}>
              {one.designation} {formatAmount(one.price)}{' '}
              <span className="text-12 text-ink-quiet">
                {w('usual', { price: formatAmount(one.usual_price) })}
              </span>
            </span>
          ))}
        </span>
      ),
    },
    {
      key: 'taken',
      isRight: true,
      cell: (row) => row.sku.reduce((sum, one) => sum + one.taken, 0),
    },
  ],
  acts: [
    {
      key: 'edit',
      row: sampleApi.save,
      isFor: () => true,
      isMain: true,
      input: () => ({}),
      initial: (row) => ({
        goods: { product_id: row.product_id, name: row.name },
        product_id: row.product_id,
        sku: row.sku.map(({ unique, price }) => ({ unique, price })),
      }),
      ...form,
    },
    {
      key: 'end',
      row: sampleApi.save,
      isFor: () => true,
      input: ({ product_id }) => ({ product_id, sku: [] }),
    },
  ],
  makes: [{ key: 'add', row: sampleApi.save, ...form }],
});
