import type { ChatMessage } from './chat.ts';

/** Frames from the browser: one JSON object each, `{type, data}`. The first one is the login. */
export interface SaidFrames {
  /** `store` is the one that was chosen at the desk, for people with several stores. */
  login: { token: string; lang: string; store?: string | undefined };
  /** The conversation that is on the screen; `since` is the version that the browser has. */
  chat_start: { mer_id: number; buyer?: number | undefined; since: number };
  chat_end: Record<string, never>;
  /** msn_type 100 takes the message back whose id is in `msn`. */
  send_chat: { mer_id: number; buyer?: number | undefined; msn_type: number; msn: string; key: string };
  ping: Record<string, never>;
}

/** Frames from the server. */
export interface HeardFrames {
  login: { uid: number };
  /** News of the conversation that is on the screen, as GET /api/service/history/:mer?since= answers them. */
  chat: { mer_id: number; buyer?: number | undefined; history: HistoryNews };
  /** Something moved: how much is unread now. */
  unread: { unread_num: number; buyer: number; store: number };
  /** Orders, quotations or notices of the account have changed. */
  moved: Record<string, never>;
  sent: { key: string; message: ChatMessage };
  /** A refusal; `key` names the message that it is about. */
  err_tip: { key: string; code: string; message: string; status: number };
  pong: Record<string, never>;
}
export interface HistoryNews {
  version: number;
  unread: number;
  has_more: boolean;
  list: ChatMessage[];
  now: string;
}

export type Said = { [T in keyof SaidFrames]: { type: T; data: SaidFrames[T] } }[keyof SaidFrames];
export type Heard = { [T in keyof HeardFrames]: { type: T; data: HeardFrames[T] } }[keyof HeardFrames];

/** Why the server ends a connection. */
export const CLOSED = { login: 4401, flood: 4429, going: 1001 } as const;
