import * as z from 'zod/mini';
import { SAVED_LIST_NAME_MAX, SAVED_LINES_MAX } from '../kernel/cart-limits.ts';
import { CartLine, PutReport, Quantity } from './cart.ts';
import { endpoint } from './endpoint.ts';
import { Id, RandomId, Time } from './list.ts';

const Name = z
  .string('saved_list.name')
  .check(z.trim(), z.minLength(1, 'saved_list.name'), z.maxLength(SAVED_LIST_NAME_MAX, 'saved_list.name'));

export const SavedList = z.object({
  saved_list_id: z.string(),
  name: z.string(),
  /** Different goods in it. */
  count: z.number(),
  update_time: Time,
});
export type SavedList = z.infer<typeof SavedList>;

const Lists = z.array(SavedList);
const One = z.object({ id: RandomId });

export const savedListApi = {
  list: endpoint.get('/api/user/saved_list/lst', {
    summary: 'The caller’s lists of goods, the last used first',
    access: 'user',
    returns: Lists,
  }),
  detail: endpoint.get('/api/user/saved_list/detail/:id', {
    summary: 'The goods of a list at today’s prices, as cart lines without an id',
    access: 'user',
    input: One,
    returns: z.object({ saved_list_id: z.string(), name: z.string(), lines: z.array(CartLine) }),
    fails: ['saved_list.not_found'],
  }),
  create: endpoint.post('/api/user/saved_list/create', {
    summary: 'Saves lines of the cart, or the goods of an order, as a list',
    access: 'user',
    input: z.object({
      name: Name,
      cart_id: z.optional(z.array(RandomId).check(z.maxLength(SAVED_LINES_MAX))),
      order_id: z.optional(RandomId),
    }),
    returns: z.object({ saved_list_id: z.string() }),
    fails: ['saved_list.name', 'saved_list.empty', 'saved_list.full', 'saved_list.most', 'order.not_found'],
    message: 'cart:saved.created',
  }),
  rename: endpoint.post('/api/user/saved_list/rename/:id', {
    summary: 'Gives a list another name',
    access: 'user',
    input: z.object({ id: RandomId, name: Name }),
    returns: Lists,
    fails: ['saved_list.not_found', 'saved_list.name'],
    message: 'cart:changed',
  }),
  line: endpoint.post('/api/user/saved_list/line/:id', {
    summary: 'Changes the quantity of goods in a list; without one they are taken out',
    access: 'user',
    input: z.object({ id: RandomId, product_attr_unique: Id, cart_num: z.optional(Quantity) }),
    fails: ['saved_list.not_found', 'quantity.required', 'quantity.too_many'],
    message: 'cart:changed',
  }),
  remove: endpoint.post('/api/user/saved_list/delete/:id', {
    summary: 'Deletes a list',
    access: 'user',
    input: One,
    returns: Lists,
    fails: ['saved_list.not_found'],
    message: 'cart:removed',
  }),
  add: endpoint.post('/api/user/saved_list/add/:id', {
    summary: 'Puts everything of a list into the cart and says what became of each',
    access: 'user',
    input: One,
    returns: PutReport,
    fails: ['saved_list.not_found', 'saved_list.empty'],
    message: 'cart:added',
  }),
};
