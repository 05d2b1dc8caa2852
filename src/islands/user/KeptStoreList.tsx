import type { KeptStore } from '#lib/contracts/favourite.ts';
import { FAVOURITE_TYPES } from '#lib/contracts/fields.ts';
import { localizedPath } from '#lib/i18n/locales.ts';
import { paths } from '#lib/i18n/paths.ts';
import { createT, type Messages } from '#lib/i18n/translate.ts';
import { CardPrice } from '#islands/goods/CardPrice.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { KeptBar, KeptChoice } from './KeptBar.tsx';
import { useKept } from './use-kept.ts';

interface Props {
  i18n: Messages;
  initial: KeptStore[];
  count: number;
}

const GOODS_SHOWN = 3;

/** Followed stores with some of their goods; closed ones are marked. */
export default function KeptStoreList({ i18n, initial, count }: Props) {
  const t = createT(i18n);
  const href = (path: string): string => localizedPath(path, i18n.locale);
  const kept = useKept(t, FAVOURITE_TYPES.store, initial, (row) => row.merchant.mer_id);
  return (
    <>
      <KeptBar
        t={t}
        kept={kept}
        title={t('user:stores_count', { count: count - initial.length + kept.list.length })}
        removeLabel={t('user:unfollow')}
      />
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {kept.list.map(({ merchant, is_open }) => (
          <li
            key={merchant.mer_id}
            className="panel grid grid-cols-[minmax(0,1fr)] gap-4 p-4 lg:grid-cols-[280px_minmax(0,1fr)]"
          >
            <div className="flex gap-3">
              <KeptChoice
                t={t}
                kept={kept}
                id={merchant.mer_id}
                name={merchant.mer_name}
                className="min-h-11"
              />
              <img
                src={merchant.mer_avatar}
                alt=""
                width={56}
                height={56}
                loading="lazy"
                className="size-14 shrink-0 rounded border border-line object-contain"
              />
              <div className="min-w-0">
                <p className="line-clamp-2 text-balance text-16 font-semibold">{merchant.mer_name}</p>
                <p className="truncate text-12 text-ink-quiet">
                  {[merchant.type_name, merchant.belt_name || merchant.province]
                    .filter(Boolean)
                    .join('\u00a0· ')}
                </p>
                <p className="mt-2 flex flex-wrap gap-2">
                  {is_open && (
                    <a
                      href={href(paths.store(merchant.mer_id))}
                      className="inline-flex min-h-11 items-center rounded bg-steel px-4 text-white hover:bg-steel-dark hover:text-white md:min-h-9"
                    >
                      {t('user:enter_store')}
                    </a>
                  )}
                  {!kept.isEditing && (
                    <Button
                      kind="line"
                      disabled={kept.isPending}
                      onClick={() => void kept.remove([merchant.mer_id])}
                    >
                      {t('user:unfollow')}
                    </Button>
                  )}
                </p>
              </div>
            </div>
            {is_open ? (
              <ul className="grid grid-cols-3 content-start gap-3">
                {merchant.recommend.slice(0, GOODS_SHOWN).map((spu) => (
                  <li key={spu.product_id} className="min-w-0">
                    <a
                      href={href(paths.goodsCard(spu))}
                      title={spu.store_name}
                      className="flex flex-col gap-x-3 sm:max-md:flex-row xl:flex-row"
                    >
                      <img
                        src={spu.image}
                        alt=""
                        width={88}
                        height={88}
                        loading="lazy"
                        className="aspect-square w-full rounded border border-line object-contain sm:max-md:size-[88px] md:max-xl:max-w-[120px] xl:size-[88px]"
                      />
                      <span className="min-w-0">
                        <span className="line-clamp-2 text-12">{spu.store_name}</span>
                        <CardPrice
                          t={t}
                          locale={i18n.locale}
                          price={spu}
                          goods={spu.product_id}
                          className="font-semibold text-brand"
                        />
                      </span>
                    </a>
                  </li>
                ))}
              </ul>
            ) : (
              <p className="grid place-items-center rounded bg-ground p-4 text-ink-quiet">
                {t('user:store_closed')}
              </p>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
