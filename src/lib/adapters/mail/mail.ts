/** A mail as plain text; the code that sends it makes the HTML. */
export interface Letter {
  /** The same letter sent again has the same id, so that a mail server can tell. */
  id: string;
  to: string;
  subject: string;
  /** Paragraphs. */
  text: readonly string[];
  attachments: readonly { name: string; mime: string; content: Buffer }[];
}

export interface Mail {
  name: string;
  /** True for the local double, which keeps letters for reading at /dev/mail. */
  isLocal: boolean;
  /** True where no mail server is set, so that no letters are sent. */
  isOff?: boolean;
  /** Throws on failure; MailRefused if trying again is of no use. */
  send(letter: Letter): Promise<void>;
}

/** The mail server will never take this one. */
export class MailRefused extends Error {}
