import { categories } from '#demo/flow/categories.ts';
import { w } from '#demo/flow/words.ts';
import type { SeedFamily } from '#demo/types.ts';
import { glands } from './glands.ts';
import { lugs } from './lugs.ts';
import { cableTrays } from './trays.ts';
import { sleeves } from './sleeves.ts';
import { powerCables } from './power-cables.ts';
import { flexibleCables } from './flexible-cables.ts';
import { signalCables } from './signal-cables.ts';
import { controlCables } from './control-cables.ts';
import { buildingWires } from './building-wires.ts';
import { specialWires } from './special-wires.ts';

const products = [
  ...buildingWires,
  ...specialWires,
  ...powerCables,
  ...flexibleCables,
  ...signalCables,
  ...controlCables,
  ...glands,
  ...lugs,
  ...cableTrays,
  ...sleeves,
];

export const cable: SeedFamily = {
  products,
  categories: categories(products, 'cable', w('电线电缆', 'Wire and cable'), 'yjv', [
    {
      key: 'cable-wire',
      name: w('电线', 'Wires'),
      picture: 'bv',
      leaves: [['cable-wire-single', w('单芯电线', 'Single core')]],
    },
    {
      key: 'cable-power',
      name: w('电力电缆', 'Power cables'),
      picture: 'yjv22',
      leaves: [['cable-power-lv', w('低压电力电缆', 'Low voltage')]],
    },
    {
      key: 'cable-flex',
      name: w('软电缆', 'Flexible cables'),
      picture: 'rvv',
      leaves: [
        ['cable-flex-pvc', w('护套软线', 'PVC sheathed')],
        ['cable-flex-rubber', w('橡套电缆', 'Rubber')],
        ['cable-flex-chain', w('拖链电缆', 'Drag chain')],
      ],
    },
    {
      key: 'cable-signal',
      name: w('控制与信号电缆', 'Control and signal'),
      picture: 'rvvp',
      leaves: [
        ['cable-signal-control', w('控制电缆', 'Control')],
        ['cable-signal-screened', w('屏蔽信号线', 'Screened signal')],
      ],
    },
    {
      key: 'cable-parts',
      name: w('电缆附件', 'Cable accessories'),
      picture: 'gland-nylon',
      leaves: [
        ['cable-parts-gland', w('电缆接头', 'Glands')],
        ['cable-parts-lug', w('接线端子', 'Lugs')],
        ['cable-parts-tray', w('桥架线槽', 'Trays')],
        ['cable-parts-tidy', w('套管与软管', 'Sleeves and conduit')],
      ],
    },
  ]),
};
