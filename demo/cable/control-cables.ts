import { w } from '#demo/flow/words.ts';
import type { SeedProduct } from '#demo/types.ts';
import { cable, FLEX } from './cable-goods.ts';

const control = {
  category: 'cable-signal-control',
  flexible: false,
  xlpe: false,
  sheath: 'black',
  text: FLEX,
  voltage: '450/750',
  temperature: '≤70',
  thin: 1.5,
  standards: ['GB/T 9330'],
  plain: true,
} as const;

export const controlCables: SeedProduct[] = [
  cable({
    ...control,
    key: 'kvv',
    code: 'KVV',
    name: w('KVV聚氯乙烯控制电缆', 'KVV control cable'),
    brief: w('单股硬芯，柜间控制回路', 'Solid cores, between boards'),
    words: ['控制电缆', 'control cable'],
    cores: [4, 5, 7, 10, 12, 14, 19, 24],
    sections: [0.75, 1, 1.5, 2.5],
  }),
  cable({
    ...control,
    key: 'kvvp',
    code: 'KVVP',
    name: w('KVVP屏蔽控制电缆', 'KVVP screened control cable'),
    brief: w('铜丝编织屏蔽', 'Copper braid'),
    words: ['屏蔽控制电缆'],
    cores: [4, 5, 7, 10, 14, 19, 24],
    sections: [0.75, 1, 1.5, 2.5],
    screen: 'braid',
  }),
  cable({
    ...control,
    key: 'kvv22',
    code: 'KVV22',
    name: w('KVV22铠装控制电缆', 'KVV22 armoured control cable'),
    brief: w('钢带铠装，直埋', 'Steel tapes, for burial'),
    words: ['铠装控制电缆'],
    cores: [4, 7, 10, 14, 19],
    sections: [1, 1.5, 2.5],
    armour: true,
  }),
  cable({
    ...control,
    key: 'djypvp',
    code: 'DJYPVP',
    name: w('DJYPVP计算机屏蔽电缆', 'DJYPVP computer cable, individually screened'),
    brief: w('对屏+总屏，DCS模拟量', 'Screened pairs and overall, for DCS'),
    words: ['计算机电缆', 'DCS电缆'],
    cores: [2, 4, 8, 16],
    sections: [0.75, 1, 1.5],
    screen: 'foil',
    plain: false,
    pairs: true,
    xlpe: true,
    voltage: '300/500',
    standards: ['JB/T 13486'],
    dearer: 1.12,
  }),
];
