import type { ApiServices } from '../api/services.ts';
import type { Settings } from './env.ts';

/** On this machine the embedded database starts with the demo mall, a real one only when SEED=demo asks for it. */
export async function seedIfEmpty(services: ApiServices, settings: Settings): Promise<void> {
  const wanted = settings.SEED ?? (settings.DATABASE_URL ? 'none' : 'demo');
  if (wanted === 'none' || settings.mode === 'production') return;
  const found = await services.database.query('select 1 from site_setting limit 1');
  if (found.rows.length > 0) return;
  const { writeDemoMall } = await import('../seed/demo/write.ts');
  await writeDemoMall(services, (step) => console.log(`  ${step}`));
}
