import type { KeptGoods } from '#lib/contracts/favourite.ts';
import { FAVOURITE_TYPES } from '#lib/contracts/fields.ts';
import { localizedPath } from '#lib/i18n/locales.ts';
import { paths } from '#lib/i18n/paths.ts';
import { createT, type Messages } from '#lib/i18n/translate.ts';
import { CardPrice } from '#islands/goods/CardPrice.tsx';
import { KeptBar, KeptChoice } from './KeptBar.tsx';
import { useKept } from './use-kept.ts';

interface Props {
  i18n: Messages;
  initial: KeptGoods[];
  /** Prices of the reader's own, by product. */
  own: Readonly<Record<number, string>>;
  count: number;
}

/** Kept goods; what was taken off the shelf lies under a mask and leads nowhere. */
export default function KeptGoodsList({ i18n, initial, own, count }: Props) {
  const t = createT(i18n);
  const kept = useKept(t, FAVOURITE_TYPES.product, initial, (row) => row.spu.product_id);
  return (
    <>
      <KeptBar
        t={t}
        kept={kept}
        title={t('user:goods_count', { count: count - initial.length + kept.list.length })}
        removeLabel={t('user:unkeep')}
      />
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5">
        {kept.list.map(({ spu, is_on_sale }) => {
          const picture = (
            <>
              <img
                src={spu.image}
                alt=""
                width={200}
                height={200}
                loading="lazy"
                className="aspect-square w-full rounded object-contain"
              />
              {!is_on_sale && (
                <span className="absolute inset-0 grid place-items-center rounded bg-scrim font-semibold text-white">
                  {t('user:off_shelf')}
                </span>
              )}
            </>
          );
          return (
            <li key={spu.product_id} className="panel relative flex flex-col p-3">
              <KeptChoice
                t={t}
                kept={kept}
                id={spu.product_id}
                name={spu.store_name}
                className="absolute left-0 top-0 z-10 size-11"
              />
              {is_on_sale ? (
                <a href={localizedPath(paths.goodsCard(spu), i18n.locale)} className="relative block">
                  {picture}
                  <span className="two-lines mt-2">{spu.store_name}</span>
                </a>
              ) : (
                <div className="relative text-ink-quiet">
                  <div className="relative">{picture}</div>
                  <span className="two-lines mt-2">{spu.store_name}</span>
                </div>
              )}
              <p className={`mt-1 ${is_on_sale ? 'text-brand' : 'text-ink-quiet'}`}>
                <CardPrice
                  t={t}
                  locale={i18n.locale}
                  price={spu}
                  own={is_on_sale ? own[spu.product_id] : undefined}
                  className="text-18 font-semibold"
                />
              </p>
              <a
                href={localizedPath(paths.store(spu.merchant.mer_id), i18n.locale)}
                className="mt-1 truncate text-12 text-ink-quiet"
              >
                {spu.merchant.mer_name}
              </a>
              {!kept.isEditing && (
                <button
                  type="button"
                  disabled={kept.isPending}
                  className="mt-2 min-h-11 rounded border border-line text-12 text-ink-secondary hover:border-brand hover:text-brand md:min-h-9"
                  onClick={() => void kept.remove([spu.product_id])}
                >
                  {t('user:unkeep')}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
