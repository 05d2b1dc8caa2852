import { p, UNIT, w } from '#demo/flow/words.ts';
import { massText } from '#demo/table.ts';
import { cylinderPicture, type CylinderShape, cylinderSheet } from '#demo/pictures/pneumatics/cylinder.ts';
import type { SeedProduct } from '#demo/types.ts';
import { airGoods } from './air-goods.ts';
import { type Line, LINES } from './cylinder-lines.ts';

const PORTS = ['M5', 'G1/8', 'G1/4', 'G3/8', 'G1/2'];

const area = (d: number): number => (Math.PI / 4) * d * d;

function cylinder(line: Line): SeedProduct {
  const twin = line.kind === 'twin' ? 2 : 1;
  const typical = line.sizes[Math.min(3, line.sizes.length - 1)];
  const stroke = line.strokes[2] ?? 25;
  if (typical === undefined) throw new Error(`${line.code} has no sizes`);
  const shape: CylinderShape = {
    ...typical,
    kind: line.kind,
    body: typical.body + stroke * (line.kind === 'compact' ? 1 : 1),
    thread: `M${typical.thread}×${typical.pitch}`,
    stroke,
  };
  const caption = `${line.code} ${typical.bore}×${stroke}`;
  return airGoods({
    key: `cylinder-${line.code.toLowerCase()}`,
    category: line.category,
    name: line.name,
    brief: line.brief,
    keywords: [...line.keywords, line.code],
    standards: line.standards,
    unit: UNIT.piece,
    moq: 1,
    multiple: 1,
    params: [
      p(w('动作方式', 'Action'), w('双作用', 'Double acting')),
      p(w('使用压力', 'Working pressure'), '0.1~1.0', 'MPa'),
      p(w('耐压', 'Proof pressure'), '1.5', 'MPa'),
      p('temperature', '-5~70', '℃'),
      p(w('使用速度', 'Speed'), '30~800', 'mm/s'),
      p(
        w('缓冲', 'Cushion'),
        line.kind === 'tie-rod' ? w('两端可调', 'Adjustable at both ends') : w('橡胶垫', 'Rubber pads'),
      ),
      p(w('磁环', 'Magnet'), line.magnet ? w('有', 'yes') : w('无', 'no')),
      p('medium', w('40 μm过滤的压缩空气', 'Compressed air filtered to 40 µm')),
      p('material', w('铝合金缸筒，45#镀铬活塞杆', 'Aluminium barrel, chrome-plated C45 rod')),
    ],
    options: [w('缸径', 'Bore'), w('行程', 'Stroke')],
    pieces: line.sizes.flatMap((size) =>
      line.strokes
        .filter((s) => !(line.kind === 'mini' && size.bore === 16 && s > 200))
        .map((s) => {
          const grams = (size.kg + (size.kg100 * s) / 100) * 1000;
          const mass = massText(grams);
          const push = (area(size.bore) * 0.5 * twin).toFixed(0);
          const pull = ((area(size.bore) - area(size.rod)) * 0.5 * twin).toFixed(0);
          return {
            designation: `${line.code.split('-')[0]}${size.bore}×${s}${line.code.includes('-') ? `-${line.code.split('-')[1]}` : ''}`,
            at: [`⌀${size.bore}`, `${s} mm`],
            yuan: (size.yuan + (size.yuan100 * s) / 100) * (line.magnet && twin === 1 ? 1.1 : 1),
            grams,
            cm3: ((size.across + 6) ** 2 * (size.body + s + size.free)) / 1000,
            params: [
              p(w('活塞杆直径', 'Rod diameter'), size.rod, 'mm'),
              p(w('杆端螺纹', 'Rod thread'), `M${size.thread}×${size.pitch}`),
              p(w('接口', 'Port'), PORTS[size.port] ?? ''),
              p(w('缸体外形', 'Body'), size.across, 'mm'),
              p(w('推力 0.5 MPa', 'Push at 0.5 MPa'), push, 'N'),
              p(w('拉力 0.5 MPa', 'Pull at 0.5 MPa'), pull, 'N'),
              p('mass', mass.value, mass.unit),
            ],
          };
        }),
    ),
    text: {
      zh: [
        line.use.zh,
        '缸筒为硬质氧化铝合金（迷你缸为不锈钢管），活塞杆45#钢镀硬铬，密封件为聚氨酯和丁腈橡胶，含油轴承导向。出厂已注润滑脂，可无油润滑使用；一旦给油润滑须持续给油。',
        '活塞杆不宜承受径向载荷，负载应与轴线对中，长行程请加导向；连接件用浮动接头。管路须先吹净，进气口前装40 μm过滤器。速度用排气节流阀从最小开度逐步调大。',
        line.magnet
          ? '活塞内置磁环，可装CS1系列磁性开关检测行程端点，开关在缸体上移动即可调整感应位置。'
          : '如需要检测活塞位置，请选用带磁环的型号。',
      ],
      en: [
        line.use.en,
        'Hard-anodized aluminium barrel (stainless on mini cylinders), hard-chromed C45 rod, polyurethane and nitrile seals, sintered bushing. Greased for life and runs without oil; once oiled it must stay oiled.',
        'Keep side load off the rod, align the load and guide long strokes; use a floating joint. Blow the pipes clean, filter to 40 µm and set the speed with exhaust flow controls from nearly closed upwards.',
        line.magnet
          ? 'The magnetic piston works with CS1 switches that slide along the body to the wanted position.'
          : 'Choose the magnetic version where the piston’s position must be sensed.',
      ],
    },
    pictures: {
      shaded: () => cylinderPicture(caption, shape),
      dimension: () => cylinderSheet(caption, shape),
    },
  });
}

export const cylinders = (): SeedProduct[] => LINES.map(cylinder);
