import type { Transport } from '../call/call.ts';
import type { Context, Actor } from '../domain/context.ts';
import { isLocale } from '../i18n/locales.ts';
import { newId } from '../kernel/ids.ts';
import type { TagCache } from '../kernel/tag-cache.ts';
import { watched } from '../kernel/probe.ts';
import { failureBody } from '../api/envelope.ts';
import { parseInput } from '../api/read-input.ts';
import { features } from '../api/routes.ts';
import type { ApiServices } from '../api/services.ts';

const served = new Map(
  Object.values(features).flatMap(({ rows, handlers }) =>
    Object.entries(rows).map(([name, row]) => [
      `${row.method} ${row.path}`,
      { row, handler: handlers[name]! },
    ]),
  ),
);

/** What a query would make of these fields: text, and nothing of what is empty. */
function asQuery(input: Record<string, unknown>): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(input)) {
    const texts = (Array.isArray(value) ? value : [value])
      .filter((item) => item !== undefined && item !== '')
      .map(String);
    if (texts.length) fields[name] = texts.length > 1 ? texts : texts[0];
  }
  return fields;
}

/**
 * Public reads that a page makes in the same process call their handler directly: without request, response and JSON,
 * which saves a third of the time of a fresh page. Rows that all pages show come from the `cache`. The caller is a
 * visitor, whose page was counted already. Every other call goes through `api`.
 */
export function pageCalls(services: ApiServices, api: Transport, cache: TagCache): Transport {
  return async (request) => {
    const { method, pattern, input = {}, headers } = request;
    const known = pattern === undefined ? undefined : served.get(`${method} ${pattern}`);
    const isMine = headers['X-Token'] !== undefined || headers['X-Forwarded-For'] !== undefined;
    if (!known || method !== 'GET' || isMine || known.row.access !== 'public' || known.row.limit)
      return api(request);
    const { row, handler } = known;
    const locale = isLocale(headers['X-Lang']) ? headers['X-Lang'] : 'zh-CN';
    const id = newId(services.clock.now());
    try {
      const parsed = parseInput(row, asQuery(input));
      if (!parsed.ok) return failureBody(services, locale, parsed.failure);
      const ctx: Context<Actor> = {
        ...services,
        actor: { kind: 'visitor' },
        locale,
        cache,
        request: { id, address: row.shared ? 'shared' : 'inside', device: '' },
      };
      const facts = () => ({ 'mall.access': row.access });
      const act = () => handler(ctx as never, parsed.value as never);
      const result = await watched('row', `${method} ${row.path}`, facts, act);
      return result.ok
        ? { status: 200, data: result.value ?? null }
        : failureBody(services, locale, result.failure);
    } catch (error) {
      services.log.error({ requestId: id, path: request.path, err: error }, 'api.failed');
      return failureBody(services, locale, {
        code: services.isDatabaseDown(error) ? 'system.busy' : 'system.error',
      });
    }
  };
}
