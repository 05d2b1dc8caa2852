import { feedbackApi } from '../../contracts/feedback.ts';
import {
  answerFeedback,
  listFeedback,
  listReceived,
  writeFeedback,
} from '../../domain/service/feedback/index.ts';
import { serve } from '../mount.ts';

export const feedbackRoutes = serve(feedbackApi, {
  list: listFeedback,
  create: writeFeedback,
  received: listReceived,
  answer: answerFeedback,
});
