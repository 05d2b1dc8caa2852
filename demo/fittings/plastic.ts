import { goods, type Text } from '#demo/flow/goods.ts';
import { p, UNIT, w } from '#demo/flow/words.ts';
import { banded } from '#demo/pictures/flow/threaded.ts';
import { straight } from '#demo/pictures/flow/straight.ts';
import type { Material } from '#demo/pictures/metal.ts';
import { type Model, pictures } from '#demo/pictures/scene/index.ts';
import type { SeedProduct, Words } from '#demo/types.ts';
import { kilos } from './steel.ts';

type Shape = 'elbow' | 'elbow45' | 'tee' | 'socket' | 'female';

const SHAPES: Record<Shape, { name: Words; words: readonly string[]; mass: number }> = {
  elbow: { name: w('90°弯头', '90° elbow'), words: ['弯头', 'elbow'], mass: 1 },
  elbow45: { name: w('45°弯头', '45° elbow'), words: ['45度弯头', 'elbow'], mass: 0.86 },
  tee: { name: w('等径三通', 'equal tee'), words: ['三通', 'tee'], mass: 1.32 },
  socket: { name: w('直接', 'socket'), words: ['直接', '直通', '套管', 'socket'], mass: 0.62 },
  female: {
    name: w('内螺纹弯头（内丝弯）', 'female threaded elbow'),
    words: ['内丝弯头', '内牙弯头', 'brass insert'],
    mass: 2.1,
  },
};

interface Plastic {
  slug: string;
  name: Words;
  paint: Material;
  standards: readonly string[];
  join: Words;
  /** Socket size → mass of the elbow in g. */
  rows: readonly (readonly [number, number])[];
  perGram: number;
  text: Text;
  temperature: string;
  pn: string;
}

const PPR: Plastic = {
  slug: 'ppr',
  name: w('PPR热熔', 'PP-R'),
  paint: 'green',
  standards: ['GB/T 18742.3'],
  join: w('热熔承插', 'Socket fusion'),
  perGram: 0.019,
  temperature: '0~95',
  pn: 'PN25',
  rows: [
    [20, 14],
    [25, 22],
    [32, 41],
    [40, 72],
    [50, 128],
    [63, 245],
    [75, 400],
    [90, 650],
    [110, 1120],
  ],
  text: {
    zh: [
      'PPR管件与管材为同一种无规共聚聚丙烯，260±5℃热熔后成为一体，冷热水系统设计寿命50年。',
      '加热时间与口径有关：⌀20为5秒、⌀32为8秒、⌀63为24秒；从模头取下后4~10秒内直线插入，不得旋转，保持冷却3~8分钟。环境低于5℃时加热时间延长一半。',
      '不同厂家树脂熔指不同，管材和管件宜选同一品牌；与金属阀门连接用带铜嵌件的内、外丝管件。',
    ],
    en: [
      'Fittings and pipe are the same random copolymer polypropylene; fused at 260 ± 5 °C they become one piece, for a design life of 50 years in hot and cold water.',
      'Heat 5 s at 20 mm, 8 s at 32 mm, 24 s at 63 mm; join within 4–10 s straight and without turning, and let cool for 3–8 minutes. Below 5 °C heat half as long again.',
      'Melt flow differs between makers: use pipe and fittings of one brand. Metal valves are joined by fittings with brass inserts.',
    ],
  },
};

const PVC: Plastic = {
  slug: 'pvcu',
  name: w('PVC-U给水', 'PVC-U'),
  paint: 'grey',
  standards: ['GB/T 10002.2', 'ISO 1452-3'],
  join: w('胶粘承插', 'Solvent cement'),
  perGram: 0.0155,
  temperature: '0~45',
  pn: 'PN16',
  rows: [
    [20, 17],
    [25, 26],
    [32, 45],
    [40, 76],
    [50, 130],
    [63, 225],
    [75, 360],
    [90, 560],
    [110, 900],
    [160, 2350],
  ],
  text: {
    zh: [
      'PVC-U给水管件用于冷水、泳池和水处理，介质温度不超过45℃；温度高于25℃时按GB/T 10002.1的折减系数降压，40℃约为0.8。',
      '粘接前插口倒角15°，用丙酮或清洁剂擦净，承口内和插口外均匀涂胶，插到标记线并转1/4圈，保持30秒；24小时后方可试压。',
      '线膨胀系数约0.07 mm/(m·℃)，长直管段须设伸缩节；露天使用应遮阳。',
    ],
    en: [
      'PVC-U fittings serve cold water, pools and water treatment up to 45 °C. Above 25 °C the pressure is reduced: at 40 °C to about 0.8.',
      'Chamfer the spigot by 15°, clean both sides, brush cement on both, push to the mark with a quarter turn and hold for 30 s; test after 24 hours.',
      'It grows 0.07 mm per metre and °C: long runs need expansion joints, and outdoors shade.',
    ],
  },
};

function plasticFitting(k: Plastic, shape: Shape): SeedProduct {
  const s = SHAPES[shape];
  const rows = shape === 'female' ? k.rows.slice(0, 5) : k.rows;
  const [r, body] = [21, 17.5];
  const draw = (): Model => {
    const title = `${k.name.en} ${s.name.en}`;
    const caption = `${s.name.zh} dn32`;
    if (shape === 'socket')
      return straight({
        title,
        caption,
        material: k.paint,
        parts: [
          { kind: 'round', length: 18, r, hole: 16 },
          { kind: 'round', length: 3, r: r * 0.97 },
          { kind: 'round', length: 18, r },
        ],
      });
    return banded({
      title,
      caption,
      material: k.paint,
      form: shape === 'female' ? 'elbow' : shape,
      reach: 38,
      r,
      hole: shape === 'female' ? 10 : 16,
      body,
      ...(shape === 'female' ? { insert: 'brass' as const } : {}),
    });
  };
  return goods({
    key: `${k.slug}-${shape}`,
    trade: 'fittings',
    category: 'fittings-plastic-socket',
    name: w(`${k.name.zh}${s.name.zh}`, `${k.name.en} ${s.name.en}`),
    brief: w(`${k.join.zh}连接，${k.pn}`, `${k.join.en} joint, ${k.pn}`),
    keywords: [...s.words, k.name.zh, k.slug === 'ppr' ? 'PP-R' : 'UPVC', '塑料管件'],
    standards: [...k.standards],
    unit: UNIT.piece,
    params: [p('material', k.name), p('ends', k.join), p('pn', k.pn), p('temperature', k.temperature, '℃')],
    options: [w('规格', 'Size')],
    pieces: rows.map(([dn, grams]) => ({
      designation: `dn${dn}`,
      at: [w(`dn${dn}`)],
      yuan: 0.22 + grams * s.mass * k.perGram * (shape === 'female' ? 2.4 : 1),
      grams: grams * s.mass,
      cm3: (dn * 1.6) ** 3 / 900,
      params: [p(w('承口内径', 'Socket bore'), dn, 'mm'), p('mass', kilos((grams * s.mass) / 1000), 'kg')],
    })),
    text: k.text,
    pictures: pictures(draw),
  });
}

export const plasticFittings: SeedProduct[] = [
  ...(['elbow', 'elbow45', 'tee', 'socket', 'female'] as const).map((shape) => plasticFitting(PPR, shape)),
  ...(['elbow', 'elbow45', 'tee', 'socket'] as const).map((shape) => plasticFitting(PVC, shape)),
];
