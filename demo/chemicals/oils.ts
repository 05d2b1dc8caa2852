import { goods, type Piece } from '#demo/flow/goods.ts';
import { w } from '#demo/flow/words.ts';
import { near, q, words } from '#demo/works/words.ts';
import type { SeedProduct, Words } from '#demo/types.ts';
import { fluids } from './fluids.ts';
import { hydraulics } from './hydraulics.ts';
import { T } from './oil-texts.ts';
import { type Oil, PACKS } from './oil.ts';

const OILS: Oil[] = [...hydraulics, ...fluids];

const FILMS: Record<string, Words> = {
  thin: w('薄膜', 'Thin film'),
  hard: w('硬膜', 'Hard film'),
  water: w('脱水型', 'Water displacing'),
};

export const oils = OILS.map((o): SeedProduct => {
  const grades = o.grades.map((g) => FILMS[g] ?? w(`ISO VG ${g}`));
  const list: readonly (Words | undefined)[] = grades.length ? grades : [undefined];
  return goods({
    key: o.key,
    trade: 'chemicals',
    category: o.cat,
    ...(o.brand ? { brand: o.brand } : {}),
    name: w(
      `${o.zh}${o.grades[0] && /^\d/.test(o.grades[0]) ? ` ${o.grades[0]}-${o.grades.at(-1)}` : ''}`,
      `${o.en}${o.grades[0] && /^\d/.test(o.grades[0]) ? `, ${o.grades[0]}-${o.grades.at(-1)}` : ''}`,
    ),
    brief: w(`${o.norm}，${o.packs.join('、')} 包装`, `${o.norm}; packs of ${o.packs.join(', ')}`),
    keywords: words(o.search),
    standards: [o.norm],
    unit: w('桶', 'pack'),
    moq: 1,
    multiple: 1,
    leadDays: 0,
    params: [...o.params, q('density', o.density, 'g/mL')],
    options: [...(grades.length ? [o.gradeName ?? w('黏度/型号', 'Grade')] : []), w('包装', 'Pack')],
    pieces: list.flatMap((g, i) =>
      o.packs.map((p): Piece => ({
        designation: `${g ? `${g.en} ` : ''}${p}`,
        at: g ? [g, p] : [p],
        yuan: o.perLitre * PACKS[p].litres * PACKS[p].k * (1 + i * 0.035) * near(o.key + p, 0.01),
        grams: PACKS[p].litres * o.density * 1000 * 1.06,
        cm3: PACKS[p].litres * 1050,
        params: [
          q('pack', p),
          ...(g && /\d/.test(g.en) ? [q('viscosity', g.en.replace(/\D/g, ''), 'mm²/s')] : []),
        ],
      })),
    ),
    text: T[o.kind],
    pictures: o.pictures,
  });
});
