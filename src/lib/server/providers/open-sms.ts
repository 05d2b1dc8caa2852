import { createAliyunSms } from '../../adapters/sms/aliyun/aliyun-sms.ts';
import { noSms } from '../../adapters/sms/no-sms.ts';
import { createOutboxSms } from '../../adapters/sms/outbox-sms.ts';
import type { Sms } from '../../adapters/sms/sms.ts';
import { createTencentSms } from '../../adapters/sms/tencent/tencent-sms.ts';
import type { Database } from '../../db/database.ts';
import { smsOutbox } from '../../db/schema.ts';
import type { Clock } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';
import type { Logger } from 'pino';
import { DEFAULT_LOCALE, isLocale, type Locale } from '../../i18n/locales.ts';
import { wireWord, type Translate } from '../../i18n/translate.ts';
import type { Settings } from '../env.ts';

interface Needs {
  database: Database;
  clock: Clock;
  translators: Record<Locale, Translate>;
  log: Logger;
}

/**
 * The SMS provider of the settings; without one the demo shows them at /dev/sms, unless it has SMS=off, and a
 * production mall sends none.
 */
export function openSms(
  { providers, mode, SMS }: Settings,
  { database, clock, translators, log }: Needs,
): Sms {
  if (providers.aliyunSms) return createAliyunSms(providers.aliyunSms, clock);
  if (providers.tencentSms) return createTencentSms(providers.tencentSms, clock);
  if (mode === 'production' || SMS === 'off') return noSms;
  return createOutboxSms({
    textOf: ({ locale, template, params }) =>
      wireWord(translators[isLocale(locale) ? locale : DEFAULT_LOCALE], 'sms', template, params),
    log,
    async keep({ phone, template, text }) {
      const createdAt = clock.now();
      await database.db
        .insert(smsOutbox)
        .values({ smsId: newId(createdAt), phone, template, text, createdAt });
    },
  });
}
