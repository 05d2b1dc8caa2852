import { p, w } from '#demo/flow/words.ts';
import { anchor, type AnchorKind } from '#demo/pictures/fasteners/anchor.ts';
import type { SeedProduct, Words } from '#demo/types.ts';
import type { FinishKey } from './make/finish-list.ts';
import type { Lot } from './make/lot.ts';
import { parts } from './make/part.ts';

interface AnchorRow {
  slug: string;
  kind: AnchorKind;
  name: Words;
  standards: string[];
  keywords: string[];
  finishes: readonly FinishKey[];
  lot: Lot;
  /** Thread, drilled hole, lengths, pull-out load in C25 concrete (kN, recommended). */
  sizes: readonly (readonly [d: number, hole: number, lengths: readonly number[], load: number])[];
  brief: Words;
  use: Words;
  mounting: Words;
}

const WORDS = ['膨胀螺栓', '膨胀螺丝', '锚栓', 'anchor bolt'];

const SET = w(
  '钻孔垂直，孔深按样本，用吹气筒和毛刷各清孔两次；装入后按规定扭矩拧紧。间距不小于10倍孔径，边距不小于5倍孔径，基材为C20以上实心混凝土。',
  'Drill square to the catalogue depth, blow and brush the hole twice, set, and tighten to the torque given. Keep ten hole diameters between anchors and five to an edge, in solid concrete from C20.',
);

const ROWS: readonly AnchorRow[] = [
  {
    slug: 'wedge-anchor',
    kind: 'wedge',
    name: w('车修壁虎 楔式锚栓', 'Wedge anchor'),
    standards: ['JG/T 160', 'GB/T 22795'],
    keywords: [...WORDS, '车修壁虎', '后切底', 'wedge anchor'],
    finishes: ['8.8', '8.8hdg', 'A4'],
    lot: 'fifty',
    sizes: [
      [6, 6, [60, 80], 2.4],
      [8, 8, [80, 100, 120], 4],
      [10, 10, [80, 100, 120], 5.7],
      [12, 12, [100, 120, 150], 8.5],
      [16, 16, [120, 150, 200], 14],
      [20, 20, [160, 200], 20],
    ],
    brief: w('孔径等于螺栓径，可穿透安装', 'Hole equals the bolt, set through the fixture'),
    use: w(
      '楔式锚栓钻孔小、承载高，可穿过被固定件直接安装，用于幕墙、电梯导轨、钢结构柱脚和机床固定。',
      'Small hole and high load, set straight through the fixture: curtain walls, lift rails, column bases and machines.',
    ),
    mounting: SET,
  },
  {
    slug: 'sleeve-anchor',
    kind: 'sleeve',
    name: w('国标膨胀螺栓', 'Sleeve expansion bolt'),
    standards: ['GB/T 22795', 'JG/T 160'],
    keywords: [...WORDS, '拉爆', '爆炸螺丝', 'sleeve anchor'],
    finishes: ['4.8', '4.8yz', 'A2'],
    lot: 'fifty',
    sizes: [
      [6, 10, [50, 60, 80], 1.6],
      [8, 12, [60, 80, 100], 2.6],
      [10, 14, [80, 100, 120], 4],
      [12, 16, [100, 120, 150], 5.5],
      [16, 20, [120, 150, 200], 9],
    ],
    brief: w(
      '套管整段膨胀，空调、支架、护栏通用',
      'Full sleeve expands, for air conditioners, brackets and rails',
    ),
    use: w(
      '拧紧螺母把锥头拉入套管，套管四瓣胀开压紧孔壁，用于空调支架、管道吊架、护栏和门窗框。',
      'Tightening draws the cone into the sleeve and presses its four tongues to the hole: air-conditioner brackets, pipe hangers, rails and frames.',
    ),
    mounting: SET,
  },
  {
    slug: 'dropin-anchor',
    kind: 'dropin',
    name: w('内迫壁虎 平爆', 'Drop-in anchor'),
    standards: ['GB/T 22795'],
    keywords: [...WORDS, '内迫', '平爆', '顶爆', 'drop-in anchor'],
    finishes: ['4.8yz', 'A2'],
    lot: 'fifty',
    sizes: [
      [6, 8, [25], 1.3],
      [8, 10, [30], 1.9],
      [10, 12, [40], 3],
      [12, 16, [50], 4.5],
      [16, 20, [65], 7],
    ],
    brief: w('内螺纹，吊装丝杆专用', 'Female thread, made for hanger rod'),
    use: w(
      '壳体埋入后与混凝土表面齐平，内螺纹可直接接丝杆，用于消防、通风和桥架的吊装。',
      'Sits flush with the concrete and takes threaded rod directly: sprinkler, duct and cable-tray hangers.',
    ),
    mounting: w(
      '钻到规定深度并清孔，放入壳体后用专用冲击杆把内芯敲到底，敲到冲杆台肩碰到壳体为止，否则不能达到承载力。',
      'Drill to depth, clean, insert and drive the plug home with the setting tool until its shoulder meets the shell; short of that the load is not reached.',
    ),
  },
  {
    slug: 'chemical-anchor',
    kind: 'chemical',
    name: w('化学锚栓 螺杆', 'Chemical anchor stud'),
    standards: ['GB/T 22795', 'JG/T 340'],
    keywords: [...WORDS, '化学螺栓', '植筋螺杆', 'chemical anchor'],
    finishes: ['8.8', '8.8hdg', 'A4'],
    lot: 'fifty',
    sizes: [
      [8, 10, [110], 6],
      [10, 12, [130], 9],
      [12, 14, [160], 13],
      [16, 18, [190], 21],
      [20, 25, [260], 33],
      [24, 28, [300], 47],
    ],
    brief: w('含螺母垫圈，配玻璃管药剂或注射胶', 'With nut and washer, for capsules or injection resin'),
    use: w(
      '依靠树脂与孔壁粘结，不产生膨胀应力，边距和间距小，用于加固改造、钢支撑和振动设备。',
      'Bonded by resin without expansion stress, so edges and spacing may be small: strengthening, steel supports and vibrating plant.',
    ),
    mounting: w(
      '成孔后三吹三刷，放入药剂管，用电锤旋入螺杆至标记线后立即停止；20℃时静置30分钟、5℃时5小时后方可受力。',
      'Blow and brush the hole three times, insert the capsule, drive the stud with a rotary hammer to its mark and stop at once; load after 30 minutes at 20 °C, 5 hours at 5 °C.',
    ),
  },
  {
    slug: 'nylon-plug',
    kind: 'plug',
    name: w('尼龙膨胀管', 'Nylon wall plug'),
    standards: ['JG/T 5091'],
    keywords: ['胀塞', '膨胀管', '尼龙胀管', '塑料膨胀', 'wall plug'],
    finishes: ['poly'],
    lot: 'box500',
    sizes: [
      [4, 6, [30], 0.2],
      [5, 8, [40], 0.35],
      [6, 10, [50], 0.6],
      [8, 12, [60], 0.9],
      [10, 14, [70], 1.3],
    ],
    brief: w('四向膨胀，配木螺钉使用', 'Expands four ways, for wood screws'),
    use: w(
      '配木螺钉或自攻螺钉在砖墙、混凝土和加气块上固定轻中型物品，如灯具、线盒、踢脚和置物架。',
      'With wood or tapping screws in brick, concrete and aerated block for light and medium loads: lamps, boxes, skirting and shelves.',
    ),
    mounting: w(
      '钻头直径等于胀管外径，孔深比胀管长10 mm；螺钉长度等于胀管长度加被固定件厚度加螺钉直径。',
      'Drill the plug’s diameter 10 mm deeper than it is long; the screw is as long as plug plus fixture plus one screw diameter.',
    ),
  },
];

export const anchors = (): SeedProduct[] =>
  ROWS.flatMap((row) =>
    parts({
      ...row,
      category: 'fasteners-anchors',
      options: [w('规格', 'Size'), w('长度', 'Length')],
      params: [p(w('基材', 'Base material'), w('C20~C50混凝土', 'Concrete C20/25–C50/60'))],
      sizes: row.sizes.flatMap(([d, hole, lengths, load]) =>
        lengths.map((l) => ({
          designation: row.kind === 'plug' ? `⌀${hole}×${l}` : `M${d}×${l}`,
          at: [row.kind === 'plug' ? `⌀${hole}` : `M${d}`, `${l} mm`],
          volume:
            (Math.PI / 4) *
              (row.kind === 'sleeve'
                ? hole ** 2 * 0.82
                : row.kind === 'dropin' || row.kind === 'plug'
                  ? hole ** 2 * 0.55
                  : d ** 2) *
              l +
            (row.kind === 'dropin' || row.kind === 'plug' ? 0 : 1.9 * d ** 3),
          work: row.kind === 'plug' ? 0.012 : 0.08 + 0.0016 * d * d,
          params: [
            p(w('钻孔直径', 'Hole diameter'), hole, 'mm'),
            p('length', l, 'mm'),
            p(w('推荐抗拉荷载 C25', 'Recommended tension load, C25'), load, 'kN'),
          ],
        })),
      ),
      pictures: (finish) => {
        const [d, hole, lengths] = row.sizes[2] ?? [10, 10, [80]];
        const length = lengths[1] ?? lengths[0] ?? 80;
        const caption = `${row.standards[0]} · M${d}×${length}`;
        return anchor(row.name.en, caption, row.kind, [d, hole, length], finish.picture);
      },
    }),
  );
