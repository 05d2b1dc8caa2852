import type { Material } from '#lib/seed/drawings/metal.ts';
import { drill } from '#lib/seed/drawings/tools/cutting/drill.ts';
import { goods, type Goods, type Piece } from '#lib/seed/demo/flow/goods.ts';
import { UNIT, w } from '#lib/seed/demo/flow/words.ts';
import { axis, fix, near, q, steps, text, words } from '#lib/seed/demo/works/words.ts';
import type { SeedProduct, Words } from '#lib/seed/types.ts';
import { DIN338, DIN340, DIN345, DIN6537K, DIN6537L, lengths, morse, type LengthRow } from './drill-lengths.ts';

interface Range {
  key: string;
  zh: string;
  en: string;
  norm: string;
  table: readonly LengthRow[];
  sizes: number[];
  grade: Words;
  finish: Words;
  point: number;
  metal: Material;
  /** Yuan for a drill of 8 mm; others follow with the mass of their steel. */
  at8: number;
  words: string;
  use: Words;
  brand?: string;
}

const HSS = w('高速钢 W6Mo5Cr4V2 (M2)', 'HSS M2');
const CO5 = w('含钴高速钢 M35 (5% Co)', 'HSS-Co M35 (5% Co)');
const CO8 = w('含钴高速钢 M42 (8% Co)', 'HSS-Co M42 (8% Co)');
const WC = w('超细晶粒硬质合金 K30-K40', 'Submicron carbide K30-K40');
const TENTHS = steps(1, 13, 0.1);
const HALVES = steps(1, 13, 0.5);
const STEEL = w('碳钢、合金钢(≤900 MPa)、铸铁', 'Carbon and alloy steel up to 900 MPa, cast iron');
const TOUGH = w('不锈钢、耐热钢、合金钢(≤1100 MPa)', 'Stainless, heat-resistant and alloy steel up to 1100 MPa');

const RANGES: Range[] = [
  { key: 'drill-din338-rolled', zh: '轧制黑色直柄麻花钻', en: 'Jobber drill, rolled, black', norm: 'DIN 338', table: DIN338, sizes: TENTHS, grade: HSS, finish: w('蒸汽氧化发黑', 'Steam tempered'), point: 118, metal: 'blackOxide', at8: 3.6, words: '直柄钻 钻头 麻花钻 轧制 jobber HSS', use: STEEL, brand: 'zuanyao' },
  { key: 'drill-din338-ground', zh: '全磨制直柄麻花钻', en: 'Jobber drill, fully ground', norm: 'DIN 338', table: DIN338, sizes: TENTHS, grade: HSS, finish: w('磨白', 'Bright ground'), point: 118, metal: 'steel', at8: 6.2, words: '全磨制 白钻 直柄钻头 HSS-G', use: STEEL, brand: 'zuanyao' },
  { key: 'drill-din338-tin', zh: '镀钛全磨制直柄麻花钻', en: 'Jobber drill, ground, TiN coated', norm: 'DIN 338', table: DIN338, sizes: HALVES, grade: HSS, finish: w('TiN 氮化钛', 'TiN'), point: 135, metal: 'gold', at8: 8.4, words: '镀钛钻头 黄钻 TiN', use: STEEL },
  { key: 'drill-din338-co5', zh: '含钴5%不锈钢专用直柄麻花钻', en: 'Cobalt jobber drill for stainless, M35', norm: 'DIN 338', table: DIN338, sizes: TENTHS, grade: CO5, finish: w('琥珀色回火', 'Amber tempered'), point: 135, metal: 'bronze', at8: 13.5, words: '含钴钻头 M35 不锈钢钻头 HSS-Co5 钴钻', use: TOUGH, brand: 'jinlan' },
  { key: 'drill-din338-co8', zh: '含钴8%高硬度直柄麻花钻', en: 'Cobalt jobber drill M42 for hard steel', norm: 'DIN 338', table: DIN338, sizes: HALVES, grade: CO8, finish: w('磨白', 'Bright ground'), point: 135, metal: 'tin', at8: 22, words: 'M42 HSS-Co8 高钴钻头', use: TOUGH, brand: 'jinlan' },
  { key: 'drill-din338-left', zh: '左旋直柄麻花钻(取断螺栓用)', en: 'Left-hand jobber drill', norm: 'DIN 338', table: DIN338, sizes: steps(2, 10, 0.5), grade: HSS, finish: w('磨白', 'Bright ground'), point: 118, metal: 'steel', at8: 9.8, words: '左旋钻头 反牙钻 left hand', use: STEEL },
  { key: 'drill-din340-long', zh: '加长直柄麻花钻', en: 'Long series drill', norm: 'DIN 340', table: DIN340, sizes: TENTHS.filter((d) => d >= 2), grade: HSS, finish: w('磨白', 'Bright ground'), point: 118, metal: 'steel', at8: 11.8, words: '加长钻头 长钻 DIN340', use: STEEL, brand: 'zuanyao' },
  { key: 'drill-din340-co5', zh: '含钴加长直柄麻花钻', en: 'Long series cobalt drill', norm: 'DIN 340', table: DIN340, sizes: steps(2, 13, 0.5), grade: CO5, finish: w('琥珀色回火', 'Amber tempered'), point: 130, metal: 'bronze', at8: 24, words: '加长含钴钻头 M35 深孔', use: TOUGH },
  { key: 'drill-din345-black', zh: '锥柄麻花钻', en: 'Morse taper shank drill', norm: 'DIN 345', table: DIN345, sizes: [...steps(10, 30, 0.5), ...steps(31, 50, 1)], grade: HSS, finish: w('蒸汽氧化发黑', 'Steam tempered'), point: 118, metal: 'blackOxide', at8: 14, words: '锥柄钻 莫氏锥柄 摇臂钻 DIN345 taper', use: STEEL, brand: 'zuanyao' },
  { key: 'drill-din345-co5', zh: '含钴锥柄麻花钻', en: 'Cobalt Morse taper shank drill', norm: 'DIN 345', table: DIN345, sizes: steps(10, 40, 1), grade: CO5, finish: w('琥珀色回火', 'Amber tempered'), point: 130, metal: 'bronze', at8: 32, words: '锥柄含钴钻 M35 莫氏', use: TOUGH },
  { key: 'drill-din6537k-carbide', zh: '整体硬质合金钻头 3倍径', en: 'Solid carbide drill 3×D', norm: 'DIN 6537 K', table: DIN6537K, sizes: steps(3, 14, 0.1), grade: WC, finish: w('AlTiN 纳米涂层', 'AlTiN'), point: 140, metal: 'carbide', at8: 78, words: '钨钢钻头 合金钻 3D 硬质合金', use: w('钢、铸铁、不锈钢(≤45 HRC)', 'Steel, cast iron, stainless up to 45 HRC'), brand: 'jinlan' },
  { key: 'drill-din6537l-carbide', zh: '整体硬质合金内冷钻头 5倍径', en: 'Solid carbide coolant-through drill 5×D', norm: 'DIN 6537 L', table: DIN6537L, sizes: steps(3, 14, 0.5), grade: WC, finish: w('TiAlN', 'TiAlN'), point: 140, metal: 'brown', at8: 128, words: '内冷钻 钨钢钻头 5D 深孔', use: w('钢、铸铁、不锈钢(≤48 HRC)', 'Steel, cast iron, stainless up to 48 HRC'), brand: 'jinlan' },
];

const ABOUT: Record<'jobber' | 'morse' | 'carbide', Goods['text']> = {
  jobber: text(
    ['直柄麻花钻用于台钻、手电钻和加工中心钻通孔与盲孔，直径公差 h8，柄径与刃径相同，可用三爪夹头或弹簧夹头夹持。', 'Straight shank twist drills for bench drills, hand drills and machining centres. Diameter tolerance is h8 and the shank equals the cutting diameter, so a three-jaw chuck or a collet holds them.'],
    ['切削速度参考：普通碳钢 25 至 30 m/min，不锈钢 8 至 12 m/min(须用含钴钻头并保证切削液)，铸铁 20 至 25 m/min。转速 n = 1000×v/(π×d)，8 mm 钻头钻碳钢约 1000 至 1200 r/min。', 'Guide for cutting speed: mild steel 25 to 30 m/min, stainless 8 to 12 m/min (cobalt drill and coolant needed), cast iron 20 to 25 m/min. n = 1000×v/(π×d): an 8 mm drill in mild steel turns at about 1000 to 1200 rpm.'],
    ['孔深超过三倍直径时应分次退屑；118°钻尖可重磨，135°分屑钻尖定心好，薄板和手电钻不易打滑。', 'Peck when the hole is deeper than three diameters. A 118° point is easily reground; a 135° split point centres itself and does not wander on sheet or in a hand drill.'],
  ),
  morse: text(
    ['锥柄麻花钻用于摇臂钻床、立式钻床和车床尾座，莫氏锥柄传递较大扭矩，扁尾便于用斜铁退出。', 'Morse taper drills for radial and upright drilling machines and lathe tailstocks. The taper carries high torque and the tang lets a drift eject the drill.'],
    ['安装前须擦净锥孔与锥柄，任何毛刺都会造成跳动和孔径扩大。锥号不一致时用变径套，不要叠加超过两个。', 'Clean socket and shank before fitting: any burr makes the drill run out and the hole oversize. Use reducing sleeves where taper numbers differ, not more than two of them.'],
    ['直径 25 mm 以上建议先用约为钻心厚度的导孔，进给力可减少一半以上。', 'Above 25 mm drill a pilot hole as wide as the web first; it cuts feed force by more than half.'],
  ),
  carbide: text(
    ['整体硬质合金钻头用于加工中心的高效钻孔，140°自定心钻尖，无需预打中心孔，孔公差可达 IT9。', 'Solid carbide drills for fast holes on machining centres. The 140° self-centring point needs no spot drill and holds IT9.'],
    ['必须用跳动不大于 0.02 mm 的液压、热缩或精密弹簧夹头夹持；不得用于手电钻或台钻，横向力会使钻头崩断。', 'Hold it in a hydraulic, shrink-fit or precision collet chuck with runout of 0.02 mm or less. Do not use it in hand or bench drills: side load breaks carbide.'],
    ['参考参数：45 钢 vc 80 至 110 m/min，f 0.12 至 0.22 mm/r(8 mm)；不锈钢 304 vc 45 至 60 m/min。内冷型建议冷却压力 1.5 MPa 以上。', 'Guide values: C45 steel vc 80 to 110 m/min, f 0.12 to 0.22 mm/rev at 8 mm; 304 stainless vc 45 to 60 m/min. Coolant-through drills want 1.5 MPa or more.'],
  ),
};

function product(range: Range): SeedProduct {
  const carbide = range.grade === WC;
  const taper = range.table === DIN345;
  const pieces = range.sizes.map((d): Piece => {
    const [L, l, shank] = lengths(range.table, d);
    const mass = ((Math.PI * d * d) / 4) * (l * 0.6 + (L - l) * (taper ? 1.5 : 1)) * (carbide ? 0.0144 : 0.0081);
    const small = d < 3 ? 0.55 + 0.15 * d : 1;
    const yuan = Math.max(range.at8 * 0.22, range.at8 * (0.3 + 0.7 * (d / 8) ** (carbide ? 1.7 : 1.85)) * small) * near(`${range.key}${d}`, 0.03);
    return {
      designation: `${fix(d)}×${L}`,
      at: [`${fix(d)}`],
      yuan: d % 0.5 < 0.01 ? yuan : yuan * 1.08,
      grams: mass,
      cm3: Math.max(2, mass / 4),
      params: [
        q('diameter', fix(d), 'mm'), q('length', L, 'mm'), q('flute', l, 'mm'),
        ...(taper ? [q('shankForm', `MT${morse(d)}`)] : carbide ? [q('shank', shank ?? d, 'mm')] : []),
      ],
    };
  });
  const shown = taper ? 20 : 8;
  const [L, l, shank] = lengths(range.table, shown);
  return goods({
    key: range.key,
    trade: 'cutting',
    category: carbide ? 'cutting-drills-carbide' : taper ? 'cutting-drills-taper' : 'cutting-drills-straight',
    ...(range.brand ? { brand: range.brand } : {}),
    name: w(`${range.zh} ${range.norm} ⌀${fix(range.sizes[0] ?? 1)}-${fix(range.sizes.at(-1) ?? 13)}`, `${range.en}, ${range.norm}, ⌀${fix(range.sizes[0] ?? 1)}-${fix(range.sizes.at(-1) ?? 13)} mm`),
    brief: w(`${range.grade.zh}，${range.finish.zh}，顶角 ${range.point}°`, `${range.grade.en}, ${range.finish.en}, ${range.point}° point`),
    keywords: [...words(range.words), 'drill', 'bit', range.norm.replace(' ', '')],
    standards: taper ? [range.norm, 'GB/T 1438.1'] : carbide ? [range.norm] : [range.norm, range.norm === 'DIN 338' ? 'GB/T 6135.2' : 'GB/T 6135.3'],
    unit: UNIT.stick,
    ...(carbide || taper ? {} : { packing: w('1盒=10支(⌀>10为5支)', 'Box of 10 (5 above ⌀10)') }),
    moq: carbide || taper ? 1 : 10,
    multiple: carbide || taper ? 1 : 10,
    params: [q('material', range.grade), q('coating', range.finish), q('point', `${range.point}`, '°'), q('helix', carbide ? 30 : 28, '°'), q('tolerance', carbide ? 'm7' : 'h8'), q('workpiece', range.use), ...(taper ? [] : [q('shankForm', w('直柄', 'Straight'))])],
    options: [w('直径 mm', 'Diameter mm')],
    pieces,
    text: ABOUT[carbide ? 'carbide' : taper ? 'morse' : 'jobber'],
    pictures: drill({
      title: range.zh, caption: `${range.norm} · ⌀${shown} × ${L}`, d: shown, L, l, material: range.metal, point: range.point,
      ...(taper ? { end: 'morse' as const, shank: 23.8, shankMaterial: 'steel' as const } : {}),
      ...(carbide && shank !== undefined ? { shank, shankMaterial: 'carbide' as const } : {}),
    }),
  });
}

const DIAMETER = axis('diameter');

function shown(zh: string, en: string, [d, L]: readonly [number, number], end: 'sds' | 'plain' | 'hex', tip: 'carbide' | 'spear' | 'brad', material: Material): Goods['pictures'] {
  const shank = end === 'hex' ? { shank: 7.2 } : end === 'sds' && d > 16 ? { shank: 18 } : {};
  return drill({ title: zh, caption: `${en} · ⌀${d} × ${L}`, d, L, l: Math.round(L * 0.62), end, tip, material, ...shank });
}

/** Drills for masonry, concrete, wood, glass: their own shanks and tips. */
const special: SeedProduct[] = (
  [
    ['drill-sds-plus', '四坑方柄电锤钻头 SDS-plus', 'SDS-plus hammer drill', 'sds', 'carbide', 'castIron', [[5, 110], [6, 110], [6, 160], [8, 110], [8, 160], [8, 210], [10, 110], [10, 160], [10, 210], [10, 260], [12, 160], [12, 210], [12, 260], [14, 160], [14, 210], [16, 210], [16, 310], [18, 250], [20, 300], [22, 350], [25, 350], [26, 450]], 0.42, '电锤钻头 冲击钻头 混凝土钻头 圆柄四坑 SDS+', '混凝土、砖墙、石材', 'Concrete, brick, stone', 'jinlan'],
    ['drill-sds-max', '五坑圆柄电锤钻头 SDS-max', 'SDS-max hammer drill', 'sds', 'carbide', 'castIron', [[16, 340], [18, 340], [20, 520], [22, 520], [25, 520], [28, 570], [32, 570], [35, 570], [38, 570], [40, 920]], 1.35, '五坑 SDS-max 电锤钻 重型', '钢筋混凝土', 'Reinforced concrete', undefined],
    ['drill-masonry', '直柄冲击钻头 建工钻', 'Masonry drill, straight shank', 'plain', 'carbide', 'steel', [[4, 75], [5, 85], [6, 100], [7, 100], [8, 120], [10, 120], [12, 150], [14, 150], [16, 150]], 0.24, '建工钻 水泥钻头 冲击钻头 masonry', '砖、砌块、水泥墙', 'Brick, block, render', undefined],
    ['drill-glass', '矛头玻璃瓷砖钻头', 'Spear point glass and tile drill', 'hex', 'spear', 'steel', [[3, 60], [4, 62], [5, 66], [6, 70], [8, 76], [10, 82], [12, 90]], 0.42, '玻璃钻头 瓷砖钻头 三角钻 六角柄', '玻璃、釉面砖、陶瓷', 'Glass, glazed tile, ceramics', undefined],
    ['drill-brad', '三尖木工麻花钻', 'Brad point wood drill', 'plain', 'brad', 'steel', [[3, 61], [4, 75], [5, 86], [6, 93], [7, 109], [8, 117], [9, 125], [10, 133], [12, 151]], 0.33, '木工钻头 三尖钻 开孔', '实木、胶合板、密度板', 'Solid wood, plywood, MDF', undefined],
  ] as const
).map(([key, zh, en, end, tip, metal, sizes, rate, search, useZh, useEn, brand]) =>
  goods({
    key, trade: 'cutting', category: 'cutting-drills-masonry', ...(brand ? { brand } : {}),
    name: w(zh, en), brief: w(`用于${useZh}`, `For ${useEn.toLowerCase()}`), keywords: [...words(search), 'drill', 'bit'],
    standards: end === 'sds' ? ['GB/T 6335', 'DIN 8035'] : [], unit: UNIT.stick, moq: key === 'drill-sds-max' ? 2 : 10, multiple: key === 'drill-sds-max' ? 1 : 5,
    params: [q('workpiece', w(useZh, useEn)), q('material', tip === 'brad' ? w('碳素工具钢', 'Carbon tool steel') : w('40Cr 杆身，YG8C 硬质合金刀头', '40Cr body, YG8C carbide tip')), q('shankForm', end === 'sds' ? (key.endsWith('max') ? 'SDS-max' : 'SDS-plus') : end === 'hex' ? w('六角柄 1/4 in', '1/4 in hex') : w('圆柄', 'Round'))],
    options: [DIAMETER, axis('length')],
    pieces: sizes.map(([d, L]) => ({ designation: `⌀${d}×${L}`, at: [`${d} mm`, `${L} mm`], yuan: (0.9 + d * rate) * (0.6 + L / 260), grams: d * d * L * 0.0046 + 8, cm3: d * L * 0.05, params: [q('diameter', d, 'mm'), q('length', L, 'mm')] })),
    text: end === 'sds'
      ? text(['方柄(圆柄四坑、五坑)电锤钻头的刀头为钨钴合金，铜焊后再作热处理，螺旋槽深而连续，排灰快。', 'The tungsten carbide tip is brazed and then heat treated; the flute is deep and continuous, so dust leaves the hole quickly.'], ['钻孔前先在柄部涂少量黄油；不要用冲击方式钻瓷砖面层。碰到钢筋时应退出换位，强行冲击会使刀头崩裂。', 'Grease the shank lightly before use and do not hammer through tile glaze. When the drill meets rebar, move the hole: forcing it chips the tip.'], ['膨胀螺栓与钻头对应：M6 用 8 mm，M8 用 10 mm，M10 用 12 mm，M12 用 16 mm，M16 用 20 mm。', 'Drill for sleeve anchors: M6 8 mm, M8 10 mm, M10 12 mm, M12 16 mm, M16 20 mm.'])
      : text(['按材料选钻头：砖墙和水泥用建工钻，玻璃与釉面砖用矛头钻并保持喷水冷却，木材用三尖钻。', 'Choose by material: masonry drills for brick and render, spear points with a spray of water for glass and glazed tile, brad points for wood.'], ['玻璃和瓷砖应低速、轻压、无冲击；快钻透时从背面垫木板或换面，可避免崩边。', 'In glass and tile run slowly, press lightly and never hammer; back the sheet with wood or change sides before breaking through, so that the edge does not chip.']),
    pictures: shown(zh, en, sizes[Math.floor(sizes.length / 3)] ?? sizes[0], end, tip, metal),
  }),
);

export const drills: SeedProduct[] = [...RANGES.map(product), ...special];
