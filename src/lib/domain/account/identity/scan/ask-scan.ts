import QRCode from 'qrcode';
import { after } from '#lib/kernel/clock.ts';
import { newId, newToken, sha256Hex } from '#lib/kernel/ids.ts';
import { SCAN_LOGIN_LIFE } from '#lib/kernel/limits.ts';
import { ok, type Result } from '#lib/kernel/result.ts';
import type { Context } from '#lib/domain/context.ts';
import { addScan } from './scan.repo.ts';

/** A name of this machine itself, as a browser sends it; a QR code for such an address cannot lead to another site. */
const THIS_MACHINE = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/i;

/**
 * Where the code leads. A mall without a public address is opened by several names of its machine, and logins count
 * for the name they were made under: the code keeps the browser's. Any other Host is not believed.
 */
function siteOf({ settings: { siteUrl }, request: { host = '' } }: Context): string {
  const { protocol, host: own } = new URL(siteUrl);
  return THIS_MACHINE.test(own) && THIS_MACHINE.test(host) ? `${protocol}//${host}` : siteUrl;
}

/**
 * A QR code for this browser. The browser's key has a second half that is not in the picture: who photographs
 * the code can confirm it, and cannot collect the login.
 */
export async function askScan(
  ctx: Context,
): Promise<Result<{ key: string; qrcode: string; expires_time: string }, never>> {
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
  const link = `${siteOf(ctx)}/scan_login?key=${key}`;
  const qrcode = await QRCode.toDataURL(link, { margin: 1, width: 360, errorCorrectionLevel: 'M' });
  return ok({ key: `${key}.${secret}`, qrcode, expires_time: expiresAt.toISOString() });
}
