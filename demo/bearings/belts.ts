import { goods } from '#demo/flow/goods.ts';
import { p, w } from '#demo/flow/words.ts';
import { beltPicture, beltSheet } from '#demo/pictures/bearings/belt.ts';
import type { SeedProduct } from '#demo/types.ts';
import { brandFor } from './brand-for.ts';

export const V_BELTS: readonly (readonly [
  code: string,
  top: number,
  high: number,
  grams: number,
  yuan: number,
  lengths: readonly number[],
])[] = [
  ['A', 13, 8, 0.105, 0.0058, [500, 600, 710, 800, 900, 1000, 1120, 1250, 1400, 1600, 1800, 2000]],
  ['B', 17, 11, 0.17, 0.0083, [630, 800, 900, 1000, 1120, 1250, 1400, 1600, 1800, 2000, 2240, 2500]],
  ['SPA', 12.7, 10, 0.12, 0.011, [800, 900, 1000, 1120, 1250, 1400, 1600, 1800, 2000, 2240, 2500]],
  ['SPB', 16.3, 13, 0.2, 0.016, [1250, 1400, 1600, 1800, 2000, 2240, 2500, 2800, 3150]],
];

export const TIMING: readonly (readonly [
  code: string,
  pitch: number,
  high: number,
  widths: readonly number[],
  lengths: readonly number[],
])[] = [
  ['HTD 3M', 3, 2.4, [9, 15], [201, 255, 300, 363, 420, 501, 600]],
  ['HTD 5M', 5, 3.6, [9, 15, 25], [255, 350, 425, 500, 600, 750, 1000]],
  ['HTD 8M', 8, 5.6, [20, 30, 50], [480, 600, 800, 960, 1200, 1600]],
];

const BELT_TEXT = {
  v: {
    zh: [
      '三角带靠两侧斜面与带轮槽楔紧传递动力，运转平稳、能过载打滑保护设备，用于风机、空压机、水泵和农机。SPA、SPB窄V带同宽度下传动功率比普通A、B型高约50%。',
      '氯丁橡胶压缩层，聚酯线绳承拉，耐热耐油帆布包布，使用温度-30~80℃，导静电型可按需订制。',
      '成组使用请选同一批次配组带，新旧带不可混用；张紧后在带中点按下的挠度约为跨距的1.6%，运行24小时后复紧一次。',
    ],
    en: [
      'V-belts wedge into the pulley groove, run smoothly and slip to protect the machine when overloaded: fans, compressors, pumps and farm machinery. Narrow SPA and SPB belts carry about half as much again as A and B of the same width.',
      'Chloroprene body, polyester cords, wrapped in heat- and oil-resistant fabric for −30 to 80 °C; antistatic to order.',
      'Use matched sets of one batch and never mix old with new; set the deflection at mid-span to about 1.6 % of the span and retension after 24 hours.',
    ],
  },
  t: {
    zh: [
      '同步带靠齿啮合传动，无滑差、无需润滑，传动效率98%，用于印刷、包装、数控和自动化定位。HTD圆弧齿应力分布均匀，不易跳齿。',
      '氯丁橡胶带体，玻璃纤维线绳，齿面尼龙布耐磨，使用温度-30~90℃。',
      '带轮至少有一只带挡边，小轮啮合齿数不少于6；安装时先缩短中心距再套入，不得用撬棒，张力以拨动频率或挠度检查。',
    ],
    en: [
      'Timing belts mesh by teeth without slip or lubrication at 98 % efficiency: printing, packing, CNC and positioning. The round HTD tooth spreads stress and resists jumping.',
      'Chloroprene body, glass-fibre cords, nylon-faced teeth, −30 to 90 °C.',
      'At least one pulley needs flanges and at least six teeth must mesh on the small one; shorten the centre distance to fit, never lever the belt on, and check tension by frequency or deflection.',
    ],
  },
};

export const vBelt = ([code, top, high, grams, yuan, lengths]: (typeof V_BELTS)[number]): SeedProduct =>
  goods({
    key: `belt-${code.toLowerCase()}`,
    trade: 'bearings',
    category: 'bearings-drive-belts',
    ...brandFor(`belt-${code}`),
    name: w(`三角带 ${code}型`, `V-belt section ${code}`),
    brief: w('包布式，耐热耐油，长度配组', 'Wrapped, heat- and oil-resistant, matched lengths'),
    keywords: ['皮带', '三角带', 'V带', '传动带', `${code}带`, 'V-belt'],
    standards: code.length === 1 ? ['GB/T 1171', 'ISO 4184'] : ['GB/T 12730', 'ISO 4184', 'DIN 7753'],
    unit: w('条', 'pc'),
    moq: 5,
    multiple: 1,
    params: [
      p('material', w('氯丁橡胶 聚酯线绳', 'Chloroprene with polyester cords')),
      p(w('顶宽 b', 'Top width b'), top, 'mm'),
      p('height', high, 'mm'),
      p(w('楔角', 'Angle'), '40', '°'),
      p('temperature', '-30~80', '℃'),
    ],
    options: [w('内周长', 'Inside length')],
    pieces: lengths.map((l) => ({
      designation: `${code}-${l}`,
      at: [`${l} mm`],
      yuan: 0.8 + l * yuan,
      grams: l * grams,
      cm3: (l * top * high) / 700,
      params: [p('length', l, 'mm')],
    })),
    text: BELT_TEXT.v,
    pictures: {
      shaded: () => beltPicture(`V-belt ${code}`, false, top * 1.7),
      dimension: () => beltSheet(`${code} · ${lengths[4]}`, false, top, high, String(lengths[4])),
    },
  });

export const timingBelt = ([code, pitch, high, widths, lengths]: (typeof TIMING)[number]): SeedProduct =>
  goods({
    key: `belt-${code.toLowerCase().replace(' ', '-')}`,
    trade: 'bearings',
    category: 'bearings-drive-belts',
    ...brandFor(`belt-${code}`),
    name: w(`同步带 ${code} 圆弧齿`, `Timing belt ${code}`),
    brief: w('玻纤线绳，尼龙齿布，定长不伸长', 'Glass-fibre cords, nylon-faced teeth, constant length'),
    keywords: ['同步带', '皮带', '齿形带', '圆弧齿', code, 'timing belt'],
    standards: ['GB/T 24619', 'ISO 13050'],
    unit: w('条', 'pc'),
    moq: 2,
    multiple: 1,
    params: [
      p('material', w('氯丁橡胶 玻璃纤维线绳', 'Chloroprene with glass-fibre cords')),
      p(w('节距', 'Pitch'), pitch, 'mm'),
      p(w('总厚', 'Thickness'), high, 'mm'),
      p('temperature', '-30~90', '℃'),
    ],
    options: [w('节线长', 'Pitch length'), w('宽度', 'Width')],
    pieces: lengths.flatMap((l) =>
      widths.map((wide) => ({
        designation: `${l}-${pitch}M-${wide}`,
        at: [`${l} mm`, `${wide} mm`],
        yuan: 1.6 + l * wide * 0.00052 * (1 + pitch / 12),
        grams: l * wide * high * 0.0008,
        cm3: (l * wide * high) / 500,
        params: [p(w('齿数', 'Teeth'), Math.round(l / pitch)), p('width', wide, 'mm')],
      })),
    ),
    text: BELT_TEXT.t,
    pictures: {
      shaded: () => beltPicture(`Timing belt ${code}`, true, 22 + pitch * 5),
      dimension: () => beltSheet(`${code} · ${lengths[3]}`, true, pitch, high, String(lengths[3])),
    },
  });
