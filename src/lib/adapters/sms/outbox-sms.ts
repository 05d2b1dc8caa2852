import type { Sms, SmsMessage } from './sms.ts';

export interface OutboxNeeds {
  /** The text of a message in its language. */
  textOf(message: SmsMessage): string;
  log: { info(fields: object, message: string): void };
  keep(message: SmsMessage & { text: string }): Promise<void>;
}

/** The local double: keeps every message for reading and writes it to the log; nothing leaves the machine. */
export function createOutboxSms({ textOf, log, keep }: OutboxNeeds): Sms {
  return {
    name: 'outbox',
    isLocal: true,
    async send(message) {
      const text = textOf(message);
      await keep({ ...message, text });
      log.info({ phone: message.phone, text }, 'sms.outbox');
    },
  };
}
