import { p, UNIT, w } from '#demo/flow/words.ts';
import { gunPicture, tubeSheet } from '#demo/pictures/pneumatics/air.ts';
import type { SeedProduct } from '#demo/types.ts';
import { airGoods } from './air-goods.ts';

export const gun = (): SeedProduct =>
  airGoods({
    key: 'blow-gun',
    category: 'pneumatics-tubing-tube',
    name: w('吹尘枪 气枪', 'Blow gun'),
    brief: w('铝合金枪体，三种枪嘴', 'Aluminium body, three nozzles'),
    keywords: ['气枪', '吹气枪', '除尘枪', 'air gun', 'blow gun'],
    standards: ['QB/T 5023'],
    unit: UNIT.piece,
    moq: 2,
    multiple: 1,
    params: [
      p(w('使用压力', 'Working pressure'), '0~1.0', 'MPa'),
      p(w('接口', 'Port'), 'G1/4'),
      p('material', w('铝合金枪体，铜枪嘴', 'Aluminium body, brass nozzle')),
    ],
    options: [w('枪嘴长度', 'Nozzle'), w('接口', 'Connection')],
    pieces: [22, 100, 200].flatMap((l) =>
      [w('快插⌀8', '⌀8 push-in'), w('C式插头', 'C plug'), w('G1/4内牙', 'G1/4 female')].map((c, i) => ({
        designation: `DG-${l}-${i + 1}`,
        at: [`${l} mm`, c],
        yuan: 9.5 + l * 0.022 + i * 0.9,
        grams: 150 + l * 0.35,
        params: [p('length', l, 'mm')],
      })),
    ),
    text: {
      zh: [
        '用于清除工件、模具和机床上的切屑与灰尘，扳机可无级控制气量。',
        '枪体铝合金压铸喷塑，枪嘴黄铜镀镍，长枪嘴适合深孔。',
        '使用时戴护目镜，气压不超过0.6 MPa，不得对人吹气；不用时挂起并断开气源。',
      ],
      en: [
        'Clears chips and dust from work, moulds and machines; the trigger meters the air.',
        'Die-cast aluminium, powder-coated; nickel-plated brass nozzle, long ones for deep holes.',
        'Wear goggles, stay below 0.6 MPa and never aim at people; hang up and part from the line when idle.',
      ],
    },
    pictures: { shaded: () => gunPicture('Blow gun', 'red'), dimension: () => tubeSheet('DG nozzle', 8, 3) },
  });
