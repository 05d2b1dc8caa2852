import type { ApiServices } from '../api/services.ts';
import { SetupError } from '../kernel/setup-error.ts';
import type { Settings } from './env.ts';

/** Writes the demo mall; `demo/` passes it in, since src/ imports nothing from there. */
export type FillDemo = (services: ApiServices) => Promise<void>;

/** On this machine the embedded database starts with the demo mall, a real one only when SEED=demo asks for it. */
export async function seedIfEmpty(
  services: ApiServices,
  settings: Settings,
  fillDemo?: FillDemo,
): Promise<void> {
  const wanted = settings.SEED ?? (settings.DATABASE_URL ? 'none' : 'demo');
  if (wanted === 'none' || settings.mode === 'production') return;
  const { rows } = await services.database.query(
    'select exists (select from site_setting) as mall, exists (select from user_account) as accounts',
  );
  if (rows[0]?.['mall']) return;
  if (rows[0]?.['accounts'])
    throw new SetupError(
      'The demo mall needs an empty database, and this one has accounts already.',
      'Set SEED=none to open it as it is, or empty it: npm run db:reset',
    );
  if (!fillDemo)
    throw new SetupError(
      'This database holds no mall yet, and the demo is not part of this program.',
      'Fill it once: npm run seed; or make it a mall for the public: npm run setup -- production',
    );
  await fillDemo(services);
}
