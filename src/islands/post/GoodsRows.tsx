import type { GoodsCard } from '#lib/contracts/goods.ts';
import { localizedPath } from '#lib/i18n/locales.ts';
import { paths } from '#lib/i18n/paths.ts';
import { createT, type Messages } from '#lib/i18n/translate.ts';
import { CardPrice } from '#islands/goods/CardPrice.tsx';

/** Goods that a video or a live room shows, one below the other. */
export function GoodsRows({ i18n, title, goods }: { i18n: Messages; title: string; goods: GoodsCard[] }) {
  if (goods.length === 0) return null;
  const t = createT(i18n);
  return (
    <section className="border-b border-line py-4">
      <h3 className="mb-2 text-14 font-semibold">{title}</h3>
      <ul className="grid gap-2">
        {goods.map((row) => (
          <li key={row.product_id}>
            <a
              href={localizedPath(paths.goodsCard(row), i18n.locale)}
              className="flex items-center gap-3 rounded border border-line p-2 hover:border-line-strong"
            >
              <img
                src={row.image}
                alt=""
                width={56}
                height={56}
                loading="lazy"
                className="size-14 shrink-0 object-contain"
              />
              <span className="min-w-0 flex-1">
                <span className="line-clamp-2 text-14">{row.store_name}</span>
                <span className="text-14 text-brand">
                  <CardPrice t={t} locale={i18n.locale} price={row} goods={row.product_id} />
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
