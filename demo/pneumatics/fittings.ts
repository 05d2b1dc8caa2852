import { p, UNIT, w } from '#demo/flow/words.ts';
import { fittingPicture, type FittingShape, fittingSheet } from '#demo/pictures/pneumatics/fitting.ts';
import type { SeedProduct } from '#demo/types.ts';
import { airGoods } from './air-goods.ts';
import { hexFor, type Line, LINES, type Make, MAKES, MALE, TEXT, THREADS, TUBES } from './fitting-lines.ts';

function fitting(line: Line, make: Make): SeedProduct {
  const rows = line.male
    ? MALE.flatMap(([tube, threads]) => threads.map((thread) => ({ tube, thread })))
    : TUBES.map((tube) => ({ tube, thread: '' }));
  const kept = line.kind === 'speed' ? rows.filter((row) => row.tube <= 12) : rows;
  const shapeOf = (tube: number, thread: string): FittingShape => {
    const d = THREADS[thread]?.[1] ?? 0;
    return {
      kind: line.kind,
      tube,
      thread: d,
      hex: hexFor(tube, d),
      length: Math.round((d * 0.62 + tube * 1.9 + 10) * 2) / 2,
      body: make.body,
      collet: make.collet,
    };
  };
  const drawn = shapeOf(8, line.male ? '02' : '');
  const caption = line.male ? `${line.code}8-02` : `${line.code}8`;
  return airGoods({
    key: `fitting-${line.code.toLowerCase()}-${make.key}`,
    category: 'pneumatics-tubing-fittings',
    name: w(`${line.name.zh} ${make.name.zh}`, `${line.name.en} ${make.name.en}`),
    brief: w(`${make.material.zh}，一插即用`, `${make.material.en}, one-touch`),
    keywords: ['气动接头', '快插接头', '快速接头', '气管接头', 'push-in fitting', ...line.keywords],
    standards: [make.standard, 'ISO 14743'],
    unit: UNIT.piece,
    packing: w('100个/包', '100 a bag'),
    moq: make.factor > 5 ? 5 : 50,
    multiple: make.factor > 5 ? 1 : 10,
    params: [
      p('material', make.material),
      p(w('使用压力', 'Working pressure'), '0~1.0', 'MPa'),
      p(w('负压', 'Vacuum'), '-0.1', 'MPa'),
      p('temperature', make.temp, '℃'),
      p('medium', w('压缩空气、真空', 'Compressed air, vacuum')),
    ],
    options: line.male ? [w('管外径', 'Tube'), w('螺纹', 'Thread')] : [w('管外径', 'Tube')],
    pieces: kept.map(({ tube, thread }) => {
      const shape = shapeOf(tube, thread);
      const grams =
        (2 + tube * 0.32 * (line.kind.includes('tee') ? 1.5 : 1) + shape.thread ** 2 * 0.055) *
        (make.key === 'pbt' ? 1 : 2.1);
      return {
        designation: thread === '' ? `${line.code}${tube}` : `${line.code}${tube}-${thread}`,
        at: thread === '' ? [`⌀${tube}`] : [`⌀${tube}`, THREADS[thread]?.[0] ?? thread],
        yuan: (0.42 + tube * 0.035 + shape.thread * 0.03) * line.factor * make.factor,
        grams,
        cm3: (shape.length * shape.hex * shape.hex) / 700,
        params: [
          p('od', tube, 'mm'),
          ...(thread === ''
            ? []
            : [p('thread', THREADS[thread]?.[0] ?? ''), p(w('六角对边', 'Hexagon'), shape.hex, 'mm')]),
          p('length', shape.length, 'mm'),
        ],
      };
    }),
    text: { zh: [line.use.zh, ...TEXT.zh], en: [line.use.en, ...TEXT.en] },
    pictures: {
      shaded: () => fittingPicture(caption, drawn),
      dimension: () => fittingSheet(caption, drawn, 'R1/4'),
    },
  });
}

export const airFittings = (): SeedProduct[] =>
  LINES.flatMap((line) =>
    MAKES.filter((make) => make.only === undefined || make.only.includes(line.code)).map((make) =>
      fitting(line, make),
    ),
  );
