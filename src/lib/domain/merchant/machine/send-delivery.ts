import { createHmac } from 'node:crypto';
import type { SystemContext } from '#lib/domain/context.ts';
import type { WebhookPost } from '#lib/adapters/webhook/webhook-post.ts';
import { after, days, hours, minutes } from '#lib/kernel/clock.ts';
import { notifyUser } from '../../account/notice/index.ts';
import {
  changeDelivery,
  changeWebhookRow,
  countFailure,
  deliveryById,
  dropOldDeliveries,
  overdueDeliveries,
  runnersOf,
  type WebhookRow,
} from './machine.repo.ts';

/** Pauses after the first try, the second and so on (backoff); after the last one the delivery is given up. */
const WAITS = [minutes(1), minutes(5), minutes(30), hours(2), hours(6), hours(12)];
/** A webhook is switched off after so many failed tries in a row. */
const FAILURES_MAX = 50;
const KEPT_FOR = days(30);
/** A job that was sent in time and is late by this is lost. */
const LOST_AFTER = minutes(30);
const AT_ONCE = 200;

/**
 * Signature of a message: HMAC over the second in which it is sent and its body, so that neither can be changed and an
 * old message is recognized.
 */
const signatureOf = (secret: string, second: number, body: string): string =>
  createHmac('sha256', secret).update(`${second}.${body}`).digest('hex');

async function turnOff(ctx: SystemContext, { webhookId, merId, url }: WebhookRow): Promise<void> {
  await changeWebhookRow(ctx.database.db, webhookId, { isOn: false });
  for (const { uid } of await runnersOf(ctx.database.db, merId))
    await notifyUser(ctx, {
      uid,
      kind: 'desk.webhook_off',
      params: { host: new URL(url).host },
      link: '/merchant/webhooks',
    });
}

/**
 * Sends a waiting delivery. A 2xx answer in time ends it; anything else is retried, after longer and longer pauses. If
 * this process dies before it has written the answer down, the message is sent again under the same id.
 */
export async function sendDelivery(
  ctx: SystemContext,
  post: WebhookPost,
  { deliveryId }: { deliveryId: string },
): Promise<void> {
  const found = await deliveryById(ctx.database.db, deliveryId);
  if (found?.delivery.status !== 'waiting') return;
  const { delivery, webhook, isKept } = found;
  const now = ctx.clock.now();
  if (!isKept || (!webhook.isOn && delivery.event !== 'ping')) {
    await changeDelivery(ctx.database.db, delivery, { status: 'given_up', nextAt: null });
    return;
  }
  const second = Math.floor(now.getTime() / 1000);
  const answer = await post({
    url: webhook.url,
    mayBeInside: ctx.settings.demo,
    body: delivery.body,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'mall-webhook/1',
      'x-mall-event': delivery.event,
      'x-mall-delivery': deliveryId,
      'x-mall-signature': `t=${second},v1=${signatureOf(ctx.seal.open(webhook.secret), second, delivery.body)}`,
    },
  });
  await ctx.database.tx(async () => {
    const { db } = ctx.database;
    const isTaken = answer.status !== null && answer.status >= 200 && answer.status < 300;
    const wait = isTaken || delivery.event === 'ping' ? undefined : WAITS[delivery.tries];
    const nextAt = wait === undefined ? null : after(now, wait);
    const unanswered = nextAt ? ('waiting' as const) : ('given_up' as const);
    const kept = await changeDelivery(db, delivery, {
      status: isTaken ? 'taken' : unanswered,
      tries: delivery.tries + 1,
      answered: answer.status,
      answer: answer.text,
      tookMs: answer.tookMs,
      triedAt: now,
      nextAt,
    });
    if (!kept) return;
    const of = String(webhook.merId);
    if (nextAt) await ctx.jobs.send('webhook.send', { deliveryId }, { at: nextAt, of });
    if (isTaken && webhook.failures > 0) await changeWebhookRow(db, webhook.webhookId, { failures: 0 });
    if (isTaken || delivery.event === 'ping') return;
    const failures = await countFailure(db, webhook.webhookId);
    if (failures === FAILURES_MAX) await turnOff(ctx, webhook);
  });
}

/** Deletes deliveries of a month ago, and sends those whose job was lost. */
export async function sweepDeliveries(ctx: SystemContext): Promise<void> {
  const now = ctx.clock.now();
  await dropOldDeliveries(ctx.database.db, after(now, -KEPT_FOR));
  const late = await overdueDeliveries(ctx.database.db, after(now, -LOST_AFTER), AT_ONCE);
  for (const { id, merId } of late)
    await ctx.jobs.send('webhook.send', { deliveryId: id }, { once: id, of: String(merId) });
}
