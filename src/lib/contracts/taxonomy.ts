import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { deskOf, Id, IdOrNone, listInput, listOf, Time } from './list.ts';
import { PARAM_FILTERS, PARAM_TYPES } from './states.ts';
import { TAX_CODE } from './fields.ts';

const Keyword = z.optional(z.string().check(z.maxLength(60)));
const Name = z.string().check(z.trim(), z.minLength(1), z.maxLength(60));
const Place = z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(9999)), 0);
const Choices = z.array(z.object({ value: z.string(), label: z.string() }));
const Picture = z.array(z.string().check(z.regex(/^\/files\/[\w./-]{1,120}$/))).check(z.maxLength(1));

/** A category where it stands in the tree. */
export const DeskCategory = z.object({
  category_id: z.number(),
  parent_id: z.number(),
  level: z.number(),
  name: z.string(),
  name_zh: z.string(),
  name_en: z.string(),
  pic: z.string(),
  sort: z.number(),
  is_shown: z.boolean(),
  /** Tax classification (税收分类编码, 简称) of its goods that have none of their own; empty: as the category above. */
  tax_code: z.string(),
  tax_name: z.string(),
  /** Goods in it and below it, on sale or not. */
  goods: z.number(),
  /** Categories right below it. */
  children: z.number(),
  /** Parameters of its own, and those that it has from above. */
  parameters: z.number(),
  inherited: z.number(),
});
export type DeskCategory = z.infer<typeof DeskCategory>;

/** A row of the parameter table of a category. */
export const DeskParameter = z.object({
  parameter_id: z.number(),
  name: z.string(),
  name_zh: z.string(),
  name_en: z.string(),
  type: z.enum(PARAM_TYPES),
  unit: z.string(),
  units: z.array(z.string()),
  choices: z.array(z.string()),
  filter: z.enum(PARAM_FILTERS),
  names_size: z.boolean(),
  sorts: z.boolean(),
  per_sku: z.boolean(),
  sort: z.number(),
  category_id: z.number(),
  /** The category that it comes from; empty where it is this one's own. */
  inherited_from: z.string(),
  /** Sizes of goods below the category that have a value of it. */
  sizes: z.number(),
});
export type DeskParameter = z.infer<typeof DeskParameter>;

export const DeskBrand = z.object({
  brand_id: z.number(),
  name: z.string(),
  name_en: z.string(),
  logo: z.string(),
  sort: z.number(),
  goods: z.number(),
});
export type DeskBrand = z.infer<typeof DeskBrand>;

export const DeskStandard = z.object({
  standard_id: z.number(),
  names: z.array(z.string()),
  note: z.string(),
  note_en: z.string(),
  /** Comes with the mall, and is not edited. */
  is_given: z.boolean(),
  update_time: z.nullable(Time),
});
export type DeskStandard = z.infer<typeof DeskStandard>;

export const DeskUnit = z.object({
  name: z.string(),
  name_en: z.string(),
  /** What stores also write for it. */
  spellings: z.array(z.string()),
  /** What one of it holds, and how many; empty and 0 where it is a unit by itself. */
  base: z.string(),
  base_en: z.string(),
  count: z.number(),
  /** UN/ECE Recommendation 20; empty where it has none. */
  code: z.string(),
  /** Goods that are sold by it, under this name. */
  goods: z.number(),
  /** The platform has listed it; others are what stores write. */
  is_listed: z.boolean(),
});
export type DeskUnit = z.infer<typeof DeskUnit>;
const UnitName = z.string().check(z.trim(), z.minLength(1), z.maxLength(20));
const UnitBase = z._default(z.string().check(z.trim(), z.maxLength(20)), '');

const ofContent = { access: 'platform', role: 'content' } as const;
const saved = z.object({ id: z.number() });
const one = z.object({ id: Id });

export const taxonomyApi = {
  categories: endpoint.get('/api/platform/category/lst', {
    ...ofContent,
    summary: 'All categories as a tree, each below the one that it belongs to, with what they hold',
    input: z.object({ keyword: Keyword }),
    returns: deskOf(DeskCategory),
  }),
  categoryChoices: endpoint.get('/api/platform/category/choices', {
    access: 'platform',
    // Finance sets the commission of a category.
    role: ['content', 'finance'],
    summary: 'Categories by their whole name, to choose one',
    returns: Choices,
  }),
  saveCategory: endpoint.post('/api/platform/category/save', {
    ...ofContent,
    open: ['tax_code'],
    summary:
      'Adds a category below another one, or changes its names, picture, order, tax classification and whether it is shown',
    input: z.object({
      id: z.optional(Id),
      /** Where a new one stands; 0 is the first level. */
      parent_id: z.optional(IdOrNone),
      name: Name,
      name_en: Name,
      pic: z.optional(Picture),
      sort: Place,
      is_shown: z._default(z.boolean(), true),
      tax_code: z.optional(z.string().check(z.trim(), z.regex(TAX_CODE, 'taxonomy.tax_code'))),
      tax_name: z.optional(z.string().check(z.trim(), z.maxLength(40))),
    }),
    returns: saved,
    fails: [
      'taxonomy.gone',
      'taxonomy.name_taken',
      'taxonomy.level',
      'taxonomy.has_goods',
      'taxonomy.tax_code',
    ],
  }),
  removeCategory: endpoint.post('/api/platform/category/remove/:id', {
    ...ofContent,
    summary: 'Takes away a category that holds neither goods nor categories, with its parameter table',
    input: one,
    fails: ['taxonomy.gone', 'taxonomy.category_used', 'taxonomy.category_not_empty'],
  }),
  parameters: endpoint.get('/api/platform/parameter/lst', {
    ...ofContent,
    summary: 'The parameter table of a category, what it has from above first',
    input: z.object({ category: z.optional(Id) }),
    returns: deskOf(DeskParameter),
  }),
  saveParameter: endpoint.post('/api/platform/parameter/save', {
    ...ofContent,
    summary: 'Adds a parameter to a category, or changes one; lists are narrowed by it at once',
    input: z.object({
      id: z.optional(Id),
      category: z.optional(Id),
      name: Name,
      name_en: Name,
      type: z.enum(PARAM_TYPES),
      unit: z._default(z.string().check(z.trim(), z.maxLength(12)), ''),
      /** Lines `cm = 10`: one of it holds so many of the parameter's own unit. */
      units: z._default(z.array(z.string().check(z.maxLength(30))).check(z.maxLength(12)), []),
      /** Lines `镀锌 | Zinc plated | 蓝白锌, zinc`. */
      choices: z._default(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(200)), []),
      filter: z._default(z.enum(PARAM_FILTERS), 'auto'),
      names_size: z._default(z.boolean(), false),
      sorts: z._default(z.boolean(), false),
      per_sku: z._default(z.boolean(), true),
      sort: Place,
    }),
    returns: saved,
    fails: [
      'taxonomy.gone',
      'taxonomy.parameter_twice',
      'taxonomy.choice_line',
      'taxonomy.choices_missing',
      'taxonomy.unit_line',
    ],
  }),
  removeParameter: endpoint.post('/api/platform/parameter/remove/:id', {
    ...ofContent,
    summary: 'Takes away a parameter that no size has a value of',
    input: one,
    fails: ['taxonomy.gone', 'taxonomy.parameter_used'],
  }),
  brands: endpoint.get('/api/platform/brand/lst', {
    ...ofContent,
    summary: 'Brands with the number of their goods',
    input: z.object({ ...listInput, keyword: Keyword }),
    returns: listOf(DeskBrand),
  }),
  saveBrand: endpoint.post('/api/platform/brand/save', {
    ...ofContent,
    summary: 'Adds a brand, or changes one',
    input: z.object({
      id: z.optional(Id),
      name: Name,
      name_en: Name,
      logo: z.optional(Picture),
      sort: Place,
    }),
    returns: saved,
    fails: ['taxonomy.gone', 'taxonomy.name_taken'],
  }),
  removeBrand: endpoint.post('/api/platform/brand/remove/:id', {
    ...ofContent,
    summary: 'Takes away a brand that no goods bear',
    input: one,
    fails: ['taxonomy.gone', 'taxonomy.brand_used'],
  }),
  standards: endpoint.get('/api/platform/standard/lst', {
    ...ofContent,
    summary:
      'Standards that describe the same part: those of operators first, then those that come with the mall',
    input: z.object({ ...listInput, keyword: Keyword }),
    returns: listOf(DeskStandard),
  }),
  saveStandard: endpoint.post('/api/platform/standard/save', {
    ...ofContent,
    summary: 'Adds standards that describe the same part, or changes a group; searches follow at once',
    input: z.object({
      id: z.optional(Id),
      names: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(20)),
      note: z._default(z.string().check(z.trim(), z.maxLength(300)), ''),
      note_en: z._default(z.string().check(z.trim(), z.maxLength(300)), ''),
    }),
    returns: saved,
    fails: ['taxonomy.gone', 'taxonomy.standard_few'],
  }),
  removeStandard: endpoint.post('/api/platform/standard/remove/:id', {
    ...ofContent,
    summary: 'Takes away a group of standards that an operator has added',
    input: one,
    fails: ['taxonomy.gone'],
  }),
  removeStandards: endpoint.post('/api/platform/standard/remove', {
    ...ofContent,
    summary: 'Takes groups of standards of operators away together; for a day this can be taken back',
    input: z.object({ ids: z.array(Id).check(z.minLength(1), z.maxLength(100)) }),
    returns: z.object({ removed: z.number() }),
  }),
  units: endpoint.get('/api/platform/unit/lst', {
    ...ofContent,
    summary: 'Units of sale: those that are listed, and what stores write besides, with the number of goods',
    input: z.object({ ...listInput, listed: z.optional(z.enum(['yes', 'no'])), keyword: Keyword }),
    returns: listOf(DeskUnit),
  }),
  saveUnit: endpoint.post('/api/platform/unit/save', {
    ...ofContent,
    summary: 'Lists a unit of sale, or changes one: its names, how it is also written, and what it holds',
    input: z.object({
      /** The name of the one that is changed. */
      was: z.optional(UnitName),
      name: UnitName,
      name_en: UnitName,
      spellings: z._default(z.array(z.string().check(z.trim(), z.maxLength(20))).check(z.maxLength(20)), []),
      code: z._default(
        z
          .string('taxonomy.unit_code')
          .check(z.trim(), z.toUpperCase(), z.regex(/^([A-Z0-9]{2,3})?$/, 'taxonomy.unit_code')),
        '',
      ),
      base: UnitBase,
      base_en: UnitBase,
      count: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000_000)), 0),
    }),
    fails: ['taxonomy.gone', 'taxonomy.unit_taken', 'taxonomy.unit_base', 'taxonomy.unit_code'],
  }),
  removeUnit: endpoint.post('/api/platform/unit/remove', {
    ...ofContent,
    summary: 'Takes a unit off the list; goods keep its name',
    input: z.object({ name: UnitName }),
    fails: ['taxonomy.gone'],
  }),
};
