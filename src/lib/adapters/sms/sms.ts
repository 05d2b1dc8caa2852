/** One interface for every SMS provider. Templates are keys of locales/<locale>/sms.json. */
export interface SmsMessage {
  phone: string;
  template: string;
  params: Record<string, string>;
  locale: string;
}

export interface Sms {
  /** Shown by /dev and the start-up lines. */
  name: string;
  /** True for the local double, which keeps messages for reading at /dev/sms. */
  isLocal: boolean;
  /** True where no provider of SMS is set: nothing that needs an SMS may be offered. */
  isOff?: boolean;
  send(message: SmsMessage): Promise<void>;
}

/** The provider will never send this one: trying again is of no use. */
export class SmsRefused extends Error {}
