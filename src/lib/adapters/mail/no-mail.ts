import { MailRefused, type Mail } from './mail.ts';

/** A mall without a mail server; letters of an earlier one that still wait are kept as refused. */
export const noMail: Mail = {
  name: 'none',
  isLocal: false,
  isOff: true,
  send: async () => {
    throw new MailRefused('This mall has no mail server.');
  },
};
