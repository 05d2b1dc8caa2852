import { p, w } from '#demo/flow/words.ts';
import { eyePicture, eyeSheet, type EyeShape } from '#demo/pictures/fasteners/eye-bolt.ts';
import type { Material } from '#demo/pictures/metal.ts';
import type { SeedProduct } from '#demo/types.ts';
import { parts } from './make/part.ts';
import { table } from '#demo/table.ts';

/** DIN 580/582: thread, ring outside and inside, collar, thread length, height, load along the axis in kg, mass in g. */
const EYES = table(
  'd pitch outer inner collar length height load grams',
  `
  6 1 28 16 16 11 27 75 36
  8 1.25 36 20 20 13 36 140 60
  10 1.5 45 25 25 17 45 230 110
  12 1.75 54 30 30 20.5 53 340 180
  16 2 63 35 35 27 62 700 280
  20 2.5 72 40 40 30 71 1200 450
  24 3 90 50 50 36 90 1800 740
  30 3.5 108 60 65 45 109 3200 1660
  36 4 126 70 75 54 128 4600 2650`,
);

const family = (nut: boolean): SeedProduct[] => {
  const standard = nut ? 'DIN 582' : 'DIN 580';
  const typical = EYES[3];
  const shape = (material: Material): EyeShape => {
    if (typical === undefined) throw new Error('DIN 580 has no M12');
    return { ...typical, nut, material };
  };
  return parts({
    slug: nut ? 'din582' : 'din580',
    category: 'fasteners-lifting',
    name: nut ? w('吊环螺母', 'Lifting eye nut') : w('吊环螺钉', 'Lifting eye bolt'),
    standards: nut ? ['DIN 582', 'JIS B1169'] : ['DIN 580', 'GB/T 825'],
    keywords: ['吊环', '吊环螺丝', '吊耳', nut ? '吊环螺母' : '吊环螺栓', 'eye bolt', 'eye nut'],
    finishes: ['4.8', 'A2', 'A4'],
    lot: 'single',
    options: [w('螺纹规格', 'Thread')],
    brief: w('整体锻造，标识额定载荷', 'Forged in one piece, load marked'),
    use: w(
      '用于电机、减速机、模具和箱体的永久起吊点，整体锻造正火，环上标识规格和轴向额定载荷。',
      'Permanent lifting point for motors, gear units, moulds and housings, forged and normalized, with size and axial load on the ring.',
    ),
    mounting: w(
      '旋到支承面贴紧，环平面对准吊索；两只吊环45°斜拉时每只只取额定载荷的70%左右，禁止侧向受力和使用打磨、焊接过的吊环。',
      'Screw down until the collar seats, with the ring in line with the sling. At 45° with two eyes allow about 70 % each; never load sideways or use eyes that were ground or welded.',
    ),
    sizes: EYES.map((row) => ({
      designation: `M${row.d}`,
      at: [`M${row.d}`],
      volume: ((nut ? 0.86 : 1) * row.grams * 1000) / 7.85,
      work: 0.5 + 0.006 * row.d * row.d,
      params: [
        p(w('环外径 d3', 'Ring outside d3'), row.outer, 'mm'),
        p(w('环内径 d4', 'Ring inside d4'), row.inner, 'mm'),
        p('height', row.height, 'mm'),
        ...(nut ? [] : [p(w('螺纹长度', 'Thread length'), row.length, 'mm')]),
        p(w('轴向额定载荷', 'Axial load'), row.load, 'kg'),
      ],
    })),
    pictures: (finish) => ({
      shaded: () => eyePicture(`${standard} M12`, shape(finish.picture)),
      dimension: () => eyeSheet(`${standard} · M12`, shape(finish.picture)),
    }),
  });
};

export const eyeBolts = (): SeedProduct[] => [...family(false), ...family(true)];
