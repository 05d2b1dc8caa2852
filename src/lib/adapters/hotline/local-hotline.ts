import { newDigits } from '#lib/kernel/ids.ts';
import type { Hotline } from './hotline.ts';

/** The local double: numbers of a block that carriers use for virtual ones; no telephone answers them. */
export const localHotline: Hotline = {
  name: 'local',
  isLocal: true,
  lend: async () => ({ number: `95013${newDigits(8)}` }),
};
