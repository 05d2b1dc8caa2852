import type { Db } from '#lib/db/database.ts';
import { keepSetting, lockOrMake, settingOf } from '#lib/db/settings.ts';
import type { SaidCourier } from '#lib/kernel/said.ts';

export const couriersOf = (db: Db) => settingOf(db, 'couriers');
/** Held until the transaction ends; `none` is the list while nobody has made one. */
export const lockCouriers = (db: Db, none: readonly SaidCourier[]) => lockOrMake(db, 'couriers', [...none]);
export const keepCouriers = (db: Db, all: SaidCourier[]) => keepSetting(db, 'couriers', all);
