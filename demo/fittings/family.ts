import { categories } from '#demo/flow/categories.ts';
import { w } from '#demo/flow/words.ts';
import type { SeedFamily } from '#demo/types.ts';
import { buttWeldFittings } from './butt-weld.ts';
import { pipeFlanges } from './flanges.ts';
import { plasticFittings } from './plastic.ts';
import { groovedFittings } from './grooved.ts';
import { threadedFittings } from './threaded.ts';
import { ferrules } from './ferrules.ts';
import { hoseTails } from './hose-tails.ts';
import { camlocks } from './camlocks.ts';

const products = [
  ...threadedFittings,
  ...buttWeldFittings,
  ...pipeFlanges,
  ...ferrules,
  ...hoseTails,
  ...camlocks,
  ...plasticFittings,
  ...groovedFittings,
];

export const fittings: SeedFamily = {
  products,
  categories: categories(products, 'fittings', w('管件', 'Fittings'), 'bw-elbow-90-lr-304', [
    {
      key: 'fittings-thread',
      name: w('螺纹管件', 'Threaded fittings'),
      picture: 'thr-hex-nipple-304',
      leaves: [
        ['fittings-thread-stainless', w('不锈钢丝口管件', 'Stainless')],
        ['fittings-thread-iron', w('玛钢管件', 'Malleable iron')],
        ['fittings-thread-brass', w('黄铜管件', 'Brass')],
      ],
    },
    {
      key: 'fittings-weld',
      name: w('对焊管件', 'Butt-weld fittings'),
      picture: 'bw-tee-equal-304',
      leaves: [
        ['fittings-weld-elbow', w('弯头', 'Elbows')],
        ['fittings-weld-tee', w('三通', 'Tees')],
        ['fittings-weld-reducer', w('大小头与管帽', 'Reducers and caps')],
      ],
    },
    {
      key: 'fittings-flange',
      name: w('法兰', 'Flanges'),
      picture: 'flange-wn-304',
      leaves: [
        ['fittings-flange-slip', w('平焊法兰', 'Slip-on and plate')],
        ['fittings-flange-neck', w('对焊法兰', 'Welding neck')],
        ['fittings-flange-blind', w('法兰盖与螺纹法兰', 'Blind and threaded')],
      ],
    },
    {
      key: 'fittings-tube',
      name: w('卡套接头', 'Tube fittings'),
      picture: 'ferrule-tee-304',
      leaves: [['fittings-tube-ferrule', w('双卡套接头', 'Twin ferrule')]],
    },
    {
      key: 'fittings-quick',
      name: w('快接与软管接头', 'Couplings and hose tails'),
      picture: 'camlock-al',
      leaves: [
        ['fittings-quick-cam', w('凸轮快接', 'Cam and groove')],
        ['fittings-quick-barb', w('宝塔接头', 'Hose tails')],
      ],
    },
    {
      key: 'fittings-plastic',
      name: w('塑料与沟槽管件', 'Plastic and grooved'),
      picture: 'ppr-tee',
      leaves: [
        ['fittings-plastic-socket', w('塑料管件', 'Plastic')],
        ['fittings-plastic-grooved', w('沟槽管件', 'Grooved')],
      ],
    },
  ]),
};
