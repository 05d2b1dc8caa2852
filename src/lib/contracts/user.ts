import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const Me = z.object({ uid: z.number(), nickname: z.string(), avatar: z.string(), phone: z.string(), scope: z.array(z.string()) });
export type Me = z.infer<typeof Me>;

export const userApi = {
  me: endpoint.get('/api/user', { summary: 'The current user', access: 'user', returns: Me }),
};
