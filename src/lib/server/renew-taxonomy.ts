import type { SystemContext } from '../domain/context.ts';

/** Adds the categories and parameters that came with an upgrade. */
export async function renewTaxonomy({ database, storage, clock, changed }: SystemContext): Promise<void> {
  // What a mall begins with is read when it is asked for, not by each start.
  const { renewMall } = await import('../seed/base/renew-mall.ts');
  const added = await database.tx(() =>
    renewMall({
      db: database.db,
      now: clock.now(),
      async keep(path, svg) {
        await storage.put(path, new TextEncoder().encode(svg), 'image/svg+xml');
        return storage.urlOf(path);
      },
    }),
  );
  if (added > 0) await changed('categories', 'goods', 'home', 'places');
}
