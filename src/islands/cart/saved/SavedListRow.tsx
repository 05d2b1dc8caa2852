import { useEffect, useState } from 'react';
import type { CartLine } from '#lib/contracts/cart.ts';
import { savedListApi, type SavedList } from '#lib/contracts/saved-list.ts';
import { formatDate } from '#lib/i18n/format.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { Amount } from '#islands/ui/Amount.tsx';
import { PublicPrice } from '#islands/ui/PublicPrice.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { QuantityField } from '../QuantityField.tsx';

interface Props {
  t: Translate;
  locale: Locale;
  href: (path: string) => string;
  list: SavedList;
  isOpen: boolean;
  isPending: boolean;
  onOpen: (isOn: boolean) => void;
  onAdd: () => void;
  onRename: () => void;
  onDelete: () => void;
  onCount: (by: number) => void;
}

/** One list; its goods come when it is opened, at today's prices. */
export function SavedListRow({
  t,
  locale,
  href,
  list,
  isOpen,
  isPending,
  onOpen,
  onAdd,
  onRename,
  onDelete,
  onCount,
}: Props) {
  const { saved_list_id: id, name } = list;
  const [lines, setLines] = useState<CartLine[]>();
  const load = async (): Promise<void> => {
    const answer = await call(savedListApi.detail, { id });
    if (answer.ok) setLines(answer.value.lines);
    else showRefusal(answer.failure);
  };
  useEffect(() => {
    if (isOpen) void load();
  }, [isOpen, id]);

  /** Without a quantity the goods are taken out. */
  const change = async (unique: number, quantity?: number): Promise<void> => {
    const input = { id, product_attr_unique: unique };
    const answer = await call(
      savedListApi.line,
      quantity === undefined ? input : { ...input, cart_num: quantity },
    );
    if (!answer.ok) return showRefusal(answer.failure);
    if (quantity === undefined) onCount(-1);
    await load();
  };

  return (
    <li>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label={t(isOpen ? 'cart:saved.close' : 'cart:saved.open', { name })}
          onClick={() => onOpen(!isOpen)}
          className="flex min-h-11 min-w-0 flex-1 items-center gap-3 text-left max-md:w-full max-md:flex-none"
        >
          <svg
            viewBox="0 0 16 16"
            aria-hidden="true"
            className={`size-4 shrink-0 fill-none stroke-current transition-transform ${isOpen ? 'rotate-90' : ''}`}
            strokeWidth="1.6"
          >
            <path d="m6 3 5 5-5 5" />
          </svg>
          <span className="min-w-0">
            <span className="block truncate font-semibold">{name}</span>
            <span className="block text-12 text-ink-quiet">
              {t('cart:saved.count', { n: list.count })}&nbsp;·{' '}
              {t('cart:saved.updated', { date: formatDate(list.update_time, locale) })}
            </span>
          </span>
        </button>
        <Button
          kind="steel"
          size="small"
          pending={isPending}
          disabled={list.count === 0}
          aria-label={t('cart:saved.add_of', { name })}
          onClick={onAdd}
        >
          {t('cart:saved.add')}
        </Button>
        <Button kind="text" size="small" aria-label={t('cart:saved.rename_of', { name })} onClick={onRename}>
          {t('cart:saved.rename')}
        </Button>
        <Button kind="text" size="small" aria-label={t('cart:saved.delete_of', { name })} onClick={onDelete}>
          {t('cart:saved.delete')}
        </Button>
      </div>
      {isOpen && !lines && <p className="px-4 pb-4 text-ink-quiet">{t('common:loading')}</p>}
      {isOpen && lines?.length === 0 && <p className="px-4 pb-4 text-ink-quiet">{t('cart:saved.gone')}</p>}
      {isOpen && lines && lines.length > 0 && (
        <ul className="divide-y divide-line border-t border-line bg-ground">
          {lines.map((line) => {
            const { product, productAttr } = line;
            const label = `${product.store_name} ${productAttr.designation}`;
            return (
              <li
                key={productAttr.unique}
                className="grid grid-cols-[56px_minmax(0,1fr)] items-center gap-x-3 gap-y-2 px-4 py-3 md:grid-cols-[56px_minmax(0,1fr)_120px_160px_auto]"
              >
                <img
                  src={product.image}
                  alt=""
                  width={56}
                  height={56}
                  loading="lazy"
                  className="size-14 rounded border border-line bg-white object-contain"
                />
                <div className="min-w-0">
                  <a
                    href={href(`/goods_detail/${product.product_id}?sku=${productAttr.unique}`)}
                    className="line-clamp-2"
                  >
                    {label}
                  </a>
                  <p className="text-12 text-brand empty:hidden">{line.problem}</p>
                </div>
                <p className="max-md:col-start-2 md:text-right">
                  <Amount value={line.unit_price} />
                  <span className="text-12 text-ink-quiet"> / {product.unit_name}</span>
                  {line.public_price && <PublicPrice t={t} price={line.public_price} />}
                </p>
                <div className="max-md:col-start-2">
                  <QuantityField
                    label={t('cart:quantity_of', { name: label })}
                    less={t('cart:less', { name: label })}
                    more={t('cart:more', { name: label })}
                    value={line.cart_num}
                    step={product.batch_number || 1}
                    minimum={product.once_min_count}
                    isBusy={false}
                    isInvalid={line.problem !== ''}
                    describedBy=""
                    onCommit={(quantity) => void change(productAttr.unique, quantity)}
                  />
                </div>
                <button
                  type="button"
                  className="justify-self-start text-ink-quiet hover:text-brand max-md:col-start-2 max-md:min-h-11"
                  aria-label={t('cart:saved.take_out_of', { name: label })}
                  onClick={() => void change(productAttr.unique)}
                >
                  {t('cart:saved.take_out')}
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </li>
  );
}
