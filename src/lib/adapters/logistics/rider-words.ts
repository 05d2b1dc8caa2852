import type { Rider } from './logistics.ts';

/** Riders of the local stand-in; their phone numbers are not in use. */
export const RIDERS: readonly Rider[] = [
  { name: '赵师傅', phone: '19900001001' },
  { name: '孙师傅', phone: '19900001002' },
  { name: '周师傅', phone: '19900001003' },
];
