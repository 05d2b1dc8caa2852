import { goods } from '#demo/flow/goods.ts';
import { p, w } from '#demo/flow/words.ts';
import { massText, table } from '#demo/table.ts';
import {
  housedPicture,
  housedSheet,
  type HousingKind,
  type HousingShape,
} from '#demo/pictures/bearings/housed.ts';
import type { Material } from '#demo/pictures/metal.ts';
import type { SeedProduct, Words } from '#demo/types.ts';
import { bearingBrand } from './bearing-goods.ts';

const COLUMNS = 'n d length bolts depth height tall hole C C0 kg';
/** Number, shaft, length over all, bolt distance, depth, shaft height, height over all, hole, C, C0 in kN, mass. */
const PILLOW = table(
  COLUMNS,
  `
  204 20 127 95 38 33.3 65 13 12.8 6.65 0.66
  205 25 140 105 38 36.5 71 13 14 7.88 0.78
  206 30 165 121 48 42.9 84 17 19.5 11.5 1.25
  207 35 167 127 48 47.6 93 17 25.5 15.2 1.55
  208 40 184 137 54 49.2 98 17 29.5 18 1.9
  209 45 190 146 54 54 106 17 31.5 20.5 2.2
  210 50 206 159 60 57.2 113 20 35 23.2 2.8
  211 55 219 171 60 63.5 125 20 43.5 29.2 3.5
  212 60 241 184 70 69.8 138 20 47.8 32.8 4.7`,
);
const SQUARE = table(
  COLUMNS,
  `
  204 20 86 64 33.3 - 86 12 12.8 6.65 0.6
  205 25 95 70 35.7 - 95 12 14 7.88 0.82
  206 30 108 83 40.2 - 108 12 19.5 11.5 1.1
  207 35 117 92 44.4 - 117 14 25.5 15.2 1.45
  208 40 130 102 51.2 - 130 16 29.5 18 1.85
  209 45 137 105 52.2 - 137 16 31.5 20.5 2.2
  210 50 143 111 54.6 - 143 16 35 23.2 2.5
  211 55 162 130 58.4 - 162 19 43.5 29.2 3.4
  212 60 175 143 68.7 - 175 19 47.8 32.8 4.3`,
);
const OVAL = table(
  COLUMNS,
  `
  204 20 113 90 33.3 - 60 12 12.8 6.65 0.45
  205 25 130 99 35.7 - 68 16 14 7.88 0.62
  206 30 148 117 40.2 - 80 16 19.5 11.5 0.95
  207 35 161 130 44.4 - 90 16 25.5 15.2 1.25
  208 40 175 144 51.2 - 100 16 29.5 18 1.6
  209 45 188 148 52.2 - 108 19 31.5 20.5 1.9
  210 50 197 157 54.6 - 115 19 35 23.2 2.15`,
);

interface Row {
  code: string;
  kind: HousingKind;
  sizes: typeof PILLOW;
  name: Words;
  keywords: string[];
  use: Words;
  fixing: Words;
}
interface Make {
  key: string;
  name: Words;
  body: Material;
  material: Words;
  factor: number;
  prefix: string;
}

const MAKES: readonly Make[] = [
  {
    key: 'iron',
    name: w('铸铁座', 'cast iron'),
    body: 'green',
    material: w('灰铸铁 HT200 喷漆，轴承GCr15', 'Grey cast iron HT200, painted; insert of GCr15'),
    factor: 1,
    prefix: '',
  },
  {
    key: 'stainless',
    name: w('不锈钢座', 'stainless'),
    body: 'stainless',
    material: w('不锈钢304铸造座，轴承440C', 'Cast stainless 304 housing, insert of 440C'),
    factor: 4.1,
    prefix: 'S',
  },
];
const ROWS: readonly Row[] = [
  {
    code: 'UCP',
    kind: 'pillow',
    sizes: PILLOW,
    name: w('立式带座轴承', 'Pillow block bearing'),
    keywords: ['立式座', 'UCP', '座式轴承', 'pillow block', 'plummer block'],
    use: w(
      '立式座用底脚两只螺栓固定在与轴平行的平面上，用于输送机、风机、农机和传动轴支承。',
      'The foot is bolted to a surface parallel to the shaft: conveyors, fans, farm machines and line shafts.',
    ),
    fixing: w('两只底脚螺栓', 'Two foot bolts'),
  },
  {
    code: 'UCF',
    kind: 'square',
    sizes: SQUARE,
    name: w('方形带座轴承', 'Square flange bearing'),
    keywords: ['方形座', 'UCF', '四孔法兰轴承', 'flange bearing'],
    use: w(
      '方形法兰座用四只螺栓固定在与轴垂直的立面上，刚性好，用于机架侧板、搅拌和滚筒。',
      'The flange is bolted by four screws to a wall square to the shaft: side plates, mixers and drums.',
    ),
    fixing: w('四只法兰螺栓', 'Four flange bolts'),
  },
  {
    code: 'UCFL',
    kind: 'oval',
    sizes: OVAL,
    name: w('菱形带座轴承', 'Two-bolt flange bearing'),
    keywords: ['菱形座', 'UCFL', '两孔法兰轴承', 'rhombic flange'],
    use: w(
      '菱形法兰座只用两只螺栓，占用位置小，用于轻中载的机架和输送滚筒。',
      'Only two bolts and little room, for light and medium duty on frames and conveyor rollers.',
    ),
    fixing: w('两只法兰螺栓', 'Two flange bolts'),
  },
];

function housed(row: Row, make: Make): SeedProduct {
  const key = `bearing-${row.code.toLowerCase()}-${make.key}`;
  const brand = bearingBrand(key);
  const typical = row.sizes[2];
  if (typical === undefined) throw new Error(`${row.code} has too few sizes`);
  const shape: HousingShape = { ...typical, kind: row.kind, body: make.body };
  const caption = `${make.prefix}${row.code}${typical.n}`;
  return goods({
    key,
    trade: 'bearings',
    category: 'bearings-housed',
    ...(brand === undefined ? {} : { brand }),
    name: w(
      `${row.name.zh} ${make.prefix}${row.code}200系列 ${make.name.zh}`,
      `${row.name.en} ${make.prefix}${row.code}200 series ${make.name.en}`,
    ),
    brief: w(
      '外球面轴承自动调心±2°，带注油嘴，顶丝锁紧',
      'Self-aligning ±2°, grease nipple, set screw locking',
    ),
    keywords: ['轴承', '轴承座', '带座轴承', '外球面轴承', ...row.keywords],
    standards: ['GB/T 7810', 'ISO 3228', 'JIS B 1559'],
    unit: w('套', 'set'),
    packing: w('1套/盒', '1 a box'),
    moq: 2,
    multiple: 1,
    params: [
      p('material', make.material),
      p('mounting', row.fixing),
      p(w('锁紧方式', 'Locking'), w('两只紧定螺钉，夹角120°', 'Two set screws at 120°')),
      p(w('密封', 'Seal'), w('双唇丁腈橡胶加甩油盘', 'NBR lip with flinger')),
      p('temperature', '-20~100', '℃'),
    ],
    options: [w('型号', 'Designation'), w('锁紧', 'Locking')],
    pieces: row.sizes.flatMap((size) => {
      const mass = massText(size.kg * 1000);
      return ['', 'E'].map((suffix) => ({
        designation: `${make.prefix}${row.code.replace('UC', suffix === 'E' ? 'UE' : 'UC')}${size.n}`,
        at: [
          `${size.n} ⌀${size.d}`,
          suffix === 'E' ? w('偏心套', 'eccentric collar') : w('顶丝', 'set screws'),
        ],
        yuan: (5.5 + size.kg * 11.5) * make.factor * (suffix === 'E' ? 1.14 : 1),
        grams: size.kg * 1000,
        cm3: (size.length * size.tall * size.depth) / 1000,
        params: [
          p(w('轴径 d', 'Shaft d'), size.d, 'mm'),
          p(w('总长 a', 'Length a'), size.length, 'mm'),
          p(w('孔距 e', 'Bolt distance e'), size.bolts, 'mm'),
          ...(size.height > 0 ? [p(w('中心高 h', 'Shaft height h'), size.height, 'mm')] : []),
          p(w('螺栓孔', 'Bolt hole'), size.hole, 'mm'),
          p(w('额定动载荷 C', 'Dynamic load rating C'), size.C, 'kN'),
          p(w('额定静载荷 C0', 'Static load rating C0'), size.C0, 'kN'),
          p('mass', mass.value, mass.unit),
        ],
      }));
    }),
    text: {
      zh: [
        `外圈为球面，在座内可自动调心±2°，补偿安装误差。${row.use.zh}`,
        `${make.material.zh}。轴承两侧带橡胶密封和甩油盘，出厂已注锂基脂，可用油枪从油嘴补脂，补到密封处微微渗出为止。`,
        '轴公差h7，先固定座体、转动轴自动找正，再交替拧紧两只顶丝：M6约4 N·m、M8约9 N·m、M10约18 N·m。换向或冲击载荷请在轴上钻浅坑或选偏心套。',
      ],
      en: [
        `The spherical outside of the insert aligns itself in the housing by ±2° and makes up for errors of mounting. ${row.use.en}`,
        `${make.material.en}. Sealed on both sides with flingers and filled with lithium grease; relubricate through the nipple until it just shows at the seals.`,
        'Shaft h7. Bolt the housing first, turn the shaft to let it align, then tighten the two screws in turn: about 4 N·m for M6, 9 for M8 and 18 for M10. For reversing or shock loads spot-drill the shaft or choose the eccentric collar.',
      ],
    },
    pictures: {
      shaded: () => housedPicture(caption, shape),
      dimension: () => housedSheet(`${caption} · ⌀${typical.d}`, shape),
    },
  });
}

export const housedBearings = (): SeedProduct[] =>
  ROWS.flatMap((row) => MAKES.map((make) => housed(row, make)));
