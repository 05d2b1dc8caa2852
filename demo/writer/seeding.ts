import type { ApiServices } from '#lib/api/services.ts';
import type { SystemContext } from '#lib/domain/context.ts';
import type { SeedContext } from '#lib/seed/base/seed-context.ts';

export { insertAll } from '#lib/seed/base/seed-context.ts';

/** What the writers share; `now` is the moment that the demo mall shows: dates of its data lie before it. */
export interface Seeding extends SeedContext {
  services: ApiServices;
}

/** What the mall itself does while it is written. */
export const systemOf = ({ services }: Seeding): SystemContext => ({
  ...services,
  actor: { kind: 'system' },
  locale: 'zh-CN',
  request: { id: 'demo', address: 'inside', device: 'inside' },
});

/** A number from 0 to `below` - 1 that a text always gives again; demo data needs variety without chance. */
export function spread(text: string, below: number): number {
  let hash = 2166136261;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619);
  // FNV leaves the low bits of similar texts close together.
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 2246822507);
  hash ^= hash >>> 13;
  return (hash >>> 0) % below;
}
