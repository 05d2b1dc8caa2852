import type { DeskFreight } from '#lib/contracts/store-desk.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { saysWords } from '#lib/kernel/says-words.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { MerchantContext } from '#lib/domain/context.ts';
import { codesOf, freeLine, nameOfCode, readFree, readRule, ruleLine } from './freight-lines.ts';
import {
  addFreight,
  changeFreight,
  dropFreight,
  freightOfStore,
  goodsByFreight,
  lockFreight,
} from './freight.repo.ts';

/** Freight templates of the caller's store. */
export async function listFreight(
  ctx: MerchantContext,
  { page, limit, keyword }: { page: number; limit: number; keyword?: string | undefined },
): Promise<Result<{ count: number; list: DeskFreight[] }, never>> {
  const { db } = ctx.database;
  const rows = await freightOfStore(db, ctx.actor.merId);
  const goods = await goodsByFreight(db, ctx.actor.merId);
  const all = rows.map((template) => ({
    freight_id: template.freightTemplateId,
    name: template.name,
    name_en: template.nameEn,
    charge_type: template.chargeType,
    rules: template.rules.map((rule) => ruleLine(rule, template.chargeType, ctx.locale)),
    free_rules: template.freeRules.map((rule) => freeLine(rule, template.chargeType, ctx.locale)),
    undelivery: template.undelivery,
    undelivered: template.undeliveredCities.map((code) => nameOfCode(code, ctx.locale)),
    goods: goods.get(template.freightTemplateId) ?? 0,
  }));
  const found = all.filter((row) =>
    saysWords(keyword, row.name, row.name_en, ...row.rules, ...row.free_rules, ...row.undelivered),
  );
  return ok({ count: found.length, list: found.slice((page - 1) * limit, page * limit) });
}

type Saving = Omit<DeskFreight, 'freight_id' | 'goods'> & { id?: number | undefined };
type Fault =
  'freight.line' | 'freight.free_line' | 'freight.region' | 'freight.elsewhere' | 'freight.undelivered';

/** A template from a form; or the first line that cannot be read. */
function templateOf(input: Saving) {
  const { charge_type: chargeType, undelivery } = input;
  const rules = input.rules.map((line) => readRule(line, chargeType));
  const free = input.free_rules.map((line) => readFree(line, chargeType));
  const isListed = undelivery === 'listed';
  const undelivered = isListed ? codesOf(input.undelivered) : ok([]);
  for (const [field, found] of [
    ...rules.map((one) => ['rules', one] as const),
    ...free.map((one) => ['free_rules', one] as const),
    ['undelivered', undelivered] as const,
  ])
    if (!found.ok) return fail<Fault>(found.failure.code, found.failure.params, field);
  const good = rules.flatMap((one) => (one.ok ? [one.value] : []));
  const codes = undelivered.ok ? undelivered.value : [];
  const hasElsewhere = good.some(({ cities }) => cities.length === 0);
  if (good.length === 0 || (undelivery !== 'only_ruled' && !hasElsewhere))
    return fail<Fault>('freight.elsewhere', undefined, 'rules');
  if (isListed && codes.length === 0) return fail<Fault>('freight.undelivered', undefined, 'undelivered');
  return ok({
    name: input.name,
    nameEn: input.name_en,
    chargeType,
    rules: good,
    freeRules: free.flatMap((one) => (one.ok ? [one.value] : [])),
    undelivery,
    undeliveredCities: codes,
  });
}

/** Adds a freight template of the caller's store, or changes one; carts and goods pages follow at once. */
export async function saveFreight(
  ctx: MerchantContext,
  input: Saving,
): Promise<Result<{ id: number }, Fault | 'freight.gone'>> {
  const read = templateOf(input);
  if (!read.ok) return read;
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    const { merId } = ctx.actor;
    const { id } = input;
    if (id !== undefined && !(await lockFreight(db, merId, id))) return fail('freight.gone');
    const saved = id ?? (await addFreight(db, { ...read.value, merId }));
    if (id !== undefined) await changeFreight(db, id, read.value);
    await ctx.changed(`goods-of:${merId}`, 'goods');
    return ok({ id: saved });
  });
}

/** Takes away a freight template that no goods are sent by. */
export async function removeFreight(
  ctx: MerchantContext,
  { id }: { id: number },
): Promise<Result<null, 'freight.gone' | 'freight.used'>> {
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    if (!(await lockFreight(db, ctx.actor.merId, id))) return fail('freight.gone');
    const goods = (await goodsByFreight(db, ctx.actor.merId)).get(id) ?? 0;
    if (goods > 0) return fail('freight.used', { n: goods });
    await dropFreight(db, id);
    return ok(null);
  });
}
