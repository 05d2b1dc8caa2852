import * as z from 'zod/mini';
import { minutes } from '../kernel/clock.ts';
import { endpoint } from './endpoint.ts';
import { Id, Time } from './list.ts';

export const certificateApi = {
  show: endpoint.post('/api/store/certificate/:mer', {
    keyless: 'nobody',
    summary: 'Certificates of a store as links that end soon, for a captcha that was read',
    input: z.object({
      mer: Id,
      key: z._default(z.string().check(z.maxLength(100, 'certificate.code')), ''),
      code: z._default(z.string().check(z.trim(), z.maxLength(100, 'certificate.code')), ''),
    }),
    returns: z.object({ images: z.array(z.string()), expire_time: Time }),
    fails: ['certificate.code', 'certificate.none', 'store.not_found'],
    limit: { max: 30, windowMs: minutes(1) },
  }),
};
