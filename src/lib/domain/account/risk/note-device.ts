import type { RiskKind } from '#lib/contracts/risk.ts';
import { sha256Hex } from '#lib/kernel/ids.ts';
import type { Context } from '#lib/domain/context.ts';
import { addUse } from './risk.repo.ts';

/** As much of the hash as tells devices apart. */
const KEY_LENGTH = 24;

/**
 * Keeps from which device an account took what is meant for one buyer each; part of the transaction that gives it.
 * Nothing is refused for it: colleagues share an address, and limits count accounts.
 */
export async function noteDevice(
  { database, clock, request: { address, device } }: Pick<Context, 'database' | 'clock' | 'request'>,
  { kind, targetId, uid }: { kind: RiskKind; targetId: string; uid: number },
): Promise<void> {
  const deviceKey = sha256Hex(`${address} ${device}`).slice(0, KEY_LENGTH);
  await addUse(database.db, { kind, targetId, deviceKey, uid, address, device, at: clock.now() });
}
