import { w } from '#demo/flow/words.ts';
import type { SeedProduct } from '#demo/types.ts';
import { butterfly, EPDM, NBR, S304 } from './butterfly-goods.ts';
import { BODY } from './common.ts';

const AIR = [1.6, 0.02, 190, 1.6] as const;

const EL = [5.5, 0.016, 620, 2.1] as const;

export const actuatedButterflyValves: SeedProduct[] = [
  butterfly({
    key: 'd671x-di',
    code: 'D671X',
    name: w('D671X 气动对夹蝶阀', 'D671X pneumatic wafer butterfly valve'),
    brief: w('双作用气缸，1~3秒启闭', 'Double-acting actuator, opens in 1–3 s'),
    body: BODY.ductile,
    disc: S304,
    seats: [EPDM, NBR],
    drive: 'pneumatic',
    from: 50,
    to: 300,
    pn: 16,
    extra: AIR,
  }),
  butterfly({
    key: 'd971x-di',
    code: 'D971X',
    name: w('D971X 电动对夹蝶阀', 'D971X electric wafer butterfly valve'),
    brief: w('开关型或4-20mA调节型，IP67', 'On-off or 4–20 mA control, IP67'),
    body: BODY.ductile,
    disc: S304,
    seats: [EPDM, NBR],
    drive: 'electric',
    from: 50,
    to: 300,
    pn: 16,
    extra: EL,
  }),
];
