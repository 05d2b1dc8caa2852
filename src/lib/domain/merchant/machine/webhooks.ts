import { isIP } from 'node:net';
import type { Webhook, WebhookDelivery } from '#lib/contracts/machine.ts';
import type { StoreEvent } from '#lib/contracts/states.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { Context, MerchantContext } from '#lib/domain/context.ts';
import { newId, newToken } from '#lib/kernel/ids.ts';
import { isPublicAddress } from '#lib/kernel/network.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { queueDelivery } from './send-event.ts';
import { tellRunners } from './token-news.ts';
import {
  addWebhook,
  changeDelivery,
  changeWebhookRow,
  countWebhooks,
  deliveriesOf,
  deliveryById,
  dropWebhook,
  lockWebhook,
  webhooksOf,
  type DeliveryRow,
} from './machine.repo.ts';

const WEBHOOKS_MAX = 10;

/**
 * Whether an address may be used as a webhook: https, without name or password, and not inside a network; in the demo
 * this machine is allowed. What its name resolves to is checked again at each delivery.
 */
function usable({ settings }: Pick<Context, 'settings'>, text: string): Result<string, 'webhook.url'> {
  const url = URL.parse(text);
  const isWhole = url && !url.username && !url.password && !url.hash;
  if (!isWhole) return fail('webhook.url', undefined, 'url');
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');
  const isOpen = isIP(host)
    ? isPublicAddress(host)
    : host.includes('.') && !/\.(local|internal|localhost)$/.test(host);
  const isPublic = url.protocol === 'https:' && isOpen;
  const isInside = ['localhost', '127.0.0.1', '::1'].includes(host) && /^https?:$/.test(url.protocol);
  return isPublic || (settings.demo && isInside) ? ok(url.href) : fail('webhook.url', undefined, 'url');
}

/** A stolen session could have a store's orders sent anywhere: whoever runs the store hears where they go from now on. */
const tellWhereTo = (ctx: MerchantContext, url: string): Promise<void> =>
  tellRunners(ctx, 'desk.webhook_made', ctx.actor, { host: new URL(url).host }, '/merchant/webhooks');

export async function listWebhooks(
  ctx: MerchantContext,
  paged: { page: number; limit: number },
): Promise<Result<{ count: number; list: Webhook[] }, never>> {
  const { count, list } = await webhooksOf(ctx.database.db, ctx.actor.merId, paged);
  return ok({
    count,
    list: list.map(({ webhook, maker, isKept }) => ({
      webhook_id: webhook.webhookId,
      url: webhook.url,
      events: webhook.events,
      is_on: webhook.isOn && isKept,
      is_kept: isKept,
      failures: webhook.failures,
      made_by: maker,
      create_time: webhook.createdAt.toISOString(),
    })),
  });
}

/** Adds a webhook for chosen events. The secret that signs them is shown once and stored encrypted. */
export async function makeWebhook(
  ctx: MerchantContext,
  input: { url: string; events: StoreEvent[] },
): Promise<Result<{ webhook_id: string; secret: string }, 'webhook.url' | 'webhook.limit'>> {
  const url = usable(ctx, input.url);
  if (!url.ok) return url;
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    const { merId, uid } = ctx.actor;
    if ((await countWebhooks(db, merId)) >= WEBHOOKS_MAX) return fail('webhook.limit', { n: WEBHOOKS_MAX });
    const createdAt = ctx.clock.now();
    const secret = newToken();
    const webhookId = newId(createdAt);
    await addWebhook(db, {
      webhookId,
      merId,
      uid,
      url: url.value,
      events: [...new Set(input.events)],
      secret: ctx.seal.close(secret),
      createdAt,
    });
    await tellWhereTo(ctx, url.value);
    return ok({ webhook_id: webhookId, secret });
  });
}

/**
 * Changes a webhook of the caller's store; one that is switched on begins without failures. It belongs to the caller
 * from then on, since the person who set it up may have left.
 */
export async function changeWebhook(
  ctx: MerchantContext,
  { id, is_on, ...input }: { id: string; url: string; events: StoreEvent[]; is_on: boolean },
): Promise<Result<undefined, 'webhook.not_found' | 'webhook.url'>> {
  const url = usable(ctx, input.url);
  if (!url.ok) return url;
  return ctx.database.tx(async () => {
    const held = await lockWebhook(ctx.database.db, ctx.actor.merId, id);
    if (!held) return fail('webhook.not_found');
    await changeWebhookRow(ctx.database.db, id, {
      url: url.value,
      events: [...new Set(input.events)],
      isOn: is_on,
      uid: ctx.actor.uid,
      ...(is_on && !held.isOn ? { failures: 0 } : {}),
    });
    if (url.value !== held.url) await tellWhereTo(ctx, url.value);
    return ok();
  });
}

export async function removeWebhook(
  ctx: MerchantContext,
  { id }: { id: string },
): Promise<Result<undefined, 'webhook.not_found'>> {
  return ctx.database.tx(async () => {
    if (!(await lockWebhook(ctx.database.db, ctx.actor.merId, id))) return fail('webhook.not_found');
    await dropWebhook(ctx.database.db, id);
    return ok();
  });
}

/** Sends the event `ping` to a webhook; the result stands in the log. */
export async function tryWebhook(
  ctx: MerchantContext,
  { id }: { id: string },
): Promise<Result<{ delivery_id: string }, 'webhook.not_found'>> {
  return ctx.database.tx(async () => {
    const held = await lockWebhook(ctx.database.db, ctx.actor.merId, id);
    if (!held) return fail('webhook.not_found');
    return ok({ delivery_id: await queueDelivery(ctx, held, 'ping', {}) });
  });
}

const view = ({ delivery, url }: { delivery: DeliveryRow; url: string }): WebhookDelivery => ({
  delivery_id: delivery.webhookDeliveryId,
  webhook_id: delivery.webhookId,
  url,
  event: delivery.event,
  status: delivery.status,
  tries: delivery.tries,
  answered: delivery.answered,
  answer: delivery.answer,
  took_ms: delivery.tookMs,
  body: delivery.body,
  create_time: delivery.createdAt.toISOString(),
  try_time: delivery.triedAt?.toISOString() ?? null,
  next_time: delivery.nextAt?.toISOString() ?? null,
});

/** Deliveries of the caller's store, the latest first. */
export async function listDeliveries(
  ctx: MerchantContext,
  {
    webhook_id: webhookId,
    ...asked
  }: {
    page: number;
    limit: number;
    keyword?: string | undefined;
    webhook_id?: string | undefined;
    status?: DeliveryRow['status'] | undefined;
    event?: DeliveryRow['event'] | undefined;
  },
): Promise<Result<{ count: number; list: WebhookDelivery[] }, never>> {
  const { count, list } = await deliveriesOf(ctx.database.db, ctx.actor.merId, { ...asked, webhookId });
  return ok({ count, list: list.map(view) });
}

/** Sends a delivery again that was taken or given up: the same body under the same id, with a new signature. */
export async function sendAgain(
  ctx: MerchantContext,
  { id }: { id: string },
): Promise<Result<undefined, 'webhook.not_found' | 'webhook.waiting'>> {
  return ctx.database.tx(async () => {
    const found = await deliveryById(ctx.database.db, id);
    if (!found || found.delivery.merId !== ctx.actor.merId) return fail('webhook.not_found');
    if (found.delivery.status === 'waiting') return fail('webhook.waiting');
    const again = { status: 'waiting' as const, tries: 0, nextAt: ctx.clock.now() };
    if (!(await changeDelivery(ctx.database.db, found.delivery, again))) return fail('webhook.waiting');
    await ctx.jobs.send('webhook.send', { deliveryId: id }, { of: String(ctx.actor.merId) });
    return ok();
  });
}
