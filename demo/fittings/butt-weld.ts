import { PIPE_OD } from '#demo/flow/flanges.ts';
import { goods, type Piece } from '#demo/flow/goods.ts';
import { p, UNIT, w } from '#demo/flow/words.ts';
import { pictures } from '#demo/pictures/scene/index.ts';
import type { SeedProduct } from '#demo/types.ts';
import { type Form, FORMS } from './butt-weld-forms.ts';
import { TEXT } from './butt-weld-text.ts';
import { reducer } from './reducers.ts';
import { GRADE, type Grade, kilos, pipeMass, type Schedule, WALL } from './steel.ts';

const piecesOf = (form: Form, grade: Grade, walls: readonly Schedule[]): Piece[] =>
  walls.flatMap((schedule) =>
    form.sizes.map((dn) => {
      const od = PIPE_OD[dn] ?? 0;
      const wall = WALL[schedule][dn] ?? 0;
      const kg = (pipeMass(od, wall, grade.density) * form.steel(dn, od)) / 1000;
      return {
        designation: `DN${dn} ${schedule}`,
        at: [schedule, w(`DN${dn} (⌀${od})`)],
        yuan: kg * grade.perKg * form.work + 0.9 + dn * 0.012 * form.work,
        grams: kg * 1000,
        cm3: (od * od * form.steel(dn, od)) / 1400,
        params: [p('od', od, 'mm'), p('wall', wall, 'mm'), ...form.params(dn), p('mass', kilos(kg), 'kg')],
      };
    }),
  );

function weldFitting(form: Form, grade: Grade): SeedProduct {
  const walls: Schedule[] = grade.slug === '20' ? ['SCH40', 'SCH80'] : ['SCH10S', 'SCH40'];
  return goods({
    key: `bw-${form.slug}-${grade.slug}`,
    trade: 'fittings',
    category: form.category,
    name: w(`${grade.words.zh} ${form.name.zh}`, `${grade.words.en} ${form.name.en}`),
    brief: form.brief,
    keywords: [...form.words, '对焊管件', '焊接管件', 'butt weld', grade.words.zh],
    standards: ['GB/T 12459', 'ASME B16.9', 'GB/T 13401'],
    unit: UNIT.piece,
    params: [
      p('material', grade.words),
      p('ends', w('对焊，30°坡口', 'Butt weld, 30° bevel')),
      p(
        'surface',
        grade.slug === '20'
          ? w('喷砂涂黑漆', 'Blasted, black paint')
          : w('酸洗钝化', 'Pickled and passivated'),
      ),
      p(w('制造', 'Make'), w('无缝', 'Seamless')),
    ],
    options: [w('壁厚等级', 'Schedule'), w('口径', 'Size')],
    pieces: piecesOf(form, grade, walls),
    text: TEXT,
    pictures: pictures(() => form.draw(grade, `${form.name.zh} DN100 SCH40`, form.name.en)),
  });
}

export const buttWeldFittings: SeedProduct[] = [GRADE.carbon, GRADE.s304, GRADE.s316].flatMap((grade) => [
  ...FORMS.filter((form) => grade.slug !== '316l' || form.slug !== 'elbow-90-sr').map((form) =>
    weldFitting(form, grade),
  ),
  reducer(grade),
]);
