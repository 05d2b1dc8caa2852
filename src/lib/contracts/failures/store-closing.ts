/** Failures of stores that close for good. */
export const storeClosingFailures = {
  'store_closing.not_found': { status: 404 },
  /** It closes, or is closed, already. */
  'store_closing.already': { status: 409 },
  /** The platform has closed it: the store itself does not take that back. */
  'store_closing.not_own': { status: 403 },
  /** `x` yuan of its deposit went back since it closes. */
  'store_closing.margin_gone': { status: 409 },
  /** Something of it is open still. */
  'store_closing.open': { status: 409 },
} as const;
