export { ACCOUNT_MOVED, tellMoved } from './account-moved.ts';
export * from './events.ts';
export { listNotices } from './list-notices.ts';
export { readNotices } from './read-notices.ts';
export { tellUser, type NewNotice } from './tell-user.ts';
