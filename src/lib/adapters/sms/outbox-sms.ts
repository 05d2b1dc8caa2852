import type { Sms, SmsMessage } from './sms.ts';

export interface OutboxNeeds {
  translators: Record<string, (key: string, vars?: Record<string, string>) => string>;
  log: { info(fields: object, message: string): void };
  keep(message: SmsMessage & { text: string }): Promise<void>;
}

/** The local double: keeps every message for reading and writes it to the log; nothing leaves the machine. */
export function createOutboxSms({ translators, log, keep }: OutboxNeeds): Sms {
  return {
    name: 'outbox',
    isLocal: true,
    async send(message) {
      const translate = translators[message.locale] ?? translators['zh-CN']!;
      const text = translate(`sms:${message.template}`, message.params);
      await keep({ ...message, text });
      log.info({ phone: message.phone, text }, 'sms.outbox');
    },
  };
}
