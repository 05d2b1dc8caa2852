import type { ChatMessage } from '#lib/contracts/chat.ts';
import type { Offer } from '#lib/stores/chat/open.ts';

/** A message that is on its way, or did not get through. */
export interface Pending {
  key: string;
  msn_type: number;
  msn: string;
  /** What is shown until the message has arrived: the chosen picture, or the offered product or order. */
  preview?: string | undefined;
  offer?: Offer | undefined;
  /** The server's sentence, once it was refused. */
  error?: string | undefined;
}

/** Merges new messages into the known ones: each message once, in its place, in its latest state. */
export function mergeMessages(known: readonly ChatMessage[], news: readonly ChatMessage[]): ChatMessage[] {
  const byId = new Map(known.map((message) => [message.message_id, message]));
  for (const message of news) byId.set(message.message_id, message);
  return [...byId.values()].sort((a, b) => a.seq - b.seq);
}

/** Pending messages without those that have arrived. */
export const stillPending = (pending: readonly Pending[], arrived: readonly ChatMessage[]): Pending[] => {
  const keys = new Set(arrived.map(({ key }) => key));
  return pending.filter(({ key }) => !keys.has(key));
};

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** The name of a new message: 24 random letters. */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(24))].map((byte) => ALPHABET[byte % 36]).join('');
