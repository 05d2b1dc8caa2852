import { said } from '../../kernel/said.ts';
import type { Logistics } from './logistics.ts';

/** The same service with the carriers that the platform has listed; until it has, with those that the service knows. */
export const withSaidCouriers = (base: Logistics): Logistics => ({
  ...base,
  get couriers() {
    return said().couriers ?? base.couriers;
  },
});
