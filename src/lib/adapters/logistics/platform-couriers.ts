import { platformSettings } from '../../kernel/platform-settings.ts';
import type { Logistics } from './logistics.ts';

/** The same service with the carriers that the platform has listed; until it has, with those that the service knows. */
export const withPlatformCouriers = (base: Logistics): Logistics => ({
  ...base,
  get couriers() {
    return platformSettings().couriers ?? base.couriers;
  },
});
