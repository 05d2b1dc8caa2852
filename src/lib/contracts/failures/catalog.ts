export const catalogFailures = {
  'catalog.not_found': { status: 404 },
  /** The platform named a store, or a merchant a category, that is not there. */
  'catalog.store': { status: 404 },
  'catalog.category': { status: 404 },
  'catalog.size': { status: 413 },
  /** Another file of the store is being read. */
  'catalog.busy': { status: 409 },
  /** Not the part that comes next. */
  'catalog.part': { status: 409 },
  /** Only the latest file that was taken can be taken back. */
  'catalog.not_last': { status: 409 },
  'catalog.link_gone': { status: 410 },
} as const;
