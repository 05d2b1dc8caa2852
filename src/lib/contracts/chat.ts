import * as z from 'zod/mini';
import { SENT_TYPES } from './states.ts';
import { minutes } from '../kernel/clock.ts';
import { endpoint } from './endpoint.ts';
import { WITH_BUYERS, type StoreRole } from './store-role.ts';
import { CHAT_TEXT_MAX } from '../kernel/chat-limits.ts';
import { Keyword, Amount, Id, IdOrNone, listInput, listOf, RandomId, Time } from './list.ts';

/** What a message is (msn_type): text, emoji, picture, product, order, refund, presale; 100 was taken back. */
export const MSN = {
  text: 1,
  emoji: 2,
  picture: 3,
  product: 4,
  order: 5,
  refund: 6,
  presale: 7,
  recall: 100,
} as const;

/** Address of the socket that delivers the same without polling; frames are in contracts/chat-frames.ts. */
export const CHAT_SOCKET_PATH = '/api/service/socket';

/** A product, order or refund that a message shows. */
export const ChatCard = z.object({
  title: z.string(),
  image: z.string(),
  price: z.nullable(Amount),
  /** Of goods: the highest price of their sizes, and what a price buys. */
  price_max: z.optional(Amount),
  unit_name: z.optional(z.string()),
  num: z.nullable(z.number()),
  /** Number of the order or refund. */
  sn: z.string(),
  /** A state of the order or refund flow. */
  status: z.string(),
  /** A path of this site; empty when the reader has no page of it. */
  link: z.string(),
});
export type ChatCard = z.infer<typeof ChatCard>;

export const ChatMessage = z.object({
  message_id: z.string(),
  /** Its place; the next message has a higher one. */
  seq: z.number(),
  /** buyer, store, or auto (the absent store). */
  side: z.enum(['buyer', 'store', 'auto']),
  is_mine: z.boolean(),
  msn_type: z.number(),
  /** Text, address of the picture, or id of what is shown; empty when it was taken back. */
  msn: z.string(),
  card: z.nullable(ChatCard),
  /** Name that the sender gave the message; sent twice it counts once. */
  key: z.string(),
  create_time: Time,
  /** Until when the caller may take it back. */
  recall_until: z.nullable(Time),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

const Person = z.object({ uid: z.number(), nickname: z.string(), avatar: z.string() });

export const Conversation = z.object({
  mer_id: z.number(),
  mer_name: z.string(),
  mer_avatar: z.string(),
  buyer: Person,
  last_type: z.number(),
  last_text: z.string(),
  last_time: Time,
  /** Messages that the caller has not read. */
  unread: z.number(),
});
export type Conversation = z.infer<typeof Conversation>;

export const Service = z.object({
  mer_id: z.number(),
  /** 1: a number to call; else a conversation. */
  services_type: z.number(),
  /** Somebody answers now, or is expected to in these hours. */
  has_service: z.boolean(),
  /** Somebody of the store is at the desk this moment. */
  is_online: z.boolean(),
  /** "09:00-18:00", Shanghai time. */
  service_time: z.string(),
});
export type Service = z.infer<typeof Service>;

export const ServiceInfo = z.object({
  ...Service.shape,
  mer_name: z.string(),
  mer_avatar: z.string(),
  type_name: z.string(),
  /** The other side, for who answers for the store. */
  buyer: z.nullable(Person),
});
export type ServiceInfo = z.infer<typeof ServiceInfo>;

/** A text that a store answers with again and again. */
export const QuickAnswer = z.object({ answer_id: z.string(), text: z.string() });
export type QuickAnswer = z.infer<typeof QuickAnswer>;

/** Somebody who answers for a store. */
export const Colleague = z.object({
  uid: z.number(),
  nickname: z.string(),
  /** At the desk this moment. */
  is_here: z.boolean(),
  seen_time: z.nullable(Time),
});
export type Colleague = z.infer<typeof Colleague>;

/** Who answers what buyers ask. */
const ANSWERING = ['service', 'sales'] as const satisfies readonly StoreRole[];

/** Store 0 is the mall. `buyer` is named by who answers for the store, and never by a buyer. */
const pair = { mer: IdOrNone, buyer: z.optional(Id) };
const wholeNumber = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(2_147_483_647));
const lost = ['chat.not_found', 'chat.own', 'store.not_found'] as const;

export const chatApi = {
  hasService: endpoint.get('/api/has_service/:mer', {
    summary: 'Whether somebody of a store answers chats now, and in which hours',
    input: z.object({ mer: IdOrNone }),
    returns: Service,
    fails: ['store.not_found'],
  }),
  list: endpoint.get('/api/service/list', {
    summary: 'Conversations of the caller as a buyer, or of the store that the caller answers for',
    access: 'user',
    input: z.object({
      ...listInput,
      /** Found in the name of the other side; a store also finds a buyer by the last digits of the phone. */
      keyword: Keyword,
      side: z._default(z.enum(['buyer', 'store']), 'buyer'),
    }),
    returns: z.object({ count: z.number(), unread: z.number(), list: z.array(Conversation) }),
  }),
  unread: endpoint.get('/api/service/unread', {
    summary: 'How many messages the caller has not read, on either side',
    access: 'user',
    returns: z.object({
      unread_num: z.number(),
      buyer: z.number(),
      store: z.number(),
      is_agent: z.boolean(),
    }),
  }),
  info: endpoint.get('/api/service/info/:mer', {
    summary: 'Who is on the other side of a conversation',
    access: 'user',
    input: z.object(pair),
    returns: ServiceInfo,
    fails: lost,
  }),
  history: endpoint.get('/api/service/history/:mer', {
    summary: 'Messages of a conversation: the last ones, older ones, or what is new since a version',
    access: 'user',
    input: z.object({
      ...pair,
      /** Only messages before this place. */
      before: z.optional(wholeNumber),
      /** Only messages and recalls after this version. */
      since: z.optional(wholeNumber),
      limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 30),
    }),
    returns: z.object({
      version: z.number(),
      unread: z.number(),
      /** There are older ones. */
      has_more: z.boolean(),
      /** Oldest first. */
      list: z.array(ChatMessage),
      now: Time,
    }),
    fails: lost,
  }),
  send: endpoint.post('/api/service/send/:mer', {
    summary: 'Says something in a conversation; the same key again is the same message',
    access: 'user',
    input: z.object({
      ...pair,
      msn_type: z.pipe(z.coerce.number(), z.literal(SENT_TYPES)),
      msn: z.string('chat.empty').check(z.minLength(1, 'chat.empty'), z.maxLength(4000, 'chat.too_long')),
      key: z.string().check(z.regex(/^[0-9a-zA-Z_-]{8,40}$/)),
    }),
    returns: ChatMessage,
    fails: [
      ...lost,
      'chat.empty',
      'chat.too_long',
      'chat.emoji',
      'chat.picture',
      'chat.link',
      'chat.too_fast',
    ],
    limit: { max: 300, windowMs: minutes(1) },
  }),
  recall: endpoint.post('/api/service/recall', {
    summary: 'Takes an own message back within two minutes',
    access: 'user',
    input: z.object({ message_id: RandomId }),
    returns: ChatMessage,
    fails: ['chat.not_found', 'chat.recall_over'],
  }),
  read: endpoint.post('/api/service/read/:mer', {
    summary: 'Everything in a conversation was read',
    access: 'user',
    input: z.object(pair),
    fails: lost,
  }),
  answers: endpoint.get('/api/merchant/chat/answer/lst', {
    summary: 'Texts that the caller’s store keeps to answer with',
    access: 'merchant',
    role: WITH_BUYERS,
    input: z.object({ ...listInput, keyword: Keyword }),
    returns: listOf(QuickAnswer),
  }),
  saveAnswer: endpoint.post('/api/merchant/chat/answer/save', {
    summary: 'Keeps a text to answer with, or changes one',
    access: 'merchant',
    role: ANSWERING,
    input: z.object({
      id: z.optional(RandomId),
      text: z
        .string('chat.empty')
        .check(z.trim(), z.minLength(1, 'chat.empty'), z.maxLength(CHAT_TEXT_MAX, 'chat.too_long')),
    }),
    returns: QuickAnswer,
    fails: ['chat.answer_gone', 'chat.answers_full', 'chat.empty', 'chat.too_long'],
  }),
  removeAnswer: endpoint.post('/api/merchant/chat/answer/remove/:id', {
    summary: 'Keeps a text no longer',
    access: 'merchant',
    role: ANSWERING,
    input: z.object({ id: RandomId }),
    fails: ['chat.answer_gone'],
  }),
  colleagues: endpoint.get('/api/merchant/chat/colleague/lst', {
    summary: 'Who answers for the caller’s store, and who of them is at the desk now',
    access: 'merchant',
    role: WITH_BUYERS,
    returns: z.object({ list: z.array(Colleague) }),
  }),
};
