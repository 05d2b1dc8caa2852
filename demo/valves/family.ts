import { w } from '#demo/flow/words.ts';
import { categories } from '#demo/flow/categories.ts';
import type { SeedFamily } from '#demo/types.ts';
import { flangedBallValves } from './ball-flanged.ts';
import { threadedBallValves } from './ball-threaded.ts';
import { butterflyValves } from './butterfly.ts';
import { actuatedButterflyValves } from './butterfly-actuated.ts';
import { checkValves } from './check.ts';
import { strainers } from './strainers.ts';
import { reducingValves } from './control/reducing.ts';
import { diaphragmValves } from './control/diaphragm.ts';
import { needleValves } from './control/needle.ts';
import { safetyValves } from './control/safety.ts';
import { gateValves } from './gate.ts';
import { globeValves } from './globe.ts';
import { solenoidValves } from './control/solenoid.ts';

const products = [
  ...flangedBallValves,
  ...threadedBallValves,
  ...butterflyValves,
  ...actuatedButterflyValves,
  ...gateValves,
  ...globeValves,
  ...checkValves,
  ...strainers,
  ...solenoidValves,
  ...reducingValves,
  ...diaphragmValves,
  ...needleValves,
  ...safetyValves,
];

export const valves: SeedFamily = {
  products,
  categories: categories(products, 'valves', w('阀门', 'Valves'), 'q41f-wcb', [
    {
      key: 'valves-ball',
      name: w('球阀', 'Ball valves'),
      picture: 'q11f-2pc-304',
      leaves: [
        ['valves-ball-flanged', w('法兰球阀', 'Flanged')],
        ['valves-ball-threaded', w('丝口球阀', 'Threaded')],
        ['valves-ball-actuated', w('气动电动球阀', 'Actuated')],
      ],
    },
    {
      key: 'valves-butterfly',
      name: w('蝶阀', 'Butterfly valves'),
      picture: 'd371x-di-304',
      leaves: [
        ['valves-butterfly-wafer', w('对夹蝶阀', 'Wafer')],
        ['valves-butterfly-lug', w('凸耳蝶阀', 'Lug')],
        ['valves-butterfly-actuated', w('气动电动蝶阀', 'Actuated')],
      ],
    },
    {
      key: 'valves-stop',
      name: w('闸阀与截止阀', 'Gate and globe valves'),
      picture: 'z41h-wcb',
      leaves: [
        ['valves-gate', w('闸阀', 'Gate')],
        ['valves-globe', w('截止阀', 'Globe')],
        ['valves-needle', w('针型阀', 'Needle')],
      ],
    },
    {
      key: 'valves-check',
      name: w('止回阀', 'Check valves'),
      picture: 'h76h-304',
      leaves: [
        ['valves-check-swing', w('法兰止回阀', 'Flanged')],
        ['valves-check-threaded', w('丝口止回阀', 'Threaded')],
        ['valves-check-wafer', w('对夹止回阀', 'Wafer')],
      ],
    },
    {
      key: 'valves-control',
      name: w('控制阀', 'Control valves'),
      picture: '2w-brass',
      leaves: [
        ['valves-control-solenoid', w('电磁阀', 'Solenoid')],
        ['valves-control-reducing', w('减压阀', 'Pressure reducing')],
        ['valves-control-diaphragm', w('隔膜阀', 'Diaphragm')],
      ],
    },
    {
      key: 'valves-protect',
      name: w('安全与过滤', 'Safety and strainers'),
      picture: 'a48y-wcb',
      leaves: [
        ['valves-safety', w('安全阀', 'Safety valves')],
        ['valves-strainer-y', w('Y型过滤器', 'Y strainers')],
      ],
    },
  ]),
};
