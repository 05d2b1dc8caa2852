import type { Sms } from './sms.ts';

/** A mall without SMS: codes are refused before, and what an SMS would tell stands among the notices of the site. */
export const noSms: Sms = { name: 'none', isLocal: false, isOff: true, send: async () => undefined };
