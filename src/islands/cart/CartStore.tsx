import type { CartTotal, CartView } from '#lib/contracts/cart.ts';
import { formatAmount } from '#lib/i18n/format.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import type { Messages } from '#lib/i18n/translate.ts';
import CouponDrawer from '#islands/coupon/CouponDrawer.tsx';
import { AllCheck } from './AllCheck.tsx';
import { CartLineRow } from './CartLineRow.tsx';

interface Props {
  t: Translate;
  i18n: Messages;
  href: (path: string) => string;
  store: CartView['list'][number];
  chosen: ReadonlySet<string>;
  /** What the chosen lines get off for samples paid before. */
  credits: CartTotal['credits'];
  /** What the chosen lines cost among themselves. */
  prices: CartTotal['lines'];
  /** Yuan that are missing to free freight among the chosen lines. */
  gap: string;
  onChoose: (ids: string[], isOn: boolean) => void;
  onChange: (id: string, quantity: number, unique?: number) => Promise<string>;
  onKeep: (id: string) => void;
  onRemove: (id: string) => void;
}

export function CartStore({
  t,
  i18n,
  href,
  store,
  chosen,
  credits,
  prices,
  gap,
  onChoose,
  onChange,
  onKeep,
  onRemove,
}: Props) {
  const ids = store.list.map((line) => line.cart_id);
  const count = ids.filter((id) => chosen.has(id)).length;
  return (
    <section className="panel mb-4 overflow-hidden" aria-label={store.mer_name}>
      <header className="flex flex-wrap items-center gap-3 border-b border-line px-4 py-3">
        <label className="flex min-h-11 items-center gap-3 md:min-h-0">
          <AllCheck count={count} of={ids.length} onChange={(isOn) => onChoose(ids, isOn)} />
          <span className="sr-only">{t('cart:choose_store', { name: store.mer_name })}</span>
        </label>
        <img
          src={store.mer_avatar}
          alt=""
          width={24}
          height={24}
          className="size-6 shrink-0 rounded object-contain"
        />
        <a
          href={href(`/store?id=${store.mer_id}`)}
          className="min-w-0 flex-1 basis-32 font-semibold [overflow-wrap:anywhere] md:flex-none md:basis-auto"
        >
          {store.mer_name}
        </a>
        {store.is_trader && (
          <span className="rounded border border-brand px-1 text-12 text-brand">{t('cart:self')}</span>
        )}
        {store.hasCoupon && (
          <CouponDrawer
            i18n={i18n}
            merId={store.mer_id}
            title={t('coupon:drawer.of_store', { name: store.mer_name })}
          />
        )}
        {count > 0 && gap !== '0.00' && (
          <span className="text-12 text-ink-quiet max-md:w-full">
            {t('cart:free_gap', { amount: formatAmount(gap).slice(1) })}
          </span>
        )}
      </header>
      <ul>
        {store.list.map((line) => (
          <CartLineRow
            key={line.cart_id}
            t={t}
            href={href}
            line={line}
            credit={credits.find((row) => row.cart_id === line.cart_id)?.sample_credit}
            price={chosen.has(line.cart_id) ? prices.find((row) => row.cart_id === line.cart_id) : undefined}
            isChosen={chosen.has(line.cart_id)}
            onChoose={(isOn) => onChoose([line.cart_id], isOn)}
            onChange={(quantity, unique) => onChange(line.cart_id, quantity, unique)}
            onKeep={() => onKeep(line.cart_id)}
            onRemove={() => onRemove(line.cart_id)}
          />
        ))}
      </ul>
    </section>
  );
}
