import { categories } from '#demo/flow/categories.ts';
import { w } from '#demo/flow/words.ts';
import type { SeedFamily } from '#demo/types.ts';
import { abrasives } from './abrasive/abrasives.ts';
import { drills } from './drill/drills.ts';
import { turning } from './turning.ts';
import { milling } from './milling.ts';
import { sawing } from './saw/sawing.ts';
import { threading } from './threading.ts';

const products = [...drills, ...threading, ...milling, ...turning, ...abrasives, ...sawing];

export const cutting: SeedFamily = {
  products,
  categories: categories(products, 'cutting', w('刀具磨具', 'Cutting tools and abrasives'), 'mill-4f-55', [
    {
      key: 'cutting-drills',
      name: w('钻头', 'Drills'),
      picture: 'drill-din338-ground',
      leaves: [
        ['cutting-drills-straight', w('直柄麻花钻', 'Straight shank')],
        ['cutting-drills-taper', w('锥柄麻花钻', 'Taper shank')],
        ['cutting-drills-carbide', w('硬质合金钻', 'Solid carbide')],
        ['cutting-drills-masonry', w('建工与木工钻', 'Masonry and wood')],
        ['cutting-drills-step', w('阶梯钻', 'Step drills')],
      ],
    },
    {
      key: 'cutting-threading',
      name: w('螺纹刀具', 'Threading tools'),
      picture: 'tap-spiral-tin',
      leaves: [
        ['cutting-threading-machine', w('机用丝锥', 'Machine taps')],
        ['cutting-threading-hand', w('手用丝锥', 'Hand taps')],
        ['cutting-threading-dies', w('板牙', 'Dies')],
      ],
    },
    {
      key: 'cutting-milling',
      name: w('铣刀与铰刀', 'Mills and reamers'),
      picture: 'mill-ball-55',
      leaves: [
        ['cutting-milling-square', w('平底立铣刀', 'Square end mills')],
        ['cutting-milling-ball', w('球头与圆鼻', 'Ball and radius')],
        ['cutting-milling-hss', w('高速钢铣刀', 'HSS mills')],
        ['cutting-milling-reamers', w('铰刀', 'Reamers')],
      ],
    },
    {
      key: 'cutting-inserts',
      name: w('数控刀片与刀杆', 'Inserts and holders'),
      picture: 'insert-cnmg',
      leaves: [
        ['cutting-inserts-turning', w('车刀片', 'Turning')],
        ['cutting-inserts-milling', w('铣刀片', 'Milling')],
        ['cutting-inserts-grooving', w('切槽刀片', 'Grooving')],
        ['cutting-inserts-holders', w('刀杆', 'Holders')],
      ],
    },
    {
      key: 'cutting-abrasives',
      name: w('磨料磨具', 'Abrasives'),
      picture: 'disc-grind-inox',
      leaves: [
        ['cutting-abrasives-cut', w('切割片', 'Cutting discs')],
        ['cutting-abrasives-grind', w('角磨片', 'Grinding discs')],
        ['cutting-abrasives-flap', w('百叶片', 'Flap discs')],
        ['cutting-abrasives-sand', w('砂纸片', 'Sanding discs')],
        ['cutting-abrasives-brush', w('钢丝刷', 'Wire brushes')],
      ],
    },
    {
      key: 'cutting-saws',
      name: w('锯片与开孔器', 'Saw blades and hole saws'),
      picture: 'blade-tct-wood',
      leaves: [
        ['cutting-saws-circular', w('圆锯片', 'Circular blades')],
        ['cutting-saws-diamond', w('金刚石锯片', 'Diamond blades')],
        ['cutting-saws-strip', w('锯条', 'Strip blades')],
        ['cutting-saws-hole', w('开孔器', 'Hole saws')],
      ],
    },
    {
      key: 'cutting-hand',
      name: w('锉刀与旋转锉', 'Files and burrs'),
      picture: 'file-flat',
      leaves: [
        ['cutting-files', w('钳工锉', 'Files')],
        ['cutting-burrs', w('旋转锉', 'Carbide burrs')],
      ],
    },
  ]),
};
