import type { Transporter } from 'nodemailer';
import { seconds } from '../../kernel/clock.ts';
import { MailRefused, type Mail } from './mail.ts';
import { writeLetter } from './write-letter.ts';

export interface SmtpSettings {
  host: string;
  port: number;
  user: string;
  password: string;
  /** Address that the letters come from. */
  from: string;
  /** A mail server on this machine may do without encryption; elsewhere it must offer it. */
  isOwn: boolean;
}

const PATIENCE = seconds(10);
const ENCRYPTED_PORT = 465;

/** Answers from 500 on are final, except a wrong name or password of ours: that can be corrected. */
const isFinal = (error: unknown): boolean => {
  const { responseCode, code } = error as { responseCode?: number; code?: string };
  return code !== 'EAUTH' && responseCode !== undefined && responseCode >= 500;
};

/** Letters by a mail server, one connection each. */
export function createSmtpMail({ host, port, user, password, from, isOwn }: SmtpSettings): Mail {
  let opened: Promise<Transporter> | undefined;
  // The library is loaded with the first letter.
  const transport = (): Promise<Transporter> =>
    (opened ??= import('nodemailer').then(({ createTransport }) =>
      createTransport({
        host,
        port,
        secure: port === ENCRYPTED_PORT,
        requireTLS: !isOwn,
        auth: { user, pass: password },
        connectionTimeout: PATIENCE,
        greetingTimeout: PATIENCE,
        socketTimeout: PATIENCE,
        disableFileAccess: true,
        disableUrlAccess: true,
      }),
    ));
  return {
    name: 'smtp',
    isLocal: false,
    async send(letter) {
      const { to, ...written } = writeLetter(letter);
      try {
        await (
          await transport()
        ).sendMail({
          ...written,
          from: { name: '', address: from },
          to: { name: '', address: to },
          messageId: `<${letter.id}@${from.split('@')[1]}>`,
          attachments: letter.attachments.map(({ name, mime, content }) => ({
            filename: name,
            contentType: mime,
            content,
          })),
        });
      } catch (error) {
        if (isFinal(error)) throw new MailRefused('The mail server refuses this letter', { cause: error });
        throw error;
      }
    },
  };
}
