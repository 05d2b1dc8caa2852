import { SmsRefused } from '../../adapters/sms/sms.ts';
import { inOwnWords } from '../../domain/account/notice/index.ts';
import type { SystemContext } from '../../domain/context.ts';
import type { JobPayloads } from '../../domain/jobs.ts';
import { isLocale } from '../../i18n/locales.ts';

/** Couriers, stores and goods under their names in the language of the message. */
function wordsOf(ctx: SystemContext, { params, locale }: JobPayloads['sms.send']): Record<string, string> {
  const isNamed = Object.keys(params).some((key) => key === 'courier' || key.endsWith('_en'));
  if (!isNamed || !isLocale(locale)) return params;
  return inOwnWords({ logistics: ctx.logistics, locale }, params);
}

/** Sends an SMS; what the provider refuses for good is logged and not tried again, the queue tries the rest again. */
export async function sendSms(ctx: SystemContext, message: JobPayloads['sms.send']): Promise<void> {
  try {
    await ctx.sms.send({ ...message, params: wordsOf(ctx, message) });
  } catch (err) {
    if (!(err instanceof SmsRefused)) throw err;
    ctx.log.error({ template: message.template, err }, 'sms.refused');
  }
}
