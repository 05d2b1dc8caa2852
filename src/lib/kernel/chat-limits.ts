/** Limits of the conversations between buyers and stores. Times in ms. */
import { days, minutes, seconds } from './clock.ts';

/** Characters of one message. */
export const CHAT_TEXT_MAX = 1000;
/** Messages that one account may send in a minute; more is a machine. */
export const CHAT_PER_MINUTE = 30;
/** A message can be taken back for this long; api 2.6. */
export const RECALL_WINDOW = seconds(120);
/** Somebody of the store counts as being at the desk for this long after the last sign. */
export const AGENT_HERE = seconds(90);
/** An agent who was here within this time is expected back in the store's hours. */
export const AGENT_LATELY = days(1);
/** How often the sign of an agent is written down. */
export const AGENT_SEEN_EVERY = seconds(30);
/** An absent store answers by itself at most this often in a conversation. */
export const AUTO_REPLY_EVERY = minutes(30);
/** Hours of the mall's own desk: minutes of a Shanghai day. */
export const PLATFORM_FROM = 9 * 60;
export const PLATFORM_UNTIL = 21 * 60;
/** Texts that a store may keep to answer with. */
export const CHAT_ANSWERS_MAX = 100;
/** Bytes of one frame of the socket. */
export const CHAT_FRAME_MAX = 16_384;
/** Frames that one connection may send in ten seconds. */
export const CHAT_FRAMES_MAX = 60;
/** Connections of one account, and of one address. */
export const CHAT_SOCKETS_PER_USER = 8;
export const CHAT_SOCKETS_PER_ADDRESS = 60;
/** A connection must log in within this time. */
export const CHAT_LOGIN_WAIT = seconds(10);
export const CHAT_HEARTBEAT = seconds(30);
