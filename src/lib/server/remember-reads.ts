import type { Transport } from '../call/call.ts';
import type { Kept } from '../kernel/kept.ts';

const isAnswer = (envelope: unknown): boolean => (envelope as { status?: unknown } | null)?.status === 200;

/**
 * Answers that frame and page of every rendering ask for (site data, categories, belts) are read once and shared until
 * their tag changes. Only calls of rows with `kept` and without a token are cached; failures are not.
 */
export function rememberReads(ask: Transport, kept: Kept): Transport {
  return (request) => {
    const { kept: tags } = request;
    if (!tags || request.method !== 'GET') return ask(request);
    return kept.one(`${request.headers['X-Lang']} ${request.path}`, tags, () => ask(request), isAnswer);
  };
}
