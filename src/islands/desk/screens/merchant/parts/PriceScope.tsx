import type { Drawing, FormProps, Values } from '../../../screen.ts';
import type { Picked } from './GoodsPicker.tsx';
import { GoodsChoice } from './OfferedSizes.tsx';

const isOfProduct = (values: Values): boolean => values['scope'] === 'product';

/** The product that a line of a price list is for. */
export function PriceScope({ values, change, draw, errors }: FormProps<object>) {
  if (!isOfProduct(values)) return null;
  return (
    <GoodsChoice
      goods={values['goods'] as Picked | undefined}
      draw={draw}
      error={errors['product_id']}
      onPick={(goods) => change({ ...values, goods, product_id: goods?.product_id })}
    />
  );
}

export const isOfScope = (field: string): boolean => field === 'product_id';

export const scopeFaults = (values: Values, { t }: Drawing): Record<string, string> =>
  isOfProduct(values) && values['product_id'] === undefined
    ? { product_id: t('activity:offers.no_goods') }
    : {};
