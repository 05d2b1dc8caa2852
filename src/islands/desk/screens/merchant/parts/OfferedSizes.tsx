import { useState } from 'react';
import { Button } from '#islands/ui/Button.tsx';
import { FieldError } from '#islands/ui/form/FieldFrame.tsx';
import { formatAmount } from '#lib/i18n/format.ts';
import { withUnit } from '#lib/i18n/with-unit.ts';
import { fenOf, yuan } from '#lib/kernel/money.ts';
import type { Drawing, FormProps, Values } from '../../../screen.ts';
import { GoodsPicker, useGoods, type Picked } from './GoodsPicker.tsx';

/** What is typed of a size that is offered. */
export interface Offered {
  unique: number;
  price?: string;
  limited?: number;
  down_price?: string;
}
type Asked = 'price' | 'limited' | 'down_price';

const look = (isWrong: boolean): string =>
  `min-h-11 w-full min-w-16 rounded border px-2 text-right text-14 tabular-nums md:min-h-8 ${isWrong ? 'border-brand' : 'border-line-strong'}`;

export const offeredOf = (value: unknown): Offered[] => (Array.isArray(value) ? (value as Offered[]) : []);

/** What is left of a price after so many percent of it are taken off, to the fen. */
function lowered(price: string, percent: number): string {
  return yuan(Math.floor((fenOf(price) * (100 - percent)) / 100));
}

interface TableProps {
  productId: number;
  sku: readonly Offered[];
  asked: readonly Asked[];
  errors: Record<string, string>;
  draw: Drawing;
  onChange: (sku: Offered[]) => void;
}

/** The sizes of a product with what is asked of each; one that is left empty is not offered. */
export function SizeTable({ productId, sku, asked, errors, draw, onChange }: TableProps) {
  const { t, locale } = draw;
  const goods = useGoods(productId);
  const [percent, setPercent] = useState('');
  if (!goods) return <p className="text-14 text-ink-quiet">{t('common:loading')}</p>;
  const put = (unique: number, field: Asked, text: string): void => {
    const before = sku.find((one) => one.unique === unique) ?? { unique };
    const value = text.trim() === '' ? undefined : field === 'limited' ? Number(text) : text.trim();
    const { [field]: _old, ...rest } = before;
    const next: Offered = value === undefined ? rest : { ...rest, [field]: value };
    const others = sku.filter((one) => one.unique !== unique);
    const isEmpty = Object.keys(next).length === 1;
    const order = goods.skus.map((row) => row.sku_id);
    onChange(
      [...others, ...(isEmpty ? [] : [next])].toSorted(
        (a, b) => order.indexOf(a.unique) - order.indexOf(b.unique),
      ),
    );
  };
  const off = Number(percent);
  const canFill = off > 0 && off < 100;
  const fill = (): void =>
    onChange(
      goods.skus.map((row) => ({
        ...sku.find((one) => one.unique === row.sku_id),
        unique: row.sku_id,
        price: lowered(row.price, off),
        ...(asked.includes('limited')
          ? { limited: sku.find((one) => one.unique === row.sku_id)?.limited ?? Math.max(1, row.stock) }
          : {}),
      })),
    );
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2 text-14">
        <label className="flex items-center gap-2 whitespace-nowrap">
          {t('activity:offers.off')}
          <input
            inputMode="decimal"
            value={percent}
            onChange={(event) => setPercent(event.target.value)}
            className={`${look(false)} max-w-24`}
          />
          %
        </label>
        <Button kind="line" size="small" disabled={!canFill} onClick={fill}>
          {t('activity:offers.fill')}
        </Button>
      </div>
      <div className="max-h-80 overflow-auto rounded border border-line" tabIndex={0}>
        <table className="w-full border-collapse text-14">
          <thead>
            <tr className="border-b border-line text-left text-12 text-ink-quiet">
              <th className="px-2 py-1 font-normal">{t('activity:offers.size')}</th>
              {asked.map((field) => (
                <th key={field} className="px-2 py-1 text-right font-normal">
                  {t(`activity:offers.${field}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {goods.skus.map((row) => {
              const one = sku.find((each) => each.unique === row.sku_id);
              const error = errors[String(row.sku_id)];
              return (
                <tr key={row.sku_id} className="border-b border-line align-top last:border-b-0">
                  <td className="px-2 py-1.5">
                    <span className="[overflow-wrap:anywhere]">{row.designation || goods.name}</span>
                    <span className="block text-12 text-ink-quiet">
                      {t('activity:offers.usual', {
                        price: formatAmount(row.price),
                        stock: withUnit(row.stock, row.unit_name, locale),
                      })}
                    </span>
                    <FieldError id={`size-${row.sku_id}`} error={error} />
                  </td>
                  {asked.map((field) => (
                    <td key={field} className="px-1 py-1.5">
                      <input
                        inputMode={field === 'limited' ? 'numeric' : 'decimal'}
                        autoComplete="off"
                        value={one?.[field] === undefined ? '' : String(one[field])}
                        aria-label={`${t(`activity:offers.${field}`)} ${row.designation || goods.name}`}
                        aria-invalid={error ? true : undefined}
                        aria-describedby={`size-${row.sku_id}-error`}
                        onChange={(event) => put(row.sku_id, field, event.target.value)}
                        className={look(Boolean(error))}
                      />
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </div>
  );
}

/** Which product, and its name; a row that is of one already keeps it. */
export function GoodsChoice({
  goods,
  draw,
  error,
  onPick,
}: {
  goods: Picked | undefined;
  draw: Drawing;
  error?: string | undefined;
  onPick: (goods: Picked | undefined) => void;
}) {
  const { t } = draw;
  if (!goods)
    return <GoodsPicker label={t('activity:offers.goods')} draw={draw} error={error} onPick={onPick} />;
  return (
    <p className="flex flex-wrap items-center gap-3 text-14">
      <span className="font-semibold [overflow-wrap:anywhere]">{goods.name}</span>
      <button
        type="button"
        className="min-h-11 md:min-h-6 text-info underline"
        onClick={() => onPick(undefined)}
      >
        {t('activity:offers.other')}
      </button>
    </p>
  );
}

/** A product and what is asked of each of its sizes, as a part of a form. */
export const offeredSizes = (asked: (values: Values) => readonly Asked[]) =>
  function OfferedSizes({ values, change, draw, errors }: FormProps<object>) {
    const goods = values['goods'] as Picked | undefined;
    return (
      <fieldset className="grid gap-2">
        <legend className="mb-1 text-14 text-ink-secondary">{draw.t('activity:offers.legend')}</legend>
        <GoodsChoice
          goods={goods}
          draw={draw}
          error={errors['product_id']}
          onPick={(next) => change({ ...values, goods: next, product_id: next?.product_id, sku: [] })}
        />
        {goods && (
          <SizeTable
            productId={goods.product_id}
            sku={offeredOf(values['sku'])}
            asked={asked(values)}
            errors={errors}
            draw={draw}
            onChange={(sku) => change({ ...values, sku })}
          />
        )}
        <FieldError id="sizes" error={errors['sku']} />
      </fieldset>
    );
  };

/** Whether a value can be sent; how many there are is counted in whole units. */
const isFilled = (one: Offered, field: Asked): boolean =>
  field === 'limited' ? Number.isInteger(one.limited) && Number(one.limited) > 0 : one[field] !== undefined;

/** Sizes of which something that is asked was left out, or counted in parts. */
export function unfilled(
  sku: readonly Offered[],
  asked: readonly Asked[],
  { t }: Drawing,
): Record<string, string> {
  const wrong = sku.filter((one) => asked.some((field) => !isFilled(one, field)));
  return Object.fromEntries(wrong.map((one) => [String(one.unique), t('activity:offers.unfilled')]));
}

/** What is wrong with such a part before it is sent. */
export const offerFaults =
  (asked: (values: Values) => readonly Asked[]) =>
  (values: Values, draw: Drawing): Record<string, string> => {
    const sku = offeredOf(values['sku']);
    if (values['product_id'] === undefined) return { product_id: draw.t('activity:offers.no_goods') };
    if (sku.length === 0) return { sku: draw.t('activity:offers.no_size') };
    return unfilled(sku, asked(values), draw);
  };

/** Refusals that name a size or the product. */
export const isOfOffer = (field: string): boolean =>
  /^\d+$/.test(field) || field === 'product_id' || field === 'sku';
