import * as z from 'zod/mini';
import { minutes } from '../kernel/clock.ts';
import { FEEDBACK_ANSWER_MAX, FEEDBACK_TEXT_MAX, UPLOAD_IMAGES_MAX } from '../kernel/limits.ts';
import { endpoint } from './endpoint.ts';
import { FEEDBACK_TYPES } from './fields.ts';
import { Keyword, listInput, listOf, RandomId, Time } from './list.ts';

const Type = z.enum(FEEDBACK_TYPES);

export const FeedbackView = z.object({
  feedback_id: z.string(),
  /** fault, idea, complaint or other. */
  type: Type,
  content: z.string(),
  /** Links that end soon. */
  images: z.array(z.string()),
  realname: z.string(),
  contact: z.string(),
  /** Empty until the platform has answered. */
  answer: z.string(),
  answer_time: z.nullable(Time),
  create_time: Time,
});
export type FeedbackView = z.infer<typeof FeedbackView>;

export const feedbackApi = {
  list: endpoint.get('/api/user/feedback/list', {
    summary: 'What the caller told the platform, with its answers, newest first',
    access: 'user',
    input: z.object(listInput),
    returns: listOf(FeedbackView),
  }),
  create: endpoint.post('/api/user/feedback', {
    summary: 'Tells the platform what is wrong with the mall, or what it lacks',
    access: 'user',
    input: z.object({
      type: Type,
      content: z
        .string('feedback.empty')
        .check(
          z.trim(),
          z.minLength(1, 'feedback.empty'),
          z.maxLength(FEEDBACK_TEXT_MAX, 'feedback.too_long'),
        ),
      images: z._default(
        z.array(z.string().check(z.maxLength(300))).check(z.maxLength(UPLOAD_IMAGES_MAX, 'feedback.images')),
        [],
      ),
      realname: z._default(z.string().check(z.trim(), z.maxLength(30, 'feedback.realname')), ''),
      contact: z._default(z.string().check(z.trim(), z.maxLength(60, 'feedback.contact')), ''),
    }),
    returns: FeedbackView,
    fails: [
      'feedback.empty',
      'feedback.too_long',
      'feedback.images',
      'feedback.image_foreign',
      'feedback.realname',
      'feedback.contact',
      'feedback.limit',
    ],
    message: 'user:feedback.sent',
    limit: { max: 10, windowMs: minutes(1) },
  }),
  received: endpoint.get('/api/platform/feedback/lst', {
    summary:
      'What was told to the platform: the unanswered oldest first, or the answered; found by words, writer or contact',
    access: 'platform',
    role: 'service',
    input: z.object({
      ...listInput,
      keyword: Keyword,
      status: z._default(z.enum(['open', 'answered']), 'open'),
    }),
    returns: listOf(z.object({ ...FeedbackView.shape, uid: z.number() })),
  }),
  answer: endpoint.post('/api/platform/feedback/answer/:id', {
    summary: 'Answers a feedback once, and tells its writer so',
    access: 'platform',
    role: 'service',
    input: z.object({
      id: RandomId,
      answer: z
        .string('feedback.empty')
        .check(
          z.trim(),
          z.minLength(1, 'feedback.empty'),
          z.maxLength(FEEDBACK_ANSWER_MAX, 'feedback.too_long'),
        ),
    }),
    fails: ['feedback.not_found', 'feedback.answered', 'feedback.empty', 'feedback.too_long'],
  }),
};
