import type { Db } from '#lib/db/database.ts';
import { settingOf } from '#lib/db/settings.ts';

export type { RechargeSetting } from '#lib/db/settings.ts';

/** What the platform has set under `recharge`, if anything. */
export const rechargeSettingOf = (db: Db) => settingOf(db, 'recharge');
