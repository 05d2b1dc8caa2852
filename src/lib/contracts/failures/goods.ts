export const goodsFailures = {
  'goods.not_found': { status: 404 },
  'goods.gone': { status: 410 },
} as const;
