export const offerFailures = {
  /** Not begun, over or closed. */
  'bundle.not_running': { status: 409 },
  /** Not each part once in the same number of sets. */
  'bundle.incomplete': { status: 400 },
  /** Only `n` sets left. */
  'bundle.short': { status: 409 },
  'bundle.name': { status: 400 },
  'bundle.parts': { status: 400 },
  'bundle.product_twice': { status: 400 },
  /** No sample of this SKU (any more). */
  'sample.none': { status: 409 },
  'sample.taken': { status: 409 },
  'sample.sku_twice': { status: 400 },
  'sample.price': { status: 400 },
} as const;
