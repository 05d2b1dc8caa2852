export const taxonomyFailures = {
  'taxonomy.gone': { status: 404 },
  'taxonomy.name_taken': { status: 409 },
  /** Goods stand in categories of the third level, and none below it. */
  'taxonomy.level': { status: 400 },
  /** A category with goods of its own has no categories below it. */
  'taxonomy.has_goods': { status: 409 },
  /** A tax classification code has 19 digits. */
  'taxonomy.tax_code': { status: 400 },
  'taxonomy.category_used': { status: 409 },
  'taxonomy.category_not_empty': { status: 409 },
  'taxonomy.parameter_used': { status: 409 },
  'taxonomy.parameter_twice': { status: 409 },
  'taxonomy.choice_line': { status: 400 },
  'taxonomy.choices_missing': { status: 400 },
  'taxonomy.unit_line': { status: 400 },
  'taxonomy.brand_used': { status: 409 },
  'taxonomy.standard_few': { status: 400 },
  /** Another unit is called or written so. */
  'taxonomy.unit_taken': { status: 409 },
  /** Its content has a unit without a number, or a number without a unit. */
  'taxonomy.unit_base': { status: 400 },
  'taxonomy.unit_code': { status: 400 },
} as const;
