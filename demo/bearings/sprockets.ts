import { goods, type Piece } from '#demo/flow/goods.ts';
import { p, UNIT, w } from '#demo/flow/words.ts';
import { table } from '#demo/table.ts';
import { wheelPicture, wheelSheet } from '#demo/pictures/bearings/wheel.ts';
import type { SeedProduct } from '#demo/types.ts';
import { brandFor } from './brand-for.ts';

const SPROCKETS = table(
  'z D hub',
  `
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
  30 126.6 70`,
);

export function sprocket(code: '06B' | '08B' | '10B' | '12B', scale: number, width: number): SeedProduct {
  const key = `sprocket-${code.toLowerCase()}`;
  return goods({
    key,
    trade: 'bearings',
    category: 'bearings-drive-chains',
    ...brandFor(key),
    name: w(`单排链轮 ${code}-1 带凸台`, `Sprocket ${code}-1 with hub`),
    brief: w('45#钢，齿部高频淬火，预孔待加工', 'Steel C45, induction-hardened teeth, pilot bore'),
    keywords: ['链轮', '齿轮', '传动轮', code, 'sprocket', 'chain wheel'],
    standards: ['GB/T 1243', 'DIN 8187', 'ISO 606'],
    unit: UNIT.piece,
    moq: 1,
    multiple: 1,
    params: [
      p('material', w('45#钢 发黑', 'Steel C45, black oxide')),
      p(w('齿面硬度', 'Tooth hardness'), '40~50', 'HRC'),
      p(w('配用链条', 'For chain'), `${code}-1`),
      p(w('齿宽', 'Tooth width'), width, 'mm'),
    ],
    options: [w('齿数', 'Teeth'), w('内孔', 'Bore')],
    pieces: SPROCKETS.flatMap(({ z, D, hub }) => {
      const outer = Math.round(D * scale * 10) / 10;
      const boss = Math.round(hub * scale);
      const long = Math.round(28 * scale ** 0.6);
      const grams =
        ((Math.PI / 4) * ((outer * 0.95) ** 2 * width + boss ** 2 * (long - width)) * 7.85 * 0.95) / 1000;
      return [w('预孔', 'pilot bore'), w('成品孔带键槽', 'finished bore with keyway')].map(
        (bore, i): Piece => ({
          designation: `${code}-1 z${z}${i === 0 ? '' : ' K'}`,
          at: [`z${z}`, bore],
          yuan: 2.4 + (grams / 1000) * 17 + i * 9,
          grams,
          params: [
            p(w('齿顶圆', 'Outside diameter'), outer, 'mm'),
            p(w('凸台直径', 'Hub diameter'), boss, 'mm'),
            p(w('总宽 L', 'Width L'), long, 'mm'),
          ],
        }),
      );
    }),
    text: {
      zh: [
        '标准直齿链轮，一侧带凸台，便于加工键槽和顶丝孔，用于链传动的主动轮、从动轮和张紧轮。小链轮齿数宜不少于17齿，以减小多边形效应和冲击。',
        '45#钢锻件或圆钢车制，滚齿成形，齿部高频淬火，表面发黑防锈。预孔件可自行镗孔，凸台直径决定最大孔径（约为凸台直径的0.65倍）。',
        '孔公差H7，键槽按GB/T 1095；安装后检查两轮共面和端面跳动，跳动不大于0.3 mm。磨损成钩形齿时应及时更换。',
      ],
      en: [
        'Standard sprockets with a hub on one side for keyway and set screws, as driver, driven or tension wheel. Prefer at least 17 teeth on the small wheel against the polygon effect.',
        'Turned from C45 forging or bar, hobbed, teeth induction-hardened, black oxide. Pilot bores can be opened to about 0.65 of the hub diameter.',
        'Bore H7 with keyway to DIN 6885; after mounting check that both wheels are in line and run out no more than 0.3 mm. Replace when the teeth hook.',
      ],
    },
    pictures: {
      shaded: () =>
        wheelPicture(
          `Sprocket ${code}`,
          19,
          82.1 * scale,
          5.4 * scale,
          20 * scale,
          width,
          55 * scale,
          28 * scale ** 0.6,
          'blackOxide',
        ),
      dimension: () =>
        wheelSheet(
          `${code}-1 · z19`,
          19,
          Math.round(82.1 * scale * 10) / 10,
          5.4 * scale,
          Math.round(20 * scale),
          width,
          Math.round(55 * scale),
          Math.round(28 * scale ** 0.6),
        ),
    },
  });
}
