import { w } from '#demo/flow/words.ts';
import { q } from '#demo/works/words.ts';
import { carton } from '#demo/pictures/tools/packaging/carton.ts';
import { type Line, P } from './line.ts';

/** Cartons: inside length, width and height in mm. */
const CARTONS = [
  [200, 140, 100],
  [250, 180, 140],
  [300, 200, 150],
  [350, 250, 200],
  [400, 300, 200],
  [400, 300, 300],
  [450, 350, 300],
  [500, 400, 300],
  [600, 400, 400],
  [600, 500, 500],
  [800, 600, 500],
] as const;

/** Post and parcel boxes, numbered as Chinese senders know them: No. 1 is the largest. */
const POST = [
  ['1号', 'No. 1', 530, 290, 370],
  ['2号', 'No. 2', 530, 230, 290],
  ['3号', 'No. 3', 430, 210, 270],
  ['4号', 'No. 4', 350, 190, 230],
  ['5号', 'No. 5', 290, 170, 190],
  ['6号', 'No. 6', 260, 150, 180],
  ['7号', 'No. 7', 230, 130, 160],
  ['8号', 'No. 8', 210, 110, 140],
  ['9号', 'No. 9', 195, 105, 135],
  ['10号', 'No. 10', 175, 95, 115],
  ['11号', 'No. 11', 145, 85, 105],
  ['12号', 'No. 12', 130, 80, 90],
] as const;

/** Area of the blank of a regular slotted carton in square metres. */
const blank = (L: number, W: number, H: number): number => ((2 * (L + W) + 40) * (W + H)) / 1e6;

const FLUTE = [
  [w('三层 B 楞', 'Three-ply B'), 2.3, 420],
  [w('五层 AB 楞', 'Five-ply AB'), 3.6, 720],
] as const;

export const cartons: Line[] = [
  {
    key: 'carton-shipping',
    zh: '瓦楞纸箱 物流包装',
    en: 'Corrugated shipping carton',
    kind: 'carton',
    cat: 'packaging-carton',
    search: '纸箱 瓦楞 快递 搬家 五层',
    norm: 'GB/T 6543',
    brand: 'xianghe',
    params: [q('burst', '4.5 / 6.5', 'kN/m'), q('layers', '3 / 5')],
    options: [w('内尺寸', 'Inside size'), w('材质', 'Board')],
    rows: CARTONS.flatMap(([L, W, H]) =>
      FLUTE.map(
        ([f, rate, gsm], i) =>
          [
            [`${L}×${W}×${H}`, f],
            blank(L, W, H) * rate * 1.35 + 0.15,
            blank(L, W, H) * gsm,
            (L * W * (i ? 7 : 4)) / 1000,
            [q('inside', `${L}×${W}×${H}`, 'mm')],
          ] as const,
      ),
    ),
    moq: 50,
    unit: P,
    multiple: 10,
    pictures: carton({
      title: '瓦楞纸箱',
      caption: '400 × 300 × 250',
      body: 'kraft',
      L: 400,
      W: 300,
      H: 250,
      tape: true,
      lines: 6,
    }),
  },
  {
    key: 'carton-post',
    zh: '邮政纸箱 1-12号',
    en: 'Parcel boxes No. 1 to 12',
    kind: 'carton',
    cat: 'packaging-carton',
    search: '邮政纸箱 快递箱 淘宝 1号 12号',
    norm: 'GB/T 6543',
    brand: 'xianghe',
    params: [q('burst', '≥ 4.5', 'kN/m')],
    options: [w('箱号', 'Number'), w('材质', 'Board')],
    rows: POST.flatMap(([z, e, L, W, H]) =>
      FLUTE.map(
        ([f, rate, gsm]) =>
          [
            [w(z, e), f],
            blank(L, W, H) * rate * 1.2 + 0.1,
            blank(L, W, H) * gsm,
            (L * W * 4) / 1000,
            [q('inside', `${L}×${W}×${H}`, 'mm')],
          ] as const,
      ),
    ),
    moq: 100,
    unit: P,
    multiple: 50,
    pictures: carton({
      title: '邮政纸箱',
      caption: '4号 350 × 190 × 230',
      body: 'kraft',
      L: 350,
      W: 190,
      H: 230,
      tape: false,
      lines: 0,
    }),
  },
  {
    key: 'carton-die-cut',
    zh: '飞机盒 扣底免胶',
    en: 'Die-cut mailer box',
    kind: 'carton',
    cat: 'packaging-carton',
    search: '飞机盒 白色 免胶 服装',
    norm: 'GB/T 6543',
    params: [q('burst', '≥ 4.0', 'kN/m')],
    options: [w('规格', 'Size'), w('颜色', 'Colour')],
    rows: [
      [200, 140, 40],
      [250, 200, 60],
      [300, 250, 80],
      [350, 300, 100],
      [400, 300, 120],
    ].flatMap(([L, W, H]) =>
      [w('牛皮', 'Kraft'), w('白色', 'White')].map(
        (c, j) =>
          [
            [`${L}×${W}×${H}`, c],
            blank(L!, W!, H!) * 3.4 * (1 + j * 0.25) + 0.3,
            blank(L!, W!, H!) * 500,
            (L! * W!) / 200,
            [q('inside', `${L}×${W}×${H}`, 'mm')],
          ] as const,
      ),
    ),
    moq: 50,
    unit: P,
    multiple: 50,
    pictures: carton({
      title: '飞机盒',
      caption: '300 × 250 × 80',
      body: 'kraft',
      L: 300,
      W: 250,
      H: 80,
      tape: true,
      lines: 4,
    }),
  },
];
