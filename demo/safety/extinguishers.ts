import { goods, type Piece } from '#demo/flow/goods.ts';
import { w } from '#demo/flow/words.ts';
import { q, text, words } from '#demo/works/words.ts';
import { extinguisher } from '#demo/pictures/tools/safety/extinguisher.ts';
import type { SeedProduct } from '#demo/types.ts';

const FIRE_TEXT = text(
  [
    '干粉(ABC)灭火器用于固体、液体、气体及带电设备火灾；二氧化碳用于电气和精密设备，喷后无残留；水基型用于 A、B 类并可扑灭厨房油火。',
    'ABC dry powder suits solid, liquid, gas and live electrical fires; CO₂ suits electrical and precision equipment and leaves nothing behind; water-based suits class A, B and kitchen fat.',
  ],
  [
    '使用步骤：拔销、握管、压把、对准火焰根部左右扫射，距离 2 至 3 m。室外应站在上风位。',
    'Pull the pin, hold the hose, squeeze and sweep at the base of the flames from 2 to 3 m, upwind outdoors.',
  ],
  [
    '干粉灭火器出厂 5 年首次维修，之后每 2 年一次，10 年报废；二氧化碳为 12 年。压力表指针须在绿区。',
    'Powder extinguishers get their first service after 5 years, then every 2, and are scrapped after 10; CO₂ after 12. The gauge must stand in the green.',
  ],
);

export const extinguishers = (
  [
    [
      'extinguisher-abc',
      '手提式干粉灭火器 ABC',
      'ABC dry powder extinguisher',
      [
        ['1 kg', 1, 88, 270, 2.2],
        ['2 kg', 2, 108, 340, 2.9],
        ['3 kg', 3, 125, 400, 3.6],
        ['4 kg', 4, 132, 450, 4.2],
        ['5 kg', 5, 145, 480, 5],
        ['8 kg', 8, 165, 590, 7.2],
      ],
      'MFZ/ABC',
      26,
      'GB 4351.1',
      '3A 55B C E',
      false,
    ],
    [
      'extinguisher-co2',
      '手提式二氧化碳灭火器',
      'CO₂ extinguisher',
      [
        ['2 kg', 2, 110, 480, 6.5],
        ['3 kg', 3, 115, 580, 8.5],
        ['5 kg', 5, 140, 640, 12.5],
        ['7 kg', 7, 152, 760, 16.5],
      ],
      'MT',
      92,
      'GB 4351.1',
      '55B E',
      true,
    ],
    [
      'extinguisher-water',
      '手提式水基型灭火器',
      'Water-based extinguisher',
      [
        ['2 L', 2, 110, 400, 3.2],
        ['3 L', 3, 120, 450, 4.4],
        ['6 L', 6, 150, 560, 7.6],
      ],
      'MSWZ',
      58,
      'GB 4351.1',
      '2A 89B F',
      false,
    ],
  ] as const
).map(([key, zh, en, rows, code, at2, norm, rating, horn], i): SeedProduct =>
  goods({
    key,
    trade: 'safety',
    category: 'safety-fire',
    ...(i === 0 ? { brand: 'jingshi' } : {}),
    name: w(zh, en),
    brief: w(`${code}，灭火级别 ${rating}`, `${code}, rated ${rating}`),
    keywords: words('灭火器 消防 手提式 干粉 extinguisher'),
    standards: [norm, 'GB 50140'],
    unit: w('具', 'pc'),
    moq: 5,
    multiple: 1,
    params: [
      q(
        'agent',
        i === 0
          ? w('ABC 磷酸铵盐 75%', 'ABC ammonium phosphate 75 %')
          : i === 1
            ? w('二氧化碳', 'Carbon dioxide')
            : w('水系灭火剂', 'Water-based agent'),
      ),
      q('rating', rating),
      q('pressure', i === 1 ? '5.3 (20 ℃)' : '1.2', 'MPa'),
    ],
    options: [w('规格', 'Size'), w('配套', 'With')],
    pieces: rows.flatMap(([label, kg, d, H, gross]) =>
      [w('单具', 'Extinguisher only'), w('含壁挂支架', 'With wall bracket')].map((o, j): Piece => ({
        designation: `${code}-${kg} ${j ? 'B' : 'A'}`,
        at: [label, o],
        yuan: at2 * (0.55 + kg * (i === 1 ? 0.24 : 0.28)) + j * 5,
        grams: gross * 1000 + j * 300,
        cm3: (d * d * H) / 900,
        params: [q('diameter', d, 'mm'), q('height', H, 'mm')],
      })),
    ),
    text: FIRE_TEXT,
    pictures: extinguisher({
      title: zh,
      caption: `${code}-${rows[1][1]} · ${norm}`,
      colour: 'red',
      d: rows[Math.min(2, rows.length - 1)]?.[2] ?? 130,
      H: rows[Math.min(2, rows.length - 1)]?.[3] ?? 450,
      mark: `${rows[Math.min(2, rows.length - 1)]?.[0]}`,
      horn,
    }),
  }),
);
