export const ownCategoryFailures = {
  'own_category.gone': { status: 404 },
  'own_category.name': { status: 400 },
  'own_category.twice': { status: 409 },
  /** There are two levels, no more. */
  'own_category.level': { status: 409 },
  /** A store has at most `n`. */
  'own_category.many': { status: 409 },
} as const;
