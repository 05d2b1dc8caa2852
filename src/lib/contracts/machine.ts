import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Keyword, listInput, listOf, RandomId, Time } from './list.ts';
import { MACHINE_SCOPES } from './machine-scope.ts';
import { STORE_EVENTS, WEBHOOK_EVENTS, WEBHOOK_STATES } from './states.ts';

const TOKEN_STATES = ['in_force', 'over', 'revoked'] as const;

/** A token as it is listed: the token itself was shown when it was made, and is kept nowhere. */
export const MachineToken = z.object({
  token_id: z.string(),
  name: z.string(),
  scopes: z.array(z.enum(MACHINE_SCOPES)),
  status: z.enum(TOKEN_STATES),
  made_by: z.string(),
  create_time: Time,
  /** Null: it has no end. */
  expires_time: z.nullable(Time),
  /** Null: it was never used. */
  used_time: z.nullable(Time),
  used_from: z.string(),
});
export type MachineToken = z.infer<typeof MachineToken>;

/** A webhook: an address of a store's own program that gets chosen events. */
export const Webhook = z.object({
  webhook_id: z.string(),
  url: z.string(),
  events: z.array(z.enum(STORE_EVENTS)),
  is_on: z.boolean(),
  /**
   * Whether the person who created or last changed it still has a role that runs the store; if not, it receives nothing
   * until such a person takes it over.
   */
  is_kept: z.boolean(),
  /** Failed tries since the last successful one. */
  failures: z.number(),
  made_by: z.string(),
  create_time: Time,
});
export type Webhook = z.infer<typeof Webhook>;

/** A delivery to a webhook, sent or waiting. */
export const WebhookDelivery = z.object({
  delivery_id: z.string(),
  webhook_id: z.string(),
  url: z.string(),
  event: z.enum(WEBHOOK_EVENTS),
  status: z.enum(WEBHOOK_STATES),
  tries: z.number(),
  /** HTTP status of the last answer; null where none came. */
  answered: z.nullable(z.number()),
  /** The beginning of the last answer, or why there was none. */
  answer: z.string(),
  took_ms: z.nullable(z.number()),
  /** What is sent, as JSON. */
  body: z.string(),
  create_time: Time,
  try_time: z.nullable(Time),
  /** When it is tried again; null: not by itself. */
  next_time: z.nullable(Time),
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

const Name = z
  .string('machine.name')
  .check(z.trim(), z.minLength(1, 'machine.name'), z.maxLength(40, 'machine.name'));
const Url = z
  .string('webhook.url')
  .check(z.trim(), z.minLength(8, 'webhook.url'), z.maxLength(300, 'webhook.url'));
const Events = z
  .array(z.enum(STORE_EVENTS))
  .check(z.minLength(1, 'webhook.events'), z.maxLength(STORE_EVENTS.length));
const one = z.object({ id: RandomId });
const address = { url: Url, events: Events };

const ofRunners = { access: 'merchant', role: 'manager' } as const;

/** What a store opens to its own programs; its owner and managers do. */
export const machineApi = {
  tokens: endpoint.get('/api/merchant/token/lst', {
    summary: 'Tokens of the caller’s store, those in force first; none of them can be read again',
    ...ofRunners,
    input: z.object(listInput),
    returns: listOf(MachineToken),
  }),
  makeToken: endpoint.post('/api/merchant/token/create', {
    keyless: 'secret',
    summary:
      'Makes a token by which a program of the caller’s store may do what its scopes say; shown this once',
    ...ofRunners,
    input: z.object({
      name: Name,
      scopes: z
        .array(z.enum(MACHINE_SCOPES))
        .check(z.minLength(1, 'machine.scopes'), z.maxLength(MACHINE_SCOPES.length)),
      /** Days until it ends by itself; left out: it has no end. */
      days: z.optional(
        z.number('machine.days').check(z.int(), z.minimum(1, 'machine.days'), z.maximum(730, 'machine.days')),
      ),
    }),
    returns: z.object({ token_id: z.string(), token: z.string() }),
    fails: ['machine.name', 'machine.scopes', 'machine.days', 'machine.limit'],
  }),
  revokeToken: endpoint.post('/api/merchant/token/revoke/:id', {
    summary: 'Ends a token of the caller’s store at once',
    ...ofRunners,
    input: one,
    fails: ['machine.not_found'],
  }),
  webhooks: endpoint.get('/api/merchant/webhook/lst', {
    summary: 'Addresses that are told what happens in the caller’s store',
    ...ofRunners,
    input: z.object(listInput),
    returns: listOf(Webhook),
  }),
  makeWebhook: endpoint.post('/api/merchant/webhook/create', {
    keyless: 'secret',
    summary: 'Names an address that is told chosen events; the secret that signs them is shown this once',
    ...ofRunners,
    input: z.object(address),
    returns: z.object({ webhook_id: z.string(), secret: z.string() }),
    fails: ['webhook.url', 'webhook.events', 'webhook.limit'],
  }),
  changeWebhook: endpoint.post('/api/merchant/webhook/update/:id', {
    summary: 'Changes an address or its events, turns it on again or takes it over; the secret stays',
    ...ofRunners,
    input: z.object({ ...one.shape, ...address, is_on: z.boolean() }),
    fails: ['webhook.not_found', 'webhook.url', 'webhook.events'],
  }),
  removeWebhook: endpoint.post('/api/merchant/webhook/delete/:id', {
    summary: 'Forgets an address with its log; nothing more is told to it',
    ...ofRunners,
    input: one,
    fails: ['webhook.not_found'],
  }),
  tryWebhook: endpoint.post('/api/merchant/webhook/try/:id', {
    summary: 'Sends the event `ping` to an address, also while it is off',
    ...ofRunners,
    input: one,
    returns: z.object({ delivery_id: z.string() }),
    fails: ['webhook.not_found'],
    limit: { max: 30, windowMs: 60_000 },
  }),
  deliveries: endpoint.get('/api/merchant/webhook/deliveries', {
    summary:
      'What the addresses of the caller’s store were told in the last thirty days, and how they answered',
    ...ofRunners,
    input: z.object({
      ...listInput,
      keyword: Keyword,
      webhook_id: z.optional(RandomId),
      status: z.optional(z.enum(WEBHOOK_STATES)),
      event: z.optional(z.enum(WEBHOOK_EVENTS)),
    }),
    returns: listOf(WebhookDelivery),
  }),
  sendAgain: endpoint.post('/api/merchant/webhook/send_again/:id', {
    summary: 'Sends an event again, under its own id',
    ...ofRunners,
    input: one,
    fails: ['webhook.not_found', 'webhook.waiting'],
    limit: { max: 60, windowMs: 60_000 },
  }),
};
