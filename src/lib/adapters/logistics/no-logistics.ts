import { COURIERS } from './courier-words.ts';
import type { Logistics } from './logistics.ts';

/** A mall without a tracking service and without riders: parcels go with couriers by name, and nothing is made up. */
export const noLogistics: Logistics = { name: 'none', isLocal: false, couriers: COURIERS };
