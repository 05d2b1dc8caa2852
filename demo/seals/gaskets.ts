import { p, UNIT, w } from '#demo/flow/words.ts';
import { gasketSheet } from '#demo/pictures/seals/seal-sheet.ts';
import { gasketPicture } from '#demo/pictures/seals/seal.ts';
import type { SeedProduct } from '#demo/types.ts';
import { area, FLANGES, MOUNT } from './flange-sizes.ts';
import { RUBBER_SHEETS, rubberSheet, tape } from './rubber-sheets.ts';
import { sealGoods } from './seal-goods.ts';
import { small } from './sealing-washers.ts';
import { sheet, SHEETS } from './sheet-gaskets.ts';

const wound = (core: '304' | '316L'): SeedProduct =>
  sealGoods({
    key: `gasket-wound-${core.toLowerCase()}`,
    category: 'seals-static-gasket',
    name: w(`金属缠绕垫片 D型 ${core}+柔性石墨`, `Spiral wound gasket ${core} with graphite`),
    brief: w('带内外环，PN16~PN40，蒸汽高温首选', 'Inner and outer rings, PN16–PN40, for steam and heat'),
    keywords: ['垫片', '缠绕垫', '金属缠绕垫片', '石墨缠绕垫', 'spiral wound gasket'],
    standards: ['GB/T 4622.2', 'HG/T 20610'],
    unit: UNIT.piece,
    moq: 5,
    multiple: 1,
    params: [
      p('material', w(`${core}钢带、柔性石墨、碳钢外环`, `${core} strip, graphite, carbon steel outer ring`)),
      p('temperature', '-196~450', '℃'),
      p('thickness', '4.5/3.2', 'mm'),
    ],
    options: [w('通径', 'Size'), w('压力', 'Pressure')],
    pieces: FLANGES.flatMap((f) =>
      [16, 40].map((pn) => {
        const D = pn === 16 ? f.rf16 : f.rf40;
        return {
          designation: `DN${f.dn} PN${pn}`,
          at: [`DN${f.dn}`, `PN${pn}`],
          yuan: (2.2 + area(f.bore, D) * 0.00062) * (core === '304' ? 1 : 1.42) * (pn === 40 ? 1.06 : 1),
          grams: (area(f.bore, D) * 3.6 * 4.6) / 1000,
          cm3: (D * D * 5) / 900,
          params: [p('id', f.bore, 'mm'), p('od', D, 'mm'), p('pn', `PN${pn}`)],
        };
      }),
    ),
    text: {
      zh: [
        'V形钢带与石墨带交替缠绕而成，弹性好，能补偿温度和压力波动，用于蒸汽、导热油、换热器和高压水法兰。',
        `钢带${core}，内环防止石墨内挤和冲刷，外环定位并限制压缩量；公称厚度4.5 mm，压紧后约3.2~3.4 mm。`,
        MOUNT.zh,
      ],
      en: [
        'V-shaped metal strip wound with graphite springs back and follows changes of temperature and pressure: steam, thermal oil, heat exchangers and high-pressure water.',
        `Strip of ${core}; the inner ring keeps graphite out of the bore and the outer ring centres and limits compression from 4.5 to about 3.2–3.4 mm.`,
        MOUNT.en,
      ],
    },
    pictures: {
      shaded: () => gasketPicture('Spiral wound gasket', 61, 107, 3, 'carbide', { wound: true }),
      dimension: () => gasketSheet('DN50 PN16 · 4.5', 61, 107, 4.5),
    },
  });

export const gaskets = (): SeedProduct[] => [
  ...SHEETS.map(sheet),
  wound('304'),
  wound('316L'),
  small('copper'),
  small('alu'),
  small('bonded'),
  ...RUBBER_SHEETS.map(rubberSheet),
  tape(),
];
