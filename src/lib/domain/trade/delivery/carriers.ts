import type { Carrier } from '#lib/contracts/delivery.ts';
import { moved } from '#lib/kernel/moved.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { PlatformCourier } from '#lib/kernel/platform-settings.ts';
import { saysWords } from '#lib/kernel/says-words.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { couriersOf, keepCouriers, lockCouriers } from './carriers.repo.ts';

/** Carriers in the order in which stores choose from them. */
export async function listCarriers(
  ctx: UserContext,
  { page, limit, keyword }: { page: number; limit: number; keyword?: string | undefined },
): Promise<Result<{ count: number; list: Carrier[] }, never>> {
  const all = (await couriersOf(ctx.database.db)) ?? ctx.logistics.couriers;
  const found = all.filter((one) => saysWords(keyword, one.zh, one.en, one.code, one.phone ?? ''));
  const list = found.map((one) => ({
    code: one.code,
    name: one.zh,
    name_en: one.en,
    phone: one.phone ?? '',
    link: one.link ?? '',
    is_called: one.isCalled ?? false,
    is_on: !one.isOff,
  }));
  return ok({ count: list.length, list: list.slice((page - 1) * limit, page * limit) });
}

/** Changes the stored list of carriers; while none is stored, that of the tracking service is the beginning. */
const change = <T>(
  ctx: UserContext,
  turn: (all: PlatformCourier[]) => Result<PlatformCourier[], T & string>,
): Promise<Result<null, T & string>> =>
  ctx.database.tx(async () => {
    const { db } = ctx.database;
    const next = turn([...(await lockCouriers(db, ctx.logistics.couriers))]);
    if (!next.ok) return next;
    await keepCouriers(db, next.value);
    return ok(null);
  });

/** Adds a carrier at the end, or changes one; its code stays, since parcels refer to it. */
export const saveCarrier = (
  ctx: UserContext,
  { is_new: isNew, ...input }: Omit<Carrier, 'code'> & { code: string; is_new: boolean },
): Promise<Result<null, 'carrier.gone' | 'carrier.code'>> =>
  change<'carrier.gone' | 'carrier.code'>(ctx, (all) => {
    const at = all.findIndex(({ code }) => code === input.code);
    if (isNew && at >= 0) return fail('carrier.code', undefined, 'code');
    if (!isNew && at < 0) return fail('carrier.gone');
    const row: PlatformCourier = {
      code: input.code,
      zh: input.name,
      en: input.name_en,
      phone: input.phone,
      link: input.link,
      isCalled: input.is_called,
      isOff: !input.is_on,
    };
    return ok(isNew ? [...all, row] : all.with(at, row));
  });

/** Moves a carrier by one place; at the end of the list it stays. */
export const moveCarrier = (
  ctx: UserContext,
  { code, to }: { code: string; to: 'up' | 'down' },
): Promise<Result<null, 'carrier.gone'>> =>
  change<'carrier.gone'>(ctx, (all) => {
    const at = all.findIndex((one) => one.code === code);
    return at < 0 ? fail('carrier.gone') : ok(moved(all, at, to));
  });
