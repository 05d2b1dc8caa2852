import type { ProviderView } from '#lib/contracts/provider.ts';
import { newId, newToken } from '#lib/kernel/ids.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';

interface Known {
  name: string;
  isLocal?: boolean;
  isOff?: boolean;
}

const stateOf = ({ isLocal, isOff }: Known): ProviderView['state'] => {
  if (isOff) return 'off';
  return isLocal ? 'local' : 'on';
};

/** External providers, and whether each answers. */
export async function listProviders(
  ctx: UserContext,
  { page, limit }: { page: number; limit: number },
): Promise<Result<{ count: number; list: ProviderView[] }, never>> {
  const payments = Object.values(ctx.payments).map((one): ProviderView => ({
    id: `payment.${one.name}`,
    kind: 'payment',
    name: one.name,
    state: one.isResting?.() ? 'resting' : stateOf(one),
    can_try: true,
  }));
  const messages = (['sms', 'mail'] as const).map((kind): ProviderView => ({
    id: kind,
    kind,
    name: ctx[kind].name,
    state: stateOf(ctx[kind]),
    can_try: false,
  }));
  const storage: ProviderView = {
    id: 'storage',
    kind: 'storage',
    name: ctx.storage.name,
    state: 'on',
    can_try: true,
  };
  const all = [...payments, ...messages, storage];
  return ok({ count: all.length, list: all.slice((page - 1) * limit, page * limit) });
}

/** Puts a small file, reads it again and takes it away. */
async function tryStorage({ storage }: UserContext): Promise<void> {
  // A file type that the storage accepts, in a place that is not public.
  const name = `private/checks/${newToken()}.pdf`;
  await storage.put(name, new TextEncoder().encode('check'), 'application/pdf');
  const found = await storage.get(name);
  await storage.remove(name);
  if (!found) throw new Error('What was put is not there.');
}

/** Sends a provider a request without effect, to see whether it answers. */
export async function tryProvider(
  ctx: UserContext,
  { id }: { id: string },
): Promise<Result<null, 'provider.failed' | 'provider.not_found'>> {
  const payment = ctx.payments[id.replace('payment.', '')];
  if (id !== 'storage' && !payment) return fail('provider.not_found');
  try {
    if (id === 'storage') await tryStorage(ctx);
    else await payment?.ask(newId(ctx.clock.now()));
    return ok(null);
  } catch (error) {
    ctx.log.warn({ provider: id, error: String(error) }, 'provider.try_failed');
    const reason = error instanceof Error ? error.message : String(error);
    return fail('provider.failed', { reason: reason.slice(0, 200) });
  }
}
