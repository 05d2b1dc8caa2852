export { ACCOUNT_MOVED, publishAccountMoved } from './account-moved.ts';
export { lockMark, moveMark } from './choices.repo.ts';
export { chooseNotices, readNoticeChoices } from './choose-notices.ts';
export * from './events.ts';
export { inOwnWords, listNotices } from './list-notices.ts';
export { askNoticeEmail, confirmNoticeEmail, noticeAddress } from './notice-email.ts';
export { readNotices } from './read-notices.ts';
export { sendChosenDaily, sendChosenNow } from './send-chosen.ts';
export { notifyUser } from './notify-user.ts';
