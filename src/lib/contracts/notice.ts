import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { EMAIL } from './fields.ts';
import { NOTICE_GROUP_NAMES, NOTICE_PACES, NOTICE_WAYS } from './states.ts';

const Pace = z.enum(['off', ...NOTICE_PACES]);

export const NoticeChoices = z.object({
  /** What the caller may have by e-mail and SMS, by his roles; empty for who only buys. */
  groups: z.array(z.object({ group: z.enum(NOTICE_GROUP_NAMES), mail: Pace, sms: Pace })),
  /** Where letters go; empty until an address was confirmed by a code. */
  email: z.string(),
  has_mail: z.boolean(),
  has_sms: z.boolean(),
});
export type NoticeChoices = z.infer<typeof NoticeChoices>;

export const noticeApi = {
  choices: endpoint.get('/api/user/notice/choice', {
    summary: 'Which notices of his work the caller has by e-mail and SMS',
    access: 'user',
    returns: NoticeChoices,
  }),
  choose: endpoint.post('/api/user/notice/choice', {
    summary: 'Sends notices of one group by e-mail or SMS at once, once a day in one message, or not',
    access: 'user',
    input: z.object({ group: z.enum(NOTICE_GROUP_NAMES), way: z.enum(NOTICE_WAYS), pace: Pace }),
    fails: ['notice.email_missing', 'notice.foreign'],
  }),
  email: endpoint.post('/api/user/notice/email', {
    summary: 'Sends a code to an e-mail address that is to have the notices',
    access: 'user',
    input: z.object({
      email: z
        .string('notice.email')
        .check(z.trim(), z.maxLength(100, 'notice.email'), z.regex(EMAIL, 'notice.email')),
    }),
    fails: ['notice.email', 'notice.mail_off', 'request.too_many'],
    limit: { max: 10, windowMs: 3_600_000 },
  }),
  confirmEmail: endpoint.post('/api/user/notice/email/confirm', {
    summary: 'Has notices sent to the address whose code this is',
    access: 'user',
    input: z.object({ code: z.string().check(z.trim(), z.maxLength(12, 'code.wrong')) }),
    returns: z.object({ email: z.string() }),
    fails: ['code.wrong'],
    limit: { max: 30, windowMs: 3_600_000 },
  }),
};
