import { w } from '#demo/flow/words.ts';
import type { SeedProduct } from '#demo/types.ts';
import { cable, flex } from './cable-goods.ts';

const signal = { ...flex, category: 'cable-signal-screened', thin: 0.8, voltage: '300/300' } as const;

export const signalCables: SeedProduct[] = [
  cable({
    ...signal,
    key: 'rvvp',
    code: 'RVVP',
    name: w('RVVP屏蔽信号电缆', 'RVVP screened signal cable'),
    brief: w('铜丝编织屏蔽，仪表模拟量', 'Copper braid, for instruments'),
    words: ['屏蔽线', '信号线', 'screened cable'],
    cores: [2, 3, 4, 5, 7, 10],
    sections: [0.2, 0.3, 0.5, 0.75, 1, 1.5],
    sheath: 'black',
    screen: 'braid',
  }),
  cable({
    ...signal,
    key: 'rvsp',
    code: 'RVSP',
    name: w('RVSP双绞屏蔽线 RS-485', 'RVSP twisted screened pair, RS-485'),
    brief: w('120Ω双绞，铝箔+编织', '120 Ω twisted pair, foil and braid'),
    words: ['485线', '双绞屏蔽', 'RS485'],
    cores: [2, 4],
    sections: [0.3, 0.5, 0.75, 1, 1.5],
    sheath: 'grey',
    screen: 'braid',
    dearer: 1.06,
  }),
  cable({
    ...signal,
    key: 'rvs-fire',
    code: 'ZR-RVS',
    name: w('ZR-RVS消防双绞线', 'ZR-RVS fire alarm twisted pair'),
    brief: w('阻燃红蓝双绞，火灾报警', 'Flame retardant pair for alarms'),
    words: ['消防线', '双绞线', '报警线'],
    cores: [2, 4],
    sections: [0.75, 1, 1.5, 2.5],
    sheath: 'red',
    thin: 0.6,
  }),
  cable({
    ...signal,
    key: 'cat6',
    code: 'CAT6',
    name: w('六类屏蔽网线 SFTP', 'Cat 6 network cable, SFTP'),
    brief: w('23AWG无氧铜，千兆/万兆短距', '23 AWG copper, gigabit'),
    words: ['网线', '六类线', 'CAT6', '双绞线'],
    cores: [8],
    sections: [0.2, 0.3],
    sheath: 'blue',
    screen: 'foil',
    thin: 0.7,
    voltage: '≤125',
    standards: ['GB/T 18015', 'ISO/IEC 11801'],
    pairs: true,
    dearer: 1.2,
  }),
];
