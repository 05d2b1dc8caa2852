import { auditApi } from '#lib/contracts/audit.ts';
import { goodsFormApi, type ReviewedGoods } from '#lib/contracts/goods-form.ts';
import { formatAmount, formatBytes } from '#lib/i18n/format.ts';
import { wireWord } from '#lib/i18n/translate.ts';
import { Facts, Pictures, Section } from '../../record-parts.tsx';
import { listScreen, type Drawing } from '../../screen.ts';
import { When } from './parts/cells.tsx';
import { Age } from './parts/Waiting.tsx';

const priceOf = ({ price, price_max: most }: ReviewedGoods): string =>
  price === most ? formatAmount(price) : `${formatAmount(price)} – ${formatAmount(most)}`;

/** What buyers would see of a product, beside the list. */
function GoodsReview({ record: goods, draw }: { record: ReviewedGoods; draw: Drawing }) {
  const { w, t, locale } = draw;
  return (
    <>
      <Section title={w('part.pictures')}>
        <Pictures pictures={goods.pictures} name={(n) => t('desk:picture', { n })} />
      </Section>
      <Section title={w('part.facts')}>
        <Facts
          facts={[
            [w('col.store'), goods.mer_name],
            [w('col.category'), goods.category],
            [w('fact.brand'), goods.brand],
            [w('col.price'), priceOf(goods)],
            [w('col.sizes'), goods.sku_count],
            ...goods.params.map(({ name, value }): [string, string] => [name, value]),
            [t('desk:sent'), <When key="sent" time={goods.sent_time} draw={draw} />],
          ]}
        />
      </Section>
      {goods.documents.length > 0 && (
        <Section title={w('part.documents')}>
          <ul className="grid gap-1 text-14">
            {goods.documents.map((file) => (
              <li key={file.url} className="flex flex-wrap items-baseline gap-x-3">
                <a
                  href={file.url}
                  download
                  className="inline-flex min-h-11 items-center text-info [overflow-wrap:anywhere] hover:underline md:min-h-6"
                >
                  {file.name}
                </a>
                <span className="text-12 text-ink-quiet">
                  {wireWord(t, 'goods:document.kind', file.kind)}&nbsp;·{' '}
                  {t('goods:document.size', { size: formatBytes(file.bytes, locale) })}
                </span>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {goods.description.length > 0 && (
        <Section title={w('part.text')}>
          {goods.description.map((text, at) => (
            <p key={at} className="text-14 [overflow-wrap:anywhere]">
              {text}
            </p>
          ))}
        </Section>
      )}
    </>
  );
}

/** The first goods of new stores, before buyers see them. */
export default listScreen<ReviewedGoods>({
  words: 'goods:review_desk',
  alsoWords: ['goods.document'],
  group: 'review',
  place: 85,
  inbox: 'new_goods',
  list: goodsFormApi.reviewList,
  idOf: (goods) => String(goods.product_id),
  nameOf: (goods) => goods.name,
  columns: [
    { key: 'name', cell: (goods) => <span className="line-clamp-2 max-w-96">{goods.name}</span> },
    { key: 'store', cell: (goods) => goods.mer_name },
    { key: 'category', cell: (goods) => goods.category },
    { key: 'price', isRight: true, cell: priceOf },
    { key: 'sizes', isRight: true, cell: (goods) => goods.sku_count },
    { key: 'since', cell: (goods, draw) => <Age since={goods.sent_time} draw={draw} /> },
  ],
  acts: [
    {
      key: 'approve',
      row: goodsFormApi.review,
      isFor: () => true,
      isForMany: true,
      isMain: true,
      input: ({ product_id: id }) => ({ id, approved: true }),
    },
    {
      key: 'refuse',
      row: goodsFormApi.review,
      isFor: () => true,
      input: ({ product_id: id }) => ({ id, approved: false }),
      fields: ['reason'],
      required: ['reason'],
    },
  ],
  history: { row: auditApi.about, kind: 'goods' },
  record: GoodsReview,
});
