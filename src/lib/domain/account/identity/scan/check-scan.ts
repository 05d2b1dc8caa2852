import type { ScanState } from '#lib/contracts/identity.ts';
import { after, minutes } from '#lib/kernel/clock.ts';
import { sha256Hex } from '#lib/kernel/ids.ts';
import { SCAN_LOOKS_PER_MINUTE } from '#lib/kernel/limits.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { Context } from '#lib/domain/context.ts';
import { accountById } from '../account.repo.ts';
import { letIn } from '../factor/let-in.ts';
import { addToCount } from '../rate/rate.repo.ts';
import { moveScan, scanByKey } from './scan.repo.ts';

const OVER: ScanState = { status: 400, result: null };
const WAITING: ScanState = { status: 201, result: null };
const SCANNED: ScanState = { status: 202, result: null };

/**
 * What became of a QR code, for the browser that asked for it: 201 and 202 go on, 200 brings the login once, 400
 * ends the looking (expired, refused, used, or another browser's).
 */
export async function checkScan(
  ctx: Context,
  input: { key: string },
): Promise<Result<ScanState, 'factor.wanted' | 'request.too_many'>> {
  const { db } = ctx.database;
  const now = ctx.clock.now();
  const [key = '', secret = ''] = input.key.split('.');
  const found = await scanByKey(db, key, now);
  if (!found || found.browserHash !== sha256Hex(secret) || found.device !== ctx.request.device)
    return ok(OVER);
  const looks = await addToCount(db, `scan ${key}`, now, after(now, minutes(1)));
  if (looks > SCAN_LOOKS_PER_MINUTE) return fail('request.too_many');
  if (found.status === 'waiting') return ok(WAITING);
  if (found.status === 'scanned') return ok(SCANNED);
  if (found.status !== 'confirmed') return ok(OVER);
  return ctx.database.tx(async () => {
    const collected = await moveScan(db, { key, from: 'confirmed', to: 'used', now });
    const account = collected?.uid ? await accountById(db, collected.uid) : undefined;
    if (account?.status !== 'active') return ok(OVER);
    const login = await letIn(ctx, account, 'code');
    return login.ok ? ok<ScanState>({ status: 200, result: login.value }) : login;
  });
}
