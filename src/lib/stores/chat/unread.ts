import { chatApi } from '../../contracts/chat.ts';
import { COOKIES } from '../../contracts/cookies.ts';
import { call } from '../call.ts';
import { readCookie, writeCookie } from '../cookies.ts';
import { $unreadNum } from './open.ts';

/** For so many seconds other pages believe the cookie and ask nothing. */
const KEPT_SECONDS = 60;

export function keepUnread(number: number): void {
  writeCookie(COOKIES.unreadKefu, String(number), KEPT_SECONDS);
  $unreadNum.set(number);
}

/** The number from the cookie, or from the server once the cookie is over. */
export async function loadUnread(): Promise<void> {
  const kept = readCookie(COOKIES.unreadKefu);
  if (kept !== undefined) return $unreadNum.set(Number(kept) || 0);
  const answer = await call(chatApi.unread);
  if (answer.ok) keepUnread(answer.value.unread_num);
}

export async function refreshUnread(): Promise<void> {
  const answer = await call(chatApi.unread);
  if (answer.ok) keepUnread(answer.value.unread_num);
}
