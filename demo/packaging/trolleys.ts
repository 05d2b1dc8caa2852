import { w } from '#demo/flow/words.ts';
import { q } from '#demo/works/words.ts';
import { palletTruck } from '#demo/pictures/tools/packaging/pallet-truck.ts';
import { trolley } from '#demo/pictures/tools/packaging/trolley.ts';
import type { Line } from './line.ts';

export const trolleys: Line[] = [
  {
    key: 'trolley-platform',
    zh: '平板手推车 静音轮',
    en: 'Platform trolley',
    kind: 'truck',
    cat: 'packaging-truck',
    search: '手推车 平板车 推车 静音',
    norm: 'GB/T 30027',
    brand: 'xianghe',
    params: [q('load', '150-300', 'kg')],
    options: [w('台面', 'Platform'), w('载荷', 'Load')],
    rows: ['720×480', '900×600', '1200×800'].flatMap((s, i) =>
      ['150 kg', '300 kg'].map((l, j) => [[s, l], 118 + i * 76 + j * 56, 13000 + i * 6000, 90000] as const),
    ),
    moq: 1,
    unit: w('台', 'unit'),
    pictures: trolley({
      title: '平板推车',
      caption: '900 × 600 · 300 kg',
      body: 'blue',
      L: 900,
      H: 850,
      kind: 'platform',
    }),
  },
  {
    key: 'trolley-handtruck',
    zh: '老虎车 手推搬运车',
    en: 'Hand truck',
    kind: 'truck',
    cat: 'packaging-truck',
    search: '老虎车 搬运车 爬楼 小推车',
    norm: 'GB/T 30027',
    params: [q('load', '100-250', 'kg')],
    options: [w('载荷', 'Load'), w('轮径', 'Wheel')],
    rows: ['100 kg', '150 kg', '200 kg', '250 kg'].flatMap((l, i) =>
      [w('实心 200', 'Solid 200'), w('充气 250', 'Pneumatic 250')].map(
        (t, j) => [[l, t], 66 + i * 24 + j * 20, 8000 + i * 1500, 80000] as const,
      ),
    ),
    moq: 2,
    unit: w('台', 'unit'),
    pictures: trolley({
      title: '老虎车',
      caption: '250 kg · 1150',
      body: 'red',
      L: 500,
      H: 1150,
      kind: 'handtruck',
    }),
  },
  {
    key: 'truck-pallet-hand',
    zh: '手动液压搬运车 地牛',
    en: 'Hand pallet truck',
    kind: 'truck',
    cat: 'packaging-truck',
    search: '地牛 搬运车 液压车 叉车 托盘车',
    norm: 'JB/T 6127',
    brand: 'xianghe',
    params: [q('load', '2000-3000', 'kg'), q('lift', '200', 'mm')],
    options: [w('载荷', 'Load'), w('货叉', 'Forks')],
    rows: ['2000 kg', '2500 kg', '3000 kg'].flatMap((l, i) =>
      ['550×1150', '685×1220'].map(
        (f, j) => [[l, f], 680 + i * 80 + j * 46, 70000 + i * 6000, 260000] as const,
      ),
    ),
    moq: 1,
    unit: w('台', 'unit'),
    pictures: palletTruck({
      title: '手动搬运车',
      caption: '2500 kg · 550 × 1150',
      body: 'yellow',
      fork: 1150,
      lift: 200,
      stacker: false,
      electric: false,
    }),
  },
];
