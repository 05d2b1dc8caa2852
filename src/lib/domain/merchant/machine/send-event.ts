import type { StoreEvent } from '#lib/contracts/states.ts';
import type { Context } from '#lib/domain/context.ts';
import { newId } from '#lib/kernel/ids.ts';
import { addDelivery, hooksOf, storesSubscribedTo, type Hook } from './machine.repo.ts';

type Told = Record<string, string | number>;

/** Stores a webhook delivery, and sends the job that delivers it; part of the caller's transaction. */
export async function queueDelivery(
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
 * Sends an event to the webhooks of a store that want it. Call it in the transaction of the event itself: both are
 * rolled back, or committed, together.
 */
export async function sendEvent(
  ctx: Context,
  merId: number,
  event: StoreEvent,
  data: Told,
  /** Webhooks of this store, and of others, where they were read already. */
  known?: readonly Hook[],
): Promise<void> {
  const hooks = known ?? (await hooksOf(ctx.database.db, merId));
  for (const hook of hooks)
    if (hook.merId === merId && hook.events.includes(event)) await queueDelivery(ctx, hook, event, data);
}

/** Stores with a webhook that wants this event. */
export const listening = (ctx: Context, event: StoreEvent): Promise<number[]> =>
  storesSubscribedTo(ctx.database.db, event);
