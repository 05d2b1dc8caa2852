import type { DeskUnit } from '#lib/contracts/taxonomy.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { PlatformUnit } from '#lib/kernel/platform-settings.ts';
import { keepUnits, lockUnits, noteGoodsOf, unitsInUse, unitsOf } from './taxonomy.repo.ts';

const folded = (word: string): string => word.trim().toLowerCase();
/** What tells it from others: several may have the same name in English. */
const namesOf = ({ zh, spellings }: PlatformUnit): string[] => [zh, ...spellings].map(folded);

const rowOf = ({ zh, en, spellings, holds, code }: PlatformUnit, goods: number): DeskUnit => ({
  name: zh,
  name_en: en,
  spellings: [...spellings],
  base: holds?.zh ?? '',
  base_en: holds?.en ?? '',
  count: holds?.count ?? 0,
  code: code ?? '',
  goods,
  is_listed: true,
});

/** Units of sale: those that are listed, then what stores write besides, the most used first. */
export async function listUnits(
  ctx: UserContext,
  {
    page,
    limit,
    listed,
    keyword,
  }: { page: number; limit: number; listed?: 'yes' | 'no' | undefined; keyword?: string | undefined },
): Promise<Result<{ count: number; list: DeskUnit[] }, never>> {
  const { db } = ctx.database;
  const own = (await unitsOf(db)) ?? [];
  const used = await unitsInUse(db);
  const goodsBy = new Map(used.map(({ name, goods }) => [name, goods]));
  const known = new Set(own.map(({ zh }) => zh));
  const rows = [
    ...own.map((unit) => rowOf(unit, goodsBy.get(unit.zh) ?? 0)),
    ...used
      .filter(({ name }) => !known.has(name))
      .map(({ name, english, goods }) => ({
        ...rowOf({ zh: name, en: english, spellings: [] }, goods),
        is_listed: false,
      })),
  ];
  const words = folded(keyword ?? '');
  const found = rows.filter(
    (row) =>
      (!listed || row.is_listed === (listed === 'yes')) &&
      [row.name, row.name_en, row.code, ...row.spellings].some((name) => folded(name).includes(words)),
  );
  return ok({ count: found.length, list: found.slice((page - 1) * limit, page * limit) });
}

/**
 * Locks the list, changes it and invalidates the pages of all processes. `of` are names of units: goods sold by them
 * are marked as changed, since their price per piece changes.
 */
const change = <F extends string>(
  ctx: UserContext,
  of: readonly string[],
  turn: (all: PlatformUnit[]) => Result<PlatformUnit[], F>,
): Promise<Result<null, F>> =>
  ctx.database.tx(async () => {
    const { db } = ctx.database;
    const next = turn([...(await lockUnits(db))]);
    if (!next.ok) return next;
    await keepUnits(db, next.value);
    await noteGoodsOf(db, of);
    await ctx.changed('goods');
    return ok(null);
  });

/** Lists a unit, or changes one. Goods that come from now on bear its names; those that are there keep theirs. */
export async function saveUnit(
  ctx: UserContext,
  { was, ...input }: Omit<DeskUnit, 'goods' | 'is_listed'> & { was?: string | undefined },
): Promise<Result<null, 'taxonomy.gone' | 'taxonomy.unit_taken' | 'taxonomy.unit_base'>> {
  const { name, name_en: english, base, base_en: baseEnglish, count, code } = input;
  const hasBase = base !== '' || count > 0;
  if (hasBase && (base === '' || baseEnglish === '' || folded(base) === folded(name)))
    return fail('taxonomy.unit_base', undefined, base === '' || baseEnglish !== '' ? 'base' : 'base_en');
  if (hasBase && count < 2) return fail('taxonomy.unit_base', undefined, 'count');
  const own = [folded(name), folded(english)];
  const spellings = [...new Set(input.spellings.map((one) => one.trim()))].filter(
    (one) => one && !own.includes(folded(one)),
  );
  const unit: PlatformUnit = {
    zh: name,
    en: english,
    spellings,
    ...(code ? { code } : {}),
    ...(hasBase ? { holds: { count, zh: base, en: baseEnglish } } : {}),
  };
  return change<'taxonomy.gone' | 'taxonomy.unit_taken'>(
    ctx,
    [...(was ? [was] : []), name, ...spellings],
    (all) => {
      const at = was === undefined ? -1 : all.findIndex(({ zh }) => zh === was);
      const others = all.filter((_, place) => place !== at);
      const names = namesOf(unit);
      if (others.some((other) => namesOf(other).some((one) => names.includes(one))))
        return fail('taxonomy.unit_taken', undefined, 'name');
      return ok(at < 0 ? [...all, unit] : all.with(at, unit));
    },
  );
}

/** Takes a unit off the list. */
export const removeUnit = (
  ctx: UserContext,
  { name }: { name: string },
): Promise<Result<null, 'taxonomy.gone'>> =>
  change<'taxonomy.gone'>(ctx, [name], (all) =>
    all.some(({ zh }) => zh === name) ? ok(all.filter(({ zh }) => zh !== name)) : fail('taxonomy.gone'),
  );
