import * as z from 'zod/mini';
import { minutes } from '../kernel/clock.ts';
import { endpoint } from './endpoint.ts';
import { Id, Time } from './list.ts';

export const VirtualPhone = z.object({
  number: z.string(),
  expire_time: Time,
  /** The server's time when it answered; the visitor's clock is not trusted. */
  now: Time,
  /** No carrier stands behind it: the number is made up on this machine. */
  is_local: z.boolean(),
});
export type VirtualPhone = z.infer<typeof VirtualPhone>;

export const hotlineApi = {
  virtualPhone: endpoint.post('/api/store/virtual_phone/:mer', {
    outside: true,
    summary: 'A number that leads to the store for two hours',
    access: 'user',
    input: z.object({ mer: Id }),
    returns: VirtualPhone,
    fails: ['store.not_found', 'store.closed', 'hotline.off'],
    limit: { max: 20, windowMs: minutes(1) },
  }),
};
