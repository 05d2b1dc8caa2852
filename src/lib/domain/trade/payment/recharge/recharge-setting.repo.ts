import { eq } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { siteSetting } from '#lib/db/schema.ts';
import type { RechargeSetting } from './recharge-setting.ts';

/** What the platform has set under `recharge`, if anything. */
export const rechargeSettingOf = async (db: Db): Promise<Partial<RechargeSetting> | undefined> => {
  const rows = await db.select().from(siteSetting).where(eq(siteSetting.key, 'recharge'));
  return rows[0]?.value as Partial<RechargeSetting> | undefined;
};
