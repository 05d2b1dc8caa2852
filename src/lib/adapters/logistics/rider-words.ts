import type { Rider } from './logistics.ts';

/** People who ride for the local double; their numbers are nobody's. */
export const RIDERS: readonly Rider[] = [
  { name: '赵师傅', phone: '19900001001' },
  { name: '孙师傅', phone: '19900001002' },
  { name: '周师傅', phone: '19900001003' },
];
