import { w } from '#demo/flow/words.ts';
import type { SeedProduct } from '#demo/types.ts';
import { bearingRows, bearingSeries } from './bearing-goods.ts';
import { BRASS, params, STEEL } from './roller-common.ts';
import { cylindrical, taper } from './taper-cylindrical.ts';

export const rollers = (): SeedProduct[] => [
  bearingSeries(
    taper(
      '30200',
      '30206',
      `
    30203 17 40 12 13.25 20.8 21.8 0.079
    30204 20 47 14 15.25 28.2 30.5 0.126
    30205 25 52 15 16.25 32.2 37 0.154
    30206 30 62 16 17.25 43.2 50.5 0.231
    30207 35 72 17 18.25 54.2 63.5 0.331
    30208 40 80 18 19.75 63 74 0.422
    30209 45 85 19 20.75 67.8 83.5 0.474
    30210 50 90 20 21.75 73.2 92 0.529
    30212 60 110 22 23.75 102 130 0.904
    30214 70 125 24 26.25 132 175 1.26`,
    ),
  ),
  bearingSeries(
    taper(
      '30300',
      '30306',
      `
    30302 15 42 13 14.25 22.8 21.5 0.094
    30304 20 52 15 16.25 33 33.2 0.165
    30305 25 62 17 18.25 46.8 48 0.263
    30306 30 72 19 20.75 59 63 0.387
    30307 35 80 21 22.75 75.2 82.5 0.515
    30308 40 90 23 25.25 90.8 108 0.747
    30309 45 100 25 27.25 108 130 0.984
    30310 50 110 27 29.25 130 158 1.28
    30312 60 130 31 33.5 170 210 1.99`,
    ),
  ),
  bearingSeries(
    taper(
      '32200',
      '32206',
      `
    32206 30 62 20 21.25 51.8 63.8 0.287
    32207 35 72 23 24.25 70.5 89.5 0.445
    32208 40 80 23 24.75 77.8 97.2 0.532
    32209 45 85 23 24.75 80.8 105 0.573
    32210 50 90 23 24.75 82.8 108 0.626
    32212 60 110 28 29.75 132 180 1.17
    32214 70 125 31 33.25 168 238 1.64`,
    ),
  ),
  bearingSeries(cylindrical('NU')),
  bearingSeries(cylindrical('NJ')),
  bearingSeries(cylindrical('N')),
  bearingSeries({
    key: 'bearing-7200ac',
    category: 'bearings-ball-angular',
    name: w('角接触球轴承 7200AC系列 25°', 'Angular contact ball bearing 7200AC 25°'),
    standards: ['GB/T 292', 'ISO 15', 'DIN 628-1'],
    keywords: ['角接触球轴承', '主轴轴承', '7204AC', 'angular contact'],
    rows: bearingRows(`
      7201AC 12 32 10 7.1 3.35 0.036
      7202AC 15 35 11 8.35 4.4 0.044
      7203AC 17 40 12 10.5 5.65 0.064
      7204AC 20 47 14 14 7.82 0.11
      7205AC 25 52 15 15.8 9.88 0.13
      7206AC 30 62 16 22 14.2 0.2
      7207AC 35 72 17 29 19.2 0.29
      7208AC 40 80 18 35.2 24.5 0.38
      7209AC 45 85 19 36.8 27.2 0.41
      7210AC 50 90 20 40.8 30.5 0.48
      7212AC 60 110 22 58.2 46.2 0.79`),
    option: w('精度', 'Tolerance'),
    variants: [
      { suffix: '', name: w('P6 单只', 'P6 single'), factor: 1 },
      { suffix: '/P5', name: w('P5 单只', 'P5 single'), factor: 1.6 },
      { suffix: '/DB P5', name: w('P5 背对背配对', 'P5 matched pair DB'), factor: 3.4 },
    ],
    shape: { kind: 'angular', cage: 'brass' },
    price: [14, 82],
    params: params(w('单列角接触球轴承 接触角25°', 'Single row angular contact ball bearing, 25°'), BRASS),
    brief: w('接触角25°，可配对，机床和泵用', '25° contact angle, pairs, for spindles and pumps'),
    use: w(
      '接触角25°，能同时承受径向和单向轴向载荷，轴向刚性好、转速高，成对使用可承受双向轴向力，用于机床主轴、离心泵、螺杆压缩机。',
      'With a 25° contact angle it takes radial load and thrust from one side at high speed and stiffness; in pairs it takes thrust from both, for spindles, centrifugal pumps and screw compressors.',
    ),
    material: STEEL,
    mounting: w(
      '注意方向：外圈宽端面一侧承受轴向力。配对轴承按外圈V形标记对齐，轻预紧出厂已配磨，不得拆开混装。',
      'Mind the direction: thrust enters at the wide face of the outer ring. Align pairs by the V mark; their preload is ground in, so never mix them.',
    ),
    typical: '7206AC',
  }),
  bearingSeries({
    key: 'bearing-22200',
    category: 'bearings-roller-spherical',
    name: w('调心滚子轴承 22200系列', 'Spherical roller bearing 22200 series'),
    standards: ['GB/T 288', 'ISO 15', 'DIN 635-2'],
    keywords: ['调心滚子轴承', '双列', '22208', '3508', 'spherical roller bearing'],
    rows: bearingRows(`
      22205 25 52 18 35.8 36.8 0.177
      22206 30 62 20 51.8 56.8 0.3
      22207 35 72 23 66.5 76 0.43
      22208 40 80 23 78.5 90.8 0.55
      22209 45 85 23 82 97.5 0.59
      22210 50 90 23 84.5 105 0.64
      22212 60 110 28 122 155 1.22
      22214 70 125 31 158 205 1.66
      22216 80 140 33 175 238 2.2
      22220 100 180 46 310 415 5`),
    option: w('内孔与保持架', 'Bore and cage'),
    variants: [
      { suffix: 'CA/W33', name: w('直孔 铜架', 'cylindrical bore, brass cage'), factor: 1.18 },
      { suffix: 'CAK/W33', name: w('锥孔1:12 铜架', 'taper bore 1:12, brass cage'), factor: 1.22 },
      { suffix: 'CC/W33', name: w('直孔 钢架', 'cylindrical bore, steel cage'), factor: 1 },
    ],
    shape: { kind: 'spherical', cage: 'brass' },
    price: [16, 62],
    params: params(
      w('双列调心滚子轴承', 'Double row spherical roller bearing'),
      w('黄铜实体或冲压钢', 'Machined brass or pressed steel'),
    ),
    brief: w(
      '自动调心1.5°~2.5°，外圈带油槽油孔',
      'Aligns itself by 1.5–2.5°, outer ring with groove and holes',
    ),
    use: w(
      '外圈滚道为球面，允许轴线偏斜1.5°~2.5°，承载能力大、抗冲击，用于振动筛、破碎机、造纸机、输送滚筒。',
      'The spherical outer raceway allows 1.5–2.5° of misalignment with high load and shock: vibrating screens, crushers, paper machines and conveyor drums.',
    ),
    material: STEEL,
    mounting: w(
      '锥孔型配紧定套H3xx或退卸套，按径向游隙减小量控制压入：内径40~50 mm时减小0.025~0.030 mm。补脂从外圈油槽W33注入。',
      'Taper bores go on an H3xx adapter or withdrawal sleeve, driven until the clearance is reduced by the table: 0.025–0.030 mm for 40–50 mm bores. Relubricate through the W33 groove.',
    ),
    typical: '22208',
  }),
];
