import type { Transport } from '../call/call.ts';
import type { TagCache } from '../kernel/tag-cache.ts';

const isAnswer = (envelope: unknown): boolean => (envelope as { status?: unknown } | null)?.status === 200;

/**
 * Answers that frame and page of every rendering ask for (site data, categories, belts) are read once and shared until
 * their tag changes. Only calls of rows with `cacheTags` and without a token are cached; failures are not.
 */
export function rememberReads(ask: Transport, cache: TagCache): Transport {
  return (request) => {
    const { cacheTags: tags } = request;
    if (!tags || request.method !== 'GET') return ask(request);
    return cache.one(`${request.headers['X-Lang']} ${request.path}`, tags, () => ask(request), isAnswer);
  };
}
