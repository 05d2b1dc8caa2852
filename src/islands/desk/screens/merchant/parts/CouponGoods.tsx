import { FieldError } from '#islands/ui/form/FieldFrame.tsx';
import type { Drawing, FormProps, Values } from '../../../screen.ts';
import { GoodsPicker, type Picked } from './GoodsPicker.tsx';

const PRODUCT_COUPON = '1';
/** Brought by an order: from an amount on, for buying some goods, by the first order. */
const BY_ORDER = ['1', '3', '4'];
const GIFT = '3';
const isOfGoods = (values: Values): boolean => String(values['type']) === PRODUCT_COUPON;
export const isByOrder = (values: Values): boolean => BY_ORDER.includes(String(values['send_type']));
const isGift = (values: Values): boolean => String(values['send_type']) === GIFT;
const pickedOf = (value: unknown): Picked[] => (Array.isArray(value) ? (value as Picked[]) : []);

interface ListProps extends Pick<FormProps<object>, 'values' | 'change' | 'draw' | 'errors'> {
  /** The field of the call that takes their numbers. */
  field: string;
}

/** Goods that are chosen one by one, in the order in which they were. */
export function GoodsList({ field, values, change, draw, errors }: ListProps) {
  const key = `${field}_goods`;
  const goods = pickedOf(values[key]);
  const set = (next: Picked[]): void =>
    change({ ...values, [key]: next, [field]: next.map((one) => one.product_id) });
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-14 text-ink-secondary">{draw.w(`field.${field}`)}</legend>
      {goods.length > 0 && (
        <ul className="divide-y divide-line rounded border border-line text-14">
          {goods.map((one) => (
            <li key={one.product_id} className="flex items-center gap-2 px-2 py-1">
              <span className="mr-auto [overflow-wrap:anywhere]">{one.name}</span>
              <button
                type="button"
                aria-label={`${draw.t('activity:offers.drop')} ${one.name}`}
                className="min-h-11 md:min-h-6 shrink-0 text-info underline"
                onClick={() => set(goods.filter((each) => each.product_id !== one.product_id))}
              >
                {draw.t('activity:offers.drop')}
              </button>
            </li>
          ))}
        </ul>
      )}
      <GoodsPicker
        label={draw.w(`hint.${field}`)}
        draw={draw}
        error={goods.length === 0 ? errors[field] : undefined}
        without={goods.map((one) => one.product_id)}
        onPick={(one) => set([...goods, one])}
      />
      <FieldError id={field} error={goods.length > 0 ? errors[field] : undefined} />
    </fieldset>
  );
}

/** The goods that a coupon is for, and those that bring one. */
export function CouponGoods(props: FormProps<object>) {
  return (
    <>
      {isOfGoods(props.values) && <GoodsList {...props} field="target_ids" />}
      {isGift(props.values) && <GoodsList {...props} field="give_for" />}
    </>
  );
}

/** What is wrong with them before they are sent. */
export const couponFaults = (values: Values, { t }: Drawing): Record<string, string> =>
  isOfGoods(values) && pickedOf(values['target_ids_goods']).length === 0
    ? { target_ids: t('activity:offers.no_goods') }
    : {};
