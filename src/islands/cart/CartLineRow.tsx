import { useEffect, useRef, useState } from 'react';
import type { CartLine, CartTotal } from '#lib/contracts/cart.ts';
import { beforeUnit, grouped } from '#lib/i18n/format.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { Amount } from '#islands/ui/Amount.tsx';
import { PublicPrice } from '#islands/ui/PublicPrice.tsx';
import { leadOf } from './lead-of.ts';
import { QuantityField } from './QuantityField.tsx';
import { SkuDialog } from './SkuDialog.tsx';

interface Props {
  t: Translate;
  href: (path: string) => string;
  line: CartLine;
  /** Yuan that the total takes off for a sample of these goods that was paid before. */
  credit: string | undefined;
  /** Price of the line when only the chosen lines count for the tiers; `line` has it for the whole cart. */
  price: CartTotal['lines'][number] | undefined;
  isChosen: boolean;
  onChoose: (isOn: boolean) => void;
  /** Answers why a quantity was refused; empty when it was taken. */
  onChange: (quantity: number, unique?: number) => Promise<string>;
  onKeep: () => void;
  onRemove: () => void;
}

export function CartLineRow({
  t,
  href,
  line,
  credit,
  price = line,
  isChosen,
  onChoose,
  onChange,
  onKeep,
  onRemove,
}: Props) {
  const { product, productAttr } = line;
  const [isBusy, setBusy] = useState(false);
  const [quantity, setQuantity] = useState(line.cart_num);
  const [refused, setRefused] = useState('');
  const [isChoosing, setChoosing] = useState(false);
  /** The quantity that was sent last and is not answered yet, and the one that the server's cart has. */
  const wanted = useRef<number>(undefined);
  const held = useRef(line.cart_num);
  // What the server answers wins over what was typed, but not the answer to an earlier press over a later one.
  useEffect(() => {
    held.current = line.cart_num;
    if (wanted.current !== undefined && wanted.current !== line.cart_num) return;
    setQuantity(line.cart_num);
    setRefused('');
  }, [line]);
  const name = `${product.store_name} ${productAttr.designation}`;
  const save = async (next: number): Promise<void> => {
    wanted.current = next;
    setQuantity(next);
    setBusy(true);
    const reason = await onChange(next);
    if (wanted.current !== next) return;
    wanted.current = undefined;
    setBusy(false);
    setRefused(reason);
    if (reason) setQuantity(held.current);
  };
  const rules = [
    product.once_min_count > 1 && t('cart:minimum', { n: product.once_min_count, unit: product.unit_name }),
    product.batch_number > 1 && t('cart:multiple', { n: product.batch_number }),
    product.once_max_count > 0 && t('cart:maximum', { n: product.once_max_count }),
    product.mix_wholesale && product.once_min_count > 1 && productAttr.sku !== '' && t('cart:mixed'),
    t('cart:stock_left', { n: grouped(productAttr.stock) }),
    leadOf(t, price.lead_days),
  ].filter(Boolean);

  return (
    <li className="grid grid-cols-[auto_72px_minmax(0,1fr)] gap-x-3 gap-y-2 border-b border-line px-4 py-4 last:border-0 lg:grid-cols-[16px_88px_minmax(0,1fr)_130px_200px_130px_100px] lg:items-center">
      <label className="flex min-h-11 items-center lg:min-h-0">
        <input
          type="checkbox"
          className="size-4 accent-[--brand]"
          checked={isChosen}
          onChange={(event) => onChoose(event.target.checked)}
        />
        <span className="sr-only">{t('cart:choose_line', { name })}</span>
      </label>
      <a href={href(`/goods_detail/${product.product_id}?sku=${productAttr.unique}`)}>
        <img
          src={product.image}
          alt={name}
          width={88}
          height={88}
          loading="lazy"
          className="aspect-square w-full rounded border border-line"
        />
      </a>
      <div className="min-w-0">
        <a
          href={href(`/goods_detail/${product.product_id}?sku=${productAttr.unique}`)}
          className="line-clamp-2 min-h-6"
        >
          {product.store_name}
        </a>
        <p className="mt-1 flex flex-wrap items-center gap-x-2 text-12 text-ink-quiet">
          <span>
            {productAttr.designation}
            {productAttr.sku && productAttr.sku !== productAttr.designation
              ? `\u00a0· ${productAttr.sku}`
              : ''}
          </span>
          {productAttr.sku && (
            <button
              type="button"
              data-no-print
              className="min-h-6 text-info hover:underline max-lg:-mb-3 max-lg:-mt-1 max-lg:min-h-11"
              aria-label={t('cart:change_sku_of', { name })}
              onClick={() => setChoosing(true)}
            >
              {t('cart:change_sku')}
            </button>
          )}
        </p>
        <p className="text-12 text-ink-quiet">{rules.join('\u00a0· ')}</p>
      </div>
      <p className="max-lg:col-start-3 lg:text-right">
        <Amount value={price.unit_price} />
        <span className="text-12 text-ink-quiet"> / {product.unit_name}</span>
        {price.public_price && <PublicPrice t={t} price={price.public_price} />}
      </p>
      <div className="max-lg:col-span-2 max-lg:col-start-2 max-lg:row-start-3 max-lg:flex max-lg:flex-wrap max-lg:justify-end max-lg:gap-x-3 lg:contents">
        <div className="max-lg:flex-1 max-lg:basis-40 lg:pl-6">
          <QuantityField
            label={t('cart:quantity_of', { name })}
            less={t('cart:less', { name })}
            more={t('cart:more', { name })}
            value={quantity}
            step={product.batch_number}
            minimum={product.once_min_count}
            isBusy={isBusy}
            isInvalid={Boolean(refused || line.problem)}
            describedBy={`problem-${line.cart_id}`}
            onCommit={(next) => void save(next)}
          />
          <p id={`problem-${line.cart_id}`} role="status" className="mt-1 text-12 text-brand">
            {refused || line.problem}
          </p>
          {price.unit_price !== line.unit_price && (
            <p className="text-12 text-ink-secondary">
              {t('cart:mixed_price', { price: line.unit_price, unit: product.unit_name })}
            </p>
          )}
          {line.next_tier && !refused && price.unit_price === line.unit_price && (
            <p className="text-12 text-ink-secondary">
              {t('cart:next_tier', {
                n: beforeUnit(line.next_tier.num, product.unit_name),
                unit: product.unit_name,
                price: line.next_tier.price,
              })}
            </p>
          )}
        </div>
        <p className="text-right font-semibold text-brand max-lg:pt-2.5">
          <Amount value={price.line_total} className="text-16" />
          {credit && (
            <span className="ml-auto block max-w-[120px] text-12 font-normal">
              {t('cart:sample_credit')}{' '}
              <span className="whitespace-nowrap">
                −<Amount value={credit} />
              </span>
            </span>
          )}
        </p>
      </div>
      <div
        data-no-print
        className="grid justify-items-end gap-1 max-lg:col-start-3 max-lg:row-start-4 max-lg:-mb-3 max-lg:flex max-lg:justify-end max-lg:gap-6"
      >
        <button
          type="button"
          data-takes="remove"
          onClick={onRemove}
          className="min-h-6 text-ink-quiet hover:text-brand max-lg:min-h-11"
          aria-label={t('cart:remove_line', { name })}
        >
          {t('cart:remove')}
        </button>
        <button
          type="button"
          data-takes="keep"
          onClick={onKeep}
          className="min-h-6 whitespace-nowrap text-ink-quiet hover:text-brand max-lg:min-h-11"
          aria-label={t('cart:keep_line', { name })}
        >
          {t('cart:keep')}
        </button>
      </div>
      {isChoosing && (
        <SkuDialog
          t={t}
          line={line}
          onChange={(unique) => onChange(line.cart_num, unique)}
          onClose={() => setChoosing(false)}
        />
      )}
    </li>
  );
}
