import { w } from '#demo/flow/words.ts';
import { bearingRows, type BearingSeries } from './bearing-goods.ts';
import { ADJUST, HOT, params, PRECISION, PRESSED, STEEL } from './roller-common.ts';

const TAPER = w(
  '单列圆锥滚子轴承同时承受径向和单向轴向载荷，内组件与外圈可分离，便于分别安装和调整游隙，用于汽车轮毂、变速箱、减速机和机床主轴。',
  'Single row taper roller bearings carry radial load and thrust from one side together; cone and cup come apart for fitting and adjusting: wheel hubs, gearboxes, reducers and spindles.',
);

export const taper = (series: string, typical: string, text: string): BearingSeries => ({
  key: `bearing-${series}`,
  category: 'bearings-roller-taper',
  name: w(`圆锥滚子轴承 ${series}系列`, `Taper roller bearing ${series} series`),
  standards: ['GB/T 297', 'ISO 355', 'DIN 720'],
  keywords: ['圆锥滚子轴承', '锥形轴承', '圆锥轴承', series, 'taper roller bearing'],
  rows: bearingRows(text, true),
  option: w('精度', 'Tolerance'),
  variants: PRECISION,
  shape: { kind: 'taper' },
  price: [5.5, 27],
  params: params(w('单列圆锥滚子轴承', 'Single row taper roller bearing'), PRESSED),
  brief: w('内外圈可分离，径向轴向联合承载', 'Separable, for combined radial and thrust load'),
  use: TAPER,
  material: STEEL,
  mounting: ADJUST,
  typical,
});

const NU_ROWS = `
  204 20 47 14 25.8 24 0.117
  205 25 52 15 27.5 26.8 0.14
  206 30 62 16 36 35.5 0.214
  207 35 72 17 46.5 48 0.311
  208 40 80 18 51.5 53 0.394
  209 45 85 19 58.5 63.8 0.45
  210 50 90 20 61.2 69.2 0.505
  212 60 110 22 89.8 102 0.9
  214 70 125 24 112 135 1.2
  216 80 140 26 132 165 1.6`;

export const cylindrical = (letter: 'NU' | 'NJ' | 'N'): BearingSeries => ({
  key: `bearing-${letter.toLowerCase()}-200`,
  category: 'bearings-roller-cylindrical',
  name: w(`圆柱滚子轴承 ${letter}200系列`, `Cylindrical roller bearing ${letter}200 series`),
  standards: ['GB/T 283', 'ISO 15', 'DIN 5412-1'],
  keywords: ['圆柱滚子轴承', '滚柱轴承', `${letter}2`, 'cylindrical roller bearing'],
  rows: bearingRows(NU_ROWS).map((row) => ({ ...row, code: `${letter}${row.code}` })),
  option: w('保持架与游隙', 'Cage and clearance'),
  variants: [
    { suffix: 'E', name: w('钢架 CN', 'steel cage, CN'), factor: 1 },
    { suffix: 'EM/C3', name: w('铜架 C3', 'brass cage, C3'), factor: 1.45 },
  ],
  shape: { kind: 'cylindrical', cage: letter === 'N' ? 'zinc' : 'brass' },
  price: [9, 46],
  params: params(
    w('单列圆柱滚子轴承', 'Single row cylindrical roller bearing'),
    w('冲压钢或黄铜', 'Pressed steel or machined brass'),
  ),
  brief:
    letter === 'NJ'
      ? w('内圈单挡边，可承受单向轴向力', 'One rib on the inner ring takes thrust from one side')
      : w('径向承载高，轴可轴向游动', 'High radial load, lets the shaft float'),
  use:
    letter === 'NJ'
      ? w(
          'NJ型外圈有双挡边、内圈有单挡边，可承受较大径向载荷和单向轴向载荷，用于电机驱动端和齿轮箱。',
          'NJ has two ribs on the outer and one on the inner ring: high radial load and some thrust from one side, for motor drive ends and gearboxes.',
        )
      : w(
          `${letter}型一侧套圈无挡边，允许轴相对外壳轴向移动，作游动端轴承，径向承载能力比同尺寸球轴承高约70%。`,
          `${letter} has one ring without ribs, so the shaft may float; radial capacity is some 70 % above a ball bearing of the same size.`,
        ),
  material: STEEL,
  mounting: HOT,
  typical: `${letter}206`,
});
