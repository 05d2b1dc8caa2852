import type { StoreProfile } from '#lib/contracts/store-desk.ts';
import { parseYuan, yuan } from '#lib/kernel/money.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { MerchantContext } from '#lib/domain/context.ts';
import { ownsOpenImages } from '#lib/domain/content/media/index.ts';
import { isOfLibrary } from '../library/index.ts';
import { changeProfile, profileOf } from './profile.repo.ts';

const two = (part: number): string => String(part).padStart(2, '0');
const hourOf = (minute: number): string => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
const minuteOf = (hour: string): number => Number(hour.slice(0, 2)) * 60 + Number(hour.slice(3));

/** The profile of the caller's store, as a list of one. */
export async function readProfile(
  ctx: MerchantContext,
): Promise<Result<{ count: number; list: StoreProfile[] }, never>> {
  const row = await profileOf(ctx.database.db, ctx.actor.merId);
  return ok({
    count: 1,
    list: [
      {
        mer_id: row.merId,
        name: ctx.locale === 'zh-CN' ? row.name : row.nameEn || row.name,
        intro: row.intro,
        intro_en: row.introEn,
        phone: row.servicePhone,
        address: row.address,
        address_en: row.addressEn,
        service_from: hourOf(row.serviceFrom),
        service_until: hourOf(row.serviceUntil),
        free_freight_from: row.freeFreightFrom === null ? '' : yuan(row.freeFreightFrom),
        pick_up: row.pickUp,
        open_receipt: row.openReceipt,
        logo: row.avatar,
        banner: row.banner,
        closed_from: row.closedFrom,
        closed_until: row.closedUntil,
        closed_note: row.closedNote,
        closed_note_en: row.closedNoteEn,
      },
    ],
  });
}

/** Pictures come as uploads: one path, or none to keep the one before. */
type Saving = Omit<StoreProfile, 'mer_id' | 'name' | 'logo' | 'banner'> & {
  logo: string[];
  banner: string[];
};

/** Changes the profile of the caller's store, and how it sells. */
export async function saveProfile(
  ctx: MerchantContext,
  input: Saving,
): Promise<Result<null, 'store.hours' | 'store.free_freight' | 'store.closing' | 'store.picture'>> {
  const { merId } = ctx.actor;
  const [serviceFrom, serviceUntil] = [minuteOf(input.service_from), minuteOf(input.service_until)];
  if (serviceFrom >= serviceUntil) return fail('store.hours', undefined, 'service_until');
  const free = input.free_freight_from ? parseYuan(input.free_freight_from) : null;
  if (free === undefined) return fail('store.free_freight', undefined, 'free_freight_from');
  const { closed_from: closedFrom, closed_until: closedUntil } = input;
  if ((closedFrom === '') !== (closedUntil === '') || closedUntil < closedFrom)
    return fail('store.closing', undefined, 'closed_until');
  for (const field of ['logo', 'banner'] as const)
    if (!(await ownsOpenImages(ctx, input[field])) && !(await isOfLibrary(ctx, input[field])))
      return fail('store.picture', undefined, field);
  const [avatar] = input.logo;
  const [banner] = input.banner;
  await changeProfile(ctx.database.db, merId, {
    ...(avatar ? { avatar } : {}),
    ...(banner ? { banner } : {}),
    closedFrom,
    closedUntil,
    closedNote: input.closed_note,
    closedNoteEn: input.closed_note_en,
    intro: input.intro,
    introEn: input.intro_en,
    servicePhone: input.phone,
    address: input.address,
    addressEn: input.address_en,
    serviceFrom,
    serviceUntil,
    freeFreightFrom: free,
    pickUp: input.pick_up,
    openReceipt: input.open_receipt,
  });
  await ctx.changed(`store:${merId}`, `goods-of:${merId}`, 'goods', 'stores');
  return ok(null);
}
