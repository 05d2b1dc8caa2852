export const chatFailures = {
  /** Also for the conversation of another account. */
  'chat.not_found': { status: 404 },
  /** Who works for a store does not write to it. */
  'chat.own': { status: 400 },
  'chat.empty': { status: 400 },
  'chat.too_long': { status: 400 },
  'chat.emoji': { status: 400 },
  /** Not a picture that this account has uploaded for a chat. */
  'chat.picture': { status: 400 },
  /** No such product, or an order or refund that is not this buyer's at this store. */
  'chat.link': { status: 400 },
  'chat.too_fast': { status: 429 },
  'chat.recall_over': { status: 409 },
  'chat.answer_gone': { status: 404 },
  'chat.answers_full': { status: 409 },
} as const;
