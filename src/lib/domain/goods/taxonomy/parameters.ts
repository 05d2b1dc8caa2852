import type { ParamFilter, PARAM_TYPES } from '#lib/contracts/states.ts';
import type { DeskParameter } from '#lib/contracts/taxonomy.ts';
import type { ParamChoice, ParamUnit } from '#lib/db/schema.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { inLocale } from '../catalog/index.ts';
import { parameterKey } from '../search/index.ts';
import {
  addParam,
  allCategories,
  changeParam,
  dropParam,
  hasParam,
  lockTree,
  paramById,
  paramsOf,
  sizesByParameter,
  type ParamRow,
} from './taxonomy.repo.ts';

/** Lists that are narrowed by parameters, and pages that show them. */
const SHOWN_BY = ['categories', 'goods'];

const choiceLine = ({ zh, en, also = [] }: ParamChoice): string =>
  [zh, en, also.join(', ')].filter(Boolean).join(' | ');
const unitLine = ({ unit, holds }: ParamUnit): string => `${unit} = ${holds}`;

/** The parameter table of a category: what it has from above, and its own. */
export async function listParameters(
  ctx: UserContext,
  { category }: { category?: number | undefined },
): Promise<Result<{ list: DeskParameter[]; next: null; prev: null }, never>> {
  const nothing = ok({ list: [], next: null, prev: null });
  if (category === undefined) return nothing;
  const { db } = ctx.database;
  const rows = await allCategories(db);
  const here = rows.find((row) => row.categoryId === category);
  if (!here) return nothing;
  const params = await paramsOf(db, here.path);
  const keyOf = ({ name, unit }: ParamRow): string => parameterKey(name, unit);
  const sizes = await sizesByParameter(db, category, [...new Set(params.map(keyOf))]);
  const names = new Map(rows.map((row) => [row.categoryId, inLocale(ctx.locale, row.name, row.nameEn)]));
  const list = here.path.flatMap((id) =>
    params
      .filter((row) => row.categoryId === id)
      .map((row) => ({
        parameter_id: row.categoryParamId,
        name: inLocale(ctx.locale, row.name, row.nameEn),
        name_zh: row.name,
        name_en: row.nameEn,
        type: row.type,
        unit: row.unit,
        units: row.units.map(unitLine),
        choices: row.choices.map(choiceLine),
        filter: row.filter,
        names_size: row.namesSize,
        sorts: row.sorts,
        per_sku: row.perSku,
        sort: row.sort,
        category_id: row.categoryId,
        inherited_from: id === category ? '' : (names.get(id) ?? ''),
        sizes: sizes.get(keyOf(row)) ?? 0,
      })),
  );
  return ok({ list, next: null, prev: null });
}

/** `镀锌 | Zinc plated | 蓝白锌, zinc`: a choice in both languages, and what else merchants write for it. */
function readChoice(line: string): ParamChoice | undefined {
  const [zh = '', en = '', also = '', ...more] = line.split(/[|｜]/).map((part) => part.trim());
  if (!zh || more.length > 0) return undefined;
  const spellings = also.split(/[,，、]/).map((word) => word.trim());
  return { zh, en: en || zh, also: spellings.filter(Boolean) };
}

/** `cm = 10`: how many of the parameter's own unit are one of this one. */
function readUnit(line: string): ParamUnit | undefined {
  const [unit = '', holds = '', ...more] = line.split(/[=＝]/).map((part) => part.trim());
  const number = Number(holds);
  return unit && more.length === 0 && number > 0 && Number.isFinite(number)
    ? { unit, holds: number }
    : undefined;
}

interface Saving {
  id?: number | undefined;
  category?: number | undefined;
  name: string;
  name_en: string;
  type: (typeof PARAM_TYPES)[number];
  unit: string;
  units: string[];
  choices: string[];
  filter: ParamFilter;
  names_size: boolean;
  sorts: boolean;
  per_sku: boolean;
  sort: number;
}

type LineFailure = 'taxonomy.choice_line' | 'taxonomy.choices_missing' | 'taxonomy.unit_line';

function readLines(input: Saving): Result<{ choices: ParamChoice[]; units: ParamUnit[] }, LineFailure> {
  const choices: ParamChoice[] = [];
  for (const line of input.type === 'choice' ? input.choices : []) {
    const choice = readChoice(line);
    if (!choice || choices.some((one) => one.zh === choice.zh))
      return fail('taxonomy.choice_line', { line }, 'choices');
    choices.push(choice);
  }
  if (input.type === 'choice' && choices.length === 0) return fail('taxonomy.choices_missing', {}, 'choices');
  const units: ParamUnit[] = [];
  for (const line of input.units) {
    const unit = readUnit(line);
    if (!unit) return fail('taxonomy.unit_line', { line }, 'units');
    units.push(unit);
  }
  return ok({ choices, units });
}

/** Adds a parameter to a category, or changes one of its table. */
export async function saveParameter(
  ctx: UserContext,
  input: Saving,
): Promise<Result<{ id: number }, LineFailure | 'taxonomy.gone' | 'taxonomy.parameter_twice'>> {
  const lines = readLines(input);
  if (!lines.ok) return lines;
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    await lockTree(db);
    const now = input.id === undefined ? undefined : await paramById(db, input.id);
    if (input.id !== undefined && !now) return fail('taxonomy.gone');
    const categoryId = now?.categoryId ?? input.category;
    const rows = await allCategories(db);
    const here = rows.find((row) => row.categoryId === categoryId);
    if (!here) return fail('taxonomy.gone', {}, 'category');
    const { name, unit, type, filter, sorts, sort } = input;
    // Above it and below it the same name would stand twice in one table.
    const related = rows.filter((row) => row.path.includes(here.categoryId)).map((row) => row.categoryId);
    const around = [...new Set([...here.path, ...related])];
    if (await hasParam(db, around, { name, unit }, input.id))
      return fail('taxonomy.parameter_twice', { name }, 'name');
    const values = {
      ...lines.value,
      name,
      nameEn: input.name_en,
      type,
      unit,
      filter,
      sorts,
      sort,
      namesSize: input.names_size,
      perSku: input.per_sku,
    };
    const id = input.id ?? (await addParam(db, { ...values, categoryId: here.categoryId }));
    if (input.id !== undefined) await changeParam(db, input.id, values);
    await ctx.changed(...SHOWN_BY);
    return ok({ id });
  });
}

/** Takes away a parameter that no size has a value of. */
export async function removeParameter(
  ctx: UserContext,
  { id }: { id: number },
): Promise<Result<null, 'taxonomy.gone' | 'taxonomy.parameter_used'>> {
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    await lockTree(db);
    const row = await paramById(db, id);
    if (!row) return fail('taxonomy.gone');
    const key = parameterKey(row.name, row.unit);
    const sizes = (await sizesByParameter(db, row.categoryId, [key])).get(key) ?? 0;
    if (sizes > 0) return fail('taxonomy.parameter_used', { n: sizes });
    await dropParam(db, id);
    await ctx.changed(...SHOWN_BY);
    return ok(null);
  });
}
