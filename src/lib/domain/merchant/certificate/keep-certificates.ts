import type { StoreCertificate } from '#lib/contracts/store-desk.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { MerchantContext } from '#lib/domain/context.ts';
import { ownsImages, showPictures } from '#lib/domain/content/media/index.ts';
import { after, days, shanghaiDay, shanghaiTime } from '#lib/kernel/clock.ts';
import { CERTIFICATE_NOTICE_DAYS } from '#lib/kernel/limits.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import {
  addCertificate,
  certificatesOf,
  certificatesOfStore,
  changeCertificate,
  countEnding,
  dropCertificate,
  lockCertificate,
  swapImages,
} from './certificate.repo.ts';

/** Days that are left of a certificate, its last one included; below one it has ended. */
const daysLeft = (expiresOn: string, today: string): number =>
  Math.round((shanghaiTime(expiresOn, 24).getTime() - shanghaiTime(today, 0).getTime()) / days(1));

function stateOf(left: number | null): StoreCertificate['state'] {
  if (left === null || left > CERTIFICATE_NOTICE_DAYS) return 'good';
  return left < 1 ? 'over' : 'ending';
}

/** Certificates of the caller's store, the next to end first; pictures from its application have neither name nor end, and no words find them. */
export async function listCertificates(
  ctx: MerchantContext,
  { page, limit, keyword = '' }: { page: number; limit: number; keyword?: string | undefined },
): Promise<Result<{ count: number; list: StoreCertificate[] }, never>> {
  const { db } = ctx.database;
  const { merId } = ctx.actor;
  const kept = await certificatesOfStore(db, merId, keyword);
  const images = keyword.trim() ? [] : ((await certificatesOf(db, merId))?.images ?? []);
  const first = images.filter((path) => !kept.some((row) => row.image === path));
  const today = shanghaiDay(ctx.clock.now());
  const rows = [
    ...kept.map(({ storeCertificateId: id, name, number, image, expiresOn }) => ({
      certificate_id: id,
      name,
      number,
      image,
      expires_on: expiresOn ?? '',
      days_left: expiresOn === null ? null : daysLeft(expiresOn, today),
    })),
    ...first.map((image) => ({
      certificate_id: -1 - images.indexOf(image),
      name: '',
      number: '',
      image,
      expires_on: '',
      days_left: null,
    })),
  ];
  const shown = rows.slice((page - 1) * limit, page * limit);
  const pictures = await showPictures(
    ctx,
    shown.map((row) => row.image),
  );
  return ok({
    count: rows.length,
    list: shown.map((row, at) => ({ ...row, image: pictures[at] ?? '', state: stateOf(row.days_left) })),
  });
}

interface Saving {
  id?: number | undefined;
  name: string;
  number: string;
  image: string[];
  expires_on: string;
}

/** Adds a certificate of the caller's store, or changes one; without a new picture the old one stays. */
export async function saveCertificate(
  ctx: MerchantContext,
  { id, name, number, image, expires_on: expiresOn }: Saving,
): Promise<Result<{ id: number }, 'store.certificate_gone' | 'store.certificate_image'>> {
  const [fresh = ''] = image;
  if (fresh ? !(await ownsImages(ctx, [fresh])) : id === undefined)
    return fail('store.certificate_image', undefined, 'image');
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    const { merId } = ctx.actor;
    const values = { name, number, expiresOn: expiresOn || null };
    const before = id === undefined ? undefined : await lockCertificate(db, merId, id);
    if (id !== undefined && !before) return fail('store.certificate_gone');
    if (fresh) await swapImages(db, merId, before?.image ?? '', fresh);
    if (id !== undefined)
      await changeCertificate(db, merId, id, fresh ? { ...values, image: fresh } : values);
    const row = { ...values, merId, image: fresh, createdAt: ctx.clock.now() };
    const saved = id ?? (await addCertificate(db, row));
    await ctx.changed(`store:${merId}`, 'stores');
    return ok({ id: saved });
  });
}

/** Takes a certificate away; buyers are not shown it any more. */
export async function removeCertificate(
  ctx: MerchantContext,
  { id }: { id: number },
): Promise<Result<null, 'store.certificate_gone'>> {
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    const { merId } = ctx.actor;
    const row = await lockCertificate(db, merId, id);
    if (!row) return fail('store.certificate_gone');
    await dropCertificate(db, merId, id);
    await swapImages(db, merId, row.image, '');
    await ctx.changed(`store:${merId}`, 'stores');
    return ok(null);
  });
}

/** Certificates of the caller's store that end within a month, or have ended, so that they can be renewed. */
export async function certificatesEnding(
  ctx: MerchantContext,
): Promise<{ count: number; since: Date | null }> {
  const until = shanghaiDay(after(ctx.clock.now(), days(CERTIFICATE_NOTICE_DAYS - 1)));
  return { count: await countEnding(ctx.database.db, ctx.actor.merId, until), since: null };
}
