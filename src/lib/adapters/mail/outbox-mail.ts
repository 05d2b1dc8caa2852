import type { Letter, Mail } from './mail.ts';
import { writeLetter, type WrittenLetter } from './write-letter.ts';

export interface OutboxLetter extends WrittenLetter {
  attachments: { name: string; mime: string; content: string }[];
}

/** The local double: keeps every letter for reading; nothing leaves the machine. */
export const createOutboxMail = (keep: (letter: OutboxLetter) => Promise<void>): Mail => ({
  name: 'outbox',
  isLocal: true,
  send: async (letter: Letter) =>
    keep({
      ...writeLetter(letter),
      attachments: letter.attachments.map((one) => ({ ...one, content: one.content.toString('base64') })),
    }),
});
