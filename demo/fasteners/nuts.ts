import { p, w } from '#demo/flow/words.ts';
import { mm } from '#demo/table.ts';
import { type NutKind, nutPicture, nutSheet } from '#demo/pictures/fasteners/nut.ts';
import type { SeedProduct, Words } from '#demo/types.ts';
import type { FinishKey } from './make/finish-list.ts';
import type { Lot } from './make/lot.ts';
import { parts } from './make/part.ts';
import {
  DIN1587,
  DIN6334,
  DIN6923,
  DIN934,
  DIN985,
  ISO4032,
  type NutSize,
  RIVET,
  THIN,
} from './nut-sizes.ts';

function volume(kind: NutKind, n: NutSize): number {
  const hole = (Math.PI / 4) * (n.d - 0.65 * n.pitch) ** 2;
  if (kind === 'rivet')
    return (Math.PI / 4) * ((n.s ** 2 - (n.s - 1.6) ** 2) * n.m + ((n.flange ?? n.s) ** 2 - n.s ** 2) * 1);
  if (kind === 'cap') return (0.866 * n.s ** 2 * 0.45 + 0.5 * n.s ** 2 * 0.5) * n.m - hole * n.m * 0.72;
  const body = 0.866 * n.s ** 2 * 0.97 * (kind === 'nylock' ? 0.86 : 1);
  const extra = n.flange === undefined ? 0 : ((Math.PI / 4) * n.flange ** 2 - 0.866 * n.s ** 2) * n.m * 0.2;
  return (body - hole) * n.m + extra;
}

interface Row {
  slug: string;
  kind: NutKind;
  category?: string;
  name: Words;
  standards: string[];
  keywords: string[];
  sizes: readonly NutSize[];
  finishes: readonly FinishKey[];
  lot?: Lot;
  brief: Words;
  use: Words;
  mounting: Words;
}

const WORDS = ['螺母', '螺帽', '六角螺母', 'nut'];

const PAIR = w(
  '螺母的等级不低于螺栓：8.8级配8级，10.9级配10级，12.9级配12级；拧紧后螺栓端部应露出2~3扣。从支承面一侧加平垫圈，可保护涂层并稳定扭矩系数。',
  'Match the nut to the bolt: class 8 with 8.8, 10 with 10.9, 12 with 12.9; two or three threads should show beyond the nut. A washer under the nut spares the coating and steadies the torque.',
);

const ROWS: readonly Row[] = [
  {
    slug: 'din934',
    kind: 'hex',
    name: w('六角螺母', 'Hex nut'),
    standards: ['DIN 934'],
    keywords: WORDS,
    sizes: DIN934,
    finishes: ['4.8', '8.8', '10.9', 'A2', 'A4', 'brass'],
    brief: w('M3~M36 常备，双面倒角', 'M3–M36 from stock, chamfered both sides'),
    use: w(
      '标准六角螺母，与螺栓、螺柱、螺杆配合使用，双面倒角，可任意一面朝下，是用量最大的螺母。',
      'The standard hex nut for bolts, studs and rod, chamfered both sides so that either may face down.',
    ),
    mounting: PAIR,
  },
  {
    slug: 'iso4032',
    kind: 'hex',
    name: w('国标1型六角螺母', 'Hex nut style 1'),
    standards: ['GB/T 6170', 'ISO 4032'],
    keywords: [...WORDS, '国标', 'GB6170'],
    sizes: ISO4032,
    finishes: ['4.8', '8.8', '10.9', 'A2'],
    brief: w('比DIN 934稍高，8级、10级承载', 'A little taller than DIN 934, classes 8 and 10'),
    use: w(
      '1型六角螺母高度约为0.9倍螺纹直径，螺纹承载充分，螺栓先于螺纹破坏，配GB/T 5782、GB/T 5783螺栓使用。',
      'Style 1 stands about 0.9 of the diameter high so that the bolt breaks before the thread strips; for GB/T 5782 and 5783 bolts.',
    ),
    mounting: PAIR,
  },
  {
    slug: 'din985',
    kind: 'nylock',
    category: 'fasteners-nuts-lock',
    name: w('尼龙锁紧螺母', 'Nylon insert lock nut'),
    standards: ['DIN 985'],
    keywords: [...WORDS, '防松螺母', '尼龙螺母', '自锁螺母', 'nylock', 'GB/T 889.1'],
    sizes: DIN985,
    finishes: ['8.8', '10.9', 'A2', 'A4'],
    brief: w('尼龙圈防松，振动不退', 'Nylon ring holds against vibration'),
    use: w(
      '顶部嵌入PA66尼龙圈，旋入时被螺纹挤压产生锁紧力矩，振动工况下不松退，用于车辆、风机、输送机和家具五金。',
      'The PA66 ring is pressed by the thread and keeps its grip under vibration: vehicles, fans, conveyors and furniture fittings.',
    ),
    mounting: w(
      '使用温度不超过120℃；螺栓端部须完全穿过尼龙圈。拧入时的锁紧力矩要加到拧紧扭矩中；同一螺母建议重复使用不超过5次。',
      'Not above 120 °C; the bolt must pass right through the ring. Add the prevailing torque to the tightening torque, and reuse a nut no more than five times.',
    ),
  },
  {
    slug: 'din6923',
    kind: 'flange',
    category: 'fasteners-nuts-lock',
    name: w('六角法兰面螺母', 'Hex flange nut'),
    standards: ['DIN 6923'],
    keywords: [...WORDS, '法兰螺母', '法兰面', 'flange nut', 'GB/T 6177.1'],
    sizes: DIN6923,
    finishes: ['8.8', '4.8yz', '10.9', 'A2'],
    brief: w('带法兰支承面，省去平垫圈', 'Flange does away with the washer'),
    use: w(
      '法兰面增大支承面积，可跨过长孔或大孔，用于汽车底盘、光伏支架、钣金件。',
      'The flange spans slots and clearance holes: chassis, solar mounting and sheet metal.',
    ),
    mounting: PAIR,
  },
  {
    slug: 'din1587',
    kind: 'cap',
    category: 'fasteners-nuts-special',
    name: w('盖形螺母', 'Domed cap nut'),
    standards: ['DIN 1587', 'GB/T 923'],
    keywords: [...WORDS, '盖帽螺母', '圆头螺母', '装饰螺母', 'acorn nut'],
    sizes: DIN1587,
    finishes: ['4.8', 'A2', 'brass'],
    brief: w('封闭圆顶，防护螺纹端部', 'Closed dome covers the thread end'),
    use: w(
      '盖形螺母封住螺栓端部，防止划伤和渗漏，外形美观，用于护栏、家具、卫浴和医疗设备。',
      'Closes off the bolt end against scratches and leaks and looks finished: railings, furniture, sanitary and medical gear.',
    ),
    mounting: w(
      '螺栓伸出长度须小于盲孔有效深度，否则会顶死而夹不紧工件；装配前先用普通螺母试定长度。',
      'The bolt must end short of the blind thread or it bottoms without clamping; check the length with a plain nut first.',
    ),
  },
  {
    slug: 'din6334',
    kind: 'coupling',
    category: 'fasteners-nuts-special',
    name: w('六角长螺母 连接螺母', 'Coupling nut 3d'),
    standards: ['DIN 6334'],
    keywords: [...WORDS, '加长螺母', '接头螺母', '丝杆连接', 'coupling nut'],
    sizes: DIN6334,
    finishes: ['4.8', 'A2'],
    lot: 'fifty',
    brief: w('高度3d，用于接长螺杆', 'Three diameters long, joins threaded rod'),
    use: w(
      '高度为3倍螺纹直径，用于吊顶、风管、桥架吊杆的接长以及可调支撑。',
      'Three diameters long, to join hanger rods for ceilings, ducts and cable trays and for adjustable struts.',
    ),
    mounting: w(
      '两根螺杆各旋入一半长度，端面在中间相碰后回退半圈，两侧再加锁紧螺母。',
      'Turn each rod in by half, back off half a turn when the ends meet, and lock both sides with a thin nut.',
    ),
  },
  {
    slug: 'din439',
    kind: 'hex',
    name: w('六角薄螺母', 'Hex thin nut'),
    standards: ['DIN 439-B', 'ISO 4035', 'GB/T 6172.1'],
    keywords: [...WORDS, '薄螺母', '锁紧螺母', 'jam nut'],
    sizes: THIN,
    finishes: ['4.8', 'A2'],
    brief: w('高度约0.5d，作锁紧用', 'Half a diameter high, for locking'),
    use: w(
      '薄螺母高度约为0.5倍螺纹直径，用作防松锁紧螺母或空间受限的轻载连接，不承受满额预紧力。',
      'Half a diameter high, used to lock another nut or where room is short and the load light; not for full preload.',
    ),
    mounting: w(
      '双螺母防松时薄螺母在下、标准螺母在上，先拧紧薄螺母，再固定薄螺母拧紧上面的螺母。',
      'As a jam nut it goes underneath: tighten it first, hold it, and tighten the full nut against it.',
    ),
  },
  {
    slug: 'rivnut',
    kind: 'rivet',
    category: 'fasteners-nuts-special',
    name: w('平头铆螺母', 'Flat head rivet nut'),
    standards: ['GB/T 17880.1'],
    keywords: ['螺母', '铆螺母', '拉铆螺母', '拉帽', 'rivet nut', 'blind nut'],
    sizes: RIVET,
    finishes: ['4.8yz', '4.8', 'A2'],
    lot: 'box500',
    brief: w('薄板单面装配内螺纹', 'Threads in thin sheet from one side'),
    use: w(
      '在薄板或型材上提供可反复使用的内螺纹，只需单面操作，用于电气柜、客车、健身器材。',
      'Gives thin sheet and sections a lasting female thread from one side: cabinets, coaches, gym equipment.',
    ),
    mounting: w(
      '底孔：M4为6.0、M5为7.0、M6为9.0、M8为11.0 mm，公差0~+0.1。用拉铆枪拉至法兰贴紧、背面鼓起；拉铆行程按板厚调整，不可过拉。',
      'Holes: 6.0, 7.0, 9.0 and 11.0 mm for M4, M5, M6 and M8, tolerance 0/+0.1. Set with a puller until the flange is tight and the back has bulged; adjust the stroke to the sheet.',
    ),
  },
];

export const nuts = (): SeedProduct[] =>
  ROWS.flatMap((row) => {
    const typical = row.sizes.find((n) => n.d === 8) ?? row.sizes[0];
    if (typical === undefined) return [];
    const standard = row.standards[0] ?? '';
    return parts({
      ...row,
      as: 'nut',
      category: row.category ?? 'fasteners-nuts-hex',
      lot: row.lot ?? 'hundred',
      options: [w('螺纹规格', 'Thread')],
      params: [p(w('螺纹公差', 'Thread tolerance'), '6H'), p(w('类型', 'Type'), row.name)],
      sizes: row.sizes.map((n) => ({
        designation: `M${n.d}`,
        at: [`M${n.d}`],
        volume: volume(row.kind, n),
        work: (row.kind === 'hex' ? 0.006 : row.kind === 'rivet' ? 0.03 : 0.02) + 0.0004 * n.d ** 2,
        params: [
          p(w('螺距 P', 'Pitch P'), mm(n.pitch), 'mm'),
          p(
            row.kind === 'rivet' ? w('体径', 'Body diameter') : w('对边宽度 s', 'Across flats s'),
            mm(n.s),
            'mm',
          ),
          p('height', mm(n.m), 'mm'),
          ...(n.flange === undefined ? [] : [p(w('法兰直径 dc', 'Flange diameter dc'), mm(n.flange), 'mm')]),
        ],
      })),
      pictures: (finish) => ({
        shaded: () =>
          nutPicture(`${standard} M${typical.d}`, { ...typical, kind: row.kind, material: finish.picture }),
        dimension: () =>
          nutSheet(`${standard} · M${typical.d}`, { ...typical, kind: row.kind, material: finish.picture }),
      }),
    });
  });
