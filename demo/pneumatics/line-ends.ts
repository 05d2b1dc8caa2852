import { p, UNIT, w } from '#demo/flow/words.ts';
import { fittingPicture, fittingSheet, type FittingShape } from '#demo/pictures/pneumatics/fitting.ts';
import type { SeedProduct, Words } from '#demo/types.ts';
import { airGoods } from './air-goods.ts';

interface End {
  key: string;
  kind: 'silencer' | 'coupler';
  name: Words;
  brief: Words;
  keywords: string[];
  standard: string;
  material: Words;
  use: Words;
  mounting: Words;
  /** Yuan at G1/4. */
  price: number;
  length: number;
  sizes: readonly (readonly [code: string, thread: string, d: number])[];
}

const ENDS: readonly End[] = [
  {
    key: 'silencer-bsl',
    kind: 'silencer',
    name: w('铜消声器 BSL', 'Brass silencer BSL'),
    brief: w('烧结铜，降噪20 dB以上', 'Sintered bronze, 20 dB and more'),
    keywords: ['气动接头', '消声器', '消音器', 'silencer'],
    standard: 'JB/T 7057',
    material: w('烧结青铜，黄铜螺纹', 'Sintered bronze, brass thread'),
    use: w(
      '装在电磁阀或气缸排气口，烧结青铜微孔把排气分散成细流，降噪20 dB以上，并防止灰尘倒吸进阀腔。',
      'Fits the exhaust of valves and cylinders: sintered bronze breaks the air into fine streams, takes off 20 dB and more, and keeps dust out of the valve.',
    ),
    mounting: w(
      '用手拧紧后用扳手再转四分之一圈，勿夹持烧结体。排气明显变慢时用煤油或超声波清洗，仍不通畅则更换。',
      'Screw in by hand and a quarter turn with a spanner on the hexagon, never on the sintered body. Wash in paraffin or by ultrasound when the exhaust slows down, and replace it if that does not help.',
    ),
    price: 0.9,
    length: 28,
    sizes: [
      ['BSL-01', 'G1/8', 9.7],
      ['BSL-02', 'G1/4', 13.2],
      ['BSL-03', 'G3/8', 16.7],
      ['BSL-04', 'G1/2', 21],
      ['BSL-06', 'G3/4', 26.4],
      ['BSL-08', 'G1', 33.2],
    ],
  },
  {
    key: 'coupler-c',
    kind: 'coupler',
    name: w('C式自锁快速接头 母体', 'Quick coupler C type socket'),
    brief: w('单手插拔，拔出自动闭气', 'One-hand, shuts itself when parted'),
    keywords: ['气动接头', '快速接头', 'C式接头', '自锁接头', '空压机接头', 'quick coupler'],
    standard: 'JB/T 7057',
    material: w('碳钢镀锌镍，淬硬钢珠', 'Steel, zinc-nickel plated, hardened balls'),
    use: w(
      '用于空压机、气动工具和吹尘枪的频繁插拔，母体内置单向阀，拔出后自动断气。SM为外螺纹，SF为内螺纹。',
      'For compressors, air tools and blow guns that are changed often; the socket shuts itself when the plug is pulled. SM has a male, SF a female thread.',
    ),
    mounting: w(
      '螺纹缠生料带或涂密封胶，保留第一扣不涂。插拔前尽量泄压，插头沟槽磨损后应更换，以免带压脱出。',
      'Seal the thread with tape or paste, leaving the first turn bare. Vent the line before parting if possible and replace plugs with a worn groove, which could fly off under pressure.',
    ),
    price: 3.4,
    length: 52,
    sizes: [
      ['SM-20', 'R1/4', 13.2],
      ['SM-30', 'R3/8', 16.7],
      ['SM-40', 'R1/2', 21],
      ['SF-20', 'Rc1/4', 13.6],
      ['SF-30', 'Rc3/8', 17],
      ['SF-40', 'Rc1/2', 21.4],
    ],
  },
];

function lineEnd(end: End): SeedProduct {
  const shape: FittingShape = {
    kind: end.kind,
    tube: 8,
    thread: 13.2,
    hex: 17,
    length: end.length,
    body: 'brass',
    collet: 'zinc',
  };
  const [code, thread] = end.sizes[end.kind === 'coupler' ? 0 : 1] ?? ['', ''];
  return airGoods({
    key: end.key,
    category: 'pneumatics-tubing-fittings',
    name: end.name,
    brief: end.brief,
    keywords: end.keywords,
    standards: [end.standard],
    unit: UNIT.piece,
    moq: 10,
    multiple: 10,
    params: [
      p('material', end.material),
      p(w('使用压力', 'Working pressure'), '0~1.0', 'MPa'),
      p('temperature', '-5~80', '℃'),
      p('medium', w('压缩空气', 'Compressed air')),
    ],
    options: [w('规格', 'Size')],
    pieces: end.sizes.map(([name, size, d]) => ({
      designation: name,
      at: [`${name} ${size}`],
      yuan: end.price * (d / 13.2) ** 1.4,
      grams: 4 + d * d * 0.11 * (end.length / 30),
      cm3: (d * d * end.length) / 400,
      params: [p('thread', size), p('length', Math.round(end.length * (d / 13.2) ** 0.6), 'mm')],
    })),
    text: {
      zh: [end.use.zh, `${end.material.zh}，耐压1.5 MPa，使用压力不超过1.0 MPa。`, end.mounting.zh],
      en: [
        end.use.en,
        `${end.material.en}; proof pressure 1.5 MPa, to be used up to 1.0 MPa.`,
        end.mounting.en,
      ],
    },
    pictures: {
      shaded: () => fittingPicture(end.name.en, shape),
      dimension: () => fittingSheet(`${code} · ${thread}`, shape, thread),
    },
  });
}

/** What ends an air line: exhaust silencers and quick couplers. */
export const lineEnds = (): SeedProduct[] => ENDS.map(lineEnd);
