import { p, w } from '#lib/seed/demo/flow/words.ts';
import type { SeedProduct, Words } from '#lib/seed/types.ts';
import { bearingRows, bearingSeries, type BearingSeries, type Variant } from './bearing-goods.ts';

const PRECISION: readonly Variant[] = [
  { suffix: '', name: w('P0 普通级', 'class P0'), factor: 1 },
  { suffix: '/P6', name: w('P6 精密级', 'class P6'), factor: 1.22 },
];
const STEEL = w(
  '套圈和滚动体为GCr15轴承钢，淬硬60~64 HRC，滚道超精磨，滚子带凸度以避免边缘应力。',
  'Rings and rolling elements of GCr15 at 60–64 HRC with superfinished raceways; the rollers are crowned against edge stress.',
);
const HOT = w(
  '热装时感应加热到80~100℃，不超过120℃；冷却后复查内圈是否靠紧轴肩。润滑脂填充量取自由空间的30%~50%，高速取小值。',
  'For a shrink fit heat by induction to 80–100 °C, never above 120 °C, and check after cooling that the ring sits against the shoulder. Fill 30–50 % of the free space with grease, less at high speed.',
);
const ADJUST = w(
  '成对使用，装配时通过垫片或锁紧螺母调整轴向游隙：一般轴承0.05~0.10 mm，汽车轮毂按规定扭矩拧紧后回退。游隙过小会发热抱死。',
  'Used in pairs with the end play set by shims or the lock nut: usually 0.05–0.10 mm; wheel hubs are tightened to torque and backed off. Too little play overheats them.',
);
const params = (type: Words, cage: Words) => [
  p(w('类型', 'Type'), type),
  p('material', w('轴承钢 GCr15', 'Bearing steel GCr15 (100Cr6)')),
  p(w('保持架', 'Cage'), cage),
];
const PRESSED = w('冲压钢', 'Pressed steel');
const BRASS = w('黄铜实体', 'Machined brass');

const TAPER = w('单列圆锥滚子轴承同时承受径向和单向轴向载荷，内组件与外圈可分离，便于分别安装和调整游隙，用于汽车轮毂、变速箱、减速机和机床主轴。', 'Single row taper roller bearings carry radial load and thrust from one side together; cone and cup come apart for fitting and adjusting: wheel hubs, gearboxes, reducers and spindles.');
const taper = (series: string, typical: string, text: string): BearingSeries => ({
  key: `bearing-${series}`, category: 'bearings-roller-taper', name: w(`圆锥滚子轴承 ${series}系列`, `Taper roller bearing ${series} series`), standards: ['GB/T 297', 'ISO 355', 'DIN 720'], keywords: ['圆锥滚子轴承', '锥形轴承', '圆锥轴承', series, 'taper roller bearing'], rows: bearingRows(text, true), option: w('精度', 'Tolerance'), variants: PRECISION, shape: { kind: 'taper' }, price: [5.5, 27], params: params(w('单列圆锥滚子轴承', 'Single row taper roller bearing'), PRESSED), brief: w('内外圈可分离，径向轴向联合承载', 'Separable, for combined radial and thrust load'), use: TAPER, material: STEEL, mounting: ADJUST, typical,
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
const cylindrical = (letter: 'NU' | 'NJ' | 'N'): BearingSeries => ({
  key: `bearing-${letter.toLowerCase()}-200`, category: 'bearings-roller-cylindrical', name: w(`圆柱滚子轴承 ${letter}200系列`, `Cylindrical roller bearing ${letter}200 series`), standards: ['GB/T 283', 'ISO 15', 'DIN 5412-1'], keywords: ['圆柱滚子轴承', '滚柱轴承', `${letter}2`, 'cylindrical roller bearing'], rows: bearingRows(NU_ROWS).map((row) => ({ ...row, code: `${letter}${row.code}` })), option: w('保持架与游隙', 'Cage and clearance'),
  variants: [{ suffix: 'E', name: w('钢架 CN', 'steel cage, CN'), factor: 1 }, { suffix: 'EM/C3', name: w('铜架 C3', 'brass cage, C3'), factor: 1.45 }], shape: { kind: 'cylindrical', cage: letter === 'N' ? 'zinc' : 'brass' }, price: [9, 46], params: params(w('单列圆柱滚子轴承', 'Single row cylindrical roller bearing'), w('冲压钢或黄铜', 'Pressed steel or machined brass')), brief: letter === 'NJ' ? w('内圈单挡边，可承受单向轴向力', 'One rib on the inner ring takes thrust from one side') : w('径向承载高，轴可轴向游动', 'High radial load, lets the shaft float'),
  use: letter === 'NJ' ? w('NJ型外圈有双挡边、内圈有单挡边，可承受较大径向载荷和单向轴向载荷，用于电机驱动端和齿轮箱。', 'NJ has two ribs on the outer and one on the inner ring: high radial load and some thrust from one side, for motor drive ends and gearboxes.') : w(`${letter}型一侧套圈无挡边，允许轴相对外壳轴向移动，作游动端轴承，径向承载能力比同尺寸球轴承高约70%。`, `${letter} has one ring without ribs, so the shaft may float; radial capacity is some 70 % above a ball bearing of the same size.`), material: STEEL, mounting: HOT, typical: `${letter}206`,
});

export const rollers = (): SeedProduct[] => [
  bearingSeries(taper('30200', '30206', `
    30203 17 40 12 13.25 20.8 21.8 0.079
    30204 20 47 14 15.25 28.2 30.5 0.126
    30205 25 52 15 16.25 32.2 37 0.154
    30206 30 62 16 17.25 43.2 50.5 0.231
    30207 35 72 17 18.25 54.2 63.5 0.331
    30208 40 80 18 19.75 63 74 0.422
    30209 45 85 19 20.75 67.8 83.5 0.474
    30210 50 90 20 21.75 73.2 92 0.529
    30212 60 110 22 23.75 102 130 0.904
    30214 70 125 24 26.25 132 175 1.26`)),
  bearingSeries(taper('30300', '30306', `
    30302 15 42 13 14.25 22.8 21.5 0.094
    30304 20 52 15 16.25 33 33.2 0.165
    30305 25 62 17 18.25 46.8 48 0.263
    30306 30 72 19 20.75 59 63 0.387
    30307 35 80 21 22.75 75.2 82.5 0.515
    30308 40 90 23 25.25 90.8 108 0.747
    30309 45 100 25 27.25 108 130 0.984
    30310 50 110 27 29.25 130 158 1.28
    30312 60 130 31 33.5 170 210 1.99`)),
  bearingSeries(taper('32200', '32206', `
    32206 30 62 20 21.25 51.8 63.8 0.287
    32207 35 72 23 24.25 70.5 89.5 0.445
    32208 40 80 23 24.75 77.8 97.2 0.532
    32209 45 85 23 24.75 80.8 105 0.573
    32210 50 90 23 24.75 82.8 108 0.626
    32212 60 110 28 29.75 132 180 1.17
    32214 70 125 31 33.25 168 238 1.64`)),
  bearingSeries(cylindrical('NU')),
  bearingSeries(cylindrical('NJ')),
  bearingSeries(cylindrical('N')),
  bearingSeries({
    key: 'bearing-7200ac', category: 'bearings-ball-angular', name: w('角接触球轴承 7200AC系列 25°', 'Angular contact ball bearing 7200AC 25°'), standards: ['GB/T 292', 'ISO 15', 'DIN 628-1'], keywords: ['角接触球轴承', '主轴轴承', '7204AC', 'angular contact'], rows: bearingRows(`
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
      7212AC 60 110 22 58.2 46.2 0.79`), option: w('精度', 'Tolerance'), variants: [{ suffix: '', name: w('P6 单只', 'P6 single'), factor: 1 }, { suffix: '/P5', name: w('P5 单只', 'P5 single'), factor: 1.6 }, { suffix: '/DB P5', name: w('P5 背对背配对', 'P5 matched pair DB'), factor: 3.4 }], shape: { kind: 'angular', cage: 'brass' }, price: [14, 82], params: params(w('单列角接触球轴承 接触角25°', 'Single row angular contact ball bearing, 25°'), BRASS), brief: w('接触角25°，可配对，机床和泵用', '25° contact angle, pairs, for spindles and pumps'), use: w('接触角25°，能同时承受径向和单向轴向载荷，轴向刚性好、转速高，成对使用可承受双向轴向力，用于机床主轴、离心泵、螺杆压缩机。', 'With a 25° contact angle it takes radial load and thrust from one side at high speed and stiffness; in pairs it takes thrust from both, for spindles, centrifugal pumps and screw compressors.'), material: STEEL, mounting: w('注意方向：外圈宽端面一侧承受轴向力。配对轴承按外圈V形标记对齐，轻预紧出厂已配磨，不得拆开混装。', 'Mind the direction: thrust enters at the wide face of the outer ring. Align pairs by the V mark; their preload is ground in, so never mix them.'), typical: '7206AC',
  }),
  bearingSeries({
    key: 'bearing-22200', category: 'bearings-roller-spherical', name: w('调心滚子轴承 22200系列', 'Spherical roller bearing 22200 series'), standards: ['GB/T 288', 'ISO 15', 'DIN 635-2'], keywords: ['调心滚子轴承', '双列', '22208', '3508', 'spherical roller bearing'], rows: bearingRows(`
      22205 25 52 18 35.8 36.8 0.177
      22206 30 62 20 51.8 56.8 0.3
      22207 35 72 23 66.5 76 0.43
      22208 40 80 23 78.5 90.8 0.55
      22209 45 85 23 82 97.5 0.59
      22210 50 90 23 84.5 105 0.64
      22212 60 110 28 122 155 1.22
      22214 70 125 31 158 205 1.66
      22216 80 140 33 175 238 2.2
      22220 100 180 46 310 415 5`), option: w('内孔与保持架', 'Bore and cage'), variants: [{ suffix: 'CA/W33', name: w('直孔 铜架', 'cylindrical bore, brass cage'), factor: 1.18 }, { suffix: 'CAK/W33', name: w('锥孔1:12 铜架', 'taper bore 1:12, brass cage'), factor: 1.22 }, { suffix: 'CC/W33', name: w('直孔 钢架', 'cylindrical bore, steel cage'), factor: 1 }], shape: { kind: 'spherical', cage: 'brass' }, price: [16, 62], params: params(w('双列调心滚子轴承', 'Double row spherical roller bearing'), w('黄铜实体或冲压钢', 'Machined brass or pressed steel')), brief: w('自动调心1.5°~2.5°，外圈带油槽油孔', 'Aligns itself by 1.5–2.5°, outer ring with groove and holes'), use: w('外圈滚道为球面，允许轴线偏斜1.5°~2.5°，承载能力大、抗冲击，用于振动筛、破碎机、造纸机、输送滚筒。', 'The spherical outer raceway allows 1.5–2.5° of misalignment with high load and shock: vibrating screens, crushers, paper machines and conveyor drums.'), material: STEEL, mounting: w('锥孔型配紧定套H3xx或退卸套，按径向游隙减小量控制压入：内径40~50 mm时减小0.025~0.030 mm。补脂从外圈油槽W33注入。', 'Taper bores go on an H3xx adapter or withdrawal sleeve, driven until the clearance is reduced by the table: 0.025–0.030 mm for 40–50 mm bores. Relubricate through the W33 groove.'), typical: '22208',
  }),
  bearingSeries({
    key: 'bearing-51100', category: 'bearings-thrust', name: w('推力球轴承 51100系列', 'Thrust ball bearing 51100 series'), standards: ['GB/T 301', 'ISO 104', 'DIN 711'], keywords: ['推力球轴承', '平面轴承', '压力轴承', '8104', 'thrust bearing'], rows: bearingRows(`
      51100 10 24 9 10 14 0.019
      51101 12 26 9 10.2 15.2 0.021
      51102 15 28 9 10.5 16.8 0.022
      51103 17 30 9 10.8 18.2 0.024
      51104 20 35 10 14.2 24.5 0.036
      51105 25 42 11 15.2 30.2 0.055
      51106 30 47 11 16 34.2 0.062
      51107 35 52 12 18.2 41.5 0.077
      51108 40 60 13 26.8 62.8 0.11
      51110 50 70 14 27.2 69.2 0.15
      51112 60 85 17 40.2 113 0.28`), option: w('精度', 'Tolerance'), variants: PRECISION, shape: { kind: 'thrust' }, price: [2.6, 44], params: params(w('单向推力球轴承', 'Single direction thrust ball bearing'), PRESSED), brief: w('单向轴向承载，三件可分离', 'Takes thrust one way, comes apart in three'), use: w('只承受单向轴向载荷，不能承受径向力，由轴圈、座圈和带保持架的钢球组件组成，用于千斤顶、转台、立式泵、阀门丝杠。', 'Takes thrust from one side and no radial load; shaft washer, housing washer and ball cage come apart. For jacks, turntables, vertical pumps and valve spindles.'), material: STEEL, mounting: w('内孔较小且精磨的是轴圈，与轴紧配；座圈内孔大0.1~0.3 mm，与轴不接触。须有最小轴向载荷，避免高速时钢球打滑。', 'The washer with the smaller ground bore goes tight on the shaft, the housing washer clears it by 0.1–0.3 mm. Keep some thrust on it so that balls do not skid at speed.'), typical: '51106',
  }),
  bearingSeries({
    key: 'bearing-hk', category: 'bearings-needle', name: w('冲压外圈滚针轴承 HK系列', 'Drawn cup needle roller bearing HK'), standards: ['GB/T 290', 'ISO 3245', 'DIN 618-1'], keywords: ['滚针轴承', '冲压外圈', 'HK1612', 'needle bearing'], rows: bearingRows(`
      HK0608 6 10 8 2.01 2.1 0.0021
      HK0810 8 12 10 3.8 3.95 0.003
      HK1010 10 14 10 4.4 5.1 0.0041
      HK1212 12 18 12 6.5 7.3 0.01
      HK1512 15 21 12 7.6 9.4 0.011
      HK1612 16 22 12 7.6 9.7 0.012
      HK2012 20 26 12 8.6 12 0.014
      HK2016 20 26 16 12.7 20.1 0.018
      HK2516 25 32 16 15.6 24 0.027
      HK3016 30 37 16 17 29 0.031`), option: w('密封', 'Seal'), variants: [{ suffix: '', name: w('开式', 'open'), factor: 1 }, { suffix: '-2RS', name: w('双面密封', 'sealed both sides'), factor: 1.5 }], shape: { kind: 'needle' }, price: [1.6, 95], params: params(w('冲压外圈滚针轴承', 'Drawn cup needle roller bearing'), PRESSED), brief: w('截面最薄的滚动轴承，轴作内滚道', 'The thinnest rolling bearing, runs on the shaft'), use: w('薄壁冲压外圈，径向高度只有3~4 mm，轴直接作滚道，用于变速箱、园林机械、纺织机和摇臂。', 'A thin drawn cup only 3–4 mm high that runs straight on the shaft: gearboxes, garden tools, textile machines and rocker arms.'), material: w('外圈为渗碳薄钢板冲压淬硬，滚针GCr15；作滚道的轴须淬硬到58 HRC以上、Ra 0.2，公差h6。', 'Cup of case-hardened sheet, needles of GCr15; the shaft must be at least 58 HRC, Ra 0.2 and h6.'), mounting: w('用带O形圈的芯轴压入座孔，压在打字标的端面上；座孔公差N6、N7，不需要卡簧固定。', 'Press in with a mandrel against the stamped face; housing N6 or N7, no circlip needed.'), typical: 'HK2016',
  }),
  bearingSeries({
    key: 'bearing-lm-uu', category: 'bearings-linear', name: w('直线轴承 LM-UU系列', 'Linear ball bearing LM-UU'), standards: ['JB/T 5388'], keywords: ['直线轴承', '直线运动轴承', '光轴轴承', 'LM8UU', 'linear bearing'], rows: bearingRows(`
      LM6UU 6 12 19 0.206 0.265 0.0085
      LM8UU 8 15 24 0.274 0.392 0.017
      LM10UU 10 19 29 0.372 0.549 0.0295
      LM12UU 12 21 30 0.51 0.784 0.0315
      LM16UU 16 28 37 0.774 1.18 0.069
      LM20UU 20 32 42 0.882 1.37 0.087
      LM25UU 25 40 59 0.98 1.57 0.22
      LM30UU 30 45 64 1.57 2.74 0.25
      LM40UU 40 60 80 2.16 4.02 0.585
      LM50UU 50 80 100 3.82 7.94 1.58`), option: w('保持器', 'Cage'), variants: [{ suffix: '', name: w('树脂保持器', 'resin cage'), factor: 1 }, { suffix: '-GA', name: w('钢保持器', 'steel cage'), factor: 1.7 }, { suffix: '-OP', name: w('开口型', 'open type'), factor: 1.25 }], shape: { kind: 'linear' }, price: [2.4, 62], params: params(w('直线运动球轴承 双侧密封', 'Linear ball bearing, sealed both ends'), w('树脂或钢', 'Resin or steel')), brief: w('光轴直线导向，双侧密封圈', 'Guides on round shafts, sealed both ends'), use: w('钢球在循环槽内滚动，沿淬硬光轴作无限行程直线运动，摩擦系数0.001~0.004，用于自动化设备、3D打印机、检测台。', 'Balls circulate in tracks along a hardened shaft without limit of stroke, friction 0.001–0.004, for automation, 3D printers and test rigs.'), material: STEEL, mounting: w('配g6精度淬硬光轴，座孔H7；压装时推外圆端面，不得敲击；装轴要对正，歪斜会使钢球脱落。', 'Use hardened g6 shafts and H7 housings; push on the sleeve end, never hit it, and enter the shaft straight or balls will fall out.'), typical: 'LM20UU',
  }),
  bearingSeries({
    key: 'bearing-6200-c3-set', category: 'bearings-ball-deep', name: w('电机专用静音轴承 6200系列 ZZ C3', 'Electric motor bearing 6200 series ZZ C3'), standards: ['GB/T 276', 'ISO 15'], keywords: ['电机轴承', '静音轴承', '低噪音', 'Z3V3', 'EMQ', 'motor bearing'], rows: bearingRows(`
      6201 12 32 10 6.82 3.05 0.037
      6202 15 35 11 7.65 3.72 0.045
      6203 17 40 12 9.58 4.78 0.065
      6204 20 47 14 12.8 6.65 0.106
      6205 25 52 15 14 7.88 0.128
      6206 30 62 16 19.5 11.5 0.199
      6207 35 72 17 25.5 15.2 0.288
      6208 40 80 18 29.5 18 0.366`), option: w('润滑脂', 'Grease'), variants: [{ suffix: '/C3', name: w('锂基脂 -30~120℃', 'lithium grease −30–120 °C'), factor: 1 }, { suffix: '/C3HT', name: w('聚脲高温脂 -40~180℃', 'polyurea grease −40–180 °C'), factor: 1.3 }], closure: 'ZZ', shape: { kind: 'shield' }, price: [2.3, 31], params: [...params(w('单列深沟球轴承', 'Single row deep groove ball bearing'), PRESSED), p(w('振动等级', 'Vibration class'), 'Z3/V3')], brief: w('Z3V3低噪音，P6精度，C3游隙', 'Low noise Z3V3, class P6, C3 clearance'), use: w('按电机工况选配：P6精度、Z3V3振动等级、C3游隙，补偿转子发热造成的内圈膨胀，噪声比普通级低5 dB以上。', 'Picked for motors: class P6, vibration Z3/V3 and C3 clearance to make up for the hot rotor, more than 5 dB quieter than standard.'), material: STEEL, mounting: HOT, typical: '6205',
  }),
];
