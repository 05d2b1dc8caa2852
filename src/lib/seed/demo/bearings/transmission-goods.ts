import { goods, type Piece } from '#lib/seed/demo/flow/goods.ts';
import { UNIT, p, w } from '#lib/seed/demo/flow/words.ts';
import { mm, table } from '#lib/seed/demo/table.ts';
import { beltPicture, beltSheet, chainPicture, chainSheet, couplingPicture, wheelPicture, wheelSheet } from '#lib/seed/drawings/bearings/transmission.ts';
import { layersSheet } from '#lib/seed/drawings/layers-sheet.ts';
import { turn } from '#lib/seed/drawings/layers.ts';
import type { SeedProduct, Words } from '#lib/seed/types.ts';
import { bearingBrand } from './bearing-goods.ts';

/** ISO 606: pitch, roller, inner width, tensile strength in kN, mass in kg per metre. */
const CHAINS: readonly (readonly [code: string, p: number, roller: number, inner: number, pull: number, kg: number])[] = [
  ['06B', 9.525, 6.35, 5.72, 8.9, 0.41],
  ['08A', 12.7, 7.92, 7.85, 13.9, 0.62],
  ['08B', 12.7, 8.51, 7.75, 17.8, 0.69],
  ['10A', 15.875, 10.16, 9.4, 21.8, 1.02],
  ['10B', 15.875, 10.16, 9.65, 22.2, 0.93],
  ['12A', 19.05, 11.91, 12.57, 31.3, 1.5],
  ['12B', 19.05, 12.07, 11.68, 28.9, 1.15],
  ['16A', 25.4, 15.88, 15.75, 55.6, 2.6],
  ['16B', 25.4, 15.88, 17.02, 60, 2.71],
  ['20A', 31.75, 19.05, 18.9, 87, 3.91],
];
const brandFor = (key: string): { brand?: string } => {
  const brand = bearingBrand(key);
  return brand === undefined ? {} : { brand };
};

function chain(strands: 1 | 2, stainless: boolean): SeedProduct {
  const key = `chain-${strands === 1 ? 'simplex' : 'duplex'}${stainless ? '-ss' : ''}`;
  const name = strands === 1 ? w('单排滚子链', 'Roller chain simplex') : w('双排滚子链', 'Roller chain duplex');
  const steel: Words = stainless ? w('不锈钢304', 'Stainless steel 304') : w('40Mn链板 20CrMnMo销轴 渗碳淬火', '40Mn plates, case-hardened 20CrMnMo pins');
  return goods({
    key, trade: 'bearings', category: 'bearings-drive-chains', ...brandFor(key),
    name: w(`${name.zh}${stainless ? ' 不锈钢' : ''} A系列 B系列`, `${name.en}${stainless ? ' stainless' : ''}, A and B series`),
    brief: w('5英尺、10英尺盒装，附一只连接链节', '5 ft and 10 ft boxes with one connecting link'),
    keywords: ['链条', '滚子链', '传动链', '工业链条', 'roller chain', ...CHAINS.map(([code]) => `${code}-${strands}`)],
    standards: ['GB/T 1243', 'ISO 606'], unit: UNIT.box, packing: w('1盒=1条', '1 strand a box'), moq: 1, multiple: 1,
    params: [p('material', steel), p(w('排数', 'Strands'), strands), p('temperature', stainless ? '-40~400' : '-10~150', '℃')],
    options: [w('链号', 'Chain number'), w('每盒长度', 'Length a box')],
    pieces: CHAINS.flatMap(([code, pitch, roller, inner, pull, kg]) =>
      [1.524, 3.048].map((metres): Piece => {
        const grams = kg * strands * metres * 1000;
        return {
          designation: `${code}-${strands}×${metres}m`, at: [`${code}-${strands}`, `${metres} m`],
          yuan: (6 + (grams / 1000) * 19.5) * (stainless ? 4.2 : 1), grams,
          params: [p(w('节距 p', 'Pitch p'), pitch, 'mm'), p(w('滚子直径 d1', 'Roller d1'), roller, 'mm'), p(w('内节内宽 b1', 'Inner width b1'), inner, 'mm'), p(w('抗拉强度', 'Tensile strength'), Math.round(pull * strands * (stainless ? 7 : 10)) / 10, 'kN'), p('length', mm(metres), 'm')],
        };
      }),
    ),
    text: {
      zh: ['滚子链依靠滚子与链轮啮合传递动力，效率可达98%，中心距灵活，不打滑，用于输送线、农机、木工和包装机械。链速一般不超过15 m/s。', `材料：${steel.zh}。链板冲孔后挤孔，销轴与套筒间隙均匀，出厂经预拉伸处理，初始伸长小。`, '两链轮端面偏移不超过中心距的0.2%，松边垂度取中心距的2%左右。每8小时滴油一次或采用油浴；链条伸长达到原长的3%时应与链轮一起更换。弹簧卡片的开口方向应与运动方向相反。'],
      en: ['Roller chain meshes with its sprockets and transmits up to 98 % without slip at any centre distance: conveyors, farm, woodworking and packing machinery, usually below 15 m/s.', `Material: ${steel.en}. Plates are ball-drifted after punching and the chain is preloaded at the works, so it stretches little when new.`, 'Sprocket faces may be out of line by 0.2 % of the centre distance; sag of the slack side about 2 %. Oil every 8 hours or run in a bath; replace chain and sprockets together at 3 % stretch. The clip’s open end points against the motion.'],
    },
    pictures: { shaded: () => chainPicture(`Chain 08B-${strands}`, strands, stainless ? 'stainless' : 'steel'), dimension: () => chainSheet(`ISO 606 · 08B-${strands}`, 12.7, 8.51, 7.75) },
  });
}

const SPROCKETS = table('z D hub', `
  12 53.9 34
  13 58 36
  14 62 40
  15 66 44
  16 70 47
  17 74.1 50
  18 78.1 52
  19 82.1 55
  20 86.2 58
  21 90.2 61
  22 94.3 65
  23 98.3 66
  24 102.3 66
  25 106.4 66
  30 126.6 70`);

function sprocket(code: '06B' | '08B' | '10B' | '12B', scale: number, width: number): SeedProduct {
  const key = `sprocket-${code.toLowerCase()}`;
  return goods({
    key, trade: 'bearings', category: 'bearings-drive-chains', ...brandFor(key),
    name: w(`单排链轮 ${code}-1 带凸台`, `Sprocket ${code}-1 with hub`), brief: w('45#钢，齿部高频淬火，预孔待加工', 'Steel C45, induction-hardened teeth, pilot bore'),
    keywords: ['链轮', '齿轮', '传动轮', code, 'sprocket', 'chain wheel'], standards: ['GB/T 1243', 'DIN 8187', 'ISO 606'], unit: UNIT.piece, moq: 1, multiple: 1,
    params: [p('material', w('45#钢 发黑', 'Steel C45, black oxide')), p(w('齿面硬度', 'Tooth hardness'), '40~50', 'HRC'), p(w('配用链条', 'For chain'), `${code}-1`), p(w('齿宽', 'Tooth width'), width, 'mm')],
    options: [w('齿数', 'Teeth'), w('内孔', 'Bore')],
    pieces: SPROCKETS.flatMap(({ z, D, hub }) => {
      const outer = Math.round(D * scale * 10) / 10;
      const boss = Math.round(hub * scale);
      const long = Math.round(28 * scale ** 0.6);
      const grams = ((Math.PI / 4) * ((outer * 0.95) ** 2 * width + boss ** 2 * (long - width)) * 7.85 * 0.95) / 1000;
      return [w('预孔', 'pilot bore'), w('成品孔带键槽', 'finished bore with keyway')].map((bore, i): Piece => ({ designation: `${code}-1 z${z}${i === 0 ? '' : ' K'}`, at: [`z${z}`, bore], yuan: 2.4 + (grams / 1000) * 17 + i * 9, grams, params: [p(w('齿顶圆', 'Outside diameter'), outer, 'mm'), p(w('凸台直径', 'Hub diameter'), boss, 'mm'), p(w('总宽 L', 'Width L'), long, 'mm')] }));
    }),
    text: {
      zh: ['标准直齿链轮，一侧带凸台，便于加工键槽和顶丝孔，用于链传动的主动轮、从动轮和张紧轮。小链轮齿数宜不少于17齿，以减小多边形效应和冲击。', '45#钢锻件或圆钢车制，滚齿成形，齿部高频淬火，表面发黑防锈。预孔件可自行镗孔，凸台直径决定最大孔径（约为凸台直径的0.65倍）。', '孔公差H7，键槽按GB/T 1095；安装后检查两轮共面和端面跳动，跳动不大于0.3 mm。磨损成钩形齿时应及时更换。'],
      en: ['Standard sprockets with a hub on one side for keyway and set screws, as driver, driven or tension wheel. Prefer at least 17 teeth on the small wheel against the polygon effect.', 'Turned from C45 forging or bar, hobbed, teeth induction-hardened, black oxide. Pilot bores can be opened to about 0.65 of the hub diameter.', 'Bore H7 with keyway to DIN 6885; after mounting check that both wheels are in line and run out no more than 0.3 mm. Replace when the teeth hook.'],
    },
    pictures: { shaded: () => wheelPicture(`Sprocket ${code}`, 19, 82.1 * scale, 5.4 * scale, 20 * scale, width, 55 * scale, 28 * scale ** 0.6, 'blackOxide'), dimension: () => wheelSheet(`${code}-1 · z19`, 19, Math.round(82.1 * scale * 10) / 10, 5.4 * scale, Math.round(20 * scale), width, Math.round(55 * scale), Math.round(28 * scale ** 0.6)) },
  });
}

const V_BELTS: readonly (readonly [code: string, top: number, high: number, grams: number, yuan: number, lengths: readonly number[]])[] = [
  ['A', 13, 8, 0.105, 0.0058, [500, 600, 710, 800, 900, 1000, 1120, 1250, 1400, 1600, 1800, 2000]],
  ['B', 17, 11, 0.17, 0.0083, [630, 800, 900, 1000, 1120, 1250, 1400, 1600, 1800, 2000, 2240, 2500]],
  ['SPA', 12.7, 10, 0.12, 0.011, [800, 900, 1000, 1120, 1250, 1400, 1600, 1800, 2000, 2240, 2500]],
  ['SPB', 16.3, 13, 0.2, 0.016, [1250, 1400, 1600, 1800, 2000, 2240, 2500, 2800, 3150]],
];
const TIMING: readonly (readonly [code: string, pitch: number, high: number, widths: readonly number[], lengths: readonly number[]])[] = [
  ['HTD 3M', 3, 2.4, [9, 15], [201, 255, 300, 363, 420, 501, 600]],
  ['HTD 5M', 5, 3.6, [9, 15, 25], [255, 350, 425, 500, 600, 750, 1000]],
  ['HTD 8M', 8, 5.6, [20, 30, 50], [480, 600, 800, 960, 1200, 1600]],
];

const BELT_TEXT = {
  v: { zh: ['三角带靠两侧斜面与带轮槽楔紧传递动力，运转平稳、能过载打滑保护设备，用于风机、空压机、水泵和农机。SPA、SPB窄V带同宽度下传动功率比普通A、B型高约50%。', '氯丁橡胶压缩层，聚酯线绳承拉，耐热耐油帆布包布，使用温度-30~80℃，导静电型可按需订制。', '成组使用请选同一批次配组带，新旧带不可混用；张紧后在带中点按下的挠度约为跨距的1.6%，运行24小时后复紧一次。'], en: ['V-belts wedge into the pulley groove, run smoothly and slip to protect the machine when overloaded: fans, compressors, pumps and farm machinery. Narrow SPA and SPB belts carry about half as much again as A and B of the same width.', 'Chloroprene body, polyester cords, wrapped in heat- and oil-resistant fabric for −30 to 80 °C; antistatic to order.', 'Use matched sets of one batch and never mix old with new; set the deflection at mid-span to about 1.6 % of the span and retension after 24 hours.'] },
  t: { zh: ['同步带靠齿啮合传动，无滑差、无需润滑，传动效率98%，用于印刷、包装、数控和自动化定位。HTD圆弧齿应力分布均匀，不易跳齿。', '氯丁橡胶带体，玻璃纤维线绳，齿面尼龙布耐磨，使用温度-30~90℃。', '带轮至少有一只带挡边，小轮啮合齿数不少于6；安装时先缩短中心距再套入，不得用撬棒，张力以拨动频率或挠度检查。'], en: ['Timing belts mesh by teeth without slip or lubrication at 98 % efficiency: printing, packing, CNC and positioning. The round HTD tooth spreads stress and resists jumping.', 'Chloroprene body, glass-fibre cords, nylon-faced teeth, −30 to 90 °C.', 'At least one pulley needs flanges and at least six teeth must mesh on the small one; shorten the centre distance to fit, never lever the belt on, and check tension by frequency or deflection.'] },
};

const vBelt = ([code, top, high, grams, yuan, lengths]: (typeof V_BELTS)[number]): SeedProduct =>
  goods({ key: `belt-${code.toLowerCase()}`, trade: 'bearings', category: 'bearings-drive-belts', ...brandFor(`belt-${code}`), name: w(`三角带 ${code}型`, `V-belt section ${code}`), brief: w('包布式，耐热耐油，长度配组', 'Wrapped, heat- and oil-resistant, matched lengths'), keywords: ['皮带', '三角带', 'V带', '传动带', `${code}带`, 'V-belt'], standards: code.length === 1 ? ['GB/T 1171', 'ISO 4184'] : ['GB/T 12730', 'ISO 4184', 'DIN 7753'], unit: w('条', 'pc'), moq: 5, multiple: 1, params: [p('material', w('氯丁橡胶 聚酯线绳', 'Chloroprene with polyester cords')), p(w('顶宽 b', 'Top width b'), top, 'mm'), p('height', high, 'mm'), p(w('楔角', 'Angle'), '40', '°'), p('temperature', '-30~80', '℃')], options: [w('内周长', 'Inside length')], pieces: lengths.map((l) => ({ designation: `${code}-${l}`, at: [`${l} mm`], yuan: 0.8 + l * yuan, grams: l * grams, cm3: (l * top * high) / 700, params: [p('length', l, 'mm')] })), text: BELT_TEXT.v, pictures: { shaded: () => beltPicture(`V-belt ${code}`, false, top * 1.7), dimension: () => beltSheet(`${code} · ${lengths[4]}`, false, top, high, String(lengths[4])) } });

const timingBelt = ([code, pitch, high, widths, lengths]: (typeof TIMING)[number]): SeedProduct =>
  goods({ key: `belt-${code.toLowerCase().replace(' ', '-')}`, trade: 'bearings', category: 'bearings-drive-belts', ...brandFor(`belt-${code}`), name: w(`同步带 ${code} 圆弧齿`, `Timing belt ${code}`), brief: w('玻纤线绳，尼龙齿布，定长不伸长', 'Glass-fibre cords, nylon-faced teeth, constant length'), keywords: ['同步带', '皮带', '齿形带', '圆弧齿', code, 'timing belt'], standards: ['GB/T 24619', 'ISO 13050'], unit: w('条', 'pc'), moq: 2, multiple: 1, params: [p('material', w('氯丁橡胶 玻璃纤维线绳', 'Chloroprene with glass-fibre cords')), p(w('节距', 'Pitch'), pitch, 'mm'), p(w('总厚', 'Thickness'), high, 'mm'), p('temperature', '-30~90', '℃')], options: [w('节线长', 'Pitch length'), w('宽度', 'Width')], pieces: lengths.flatMap((l) => widths.map((wide) => ({ designation: `${l}-${pitch}M-${wide}`, at: [`${l} mm`, `${wide} mm`], yuan: 1.6 + l * wide * 0.00052 * (1 + pitch / 12), grams: l * wide * high * 0.0008, cm3: (l * wide * high) / 500, params: [p(w('齿数', 'Teeth'), Math.round(l / pitch)), p('width', wide, 'mm')] }))), text: BELT_TEXT.t, pictures: { shaded: () => beltPicture(`Timing belt ${code}`, true, 22 + pitch * 5), dimension: () => beltSheet(`${code} · ${lengths[3]}`, true, pitch, high, String(lengths[3])) } });

const COUPLINGS = table('D d L torque grams', `
  20 8 30 1.8 20
  30 14 35 7.5 48
  40 16 66 9 155
  55 24 78 35 340
  65 30 90 95 560
  80 38 114 190 1100
  95 42 126 265 1700
  104 45 140 310 2300`);

const coupling = (): SeedProduct =>
  goods({ key: 'coupling-jaw', trade: 'bearings', category: 'bearings-drive-couplings', ...brandFor('coupling-jaw'), name: w('梅花弹性联轴器 夹紧式', 'Jaw coupling clamping type'), brief: w('铝合金，聚氨酯弹性体，零背隙', 'Aluminium with polyurethane spider, no backlash'), keywords: ['联轴器', '梅花联轴器', '伺服联轴器', '弹性联轴器', 'jaw coupling', 'GS'], standards: ['GB/T 5272', 'JB/T 5511'], unit: UNIT.kit, moq: 1, multiple: 1, params: [p('material', w('铝合金 6061-T6', 'Aluminium 6061-T6')), p(w('弹性体', 'Spider'), w('聚氨酯', 'Polyurethane')), p(w('许用偏角', 'Angular misalignment'), '1', '°'), p('temperature', '-30~90', '℃')], options: [w('外径×长度', 'Diameter × length'), w('弹性体硬度', 'Spider hardness')], pieces: COUPLINGS.flatMap(({ D, d, L, torque, grams }) => [w('98 ShA 红', '98 ShA red'), w('92 ShA 黄', '92 ShA yellow')].map((hard, i): Piece => ({ designation: `D${D}×L${L}${i === 0 ? '' : '-92'}`, at: [`⌀${D}×${L}`, hard], yuan: (7 + grams * 0.052) * (i === 0 ? 1.03 : 1), grams, params: [p(w('最大孔径', 'Largest bore'), d, 'mm'), p(w('额定扭矩', 'Rated torque'), i === 0 ? torque : Math.round(torque * 6) / 10, 'N·m'), p('length', L, 'mm')] }))), text: { zh: ['两只爪形轮毂之间嵌梅花形聚氨酯弹性体，预压装配后无背隙，能吸收振动并补偿轴线的径向、角向和轴向偏差，用于伺服电机、步进电机、丝杠和泵。', '轮毂为6061-T6铝合金，本色阳极氧化，转动惯量小；98 ShA弹性体扭矩大，92 ShA减振更好。', '轴公差h6或h7，孔H7；夹紧螺钉按规格交替拧紧，弹性体两侧各留0.5~1 mm轴向间隙，磨损变形达齿厚10%时更换。'], en: ['A polyurethane spider sits between two jaw hubs without backlash, damps vibration and makes up for radial, angular and axial errors: servo and stepper motors, ball screws and pumps.', 'Hubs of anodized 6061-T6 with low inertia; the 98 ShA spider carries more torque, 92 ShA damps better.', 'Shaft h6 or h7, bore H7; tighten the clamp screws in turn, leave 0.5–1 mm of play on both sides of the spider and replace it at 10 % wear.'] }, pictures: { shaded: () => couplingPicture('Jaw coupling', 65, 25, 78, 'aluminium', 'red'), dimension: () => layersSheet('GS · ⌀55×78', { layers: [turn([0, 26], 22, 'aluminium'), turn([26, 52], 27.5, 'aluminium'), turn([52, 78], 22, 'aluminium')], measures: [{ length: [0, 78], text: 'L 78' }, { diameter: 55, at: 26, text: '⌀55' }, { length: [0, 30], text: 'l 30', above: true }, { diameter: 44, at: 78, text: '⌀44', left: true }] }) } });

export const transmission = (): SeedProduct[] => [
  chain(1, false), chain(2, false), chain(1, true),
  sprocket('06B', 0.75, 5.3), sprocket('08B', 1, 7.2), sprocket('10B', 1.25, 9.1), sprocket('12B', 1.5, 11.1),
  ...V_BELTS.map(vBelt), ...TIMING.map(timingBelt), coupling(),
];
