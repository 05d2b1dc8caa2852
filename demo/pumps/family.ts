import { categories } from '#demo/flow/categories.ts';
import { w } from '#demo/flow/words.ts';
import type { SeedFamily } from '#demo/types.ts';
import { gearUnits } from './gear-units.ts';
import { inverters } from './inverters.ts';
import { fans } from './fans.ts';
import { motors } from './motors.ts';
import { inlinePumps } from './inline.ts';
import { endSuctionPumps } from './end-suction.ts';
import { multistagePumps } from './multistage.ts';
import { submersiblePumps } from './submersible.ts';
import { displacementPumps } from './displacement.ts';

const products = [
  ...motors,
  ...inlinePumps,
  ...endSuctionPumps,
  ...multistagePumps,
  ...submersiblePumps,
  ...displacementPumps,
  ...gearUnits,
  ...inverters,
  ...fans,
];

export const pumps: SeedFamily = {
  products,
  categories: categories(products, 'pumps', w('泵与电机', 'Pumps and motors'), 'isw', [
    {
      key: 'pumps-motor',
      name: w('电动机', 'Motors'),
      picture: 'ye3-4p',
      leaves: [['pumps-motor-three', w('交流电动机', 'AC motors')]],
    },
    {
      key: 'pumps-centrifugal',
      name: w('离心泵', 'Centrifugal pumps'),
      picture: 'isg',
      leaves: [
        ['pumps-centrifugal-inline', w('管道泵', 'In-line')],
        ['pumps-centrifugal-end', w('卧式与化工泵', 'End suction and chemical')],
        ['pumps-centrifugal-stage', w('多级泵', 'Multistage')],
      ],
    },
    {
      key: 'pumps-sub',
      name: w('潜水泵', 'Submersible pumps'),
      picture: 'wq',
      leaves: [
        ['pumps-sub-well', w('深井泵', 'Well pumps')],
        ['pumps-sub-sewage', w('排污泵', 'Sewage pumps')],
      ],
    },
    {
      key: 'pumps-displace',
      name: w('容积泵', 'Displacement pumps'),
      picture: 'qby-al',
      leaves: [
        ['pumps-displace-diaphragm', w('气动隔膜泵', 'Diaphragm')],
        ['pumps-displace-gear', w('齿轮泵', 'Gear')],
      ],
    },
    {
      key: 'pumps-drive',
      name: w('减速机变频器', 'Gear units and inverters'),
      picture: 'nmrv-motor',
      leaves: [
        ['pumps-drive-gear', w('减速机', 'Gear units')],
        ['pumps-drive-inverter', w('变频器软起动', 'Inverters and soft starters')],
      ],
    },
    {
      key: 'pumps-fan',
      name: w('风机', 'Fans'),
      picture: 'axial-t35',
      leaves: [
        ['pumps-fan-axial', w('轴流风机', 'Axial')],
        ['pumps-fan-centrifugal', w('离心风机', 'Centrifugal')],
      ],
    },
  ]),
};
