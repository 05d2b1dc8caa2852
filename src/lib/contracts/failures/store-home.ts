export const storeHomeFailures = {
  'store_home.gone': { status: 404 },
  /** A home page has at most `n` parts. */
  'store_home.many': { status: 409 },
  /** A banner needs a picture of the store's library. */
  'store_home.image': { status: 400 },
  /** One to twenty goods of the store's own. */
  'store_home.goods': { status: 400 },
  'store_home.text': { status: 400 },
  'store_home.link': { status: 400 },
} as const;
