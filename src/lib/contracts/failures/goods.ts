export const goodsFailures = {
  'goods.not_found': { status: 404 },
  'goods.gone': { status: 410 },
  'goods.no_category': { status: 404 },
  /** Its price is agreed first (面议). */
  'goods.on_request': { status: 409 },
  'goods.price': { status: 400 },
  'goods.stock': { status: 400 },
  /** From `n` pieces on one costs `amount`, which is more. */
  'goods.tier_above': { status: 400 },
  /** Somebody else (`name`, at `time`) has saved it since it was opened. */
  'goods.edited': { status: 409 },
  /** Somebody else has set a value of a list since it was read; it is `now`. */
  'goods.value_moved': { status: 409 },
  'goods.review_reason': { status: 400 },
  /** Nothing of its sizes was chosen. */
  'goods.sku_required': { status: 400 },
  /** A group of synonyms needs two words; it is not there any more. */
  'search.synonym_few': { status: 400 },
  'search.synonym_gone': { status: 404 },
  /** A size that can be bought needs no notice; and how many notices an account may wait for. */
  'arrival.in_stock': { status: 400 },
  'arrival.limit': { status: 400 },
  'postage.region': { status: 400 },
  'store.not_found': { status: 404 },
  'place.not_found': { status: 404 },
  'article.not_found': { status: 404 },
  'agreement.not_found': { status: 404 },
} as const;
