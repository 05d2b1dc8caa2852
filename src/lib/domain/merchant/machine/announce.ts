import type { StoreEvent } from '#lib/contracts/states.ts';
import type { Context } from '#lib/domain/context.ts';
import { newId } from '#lib/kernel/ids.ts';
import { addDelivery, hooksOf, storesHearing, type Hook } from './machine.repo.ts';

type Told = Record<string, string | number>;

/** Keeps what an address is told, and sends the job that tells it; part of the caller's transaction. */
export async function tell(
  ctx: Context,
  { webhookId, merId }: { webhookId: string; merId: number },
  event: StoreEvent | 'ping',
  data: Told,
): Promise<string> {
  const createdAt = ctx.clock.now();
  const webhookDeliveryId = newId(createdAt);
  const body = JSON.stringify({
    id: webhookDeliveryId,
    event,
    time: createdAt.toISOString(),
    store_id: merId,
    data,
  });
  await addDelivery(ctx.database.db, {
    webhookDeliveryId,
    webhookId,
    merId,
    event,
    body,
    createdAt,
    nextAt: createdAt,
  });
  await ctx.jobs.send('webhook.send', { deliveryId: webhookDeliveryId }, { of: String(merId) });
  return webhookDeliveryId;
}

/**
 * Tells the programs of a store that something has happened, if they want to hear of it. It belongs into the
 * transaction of the fact: what is rolled back is told to nobody, and what is committed is told for certain.
 */
export async function announce(
  ctx: Context,
  merId: number,
  event: StoreEvent,
  data: Told,
  /** Addresses of this store, and of others, where they are known already. */
  known?: readonly Hook[],
): Promise<void> {
  const hooks = known ?? (await hooksOf(ctx.database.db, merId));
  for (const hook of hooks)
    if (hook.merId === merId && hook.events.includes(event)) await tell(ctx, hook, event, data);
}

/** Stores whose programs want to hear of this at all. */
export const listening = (ctx: Context, event: StoreEvent): Promise<number[]> =>
  storesHearing(ctx.database.db, event);
