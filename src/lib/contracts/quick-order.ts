import * as z from 'zod/mini';
import {
  QUICK_LINES_MAX,
  QUICK_MATCH_MAX,
  QUICK_UNIT_MAX,
  QUICK_WORDS_MAX,
  TABLE_BYTES_MAX,
} from '../kernel/cart-limits.ts';
import { CartLine, Quantity } from './cart.ts';
import { endpoint } from './endpoint.ts';

const Line = z.object({
  words: z.string().check(z.minLength(1), z.maxLength(QUICK_WORDS_MAX)),
  num: Quantity,
  /** The buyer's own unit, as written: 500 pcs of goods sold by the hundred are 5. */
  unit: z.optional(z.string().check(z.maxLength(QUICK_UNIT_MAX))),
  /** The number may mean something else; it is answered with this mark so that the buyer checks it. */
  doubt: z.optional(z.literal(true)),
});

/** Goods that a line may mean, in the shape of a cart line without an id. */
export const QuickChoice = z.extend(CartLine, {
  mer_name: z.string(),
  /** The quantity in the buyer's unit could be brought into that of the goods; none was named, and one piece is meant either way. */
  is_unit_sure: z.boolean(),
});
export type QuickChoice = z.infer<typeof QuickChoice>;

/** One goods for sure, up to five to choose from, or none. */
export const QuickMatch = z.object({
  words: z.string(),
  num: z.number(),
  /** What was asked, in the buyer's own unit; each choice has its own quantity (`cart_num`) for it. */
  unit: z.optional(z.string()),
  doubt: z.optional(z.literal(true)),
  state: z.enum(['exact', 'choices', 'none']),
  choices: z.array(QuickChoice),
});
export type QuickMatch = z.infer<typeof QuickMatch>;

export const quickOrderApi = {
  read: endpoint.post('/api/user/cart/quick/read', {
    keyless: 'reads',
    summary: 'Reads designations and quantities out of a CSV (UTF-8, GBK) or XLSX file',
    access: 'user',
    input: z.object({ file: z.file('quick.broken') }),
    returns: z.object({
      lines: z
        .array(
          z.object({
            words: z.string(),
            num: z.number(),
            unit: z.optional(z.string()),
            doubt: z.optional(z.literal(true)),
          }),
        )
        .check(z.maxLength(QUICK_LINES_MAX)),
      /** Lines beyond the most that are read. */
      left_out: z.number(),
    }),
    fails: ['quick.size', 'quick.type', 'quick.broken', 'quick.empty'],
    upload: TABLE_BYTES_MAX,
    limit: { max: 20, windowMs: 60_000 },
  }),
  match: endpoint.post('/api/user/cart/quick/match', {
    keyless: 'reads',
    summary: 'Finds the goods that each line means',
    access: 'user',
    input: z.object({
      lines: z.array(Line).check(z.minLength(1, 'quick.empty'), z.maxLength(QUICK_MATCH_MAX)),
    }),
    returns: z.array(QuickMatch),
    fails: ['quick.empty'],
    limit: { max: 90, windowMs: 60_000 },
  }),
};
