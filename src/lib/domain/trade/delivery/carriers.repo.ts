import type { Db } from '#lib/db/database.ts';
import { keepSetting, lockOrMake, settingOf } from '#lib/db/settings.ts';
import type { PlatformCourier } from '#lib/kernel/platform-settings.ts';

export const couriersOf = (db: Db) => settingOf(db, 'couriers');
/** The stored list of carriers, locked until the transaction ends; while none is stored, `none` is stored first. */
export const lockCouriers = (db: Db, none: readonly PlatformCourier[]) =>
  lockOrMake(db, 'couriers', [...none]);
export const keepCouriers = (db: Db, all: PlatformCourier[]) => keepSetting(db, 'couriers', all);
