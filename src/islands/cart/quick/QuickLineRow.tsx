import type { QuickChoice } from '#lib/contracts/quick-order.ts';
import { beforeUnit, formatAmount, grouped } from '#lib/i18n/format.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { unitContentOf } from '#lib/kernel/sales-unit.ts';
import { Amount } from '#islands/ui/Amount.tsx';
import { PublicPrice } from '#islands/ui/PublicPrice.tsx';
import { leadOf } from '../lead-of.ts';
import { QuantityField } from '../QuantityField.tsx';
import { chosen, chosenOf, stateOf, type QuickRow } from './quick-row.ts';

interface Props {
  t: Translate;
  href: (path: string) => string;
  row: QuickRow;
  /** The nearest quantity that can be bought; 0 when none can. */
  allowed: number;
  onSet: (change: Partial<QuickRow>) => void;
  onQuantity: (num: number) => void;
}

const NONE = 'none';
const nameOf = ({ product, productAttr, mer_name }: QuickChoice): string =>
  `${product.store_name} ${productAttr.designation}\u00a0· ${mer_name}`;
/** So many units and what they cost together: "5百支 ¥185.50". A bare number is no quantity where a unit is a hundred. */
const worthOf = (t: Translate, { cart_num: n, line_total, product }: QuickChoice): string =>
  t('cart:quick.worth', {
    n: beforeUnit(n, product.unit_name),
    unit: product.unit_name,
    total: formatAmount(line_total),
  });

/** One line that was asked for, and the goods that it means. */
export function QuickLineRow({ t, href, row, allowed, onSet, onQuantity }: Props) {
  const choice = chosenOf(row);
  const isUneven = choice !== undefined && allowed !== row.num;
  const state = stateOf(row);
  const holds = choice && unitContentOf(choice.product.unit_name);
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2 border-b border-line px-4 py-3 last:border-0 md:grid-cols-[auto_minmax(0,200px)_minmax(0,1fr)_110px_170px] md:items-center">
      <label className="flex min-h-11 items-center md:min-h-0">
        <input
          type="checkbox"
          className="size-4 accent-[--brand]"
          checked={row.isIncluded && state !== 'none'}
          disabled={state === 'none'}
          onChange={(event) => onSet({ isIncluded: event.target.checked })}
        />
        <span className="sr-only">{t('cart:quick.include', { words: row.words })}</span>
      </label>
      <div className="min-w-0">
        <p className="break-words font-medium">{row.words}</p>
        <span
          className={`text-12 ${state === 'exact' ? 'text-success' : state === 'choices' ? 'text-brand' : 'text-ink-quiet'}`}
        >
          {t(`cart:quick.${state}`)}
        </span>
        {row.doubt && (
          <p className="text-12 text-brand">
            {t('cart:quick.doubt', { asked: [row.asked.num, row.asked.unit].filter(Boolean).join(' ') })}
          </p>
        )}
      </div>
      <div className="grid min-w-0 gap-1 max-md:col-start-2">
        {(row.choices.length > 1 || state !== 'exact') && row.choices.length > 0 && (
          <select
            aria-label={t('cart:quick.choose', { words: row.words })}
            value={row.unique === undefined ? '' : (row.unique ?? NONE)}
            onChange={(event) =>
              onSet(chosen(row, event.target.value === NONE ? null : Number(event.target.value) || undefined))
            }
            className="h-9 w-full min-w-0 rounded border border-line-strong bg-white px-2 max-md:h-11"
          >
            <option value="" disabled>
              {t('cart:quick.choices')}
            </option>
            {row.choices.map((one) => (
              <option key={one.productAttr.unique} value={one.productAttr.unique}>
                {nameOf(one)}
                {one.unit_price &&
                  `\u00a0· ${formatAmount(one.unit_price)}/${one.product.unit_name}\u00a0· ${worthOf(t, one)}`}
              </option>
            ))}
            <option value={NONE}>{t('cart:quick.none_of')}</option>
          </select>
        )}
        {choice && (
          <div className="grid grid-cols-[48px_minmax(0,1fr)] items-center gap-2">
            <img
              src={choice.product.image}
              alt=""
              width={48}
              height={48}
              loading="lazy"
              className="size-12 rounded border border-line object-contain"
            />
            <div className="min-w-0">
              <a
                href={href(`/goods_detail/${choice.product.product_id}?sku=${choice.productAttr.unique}`)}
                target="_blank"
                className="line-clamp-1"
              >
                {choice.product.store_name}
              </a>
              <p className="truncate text-12 text-ink-quiet">
                {choice.productAttr.designation}&nbsp;· {choice.mer_name}&nbsp;·{' '}
                {t('cart:stock_left', { n: grouped(choice.productAttr.stock) })}
                {choice.cart_num === row.num && `\u00a0· ${leadOf(t, choice.lead_days)}`}
              </p>
            </div>
          </div>
        )}
      </div>
      <p className="max-md:col-start-2 md:text-right">
        {choice && (
          <>
            <Amount value={choice.unit_price} />
            <span className="text-12 text-ink-quiet"> / {choice.product.unit_name}</span>
            {choice.public_price && <PublicPrice t={t} price={choice.public_price} />}
            {choice.unit_price && choice.cart_num === row.num && (
              <span className="block text-12 text-ink-secondary">{worthOf(t, choice)}</span>
            )}
          </>
        )}
      </p>
      <div className="max-md:col-start-2">
        {choice ? (
          <>
            <QuantityField
              label={t('cart:quick.quantity_of', { words: row.words })}
              less={t('cart:less', { name: row.words })}
              more={t('cart:more', { name: row.words })}
              value={row.num}
              step={choice.product.batch_number || 1}
              minimum={choice.product.once_min_count}
              isBusy={false}
              isInvalid={isUneven && row.isIncluded}
              describedBy={`quick-${row.key}`}
              onCommit={onQuantity}
            />
            {row.asked.unit && row.asked.unit !== choice.product.unit_name && (
              <p className={`mt-1 text-12 ${choice.is_unit_sure ? 'text-ink-secondary' : 'text-brand'}`}>
                {t(choice.is_unit_sure ? 'cart:quick.unit_is' : 'cart:quick.unit_unsure', {
                  asked: `${row.asked.num} ${row.asked.unit}`,
                  n: row.num,
                  unit: choice.product.unit_name,
                })}
              </p>
            )}
            {!choice.is_unit_sure && !row.asked.unit && row.num === row.asked.num && (
              <p className="mt-1 text-12 text-brand">
                {holds
                  ? t('cart:quick.bare', {
                      sold: choice.product.unit_name,
                      n: grouped(row.num * holds.count),
                      unit: holds.unit,
                    })
                  : t('cart:quick.bare_pack', { sold: choice.product.unit_name })}
              </p>
            )}
            <p id={`quick-${row.key}`} className="mt-1 text-12 text-brand empty:hidden">
              {isUneven && allowed > 0 && (
                <button
                  type="button"
                  className="text-left text-info hover:underline max-md:min-h-11"
                  onClick={() => onQuantity(allowed)}
                >
                  {t('cart:quick.adjust', {
                    reason: choice.problem || t('cart:stock_left', { n: grouped(choice.productAttr.stock) }),
                    n: allowed,
                    unit: choice.product.unit_name,
                  })}
                </button>
              )}
              {isUneven && allowed === 0 && choice.problem}
            </p>
          </>
        ) : (
          <span className="text-ink-secondary">
            {t('cart:report.num', { n: row.num })} {row.asked.unit}
          </span>
        )}
      </div>
    </li>
  );
}
