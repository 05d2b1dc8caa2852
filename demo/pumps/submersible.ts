import type { Text } from '#demo/flow/goods.ts';
import { w } from '#demo/flow/words.ts';
import { sewagePump, wellPump } from '#demo/pictures/rotating/submersible.ts';
import type { SeedProduct } from '#demo/types.ts';
import { cen, n, pump, type Row, t } from './pump-goods.ts';

const WELL: Text = {
  zh: [
    '深井潜水泵与井用潜水电机同轴，整机浸没在动水位以下至少1 m；井径须比泵外径大20 mm以上。首次使用前从注水口灌满清水以润滑水导轴承。',
    '含砂量不大于0.01%（质量比）、水温不高于20~35℃、pH 6.5~8.5。电缆用JHS型防水电缆并用防水接头热缩封装，吊装须用钢丝绳，严禁用电缆承重。',
    '扬程按动水位到出口高度加管损计算；出水管每100 m损失约3~8 m。必须配电机综合保护器（缺相、过载、缺水）。',
  ],
  en: [
    'A well pump and its motor form one slim unit, at least 1 m under the moving water level; the well is 20 mm wider or more. Fill the motor with clean water before first use, for its bearings run in water.',
    'Sand up to 0.01 % by mass, water up to 20–35 °C, pH 6.5–8.5. Use JHS cable with sealed joints, hang it on a wire rope and never by the cable.',
    'Head is from the moving level to the outlet plus pipe losses, about 3–8 m in 100 m. A motor guard against phase loss, overload and dry running is a must.',
  ],
};

const SEWAGE: Text = {
  zh: [
    'WQ潜水排污泵叶轮为无堵塞单/双流道，可通过直径约为泵口径50%~60%的固体颗粒和长纤维；QW带切割刀的型号可打碎塑料袋与布条。',
    '可移动软管安装，也可配自动耦合装置GAK固定安装，检修时沿导轨吊出，不必下井。液位控制用浮球，油室漏水探头与绕组热保护接入控制箱。',
    '介质温度不高于40℃，密度不大于1200 kg/m³；电机露出水面不得超过1/2，连续露出运行会过热。',
  ],
  en: [
    'WQ sewage pumps have non-clogging one- or two-channel impellers that pass solids up to 50–60 % of the bore and long fibres; models with a cutter shred bags and rags.',
    'On a hose, or fixed on a guide-rail coupling: then it is lifted for service and nobody climbs down. Floats control the level; leak probe and winding guard go to the panel.',
    'Medium up to 40 °C and 1200 kg/m³; no more than half the motor may stand out of the water.',
  ],
};

const WELLS: readonly Row[] = [
  ['100QJ2-50', 2, 50, 0.75, 32, 22],
  ['100QJ2-80', 2, 80, 1.1, 32, 27],
  ['100QJ3-60', 3, 60, 1.1, 40, 27],
  ['100QJ5-50', 5, 50, 1.5, 40, 31],
  ['100QJ5-90', 5, 90, 3, 40, 42],
  ['100QJ8-45', 8, 45, 2.2, 50, 37],
  ['150QJ10-50', 10, 50, 3, 50, 65],
  ['150QJ10-100', 10, 100, 5.5, 50, 84],
  ['150QJ20-52', 20, 52, 5.5, 65, 88],
  ['150QJ20-104', 20, 104, 11, 65, 126],
  ['150QJ32-60', 32, 60, 11, 80, 130],
  ['200QJ20-108', 20, 108, 13, 65, 168],
  ['200QJ32-91', 32, 91, 15, 80, 178],
  ['200QJ50-78', 50, 78, 18.5, 80, 198],
  ['200QJ63-60', 63, 60, 18.5, 100, 204],
  ['200QJ80-66', 80, 66, 25, 100, 242],
  ['250QJ80-100', 80, 100, 37, 100, 325],
  ['250QJ125-64', 125, 64, 37, 125, 338],
];

const SEWAGES: readonly Row[] = [
  ['50WQ10-10', 10, 10, 0.75, 50, 24],
  ['50WQ15-15', 15, 15, 1.5, 50, 34],
  ['50WQ20-15', 20, 15, 2.2, 50, 46],
  ['50WQ15-30', 15, 30, 3, 50, 56],
  ['65WQ25-15', 25, 15, 2.2, 65, 50],
  ['65WQ30-22', 30, 22, 4, 65, 78],
  ['80WQ40-9', 40, 9, 2.2, 80, 54],
  ['80WQ43-13', 43, 13, 3, 80, 68],
  ['80WQ50-25', 50, 25, 7.5, 80, 140],
  ['100WQ65-15', 65, 15, 5.5, 100, 128],
  ['100WQ100-15', 100, 15, 7.5, 100, 160],
  ['100WQ100-25', 100, 25, 11, 100, 220],
  ['150WQ145-9', 145, 9, 7.5, 150, 205],
  ['150WQ180-15', 180, 15, 15, 150, 290],
  ['200WQ300-15', 300, 15, 22, 200, 430],
];

export const submersiblePumps: SeedProduct[] = [
  pump({
    ...cen,
    key: 'qj',
    code: '',
    name: n.qj,
    brief: w('深井提水，整机浸水', 'Lifts water from wells'),
    category: 'pumps-sub-well',
    words: ['深井泵', '潜水泵', 'QJ', 'well pump'],
    rows: WELLS,
    kinds: [[w('三相380V', 'Three-phase 380 V'), '', 1]],
    kind: w('电源', 'Supply'),
    text: WELL,
    temperature: '≤35',
    perKg: 18,
    standards: ['GB/T 2816', 'GB/T 2818'],
    draw: (size) =>
      wellPump({
        title: t(n.qj),
        caption: size.caption,
        paint: 'black',
        metal: 'castIron',
        od: 143,
        length: Math.round(size.motorLength * 2.1),
      }),
  }),
  pump({
    ...cen,
    key: 'qj-304',
    code: '',
    name: n.qjs,
    brief: w('全304不锈钢，耐砂耐腐', 'All stainless, for sandy or aggressive water'),
    category: 'pumps-sub-well',
    words: ['不锈钢深井泵', '潜水泵'],
    rows: WELLS.slice(0, 14),
    kinds: [
      [w('三相380V', 'Three-phase 380 V'), ' 304', 1.5],
      [w('单相220V', 'Single-phase 220 V'), ' 304-1', 1.56],
    ],
    kind: w('电源', 'Supply'),
    text: WELL,
    temperature: '≤35',
    perKg: 18,
    standards: ['GB/T 2816'],
    draw: (size) =>
      wellPump({
        title: t(n.qjs),
        caption: size.caption,
        paint: 'black',
        od: 143,
        length: Math.round(size.motorLength * 2),
      }),
  }),
  pump({
    ...cen,
    key: 'wq',
    code: '',
    name: n.wq,
    brief: w('无堵塞，可配自耦', 'Non-clogging, guide rail optional'),
    category: 'pumps-sub-sewage',
    words: ['排污泵', '潜污泵', '污水泵', 'WQ', 'sewage pump'],
    rows: SEWAGES,
    kinds: [
      [w('移动式', 'On hose'), '', 1],
      [w('自耦固定式', 'With guide-rail coupling'), ' GAK', 1.28],
      [w('带切割', 'With cutter'), ' QG', 1.14],
    ],
    kind: w('安装', 'Mounting'),
    text: SEWAGE,
    medium: w('污水', 'Sewage'),
    temperature: '≤40',
    perKg: 15,
    standards: ['GB/T 24674', 'JB/T 8857'],
    draw: (size) =>
      sewagePump({
        title: t(n.wq),
        caption: size.caption,
        paint: 'castIron',
        dn: size.dn,
        od: Math.round(size.motor * 1.02),
        height: Math.round(size.motorLength * 1.15),
      }),
  }),
  pump({
    ...cen,
    key: 'wq-304',
    code: '',
    name: n.wqd,
    brief: w('304精铸，海水酸性污水', 'Cast in 304, for sea water and acid sewage'),
    category: 'pumps-sub-sewage',
    words: ['不锈钢潜水泵', '排污泵'],
    rows: SEWAGES.slice(0, 10),
    kinds: [[w('移动式', 'On hose'), ' 304', 1.9]],
    kind: w('安装', 'Mounting'),
    text: SEWAGE,
    medium: w('腐蚀性污水', 'Corrosive sewage'),
    temperature: '≤40',
    perKg: 15,
    standards: ['GB/T 24674'],
    leadDays: 5,
    draw: (size) =>
      sewagePump({
        title: t(n.wqd),
        caption: size.caption,
        paint: 'stainless',
        dn: size.dn,
        od: Math.round(size.motor * 1.02),
        height: Math.round(size.motorLength * 1.15),
      }),
  }),
];
