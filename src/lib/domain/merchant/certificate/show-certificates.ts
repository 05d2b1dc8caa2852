import { after, shanghaiDay } from '#lib/kernel/clock.ts';
import { FILE_LINK_LIFE } from '#lib/kernel/limits.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { Context } from '#lib/domain/context.ts';
import { spendCaptcha } from '#lib/domain/account/identity/index.ts';
import { linkTo } from '#lib/domain/content/media/index.ts';
import { certificatesOf } from './certificate.repo.ts';

interface Asked {
  mer: number;
  key: string;
  code: string;
}

/**
 * Links to the certificates of a store, for a captcha that was read; watermarked, and over after some minutes.
 */
export async function showCertificates(
  ctx: Context,
  { mer, key, code }: Asked,
): Promise<
  Result<
    { images: string[]; expire_time: string },
    'certificate.code' | 'certificate.none' | 'store.not_found'
  >
> {
  if (!(await spendCaptcha(ctx, { key, code }))) return fail('certificate.code', undefined, 'code');
  const store = await certificatesOf(ctx.database.reader, mer);
  if (!store || store.status === 'deleted') return fail('store.not_found');
  if (store.images.length === 0) return fail('certificate.none');
  const now = ctx.clock.now();
  const host = new URL(ctx.settings.siteUrl).host;
  const images = await linkTo(ctx, store.images, `${host} ${shanghaiDay(now)}`);
  return ok({ images, expire_time: after(now, FILE_LINK_LIFE).toISOString() });
}
