import { FieldError } from '#islands/ui/form/FieldFrame.tsx';
import type { Drawing, FormProps, Values } from '../../../screen.ts';
import { GoodsPicker } from './GoodsPicker.tsx';
import { offeredOf, SizeTable, unfilled, type Offered } from './OfferedSizes.tsx';

const LEAST = 2;
const MOST = 10;

interface Part {
  product_id: number;
  num: number;
  sku: Offered[];
  /** Only shown; it is not sent. */
  name: string;
}

const partsOf = (values: Values): Part[] =>
  Array.isArray(values['products']) ? (values['products'] as Part[]) : [];

/** The goods of a set: how many of each go into one, and what each size costs in it. */
export function SetParts({ values, change, draw, errors }: FormProps<object>) {
  const { t } = draw;
  const parts = partsOf(values);
  const set = (products: Part[]): void => change({ ...values, products });
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 text-14 text-ink-secondary">{t('activity:offers.parts')}</legend>
      {parts.map((part, at) => (
        <div key={part.product_id} className="grid gap-2 rounded border border-line p-2">
          <div className="flex flex-wrap items-center gap-3 text-14">
            <span className="mr-auto font-semibold [overflow-wrap:anywhere]">{part.name}</span>
            <label className="flex items-center gap-2">
              {t('activity:offers.num')}
              <input
                type="number"
                min={1}
                value={part.num}
                onChange={(event) =>
                  set(parts.with(at, { ...part, num: Math.max(1, Math.floor(Number(event.target.value))) }))
                }
                className="min-h-11 w-20 rounded border border-line-strong px-2 text-right md:min-h-8"
              />
            </label>
            <button
              type="button"
              className="min-h-11 md:min-h-6 text-info underline"
              onClick={() => set(parts.toSpliced(at, 1))}
            >
              {t('activity:offers.drop')}
            </button>
          </div>
          <SizeTable
            productId={part.product_id}
            sku={offeredOf(part.sku)}
            asked={['price']}
            errors={errors}
            draw={draw}
            onChange={(sku) => set(parts.with(at, { ...part, sku }))}
          />
        </div>
      ))}
      {parts.length < MOST && (
        <GoodsPicker
          label={t('activity:offers.part')}
          draw={draw}
          error={parts.length < LEAST ? errors['products'] : undefined}
          without={parts.map((part) => part.product_id)}
          onPick={(goods) => set([...parts, { ...goods, num: 1, sku: [] }])}
        />
      )}
      <FieldError id="parts" error={parts.length < LEAST ? undefined : errors['products']} />
    </fieldset>
  );
}

/** What is wrong with the parts before they are sent. */
export function setFaults(values: Values, draw: Drawing): Record<string, string> {
  const parts = partsOf(values);
  if (parts.length < LEAST) return { products: draw.t('failures:bundle.parts') };
  if (parts.some((part) => part.sku.length === 0)) return { products: draw.t('activity:offers.no_size') };
  return Object.assign({}, ...parts.map((part) => unfilled(part.sku, ['price'], draw)));
}
