import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { listInput, listOf } from './list.ts';

const PROVIDER_KINDS = ['payment', 'sms', 'mail', 'storage'] as const;

/** An external provider, or its stand-in here. */
export const ProviderView = z.object({
  /** `payment.alipay`, or the kind alone. */
  id: z.string(),
  kind: z.enum(PROVIDER_KINDS),
  name: z.string(),
  /**
   * resting: not asked for half a minute after failures (circuit breaker); local: a stand-in of the demo; off: none is
   * set.
   */
  state: z.enum(['on', 'resting', 'local', 'off']),
  /** It has a test request without effect. */
  can_try: z.boolean(),
});
export type ProviderView = z.infer<typeof ProviderView>;

const ofOwner = { access: 'platform', role: 'owner' } as const;

export const providerApi = {
  list: endpoint.get('/api/platform/provider/lst', {
    ...ofOwner,
    summary: 'Payment, SMS, mail and storage: who does it, and whether he is there',
    input: z.object(listInput),
    returns: listOf(ProviderView),
  }),
  try: endpoint.post('/api/platform/provider/try/:id', {
    ...ofOwner,
    outside: true,
    summary:
      'Asks a provider something that changes nothing: an unknown payment, a file that is put and taken away',
    input: z.object({ id: z.string().check(z.regex(/^(storage|payment\.[a-z]{1,30})$/)) }),
    fails: ['provider.not_found', 'provider.failed'],
  }),
};
