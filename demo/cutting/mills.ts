import { goods, type Piece } from '#demo/flow/goods.ts';
import { UNIT, w } from '#demo/flow/words.ts';
import { near, q, text, words } from '#demo/works/words.ts';
import { endMill } from '#demo/pictures/tools/cutting/mill.ts';
import type { SeedProduct } from '#demo/types.ts';
import { LINES, LONG } from './mill-lines.ts';

const TEXT = text(
  [
    '立铣刀按材料选刃数：铝合金用 2 至 3 刃，容屑槽大、不粘刀；钢和不锈钢用 4 刃；精加工或高硬度材料可用 5 至 6 刃。球头铣刀用于曲面和圆角，圆鼻刀刀尖强度高，适合粗铣。',
    'Choose the number of teeth by material: 2 or 3 for aluminium with room for chips, 4 for steel and stainless, 5 or 6 for finishing or hard steel. Ball noses cut surfaces and fillets; corner radius tools have a strong tip for roughing.',
  ],
  [
    '整体硬质合金刀具应使用跳动小于 0.01 mm 的夹头，悬伸尽量短。参考参数(10 mm，4 刃)：45 钢 vc 90 至 120 m/min，每齿进给 0.04 至 0.06 mm；304 vc 60 至 80 m/min；6061 铝 vc 200 至 400 m/min。',
    'Hold solid carbide in a chuck with runout below 0.01 mm and as short as possible. Guide for 10 mm, 4 teeth: C45 steel vc 90 to 120 m/min at 0.04 to 0.06 mm per tooth; 304 60 to 80 m/min; 6061 aluminium 200 to 400 m/min.',
  ],
  [
    '侧铣时切宽不超过 0.5D、切深不超过 1.5D 较稳妥；满槽铣削切深建议不超过 1D(铝)或 0.5D(钢)。',
    'In side milling stay within 0.5D wide and 1.5D deep; in full slots within 1D deep in aluminium or 0.5D in steel.',
  ],
);

export const mills = LINES.map(
  ([key, zh, en, rows, flutes, form, coat, metal, use, at10, search, brand]): SeedProduct => {
    const hss = key.includes('hss');
    const radii = form === 'radius' ? [0.5, 1, 2] : [0];
    return goods({
      key,
      trade: 'cutting',
      category: hss
        ? 'cutting-milling-hss'
        : form === 'square'
          ? 'cutting-milling-square'
          : 'cutting-milling-ball',
      ...(brand ? { brand } : {}),
      name: w(`${zh} ⌀${rows[0]?.[0]}-${rows.at(-1)?.[0]}`, `${en}, ⌀${rows[0]?.[0]}-${rows.at(-1)?.[0]} mm`),
      brief: w(
        `${hss ? '含钴高速钢' : '整体硬质合金'}，${coat.zh}，${use.zh}`,
        `${hss ? 'HSS-Co' : 'Solid carbide'}, ${coat.en}, ${use.en}`,
      ),
      keywords: [...words(search), 'end mill', '铣刀', '钨钢'],
      standards: hss ? ['DIN 844', 'GB/T 6117.1'] : ['GB/T 16770.1', 'DIN 6527'],
      unit: UNIT.stick,
      moq: 1,
      multiple: 1,
      params: [
        q('material', hss ? w('高速钢 HSS-Co8', 'HSS-Co8') : w('超细晶粒硬质合金', 'Submicron carbide')),
        q('coating', coat),
        q('flutes', flutes),
        q('helix', flutes === 3 ? 45 : flutes === 2 ? 30 : 35, '°'),
        q('workpiece', use),
        q('tolerance', form === 'ball' ? 'R ±0.01' : hss ? 'js14' : 'h6 / e8'),
      ],
      options: form === 'radius' ? [w('规格', 'Size'), w('刀尖圆角', 'Corner radius')] : [w('规格', 'Size')],
      pieces: rows.flatMap(([d, L, l, shank]) =>
        radii
          .filter((r) => r * 3 <= d)
          .map((r): Piece => {
            const label =
              form === 'ball' ? `R${d / 2}×${l}×${L}` : r > 0 ? `${d}R${r}×${l}×${L}` : `${d}×${l}×${L}`;
            return {
              designation: label,
              at: r > 0 ? [`${d}×${L}`, `R${r}`] : [label],
              yuan:
                at10 *
                (0.24 + 0.76 * (Math.max(d, 2.5) / 10) ** 1.75) *
                (L > 90 && d < 14 ? 1.15 : 1) *
                near(label + key, 0.02),
              grams: L * shank * shank * (hss ? 0.0064 : 0.0112) + 4,
              cm3: L * 0.25,
              params: [
                q('diameter', d, 'mm'),
                q('flute', l, 'mm'),
                q('length', L, 'mm'),
                q('shank', shank, 'mm'),
                ...(r > 0 ? [q('corner', r, 'mm')] : []),
              ],
            };
          }),
      ),
      text: TEXT,
      pictures: endMill({
        title: zh,
        caption: `${en.split(',')[0]} · ⌀10`,
        d: 10,
        L: rows === LONG ? 100 : hss ? 72 : 75,
        l: rows === LONG ? 40 : hss ? 22 : 25,
        shank: 10,
        flutes,
        material: metal,
        shankMaterial: hss || metal === 'steel' ? 'steel' : 'carbide',
        ball: form === 'ball',
      }),
    });
  },
);
