import { w } from '#demo/flow/words.ts';

export const CRV = w('铬钒钢 CR-V', 'Chrome vanadium steel');

export const CRMO = w('铬钼钢 CR-MO', 'Chrome molybdenum steel');
