import { chatApi } from '../../contracts/chat.ts';
import {
  countUnread,
  hasService,
  listConversations,
  markRead,
  readHistory,
  readInfo,
  recallMessage,
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
});
