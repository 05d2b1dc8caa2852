import * as z from 'zod/mini';
import { minutes } from '../kernel/clock.ts';
import { endpoint } from './endpoint.ts';
import { Id } from './list.ts';

const Words = z.string().check(z.trim(), z.maxLength(100));
const often = { max: 120, windowMs: minutes(1) };

/** Pages come from a cache; the browser tells that one was read, and nothing of who reads it. */
export const tallyApi = {
  visit: endpoint.post('/api/tally/visit', {
    keyless: 'nobody',
    summary: 'Counts that a product was looked at, and the words that led to it',
    input: z.object({ product_id: Id, keyword: z.optional(Words) }),
    limit: often,
  }),
  search: endpoint.post('/api/tally/search', {
    keyless: 'nobody',
    summary: 'Counts that the results of these words were looked at',
    input: z.object({ keyword: Words.check(z.minLength(1)) }),
    limit: often,
  }),
};
