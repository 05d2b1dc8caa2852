import { goods, type Goods, type Piece } from '#demo/flow/goods.ts';
import { UNIT, w } from '#demo/flow/words.ts';
import { fix, near, q, text, words } from '#demo/works/words.ts';
import { drill } from '#demo/pictures/tools/cutting/drill.ts';
import type { SeedProduct } from '#demo/types.ts';
import { DIN345, lengths, morse } from './drill-lengths.ts';
import { type Range, WC } from './drill-range.ts';

const ABOUT: Record<'jobber' | 'morse' | 'carbide', Goods['text']> = {
  jobber: text(
    [
      '直柄麻花钻用于台钻、手电钻和加工中心钻通孔与盲孔，直径公差 h8，柄径与刃径相同，可用三爪夹头或弹簧夹头夹持。',
      'Straight shank twist drills for bench drills, hand drills and machining centres. Diameter tolerance is h8 and the shank equals the cutting diameter, so a three-jaw chuck or a collet holds them.',
    ],
    [
      '切削速度参考：普通碳钢 25 至 30 m/min，不锈钢 8 至 12 m/min(须用含钴钻头并保证切削液)，铸铁 20 至 25 m/min。转速 n = 1000×v/(π×d)，8 mm 钻头钻碳钢约 1000 至 1200 r/min。',
      'Guide for cutting speed: mild steel 25 to 30 m/min, stainless 8 to 12 m/min (cobalt drill and coolant needed), cast iron 20 to 25 m/min. n = 1000×v/(π×d): an 8 mm drill in mild steel turns at about 1000 to 1200 rpm.',
    ],
    [
      '孔深超过三倍直径时应分次退屑；118°钻尖可重磨，135°分屑钻尖定心好，薄板和手电钻不易打滑。',
      'Peck when the hole is deeper than three diameters. A 118° point is easily reground; a 135° split point centres itself and does not wander on sheet or in a hand drill.',
    ],
  ),
  morse: text(
    [
      '锥柄麻花钻用于摇臂钻床、立式钻床和车床尾座，莫氏锥柄传递较大扭矩，扁尾便于用斜铁退出。',
      'Morse taper drills for radial and upright drilling machines and lathe tailstocks. The taper carries high torque and the tang lets a drift eject the drill.',
    ],
    [
      '安装前须擦净锥孔与锥柄，任何毛刺都会造成跳动和孔径扩大。锥号不一致时用变径套，不要叠加超过两个。',
      'Clean socket and shank before fitting: any burr makes the drill run out and the hole oversize. Use reducing sleeves where taper numbers differ, not more than two of them.',
    ],
    [
      '直径 25 mm 以上建议先用约为钻心厚度的导孔，进给力可减少一半以上。',
      'Above 25 mm drill a pilot hole as wide as the web first; it cuts feed force by more than half.',
    ],
  ),
  carbide: text(
    [
      '整体硬质合金钻头用于加工中心的高效钻孔，140°自定心钻尖，无需预打中心孔，孔公差可达 IT9。',
      'Solid carbide drills for fast holes on machining centres. The 140° self-centring point needs no spot drill and holds IT9.',
    ],
    [
      '必须用跳动不大于 0.02 mm 的液压、热缩或精密弹簧夹头夹持；不得用于手电钻或台钻，横向力会使钻头崩断。',
      'Hold it in a hydraulic, shrink-fit or precision collet chuck with runout of 0.02 mm or less. Do not use it in hand or bench drills: side load breaks carbide.',
    ],
    [
      '参考参数：45 钢 vc 80 至 110 m/min，f 0.12 至 0.22 mm/r(8 mm)；不锈钢 304 vc 45 至 60 m/min。内冷型建议冷却压力 1.5 MPa 以上。',
      'Guide values: C45 steel vc 80 to 110 m/min, f 0.12 to 0.22 mm/rev at 8 mm; 304 stainless vc 45 to 60 m/min. Coolant-through drills want 1.5 MPa or more.',
    ],
  ),
};

export function twistDrill(range: Range): SeedProduct {
  const carbide = range.grade === WC;
  const taper = range.table === DIN345;
  const pieces = range.sizes.map((d): Piece => {
    const [L, l, shank] = lengths(range.table, d);
    const mass =
      ((Math.PI * d * d) / 4) * (l * 0.6 + (L - l) * (taper ? 1.5 : 1)) * (carbide ? 0.0144 : 0.0081);
    const small = d < 3 ? 0.55 + 0.15 * d : 1;
    const yuan =
      Math.max(range.at8 * 0.22, range.at8 * (0.3 + 0.7 * (d / 8) ** (carbide ? 1.7 : 1.85)) * small) *
      near(`${range.key}${d}`, 0.03);
    return {
      designation: `${fix(d)}×${L}`,
      at: [`${fix(d)}`],
      yuan: d % 0.5 < 0.01 ? yuan : yuan * 1.08,
      grams: mass,
      cm3: Math.max(2, mass / 4),
      params: [
        q('diameter', fix(d), 'mm'),
        q('length', L, 'mm'),
        q('flute', l, 'mm'),
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
    name: w(
      `${range.zh} ${range.norm} ⌀${fix(range.sizes[0] ?? 1)}-${fix(range.sizes.at(-1) ?? 13)}`,
      `${range.en}, ${range.norm}, ⌀${fix(range.sizes[0] ?? 1)}-${fix(range.sizes.at(-1) ?? 13)} mm`,
    ),
    brief: w(
      `${range.grade.zh}，${range.finish.zh}，顶角 ${range.point}°`,
      `${range.grade.en}, ${range.finish.en}, ${range.point}° point`,
    ),
    keywords: [...words(range.words), 'drill', 'bit', range.norm.replace(' ', '')],
    standards: taper
      ? [range.norm, 'GB/T 1438.1']
      : carbide
        ? [range.norm]
        : [range.norm, range.norm === 'DIN 338' ? 'GB/T 6135.2' : 'GB/T 6135.3'],
    unit: UNIT.stick,
    ...(carbide || taper ? {} : { packing: w('1盒=10支(⌀>10为5支)', 'Box of 10 (5 above ⌀10)') }),
    moq: carbide || taper ? 1 : 10,
    multiple: carbide || taper ? 1 : 10,
    params: [
      q('material', range.grade),
      q('coating', range.finish),
      q('point', `${range.point}`, '°'),
      q('helix', carbide ? 30 : 28, '°'),
      q('tolerance', carbide ? 'm7' : 'h8'),
      q('workpiece', range.use),
      ...(taper ? [] : [q('shankForm', w('直柄', 'Straight'))]),
    ],
    options: [w('直径 mm', 'Diameter mm')],
    pieces,
    text: ABOUT[carbide ? 'carbide' : taper ? 'morse' : 'jobber'],
    pictures: drill({
      title: range.zh,
      caption: `${range.norm} · ⌀${shown} × ${L}`,
      d: shown,
      L,
      l,
      material: range.metal,
      point: range.point,
      ...(taper ? { end: 'morse' as const, shank: 23.8, shankMaterial: 'steel' as const } : {}),
      ...(carbide && shank !== undefined ? { shank, shankMaterial: 'carbide' as const } : {}),
    }),
  });
}
