import type { SkuOffer } from '#lib/contracts/quotation.ts';
import type { LaidLine } from '#lib/contracts/quotation-template.ts';

/** What is offered for one item, as it is typed. */
export interface OfferState {
  sku:
    | Pick<
        SkuOffer,
        'product_attr_unique' | 'store_name' | 'sku' | 'unit_name' | 'is_substitute' | 'asked_num' | 'holds'
      >
    | undefined;
  /** What the store makes and does not list. */
  made: MadeState | undefined;
  price: string;
  num: string;
  /** The quantity from which on the price was kept in a template. */
  minimum?: number | undefined;
}
export const MADE_FIELDS = ['name', 'spec', 'unit', 'weight'] as const;
export type MadeState = Record<(typeof MADE_FIELDS)[number], string>;

/** The offer that a kept line makes. */
export const laid = ({ goods, made, price, num, minimum }: LaidLine): OfferState => ({
  sku: goods ?? undefined,
  made: made ?? undefined,
  price,
  num: String(num),
  minimum,
});
