export const tradeFailures = {
  'quantity.required': { status: 400 },
  'quantity.below_minimum': { status: 400 },
  'quantity.not_multiple': { status: 400 },
  'quantity.above_maximum': { status: 400 },
  'stock.short': { status: 409 },
} as const;
