import { goods, type Piece } from '#demo/flow/goods.ts';
import { UNIT, w } from '#demo/flow/words.ts';
import { fix, near, q, text, words } from '#demo/works/words.ts';
import { tap } from '#demo/pictures/tools/cutting/tap.ts';
import type { SeedProduct } from '#demo/types.ts';
import { LINES } from './tap-lines.ts';
import { DIN371, HSSE, size, type TapRow } from './thread-sizes.ts';

/** Drill for a metric thread after DIN 336: nominal size less pitch, as drills are made in tenths from M3 on. */
function tappingDrill(d: number, pitch: number): number {
  const bore = d - pitch;
  return d < 3 ? bore : bore === 10.25 ? 10.2 : Math.round(bore * 10 + 0.001) / 10;
}

const TEXT = text(
  [
    '丝锥形式按孔选：通孔用螺尖丝锥，切屑向前排；盲孔用螺旋丝锥，切屑向上排；铸铁和短屑材料用直槽；铝、铜及低碳钢(抗拉强度 1000 MPa 以下)可用挤压丝锥，不产生切屑，牙强度高。',
    'Choose by the hole: spiral point taps for through holes push the chip ahead, spiral flute taps for blind holes lift it out, straight flutes suit cast iron and short chips. Forming taps make no chips and stronger threads in aluminium, copper and steel up to 1000 MPa.',
  ],
  [
    '底孔直径约等于公称直径减螺距，例如 M8×1.25 用 6.8 mm，M10×1.5 用 8.5 mm，M12×1.75 用 10.2 mm；挤压丝锥底孔更大，约为公称直径减半个螺距。',
    'The tapping drill is about nominal diameter minus pitch: 6.8 mm for M8×1.25, 8.5 mm for M10×1.5, 10.2 mm for M12×1.75. Forming taps need a larger hole, nominal diameter minus half the pitch.',
  ],
  [
    '机攻时浮动夹头或同步攻丝(刚性攻丝)均可，转速按 6 至 12 m/min(钢)选取；手攻每转一圈退半圈断屑，并加攻丝油。',
    'Machine taps run in a floating holder or by rigid tapping at 6 to 12 m/min in steel. By hand, turn back half a turn after each turn to break the chip, and use tapping oil.',
  ],
);

const CLASS = [w('6H (ISO2)', '6H (ISO2)'), w('6G (ISO3)', '6G (ISO3)')];

export const taps = LINES.map((line): SeedProduct => {
  const classes =
    line.steel === HSSE && line.flute !== 'none' && line.norm !== 'DIN 374' ? CLASS : CLASS.slice(0, 1);
  const [sd, sp, sL, sl, ss] = line.rows[line.show] ?? (DIN371[6] as TapRow);
  return goods({
    key: line.key,
    trade: 'cutting',
    category: line.count ? 'cutting-threading-hand' : 'cutting-threading-machine',
    ...(line.brand ? { brand: line.brand } : {}),
    name: w(`${line.zh} ${line.norm}`, `${line.en}, ${line.norm}`),
    brief: w(
      `${line.steel.zh}，${line.finish.zh}，用于${line.hole.zh}`,
      `${line.steel.en}, ${line.finish.en}, for ${line.hole.en.toLowerCase()}`,
    ),
    keywords: [...words(line.search), 'tap', '丝锥', '攻丝'],
    standards: line.norm.startsWith('DIN')
      ? [...line.norm.split('/').map((n, i) => (i === 0 ? n : `DIN ${n}`)), 'ISO 529']
      : [line.norm],
    unit: line.count ? UNIT.kit : UNIT.stick,
    ...(line.count ? { packing: w(`1套=${line.count}支`, `1 set = ${line.count} taps`) } : {}),
    moq: line.at8 > 30 ? 1 : 5,
    multiple: 1,
    params: [
      q('material', line.steel),
      q('coating', line.finish),
      q({ zh: '孔型', en: 'Hole' }, line.hole),
      q('workpiece', w('碳钢、合金钢、不锈钢、铝', 'Carbon, alloy and stainless steel, aluminium')),
    ],
    options: [w('规格', 'Size'), w('公差带', 'Class')],
    pieces: line.rows.flatMap(([d, pitch, L, l, shank]) =>
      classes.map((grade): Piece => ({
        designation: `${size(d, pitch)} ${grade.en.slice(0, 2)}`,
        at: [size(d, pitch), grade],
        yuan:
          line.at8 *
          (0.62 + 0.38 * (d / 8) ** 1.75) *
          (grade === CLASS[0] ? 1 : 1.06) *
          near(`${line.key}${d}`, 0.02) *
          (d < 3 ? 1.3 : 1),
        grams: L * shank * shank * 0.0062 * (line.count ?? 1),
        cm3: L * 0.15 * (line.count ?? 1),
        params: [
          q('thread', size(d, pitch)),
          q('length', L, 'mm'),
          q('flute', l, 'mm'),
          q('shank', shank, 'mm'),
          q('tapHole', fix(line.flute === 'none' ? d - pitch / 2 : tappingDrill(d, pitch), 2), 'mm'),
        ],
      })),
    ),
    text: TEXT,
    pictures: tap({
      title: line.zh,
      caption: `${line.norm} · ${size(sd, sp)}`,
      thread: size(sd, sp),
      d: sd,
      pitch: sp,
      L: sL,
      l: sl,
      shank: ss,
      flute: line.flute,
      material: line.metal,
      ...(line.count ? { count: line.count } : {}),
    }),
  });
});
