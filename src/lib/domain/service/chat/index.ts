export { noteHere } from './party/availability.ts';
export { deskOf } from './party/find-party.ts';
export { chatsToAnswer, countUnread, listConversations } from './read/list-conversations.ts';
export { readHistory } from './read/read-history.ts';
export { hasService, readInfo } from './read/read-info.ts';
export { CHAT_MOVED, type Moved } from './write/announce.ts';
export { markRead } from './write/mark-read.ts';
export { recallMessage } from './write/recall-message.ts';
export { sendMessage } from './write/send-message.ts';
