import { SmsRefused } from '../../adapters/sms/sms.ts';
import type { SystemContext } from '../../domain/context.ts';
import type { JobPayloads } from '../../domain/jobs.ts';

/** Sends an SMS; what the provider refuses for good is logged and not tried again, the queue tries the rest again. */
export async function sendSms(ctx: SystemContext, message: JobPayloads['sms.send']): Promise<void> {
  try {
    await ctx.sms.send(message);
  } catch (err) {
    if (!(err instanceof SmsRefused)) throw err;
    ctx.log.error({ template: message.template, err }, 'sms.refused');
  }
}
