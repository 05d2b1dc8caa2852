import type { SystemContext } from '../domain/context.ts';
import { renewMall } from '../seed/base/renew-mall.ts';

/** Adds the categories and parameters that came with an upgrade. */
export async function renewTaxonomy({ database, storage, clock, changed }: SystemContext): Promise<void> {
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
