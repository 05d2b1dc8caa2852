import { chatApi } from '../../contracts/chat.ts';
import {
  countUnread,
  hasService,
  listAnswers,
  listColleagues,
  listConversations,
  markRead,
  readHistory,
  readInfo,
  recallMessage,
  removeAnswer,
  saveAnswer,
  sendMessage,
} from '../../domain/service/chat/index.ts';
import { serve } from '../mount.ts';

export const chatRoutes = serve(chatApi, {
  hasService,
  list: listConversations,
  unread: countUnread,
  info: readInfo,
  history: readHistory,
  send: sendMessage,
  recall: recallMessage,
  read: markRead,
  answers: listAnswers,
  saveAnswer,
  removeAnswer,
  colleagues: listColleagues,
});
