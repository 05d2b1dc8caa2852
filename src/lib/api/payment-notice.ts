import type { SystemContext } from '../domain/context.ts';
import { isTaken, takeNotice } from '../domain/trade/payment/index.ts';
import { callerAddress } from './caller.ts';
import { readBody } from './read-body.ts';
import type { ApiApp, ApiServices } from './services.ts';

/** Notices of the payment providers are a kilobyte or two. */
const LARGEST_NOTICE = 32_000;

/**
 * POST /api/pay/notify/:provider, in the words of the provider instead of the envelope. What does not prove itself
 * is refused with 401 before anything is read from the database; what proves itself and does not fit is refused
 * with 400 and logged as an alarm.
 */
export function mountPaymentNotice(app: ApiApp, services: ApiServices): void {
  app.post('/api/pay/notify/:provider', async (c) => {
    const name = c.req.param('provider');
    const provider = Object.hasOwn(services.payments, name) ? services.payments[name] : undefined;
    if (!provider) return c.body(null, 404);
    const bytes = await readBody(c.req.raw, LARGEST_NOTICE);
    if (!bytes) return c.body(null, 413);
    const body = new TextDecoder().decode(bytes);
    const notice = await provider.readNotice(Object.fromEntries(c.req.raw.headers), body);
    if (!notice) {
      services.log.warn({ provider: name, address: callerAddress(c) }, 'payment.notice_refused');
      return c.body(null, 401);
    }
    const ctx: SystemContext = {
      ...services,
      actor: { kind: 'system' },
      locale: 'zh-CN',
      request: { id: c.get('requestId'), address: callerAddress(c), device: '' },
    };
    const outcome = await takeNotice(ctx, name, notice);
    if (!isTaken(outcome)) return c.text(outcome, 400);
    return c.body(provider.noticeAnswer.body, 200, { 'content-type': provider.noticeAnswer.contentType });
  });
}
