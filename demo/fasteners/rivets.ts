import { p, w } from '#demo/flow/words.ts';
import { rivet } from '#demo/pictures/fasteners/rivet.ts';
import type { SeedProduct } from '#demo/types.ts';
import { parts } from './make/part.ts';

const RIVETS: readonly (readonly [d: number, head: number, lengths: readonly number[]])[] = [
  [3.2, 6.5, [6, 8, 10, 12]],
  [4, 8, [6, 8, 10, 12, 16]],
  [4.8, 9.5, [8, 10, 12, 16, 20]],
  [6.4, 13, [12, 16, 20, 25]],
];

export const rivets = (): SeedProduct[] =>
  parts({
    slug: 'blind-rivet',
    category: 'fasteners-rivets',
    name: w('抽芯铆钉 开口型扁圆头', 'Open end blind rivet dome head'),
    standards: ['ISO 15977', 'DIN 7337', 'GB/T 12618.1'],
    keywords: ['铆钉', '拉钉', '抽芯铆钉', '拉铆钉', 'pop rivet', 'blind rivet'],
    finishes: ['alu', '4.8', 'A2'],
    lot: 'box500',
    brief: w('3.2~6.4，单面铆接', '3.2–6.4 mm, set from one side'),
    use: w(
      '从一侧插入后拉断钉芯即完成铆接，不需要接触背面，用于钣金、铝合金型材、车厢和标牌。',
      'Inserted from one side and set by breaking the mandrel, no access to the back: sheet metal, aluminium profiles, vehicle bodies and plates.',
    ),
    mounting: w(
      '底孔比钉径大0.1 mm；钉长等于板厚之和加一个钉径左右，参数表列出夹持范围；用手动或气动拉钉枪一次拉断。',
      'Drill 0.1 mm over the rivet; length about the joint thickness plus one diameter, the table gives the grip; set with a hand or air tool in one pull.',
    ),
    options: [w('直径', 'Diameter'), w('长度', 'Length')],
    sizes: RIVETS.flatMap(([d, head, lengths]) =>
      lengths.map((l) => ({
        designation: `${d}×${l}`,
        at: [`⌀${d}`, `${l} mm`],
        volume:
          (Math.PI / 4) *
          (d * d * (l + 1) * 0.75 + (head * head - d * d) * 0.3 * 3 + (d * 0.56) ** 2 * d * 3.5),
        work: 0.012 + 0.0006 * d * d,
        params: [
          p(w('头部直径 dk', 'Head diameter dk'), head, 'mm'),
          p('length', l, 'mm'),
          p(
            w('夹持范围', 'Grip range'),
            `${Math.max(0.5, l - d * 1.6).toFixed(1)}~${(l - d * 0.85).toFixed(1)}`,
            'mm',
          ),
        ],
      })),
    ),
    pictures: (finish) => rivet(finish.picture),
  });
