import type { ScanAsked } from '#lib/contracts/identity.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { deviceName } from '../session/device-name.ts';
import { scanFlow } from './scan.flow.ts';
import { moveScan, scanByKey } from './scan.repo.ts';

/** Opened twice by the same phone (a reload) it shows the same. */
const isOpenedBy = (found: { status: string; uid: number | null } | undefined, uid: number): boolean =>
  found?.status === 'scanned' && found.uid === uid;

/** A logged-in phone has scanned the code: tells which device asks. */
export async function openScan(
  ctx: UserContext,
  { key }: { key: string },
): Promise<Result<ScanAsked, 'scan.invalid'>> {
  const { db } = ctx.database;
  const { uid } = ctx.actor;
  const now = ctx.clock.now();
  const opened = await moveScan(db, {
    key,
    from: 'waiting',
    to: scanFlow.next('waiting', 'open')!,
    uid,
    now,
  });
  const found = opened ?? (await scanByKey(db, key, now));
  if (!found || !isOpenedBy(found, uid)) return fail('scan.invalid');
  return ok({
    device: deviceName(found.device),
    address: found.address,
    asked_at: found.createdAt.toISOString(),
  });
}

/** The phone that has opened the code lets the browser in, or refuses. */
export async function confirmScan(
  ctx: UserContext,
  { key, agree }: { key: string; agree: boolean },
): Promise<Result<undefined, 'scan.invalid'>> {
  const to = scanFlow.next('scanned', agree ? 'agree' : 'refuse')!;
  const { uid } = ctx.actor;
  const moved = await moveScan(ctx.database.db, { key, from: 'scanned', to, uid, now: ctx.clock.now() });
  return moved ? ok() : fail('scan.invalid');
}
