import { eq } from 'drizzle-orm';
import type { BankPayee } from '../contracts/bank-transfer.ts';
import type { HomeBlock } from '../contracts/states.ts';
import type { SiteConfig } from '../contracts/site.ts';
import type { Fen } from '../kernel/money.ts';
import type { PlatformCourier, PlatformUnit, TimerTurn } from '../kernel/platform-settings.ts';
import type { TimerName } from '../kernel/timers.ts';
import type { Db } from './database.ts';
import { siteSetting, type freightTemplate } from './schema.ts';

export interface RechargeSetting {
  isOpen: boolean;
  min: Fen;
  max: Fen;
  /** Amounts on offer; `give` comes on top, from the platform. */
  quota: { rechargeId: number; price: Fen; give: Fen }[];
  attention: Partial<Record<'zh-CN' | 'en-US', string[]>>;
}

export interface ChainCheck {
  /** ISO 8601. */
  at: string;
  /** Entries that were changed, or whose neighbour is missing; and the end, if what was there is gone. */
  faults: number;
  seq: number;
  hash: string;
}

export interface PayeeProposal {
  payee: BankPayee;
  uid: number;
  /** ISO 8601. */
  at: string;
}

/** What the platform has set of its timers and limits, by whom. */
export interface Rules {
  timers: Partial<Record<TimerName, (TimerTurn & { uid: number })[]>>;
  /** Most that one order may cost, in fen; null: it was reset to the default. */
  orderMaximum?: { fen: Fen | null; since: string; uid: number }[];
}

/** A message as the platform words it, in both languages. */
export interface OwnWording {
  zh: string;
  en: string;
  since: string;
  uid: number;
}

/** What the rows of `site_setting` hold, by their keys. */
export interface Settings {
  'site:zh-CN': Partial<SiteConfig>;
  'site:en-US': Partial<SiteConfig>;
  rules: Rules;
  couriers: PlatformCourier[];
  units: PlatformUnit[];
  /** By `sms.code.login`, `notice.order.paid`. */
  wordings: Record<string, OwnWording>;
  /** Parts of the home page from top to bottom. */
  home_order: HomeBlock[];
  merchant_entry: { open?: boolean };
  points: { is_open?: boolean };
  recharge: Partial<RechargeSetting>;
  store_freight: Omit<typeof freightTemplate.$inferInsert, 'merId'>[];
  bank_payee: BankPayee;
  'bank_payee:proposed': PayeeProposal;
  'check:audit': ChainCheck;
  'check:ledger': { at: string; faults: number } & Record<string, string | number>;
}

const rowOf = (db: Db, key: keyof Settings) => db.select().from(siteSetting).where(eq(siteSetting.key, key));

/** A setting, undefined while it is not set. */
export async function settingOf<K extends keyof Settings>(db: Db, key: K): Promise<Settings[K] | undefined> {
  const [row] = await rowOf(db, key);
  // Whoever writes a key writes its shape (keepSetting, the seed); the column itself holds any JSON.
  return row?.value as Settings[K] | undefined;
}

/** The same, locked until the transaction ends. */
export async function lockSetting<K extends keyof Settings>(
  db: Db,
  key: K,
): Promise<Settings[K] | undefined> {
  await rowOf(db, key).for('update');
  return settingOf(db, key);
}

/** The same; a missing setting is first created with this value. */
export async function lockOrMake<K extends keyof Settings>(
  db: Db,
  key: K,
  none: Settings[K],
): Promise<Settings[K]> {
  await db.insert(siteSetting).values({ key, value: none }).onConflictDoNothing();
  return (await lockSetting(db, key)) ?? none;
}

export const keepSetting = <K extends keyof Settings>(db: Db, key: K, value: Settings[K]) =>
  db
    .insert(siteSetting)
    .values({ key, value })
    .onConflictDoUpdate({ target: siteSetting.key, set: { value } });

export const dropSetting = (db: Db, key: keyof Settings) =>
  db.delete(siteSetting).where(eq(siteSetting.key, key));
