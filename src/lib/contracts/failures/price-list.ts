export const priceListFailures = {
  'customer.not_found': { status: 404 },
  /** The same for a number without an account, so that it cannot be found out which numbers have one. */
  'customer.not_in_touch': { status: 404 },
  'customer.group_gone': { status: 404 },
  'customer.group_name': { status: 400 },
  'customer.group_twice': { status: 409 },
  /** A price list, running or over, names it. */
  'customer.group_used': { status: 409 },
  'price_list.not_found': { status: 404 },
  'price_list.over': { status: 409 },
  'price_list.name': { status: 400 },
  'price_list.days': { status: 400 },
  'price_list.price': { status: 400 },
  'price_list.goods': { status: 400 },
  /** Line `n` of what was typed cannot be taken. */
  'price_list.lines': { status: 400 },
} as const;
