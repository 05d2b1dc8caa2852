import QRCode from 'qrcode';
import { after } from '#lib/kernel/clock.ts';
import { newId, newToken, sha256Hex } from '#lib/kernel/ids.ts';
import { SCAN_LOGIN_LIFE } from '#lib/kernel/limits.ts';
import { ok, type Result } from '#lib/kernel/result.ts';
import type { Context } from '#lib/domain/context.ts';
import { addScan } from './scan.repo.ts';

/**
 * A QR code for this browser. The browser's key has a second half that is not in the picture: who photographs
 * the code can confirm it, and cannot collect the login.
 */
export async function askScan(
  ctx: Context,
): Promise<Result<{ key: string; qrcode: string; expires_time: string }>> {
  const now = ctx.clock.now();
  const key = newId(now);
  const secret = newToken();
  const expiresAt = after(now, SCAN_LOGIN_LIFE);
  const { device, address } = ctx.request;
  await addScan(ctx.database.db, {
    key,
    browserHash: sha256Hex(secret),
    device,
    address,
    status: 'waiting',
    createdAt: now,
    expiresAt,
  });
  const link = `${ctx.settings.siteUrl}/scan_login?key=${key}`;
  const qrcode = await QRCode.toDataURL(link, { margin: 1, width: 360, errorCorrectionLevel: 'M' });
  return ok({ key: `${key}.${secret}`, qrcode, expires_time: expiresAt.toISOString() });
}
