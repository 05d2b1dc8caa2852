import { p, w } from '#demo/flow/words.ts';
import { rod } from '#demo/pictures/fasteners/rod.ts';
import type { SeedProduct } from '#demo/types.ts';
import { parts } from './make/part.ts';
import { mm, table } from '#demo/table.ts';

const COARSE = table(
  'd pitch',
  `
  5 0.8
  6 1
  8 1.25
  10 1.5
  12 1.75
  14 2
  16 2
  18 2.5
  20 2.5
  24 3
  30 3.5`,
);
const STUD_LENGTHS = [60, 80, 100, 120, 150, 180, 200];

const area = (d: number, pitch: number): number => (Math.PI / 4) * (d - 0.6495 * pitch) ** 2;

export const rods = (): SeedProduct[] => [
  ...parts({
    slug: 'din975',
    category: 'fasteners-rods',
    name: w('全牙螺杆 丝杆 1米', 'Threaded rod 1 m'),
    standards: ['DIN 975', 'DIN 976-1', 'GB/T 15389'],
    keywords: ['丝杆', '牙条', '螺杆', '通丝', '螺柱', 'threaded rod', 'stud bar'],
    finishes: ['4.8', '4.8yz', '8.8', '8.8hdg', 'A2', 'A4', 'brass'],
    lot: 'metre',
    brief: w('1 m定尺，M5~M30，可代切', '1 m lengths, M5–M30, cut to order'),
    use: w(
      '全长螺纹的杆件，截断后可作任意长度的螺柱或吊杆，用于风管和桥架吊装、化学锚固、模板对拉和设备调平。',
      'Threaded over its whole length and cut to any stud or hanger: ducts and cable trays, chemical anchors, formwork ties and levelling.',
    ),
    mounting: w(
      '切断后请倒角去毛刺，可先旋上螺母再切、切后退出螺母修整螺纹。作吊杆时单根荷载按4.8级取M8为3 kN、M10为5 kN、M12为7 kN（安全系数约3.5）。',
      'Chamfer after cutting; a nut run on first and off afterwards dresses the thread. As hangers in class 4.8 allow 3 kN for M8, 5 kN for M10 and 7 kN for M12, a safety factor of about 3.5.',
    ),
    options: [w('螺纹规格', 'Thread')],
    sizes: COARSE.map(({ d, pitch }) => ({
      designation: `M${d}×1000`,
      at: [`M${d}`],
      volume: area(d, pitch) * 1000,
      work: 0.3 + 0.004 * d * d,
      params: [p(w('螺距 P', 'Pitch P'), mm(pitch), 'mm'), p('length', 1000, 'mm')],
    })),
    pictures: (finish) =>
      rod(
        'DIN 975 M10',
        'DIN 975 · M10×1000',
        { d: 10, pitch: 1.5, thread: 0, length: '1000', b: '' },
        finish.picture,
      ),
  }),
  ...parts({
    slug: 'stud',
    category: 'fasteners-rods',
    name: w('法兰用全螺纹螺柱', 'Flange stud bolt'),
    standards: ['HG/T 20634', 'GB/T 9125.2'],
    keywords: ['螺柱', '双头螺栓', '双头螺柱', '法兰螺栓', 'stud bolt'],
    finishes: ['10.9', 'A2', 'A4'],
    lot: 'fifty',
    brief: w('PN16~PN40法兰连接，35CrMo或不锈钢', 'For PN16–PN40 flanges, 35CrMo or stainless'),
    use: w(
      '两端各配一只螺母夹紧管法兰，受力均匀，拆装时不损伤法兰孔，用于石化、蒸汽和高压水管路。',
      'Clamps pipe flanges with a nut at each end, evenly loaded and kind to the holes, for petrochemical, steam and high-pressure water lines.',
    ),
    mounting: w(
      '对角交叉分三遍拧紧至规定扭矩，两端露出2~3扣；高温螺柱涂二硫化钼或镍基抗咬合剂，首次升温后在热态下复紧一次。',
      'Tighten crosswise in three passes with two or three threads showing at both ends; use molybdenum or nickel anti-seize for hot service and retighten once warm.',
    ),
    options: [w('螺纹规格', 'Thread'), w('长度', 'Length')],
    sizes: COARSE.filter(({ d }) => [12, 16, 20, 24].includes(d)).flatMap(({ d, pitch }) =>
      STUD_LENGTHS.filter((l) => l >= d * 4).map((l) => ({
        designation: `M${d}×${l}`,
        at: [`M${d}`, `${l} mm`],
        volume: area(d, pitch) * l,
        work: 0.12 + 0.0012 * d * d,
        params: [p(w('螺距 P', 'Pitch P'), mm(pitch), 'mm'), p('length', l, 'mm')],
      })),
    ),
    pictures: (finish) =>
      rod(
        'HG/T 20634 M16',
        'HG/T 20634 · M16×100',
        { d: 16, pitch: 2, thread: 0, length: '100', b: '' },
        finish.picture,
      ),
  }),
  ...parts({
    slug: 'gbt901',
    category: 'fasteners-rods',
    name: w('等长双头螺柱', 'Double end stud'),
    standards: ['GB/T 901', 'DIN 939'],
    keywords: ['双头螺柱', '双头螺栓', '螺柱', 'double end stud'],
    finishes: ['4.8', '8.8bk', 'A2'],
    lot: 'fifty',
    brief: w('两端等长螺纹，中间光杆', 'Equal threads, plain in the middle'),
    use: w(
      '两端螺纹、中间光杆，用于被连接件较厚、需要经常拆装或拧入机体的场合，如电机座、阀盖和减速机。',
      'Threaded at both ends and plain between, for thick parts, frequent dismantling or screwing into a body: motor bases, bonnets and gear units.',
    ),
    mounting: w(
      '拧入机体的一端涂中强度螺纹胶，用双螺母法或专用套筒旋入，避免夹伤光杆。',
      'Put medium thread locker on the end that stays and drive it with two jammed nuts or a stud driver, never with pliers on the shank.',
    ),
    options: [w('螺纹规格', 'Thread'), w('长度', 'Length')],
    sizes: COARSE.filter(({ d }) => [8, 10, 12, 16, 20].includes(d)).flatMap(({ d, pitch }) =>
      STUD_LENGTHS.filter((l) => l >= d * 5).map((l) => ({
        designation: `M${d}×${l}`,
        at: [`M${d}`, `${l} mm`],
        volume: area(d, pitch) * l * 1.05,
        work: 0.1 + 0.001 * d * d,
        params: [
          p(w('螺距 P', 'Pitch P'), mm(pitch), 'mm'),
          p('length', l, 'mm'),
          p(w('螺纹长度 b', 'Thread length b'), 2 * d + 6, 'mm'),
        ],
      })),
    ),
    pictures: (finish) =>
      rod(
        'GB/T 901 M12',
        'GB/T 901 · M12×120',
        { d: 12, pitch: 1.75, thread: 40, length: '120', b: 'b 30' },
        finish.picture,
      ),
  }),
];
