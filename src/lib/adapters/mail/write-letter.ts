import { escapeHtml } from '#lib/kernel/escape.ts';
import { MailRefused, type Letter } from './mail.ts';

/** One address and nothing else: no list, no name, no second line. */
const ADDRESS = /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}@[\p{L}\p{N}.-]{1,190}\.[\p{L}]{2,24}$/u;

/** Words on one line: nothing in them can begin a header of its own. */
const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, 200);

export interface WrittenLetter {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** A mail as it is sent. Throws MailRefused if its address is not valid. */
export function writeLetter({ to, subject, text }: Pick<Letter, 'to' | 'subject' | 'text'>): WrittenLetter {
  if (!ADDRESS.test(to)) throw new MailRefused('The address is no address');
  return {
    to,
    subject: oneLine(subject),
    text: `${text.join('\n\n')}\n`,
    html: text.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join(''),
  };
}
