import { eq } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { siteSetting } from '#lib/db/schema.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Fen } from '#lib/kernel/money.ts';

export interface RechargeSetting {
  isOpen: boolean;
  min: Fen;
  max: Fen;
  /** Amounts on offer; `give` comes on top, from the platform. */
  quota: { rechargeId: number; price: Fen; give: Fen }[];
  attention: Partial<Record<Locale, string[]>>;
}

/** What the platform has set under `recharge`, if anything. */
export const rechargeSettingOf = async (db: Db): Promise<Partial<RechargeSetting> | undefined> => {
  const rows = await db.select().from(siteSetting).where(eq(siteSetting.key, 'recharge'));
  return rows[0]?.value as Partial<RechargeSetting> | undefined;
};
