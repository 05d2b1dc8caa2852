import { useEffect, useState } from 'react';
import type { CartLine } from '#lib/contracts/cart.ts';
import { goodsApi } from '#lib/contracts/goods.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { yuan } from '#lib/kernel/money.ts';
import { call } from '#lib/stores/call.ts';
import { Amount } from '#islands/ui/Amount.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { PublicPrice } from '#islands/ui/PublicPrice.tsx';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { buyingOf, type Buying } from '#islands/goods/buying.ts';
import { ownTiers, tierAt } from '#islands/goods/selection.ts';
import { useOwn } from '#islands/goods/use-own.ts';

interface Props {
  t: Translate;
  line: CartLine;
  /** Answers why the size was refused; empty when it was taken. */
  onChange: (unique: number) => Promise<string>;
  onClose: () => void;
}

const isSame = (a: readonly number[], b: readonly number[]): boolean =>
  a.every((value, at) => value === b[at]);

/** Another size of the same goods for a line: its options, what they cost at the line's quantity, and the stock. */
export function SkuDialog({ t, line, onChange, onClose }: Props) {
  const [known, setBuying] = useState<Buying>();
  const buying = useOwn(known);
  const [choice, setChoice] = useState<number[]>([]);
  const [refused, setRefused] = useState('');
  const [isPending, setPending] = useState(false);
  const now = line.productAttr.unique;

  useEffect(() => {
    void call(goodsApi.detail, { id: line.product.product_id }).then((goods) => {
      if (!goods.ok) return setRefused(goods.failure.message ?? t('common:load_failed'));
      const found = buyingOf(goods.value);
      setBuying(found);
      setChoice(found.skus.find((sku) => sku.unique === now)?.choice ?? found.skus[0]?.choice ?? []);
    });
  }, [line.product.product_id, now]);

  const sku = buying?.skus.find((one) => isSame(one.choice, choice));
  const tier = buying && sku && tierAt(ownTiers(buying, sku), line.cart_num);
  const isEmptyChoice = (at: number, value: number): boolean =>
    !buying?.skus.some((one) =>
      isSame(
        one.choice,
        choice.map((old, place) => (place === at ? value : old)),
      ),
    );
  const confirm = async (): Promise<void> => {
    if (!sku || isPending) return;
    if (sku.unique === now) return onClose();
    setPending(true);
    const reason = await onChange(sku.unique);
    setPending(false);
    if (reason) setRefused(reason);
    else onClose();
  };

  return (
    <Dialog label={t('cart:sku.title')} closeLabel={t('common:close')} onClose={onClose}>
      <div className="grid gap-4 p-6">
        <div className="grid grid-cols-[64px_minmax(0,1fr)] gap-3 pr-8">
          <img
            src={line.product.image}
            alt=""
            width={64}
            height={64}
            className="size-16 rounded border border-line object-contain"
          />
          <div className="min-w-0">
            <h2 className="line-clamp-2 font-semibold">{line.product.store_name}</h2>
            <p className="text-12 text-ink-quiet" aria-live="polite">
              {sku ? sku.designation : buying ? t('cart:sku.none') : ''}
            </p>
          </div>
        </div>
        {!buying && !refused && <p className="text-ink-quiet">{t('cart:sku.loading')}</p>}
        {buying?.attrs.map((attr, at) => (
          <fieldset key={attr.name} className="grid gap-2">
            <legend className="mb-2 text-ink-secondary">{attr.name}</legend>
            <div className="flex max-h-[176px] flex-wrap gap-2 overflow-y-auto p-0.5">
              {attr.values.map((value, index) => (
                <button
                  key={value}
                  type="button"
                  aria-pressed={choice[at] === index}
                  onClick={() => {
                    setRefused('');
                    setChoice(choice.map((old, place) => (place === at ? index : old)));
                  }}
                  className={`min-h-9 rounded border border-line bg-white px-3 hover:border-ink-secondary aria-pressed:border-brand aria-pressed:text-brand max-md:min-h-11 ${isEmptyChoice(at, index) ? 'border-dashed text-ink-quiet' : ''}`}
                >
                  {value}
                </button>
              ))}
            </div>
          </fieldset>
        ))}
        {sku && tier && (
          <dl className="flex flex-wrap gap-x-6 gap-y-1 rounded bg-ground px-4 py-3">
            <div className="flex gap-2">
              <dt className="text-ink-secondary">{t('cart:sku.price')}</dt>
              <dd className="font-semibold text-brand">
                <Amount value={yuan(tier.price)} />
                {tier.price < tier.everybody && <PublicPrice t={t} price={yuan(tier.everybody)} />}
              </dd>
            </div>
            <div className="flex gap-2">
              <dt className="text-ink-secondary">{t('cart:sku.stock')}</dt>
              <dd>{sku.stock > 0 ? sku.stock : t('cart:sku.none')}</dd>
            </div>
          </dl>
        )}
        <p role="status" className="text-12 text-brand empty:hidden">
          {refused}
        </p>
        <div className="flex justify-end gap-3">
          <Button kind="line" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button disabled={!sku || sku.stock === 0} onClick={() => void confirm()}>
            {t('cart:sku.confirm')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
