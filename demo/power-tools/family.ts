import { categories } from '#demo/flow/categories.ts';
import { w } from '#demo/flow/words.ts';
import type { SeedFamily } from '#demo/types.ts';
import { machines } from './machines.ts';
import { supplies } from './supplies.ts';

const products = [...machines, ...supplies];

export const powerTools: SeedFamily = {
  products,
  categories: categories(
    products,
    'power-tools',
    w('电动工具与焊接', 'Power tools and welding'),
    'drill-hammer-cordless-20',
    [
      {
        key: 'power-tools-cordless',
        name: w('锂电工具', 'Cordless tools'),
        picture: 'drill-cordless-20',
        leaves: [
          ['power-tools-cordless-drill', w('电钻与扳手', 'Drills and wrenches')],
          ['power-tools-battery', w('电池与充电器', 'Batteries and chargers')],
        ],
      },
      {
        key: 'power-tools-mains',
        name: w('交流电动工具', 'Mains tools'),
        picture: 'grinder-125',
        leaves: [
          ['power-tools-grind', w('角磨与砂光', 'Grinders and sanders')],
          ['power-tools-hammer', w('电锤电镐', 'Hammers')],
          ['power-tools-saw', w('电锯与切割', 'Saws')],
          ['power-tools-other', w('台式与其他', 'Bench and other')],
        ],
      },
      {
        key: 'power-tools-weld',
        name: w('焊接', 'Welding'),
        picture: 'welder-mma',
        leaves: [
          ['power-tools-weld-machine', w('焊机与切割机', 'Welders and cutters')],
          ['power-tools-weld-supply', w('焊条焊丝', 'Electrodes and wire')],
        ],
      },
      {
        key: 'power-tools-pneumatic',
        name: w('空压机', 'Compressors'),
        picture: 'compressor-piston',
        leaves: [['power-tools-air', w('空压机', 'Air compressors')]],
      },
    ],
  ),
};
