import type { Context } from '#lib/domain/context.ts';
import { RECHARGE_MAX, RECHARGE_MIN } from '#lib/kernel/limits.ts';
import { rechargeSettingOf, type RechargeSetting } from './recharge-setting.repo.ts';

const DEFAULT: RechargeSetting = {
  isOpen: true,
  min: RECHARGE_MIN,
  max: RECHARGE_MAX,
  quota: [
    { rechargeId: 1, price: 100_000, give: 0 },
    { rechargeId: 2, price: 500_000, give: 0 },
    { rechargeId: 3, price: 1_000_000, give: 0 },
    { rechargeId: 4, price: 5_000_000, give: 0 },
  ],
  attention: {},
};

/** How recharging is set up: what the platform has set, over what the mall starts with. */
export async function readRechargeSetting(ctx: Pick<Context, 'database'>): Promise<RechargeSetting> {
  return { ...DEFAULT, ...(await rechargeSettingOf(ctx.database.reader)) };
}
