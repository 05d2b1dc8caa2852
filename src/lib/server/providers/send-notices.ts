import { MailRefused, type Letter } from '../../adapters/mail/mail.ts';
import { noticeTitle, wordsIn } from '../../api/texts.ts';
import { inOwnWords, noticeAddress } from '../../domain/account/notice/index.ts';
import type { SystemContext } from '../../domain/context.ts';
import type { JobPayloads } from '../../domain/jobs.ts';
import { isLocale, localizedPath } from '../../i18n/locales.ts';
import { newId } from '../../kernel/ids.ts';
import { timer } from '../../kernel/timers.ts';

/** What the mail server refuses for good is logged and not tried again, the queue tries the rest again. */
async function send(ctx: SystemContext, letter: Omit<Letter, 'id' | 'attachments'>): Promise<void> {
  if (ctx.mail.isOff) return;
  try {
    await ctx.mail.send({ ...letter, id: newId(ctx.clock.now()), attachments: [] });
  } catch (err) {
    if (!(err instanceof MailRefused)) throw err;
    ctx.log.error({ err }, 'mail.refused');
  }
}

/** Sends a letter with notices, in the language in which its reader named the address. */
export async function sendNotices(
  ctx: SystemContext,
  { uid, lines, isDaily }: JobPayloads['notice.mail'],
): Promise<void> {
  const found = await noticeAddress(ctx, uid);
  if (!found) return;
  const locale = isLocale(found.locale) ? found.locale : ctx.locale;
  const t = wordsIn(locale);
  const { siteUrl } = ctx.settings;
  const sentences = lines.map((line) =>
    noticeTitle(locale, line.kind, inOwnWords({ logistics: ctx.logistics, locale }, line.params)),
  );
  const [first] = sentences;
  await send(ctx, {
    to: found.email,
    subject:
      !isDaily && sentences.length === 1 && first
        ? first
        : t(isDaily ? 'notice:letter.daily' : 'notice:letter.several', { n: sentences.length }),
    text: [
      ...sentences.map((sentence, at) => {
        const link = lines[at]?.link;
        return link ? `${sentence}\n${siteUrl}${localizedPath(link, locale)}` : sentence;
      }),
      t('notice:letter.choose', { url: `${siteUrl}${localizedPath('/user', locale)}#notices` }),
    ],
  });
}

/** Sends the code by which an address proves itself. */
export async function sendNoticeCode(
  ctx: SystemContext,
  { to, code, locale: asked }: JobPayloads['notice.code'],
): Promise<void> {
  const t = wordsIn(isLocale(asked) ? asked : ctx.locale);
  await send(ctx, {
    to,
    subject: t('notice:letter.code', { code }),
    text: [
      t('notice:letter.code_body', { code, minutes: timer('sms_code') / 60_000 }),
      t('notice:letter.code_why'),
    ],
  });
}
