import { w } from '#demo/flow/words.ts';
import type { SeedProduct } from '#demo/types.ts';
import { butterfly, EPDM, NBR, S304 } from './butterfly-goods.ts';
import { BODY } from './common.ts';

const VITON = { words: w('FKM 氟橡胶', 'FKM'), suffix: ' FKM', factor: 1.75 };

const PTFE = { words: w('PTFE 聚四氟乙烯', 'PTFE'), suffix: ' PTFE', factor: 1.9 };

const S316 = { words: w('316不锈钢', 'Stainless 316'), material: 'chrome', perKg: 86 } as const;

const NICKEL = { words: w('球铁镀镍', 'Nickel-plated ductile iron'), material: 'tin', perKg: 22 } as const;

const HAND = [0.5, 0.004, 8, 0.05] as const;

const GEAR = [3.2, 0.012, 70, 0.28] as const;

export const butterflyValves: SeedProduct[] = [
  butterfly({
    key: 'd71x-di-304',
    code: 'D71X',
    name: w('D71X 手柄对夹蝶阀 304蝶板', 'D71X wafer butterfly valve, lever, 304 disc'),
    brief: w('球铁阀体蓝色环氧，10档定位手柄', 'Ductile iron in blue epoxy, ten-notch lever'),
    body: BODY.ductile,
    disc: S304,
    seats: [EPDM, NBR, VITON],
    drive: 'lever',
    from: 50,
    to: 200,
    pn: 16,
    extra: HAND,
  }),
  butterfly({
    key: 'd71x-di-ni',
    code: 'D71X',
    name: w('D71X 手柄对夹蝶阀 镀镍蝶板', 'D71X wafer butterfly valve, lever, nickel-plated disc'),
    brief: w('清水空调管路的经济之选', 'The economical choice for clean water'),
    body: { ...BODY.ductile, paint: 'navy' },
    disc: NICKEL,
    seats: [EPDM, NBR],
    drive: 'lever',
    from: 50,
    to: 200,
    pn: 16,
    extra: HAND,
  }),
  butterfly({
    key: 'd71f-wcb-316',
    code: 'D71F',
    name: w('D71F 衬氟对夹蝶阀', 'D71F PTFE-lined wafer butterfly valve'),
    brief: w('PTFE阀座316蝶板，化工介质', 'PTFE seat and 316 disc for chemicals'),
    body: BODY.wcb,
    disc: S316,
    seats: [PTFE],
    drive: 'lever',
    from: 50,
    to: 200,
    pn: 16,
    extra: HAND,
  }),
  butterfly({
    key: 'd71x-304',
    code: 'D71X',
    name: w('D71X 304不锈钢手柄对夹蝶阀', 'D71X stainless wafer butterfly valve, lever'),
    brief: w('阀体蝶板均为CF8', 'Body and disc of CF8'),
    body: BODY.cf8,
    disc: S304,
    seats: [EPDM, PTFE],
    drive: 'lever',
    from: 50,
    to: 200,
    pn: 16,
    extra: HAND,
  }),
  butterfly({
    key: 'd371x-di-304',
    code: 'D371X',
    name: w('D371X 蜗轮对夹蝶阀', 'D371X wafer butterfly valve, gear operated'),
    brief: w('蜗轮自锁，任意开度停留', 'Self-locking gear holds any position'),
    body: BODY.ductile,
    disc: S304,
    seats: [EPDM, NBR],
    drive: 'gear',
    from: 50,
    to: 400,
    pn: 16,
    extra: GEAR,
  }),
  butterfly({
    key: 'd371x-fire',
    code: 'XD371X',
    name: w('XD371X 消防信号蜗轮蝶阀', 'XD371X fire signal butterfly valve, gear operated'),
    brief: w('带双微动开关，远传开关信号', 'With two micro switches that report its position'),
    body: { ...BODY.ductile, paint: 'red' },
    disc: NICKEL,
    seats: [EPDM],
    drive: 'gear',
    from: 50,
    to: 300,
    pn: 16,
    extra: [3.6, 0.012, 104, 0.28],
  }),
  butterfly({
    key: 'd371x-lug',
    code: 'D37LX',
    name: w('D37LX 凸耳蜗轮蝶阀', 'D37LX lug butterfly valve, gear operated'),
    brief: w('螺孔耳，可作管端阀，单侧拆管', 'Tapped lugs: serves at the end of a line'),
    body: BODY.ductile,
    disc: S304,
    seats: [EPDM, NBR],
    drive: 'gear',
    lug: true,
    from: 50,
    to: 300,
    pn: 16,
    extra: GEAR,
  }),
  butterfly({
    key: 'd7lx-lever',
    code: 'D7LX',
    name: w('D7LX 凸耳手柄蝶阀', 'D7LX lug butterfly valve, lever'),
    brief: w('螺孔耳，便于单侧检修', 'Tapped lugs for one-sided removal'),
    body: { ...BODY.ductile, paint: 'teal' },
    disc: S304,
    seats: [EPDM, NBR],
    drive: 'lever',
    lug: true,
    from: 50,
    to: 200,
    pn: 16,
    extra: HAND,
  }),
];
