import type { Database } from '#lib/db/database.ts';

/** Channel on which processes tell each other that a conversation has moved on; the words are not sent on it. */
export const CHAT_MOVED = 'chat_moved';

export interface Moved {
  /** The buyer and the store. */
  uid: number;
  mer: number;
  version: number;
}

/** In a transaction it is delivered only after the commit. */
export const announce = (database: Pick<Database, 'notify'>, moved: Moved): Promise<void> =>
  database.notify(CHAT_MOVED, JSON.stringify(moved));
