import {
  checkContent,
  listContentChanges,
  listContentStates,
  previewContent,
  publishContent,
} from '../../domain/content/editing/index.ts';
import type { SystemContext } from '../../domain/context.ts';
import type { Settings } from '../env.ts';
import { seedIfEmpty } from '../seed-if-empty.ts';
import { openServices } from '../services.ts';
import { valueOf, type ContentBackend } from './content-backend.ts';

/** Texts go into the database at DATABASE_URL, or into the embedded one while no mall runs on it. */
export async function throughDatabase(settings: Settings): Promise<ContentBackend> {
  const services = await openServices(settings);
  await seedIfEmpty(services, settings);
  const ctx: SystemContext = {
    ...services,
    actor: { kind: 'system' },
    locale: 'zh-CN',
    request: { id: 'content', address: 'inside', device: 'inside' },
  };
  return {
    where: settings.DATABASE_URL ? 'the database at DATABASE_URL' : `the database in ${settings.DATA_DIR}`,
    site: settings.SITE_URL,
    states: async () => valueOf(await listContentStates(ctx)),
    changes: async () => valueOf(await listContentChanges(ctx)),
    check: async (files) => valueOf(await checkContent(ctx, { files })),
    publish: async (files, gone) => valueOf(await publishContent(ctx, { files, gone })),
    preview: async (files) => valueOf(await previewContent(ctx, { files })),
    close: () => services.close(),
  };
}
