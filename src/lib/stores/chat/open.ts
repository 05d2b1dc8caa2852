import { atom } from 'nanostores';

/** Something of the page that can be shown in the conversation: a product, an order, a refund. */
export interface Offer {
  /** msn_type of the API. */
  type: number;
  id: string;
  title: string;
  image: string;
}
export interface ChatTarget {
  /** The store, 0 for the mall; without it the list of conversations. */
  mer?: number | undefined;
  /** The desk of the own store. */
  isDesk?: boolean | undefined;
  offer?: Offer | undefined;
}

/** What the chat window shows, or null while it is closed. */
export const $chat = atom<ChatTarget | null>(null);
/** '1' when the mall offers chats (specification, section 3). */
export const $openService = atom('0');
/** Messages of the customer service that the visitor has not read (specification, section 3). */
export const $unreadNum = atom(0);

export const openChat = (target: ChatTarget): void => $chat.set(target);
export const closeChat = (): void => $chat.set(null);
