import { w } from '#demo/flow/words.ts';
import { q } from '#demo/works/words.ts';
import { eyewear } from '#demo/pictures/tools/safety/eyewear.ts';
import { COLOUR, type Line } from './line.ts';

export const eyes: Line[] = [
  {
    key: 'goggle-vent',
    zh: '防护眼罩 间接通风',
    en: 'Safety goggles, indirect vent',
    kind: 'eye',
    cat: 'safety-head-eye',
    search: '护目镜 眼罩 防冲击 防化学',
    norm: ['GB 14866', 'EN 166'],
    moq: 12,
    multiple: 12,
    params: [q('lens', w('PC，防雾', 'PC, anti-fog')), q('level', 'B 3 4')],
    options: [w('镜片', 'Lens')],
    rows: [w('透明', 'Clear'), w('防雾透明', 'Anti-fog clear'), w('灰色', 'Grey')].map((l, i) => ({
      at: [l],
      yuan: 6.5 + i * 3,
      grams: 96,
    })),
    pictures: eyewear({
      title: '护目镜',
      caption: 'EN 166 B',
      colour: 'black',
      kind: 'goggle',
      lens: 'clear',
    }),
  },
  {
    key: 'spectacle-safety',
    zh: '防护眼镜 防雾',
    en: 'Safety spectacles',
    kind: 'eye',
    cat: 'safety-head-eye',
    search: '防护眼镜 劳保眼镜 防飞溅 骑行',
    norm: ['GB 14866', 'EN 166'],
    brand: 'tawen',
    moq: 12,
    multiple: 12,
    params: [q('lens', 'PC'), q('level', 'F')],
    options: [w('镜片', 'Lens'), COLOUR],
    rows: [w('透明', 'Clear'), w('灰', 'Grey'), w('黄', 'Yellow')].flatMap((l) =>
      [w('黑框', 'Black'), w('蓝框', 'Blue')].map((c) => ({ at: [l, c], yuan: 5.8, grams: 28 })),
    ),
    pictures: eyewear({
      title: '防护眼镜',
      caption: 'EN 166 F',
      colour: 'black',
      kind: 'spectacle',
      lens: 'clear',
    }),
  },
];
