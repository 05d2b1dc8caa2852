import type { Material } from '#demo/pictures/metal.ts';
import { drill } from '#demo/pictures/tools/cutting/drill.ts';
import { goods, type Goods } from '#demo/flow/goods.ts';
import { UNIT, w } from '#demo/flow/words.ts';
import { axis, q, text, words } from '#demo/works/words.ts';
import type { SeedProduct } from '#demo/types.ts';

function pictured(
  zh: string,
  en: string,
  [d, L]: readonly [number, number],
  end: 'sds' | 'plain' | 'hex',
  tip: 'carbide' | 'spear' | 'brad',
  material: Material,
): Goods['pictures'] {
  const shank = end === 'hex' ? { shank: 7.2 } : end === 'sds' && d > 16 ? { shank: 18 } : {};
  return drill({
    title: zh,
    caption: `${en} · ⌀${d} × ${L}`,
    d,
    L,
    l: Math.round(L * 0.62),
    end,
    tip,
    material,
    ...shank,
  });
}

const DIAMETER = axis('diameter');

/** Drills for masonry, concrete, wood, glass: their own shanks and tips. */
export const special: SeedProduct[] = (
  [
    [
      'drill-sds-plus',
      '四坑方柄电锤钻头 SDS-plus',
      'SDS-plus hammer drill',
      'sds',
      'carbide',
      'castIron',
      [
        [5, 110],
        [6, 110],
        [6, 160],
        [8, 110],
        [8, 160],
        [8, 210],
        [10, 110],
        [10, 160],
        [10, 210],
        [10, 260],
        [12, 160],
        [12, 210],
        [12, 260],
        [14, 160],
        [14, 210],
        [16, 210],
        [16, 310],
        [18, 250],
        [20, 300],
        [22, 350],
        [25, 350],
        [26, 450],
      ],
      0.42,
      '电锤钻头 冲击钻头 混凝土钻头 圆柄四坑 SDS+',
      '混凝土、砖墙、石材',
      'Concrete, brick, stone',
      'jinlan',
    ],
    [
      'drill-sds-max',
      '五坑圆柄电锤钻头 SDS-max',
      'SDS-max hammer drill',
      'sds',
      'carbide',
      'castIron',
      [
        [16, 340],
        [18, 340],
        [20, 520],
        [22, 520],
        [25, 520],
        [28, 570],
        [32, 570],
        [35, 570],
        [38, 570],
        [40, 920],
      ],
      1.35,
      '五坑 SDS-max 电锤钻 重型',
      '钢筋混凝土',
      'Reinforced concrete',
      undefined,
    ],
    [
      'drill-masonry',
      '直柄冲击钻头 建工钻',
      'Masonry drill, straight shank',
      'plain',
      'carbide',
      'steel',
      [
        [4, 75],
        [5, 85],
        [6, 100],
        [7, 100],
        [8, 120],
        [10, 120],
        [12, 150],
        [14, 150],
        [16, 150],
      ],
      0.24,
      '建工钻 水泥钻头 冲击钻头 masonry',
      '砖、砌块、水泥墙',
      'Brick, block, render',
      undefined,
    ],
    [
      'drill-glass',
      '矛头玻璃瓷砖钻头',
      'Spear point glass and tile drill',
      'hex',
      'spear',
      'steel',
      [
        [3, 60],
        [4, 62],
        [5, 66],
        [6, 70],
        [8, 76],
        [10, 82],
        [12, 90],
      ],
      0.42,
      '玻璃钻头 瓷砖钻头 三角钻 六角柄',
      '玻璃、釉面砖、陶瓷',
      'Glass, glazed tile, ceramics',
      undefined,
    ],
    [
      'drill-brad',
      '三尖木工麻花钻',
      'Brad point wood drill',
      'plain',
      'brad',
      'steel',
      [
        [3, 61],
        [4, 75],
        [5, 86],
        [6, 93],
        [7, 109],
        [8, 117],
        [9, 125],
        [10, 133],
        [12, 151],
      ],
      0.33,
      '木工钻头 三尖钻 开孔',
      '实木、胶合板、密度板',
      'Solid wood, plywood, MDF',
      undefined,
    ],
  ] as const
).map(([key, zh, en, end, tip, metal, sizes, rate, search, useZh, useEn, brand]) =>
  goods({
    key,
    trade: 'cutting',
    category: 'cutting-drills-masonry',
    ...(brand ? { brand } : {}),
    name: w(zh, en),
    brief: w(`用于${useZh}`, `For ${useEn.toLowerCase()}`),
    keywords: [...words(search), 'drill', 'bit'],
    standards: end === 'sds' ? ['GB/T 6335', 'DIN 8035'] : [],
    unit: UNIT.stick,
    moq: key === 'drill-sds-max' ? 2 : 10,
    multiple: key === 'drill-sds-max' ? 1 : 5,
    params: [
      q('workpiece', w(useZh, useEn)),
      q(
        'material',
        tip === 'brad'
          ? w('碳素工具钢', 'Carbon tool steel')
          : w('40Cr 杆身，YG8C 硬质合金刀头', '40Cr body, YG8C carbide tip'),
      ),
      q(
        'shankForm',
        end === 'sds'
          ? key.endsWith('max')
            ? 'SDS-max'
            : 'SDS-plus'
          : end === 'hex'
            ? w('六角柄 1/4 in', '1/4 in hex')
            : w('圆柄', 'Round'),
      ),
    ],
    options: [DIAMETER, axis('length')],
    pieces: sizes.map(([d, L]) => ({
      designation: `⌀${d}×${L}`,
      at: [`${d} mm`, `${L} mm`],
      yuan: (0.9 + d * rate) * (0.6 + L / 260),
      grams: d * d * L * 0.0046 + 8,
      cm3: d * L * 0.05,
      params: [q('diameter', d, 'mm'), q('length', L, 'mm')],
    })),
    text:
      end === 'sds'
        ? text(
            [
              '方柄(圆柄四坑、五坑)电锤钻头的刀头为钨钴合金，铜焊后再作热处理，螺旋槽深而连续，排灰快。',
              'The tungsten carbide tip is brazed and then heat treated; the flute is deep and continuous, so dust leaves the hole quickly.',
            ],
            [
              '钻孔前先在柄部涂少量黄油；不要用冲击方式钻瓷砖面层。碰到钢筋时应退出换位，强行冲击会使刀头崩裂。',
              'Grease the shank lightly before use and do not hammer through tile glaze. When the drill meets rebar, move the hole: forcing it chips the tip.',
            ],
            [
              '膨胀螺栓与钻头对应：M6 用 8 mm，M8 用 10 mm，M10 用 12 mm，M12 用 16 mm，M16 用 20 mm。',
              'Drill for sleeve anchors: M6 8 mm, M8 10 mm, M10 12 mm, M12 16 mm, M16 20 mm.',
            ],
          )
        : text(
            [
              '按材料选钻头：砖墙和水泥用建工钻，玻璃与釉面砖用矛头钻并保持喷水冷却，木材用三尖钻。',
              'Choose by material: masonry drills for brick and render, spear points with a spray of water for glass and glazed tile, brad points for wood.',
            ],
            [
              '玻璃和瓷砖应低速、轻压、无冲击；快钻透时从背面垫木板或换面，可避免崩边。',
              'In glass and tile run slowly, press lightly and never hammer; back the sheet with wood or change sides before breaking through, so that the edge does not chip.',
            ],
          ),
    pictures: pictured(zh, en, sizes[Math.floor(sizes.length / 3)] ?? sizes[0], end, tip, metal),
  }),
);
