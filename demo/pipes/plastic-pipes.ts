import { goods, type Text } from '#demo/flow/goods.ts';
import { p, UNIT, w } from '#demo/flow/words.ts';
import { pipePile } from '#demo/pictures/profile/pile.ts';
import type { Material } from '#demo/pictures/metal.ts';
import { pictures } from '#demo/pictures/scene/index.ts';
import type { SeedProduct, Words } from '#demo/types.ts';

const PLASTIC_TEXT: Text = {
  zh: [
    '塑料管以dn（外径）标注，与钢管的DN不同：dn32约对应DN25，dn63对应DN50，dn110对应DN100。壁厚由S系列或SDR决定，SDR = 外径÷壁厚。',
    '公称压力以20℃、50年计；温度升高按标准折减：PE100在30℃取0.87，PVC-U在40℃取0.8，PPR在70℃连续使用的许用压力约为20℃时的三分之一。',
    '线膨胀大（PE约0.18、PPR约0.15、PVC-U约0.07 mm/m·℃），明装应设支架和自由臂，避免阳光直射。',
  ],
  en: [
    'Plastic pipe is named by its outside diameter dn, unlike the DN of steel: dn32 is about DN25, dn63 DN50, dn110 DN100. The wall follows from the SDR, which is diameter over wall.',
    'Pressures are for 20 °C and 50 years. With heat they fall: PE100 at 30 °C to 0.87, PVC-U at 40 °C to 0.8, PP-R at a constant 70 °C to about a third.',
    'Plastics grow with heat (mm per m and °C: PE 0.18, PP-R 0.15, PVC-U 0.07): give visible pipes brackets and free arms, and shade.',
  ],
};

interface Pipe {
  key: string;
  name: Words;
  brief: Words;
  words: readonly string[];
  standards: readonly string[];
  paint: Material;
  stripe?: string;
  density: number;
  perKg: number;
  series: readonly { words: Words; sdr: number; sign: string }[];
  sizes: readonly number[];
  metres: number;
}

const pipe = (k: Pipe): SeedProduct =>
  goods({
    key: k.key,
    trade: 'pipes',
    category: 'pipes-plastic-pressure',
    name: k.name,
    brief: k.brief,
    keywords: ['塑料管', '水管', 'plastic pipe', ...k.words],
    standards: [...k.standards],
    unit: UNIT.length,
    packing: w(`1根=${k.metres}米`, `1 length = ${k.metres} m`),
    params: [
      p('material', k.name),
      p('standardLength', k.metres, 'm'),
      p(w('密度', 'Density'), k.density, 'g/cm³'),
      p(w('设计寿命', 'Design life'), w('50年', '50 years')),
    ],
    options: [w('压力系列', 'Series'), w('外径', 'Diameter')],
    pieces: k.series.flatMap((s) =>
      k.sizes.map((dn) => {
        const wall = Math.max(1.6, Math.ceil((dn / s.sdr) * 10) / 10);
        const perMetre = (Math.PI * (dn - wall) * wall * k.density) / 1000;
        return {
          designation: `dn${dn}×${wall} ${s.sign}`,
          at: [s.words, `dn${dn}`],
          yuan: perMetre * k.metres * k.perKg + 0.3,
          grams: perMetre * k.metres * 1000,
          cm3: dn * dn * k.metres,
          params: [
            p('od', dn, 'mm'),
            p('wall', wall, 'mm'),
            p('massPerMetre', Number(perMetre.toFixed(3)), 'kg/m'),
          ],
        };
      }),
    ),
    text: PLASTIC_TEXT,
    pictures: pictures(() =>
      pipePile({
        title: k.name.en,
        caption: `dn63×${Math.ceil((63 / (k.series[0]?.sdr ?? 11)) * 10) / 10}`,
        material: k.paint,
        od: 63,
        wall: Math.ceil((63 / (k.series[0]?.sdr ?? 11)) * 10) / 10,
        count: k.paint === 'black' ? 1 : 3,
        ...(k.stripe ? { stripe: k.stripe } : {}),
      }),
    ),
  });

export const plasticPipes: SeedProduct[] = [
  pipe({
    key: 'pipe-ppr',
    name: w('PPR热熔给水管', 'PP-R water pipe'),
    brief: w('冷热水，S3.2/S2.5', 'Hot and cold water, S3.2 and S2.5'),
    words: ['PPR管', '热水管'],
    standards: ['GB/T 18742.2'],
    paint: 'white',
    stripe: '#D81E06',
    density: 0.9,
    perKg: 17,
    series: [
      { words: w('S3.2 (PN20)'), sdr: 7.4, sign: 'S3.2' },
      { words: w('S2.5 (PN25)'), sdr: 6, sign: 'S2.5' },
    ],
    sizes: [20, 25, 32, 40, 50, 63, 75, 90, 110],
    metres: 4,
  }),
  pipe({
    key: 'pipe-ppr-green',
    name: w('PPR绿色给水管', 'PP-R pipe, green'),
    brief: w('工程款，S5/S4冷水', 'For projects, cold water S5 and S4'),
    words: ['PPR管', '冷水管'],
    standards: ['GB/T 18742.2'],
    paint: 'green',
    density: 0.9,
    perKg: 13.8,
    series: [
      { words: w('S5 (PN12.5)'), sdr: 11, sign: 'S5' },
      { words: w('S4 (PN16)'), sdr: 9, sign: 'S4' },
    ],
    sizes: [20, 25, 32, 40, 50, 63, 75, 90, 110],
    metres: 4,
  }),
  pipe({
    key: 'pipe-pvcu',
    name: w('PVC-U给水管', 'PVC-U pressure pipe'),
    brief: w('承插胶粘，1.0/1.6 MPa', 'Solvent socket, 1.0 and 1.6 MPa'),
    words: ['UPVC管', 'PVC管', '胶水管'],
    standards: ['GB/T 10002.1'],
    paint: 'grey',
    density: 1.43,
    perKg: 9.2,
    series: [
      { words: w('PN10'), sdr: 21, sign: 'PN10' },
      { words: w('PN16'), sdr: 13.6, sign: 'PN16' },
    ],
    sizes: [20, 25, 32, 40, 50, 63, 75, 90, 110, 160, 200],
    metres: 4,
  }),
  pipe({
    key: 'pipe-pe100',
    name: w('PE100给水管', 'PE100 water pipe'),
    brief: w('热熔对接，埋地与顶管', 'Butt fusion, for burial and pipe jacking'),
    words: ['PE管', 'HDPE管', '盘管'],
    standards: ['GB/T 13663.2', 'ISO 4427'],
    paint: 'black',
    stripe: '#2F6FC2',
    density: 0.955,
    perKg: 11.6,
    series: [
      { words: w('SDR17 (PN10)'), sdr: 17, sign: 'SDR17' },
      { words: w('SDR11 (PN16)'), sdr: 11, sign: 'SDR11' },
    ],
    sizes: [32, 40, 50, 63, 75, 90, 110, 160, 200, 250],
    metres: 6,
  }),
  pipe({
    key: 'pipe-pe-gas',
    name: w('PE100燃气管', 'PE100 gas pipe'),
    brief: w('黄条标识，电熔连接', 'Yellow stripes, electrofusion'),
    words: ['PE燃气管', '煤气管'],
    standards: ['GB/T 15558.1'],
    paint: 'black',
    stripe: '#F0C31E',
    density: 0.955,
    perKg: 13.4,
    series: [{ words: w('SDR11'), sdr: 11, sign: 'SDR11' }],
    sizes: [32, 40, 63, 90, 110, 160, 200],
    metres: 6,
  }),
];
