import { w } from '#demo/flow/words.ts';
import { q } from '#demo/works/words.ts';
import { palletTruck } from '#demo/pictures/tools/packaging/pallet-truck.ts';
import type { Line } from './line.ts';

export const trucks: Line[] = [
  {
    key: 'truck-pallet-electric',
    zh: '电动液压搬运车',
    en: 'Electric pallet truck',
    kind: 'truck',
    cat: 'packaging-truck',
    search: '电动地牛 锂电 搬运车',
    norm: 'JB/T 11988',
    brand: 'xianghe',
    params: [q('load', 1500, 'kg'), q('battery', '24 V 30 Ah')],
    options: [w('载荷', 'Load'), w('货叉', 'Forks')],
    rows: ['1500 kg', '2000 kg'].flatMap((l, i) =>
      ['550×1150', '685×1220'].map(
        (f, j) => [[l, f], 4680 + i * 1300 + j * 200, 165000 + i * 30000, 400000] as const,
      ),
    ),
    moq: 1,
    unit: w('台', 'unit'),
    pictures: palletTruck({
      title: '电动搬运车',
      caption: '1500 kg · 24 V',
      body: 'orange',
      fork: 1150,
      lift: 200,
      stacker: false,
      electric: true,
    }),
  },
  {
    key: 'truck-stacker-hand',
    zh: '手动堆高车',
    en: 'Manual stacker',
    kind: 'truck',
    cat: 'packaging-truck',
    search: '堆高车 手动 液压 升高',
    norm: 'JB/T 11988',
    params: [q('load', 1000, 'kg'), q('lift', '1600-3000', 'mm')],
    options: [w('载荷', 'Load'), w('起升', 'Lift')],
    rows: ['1000 kg', '1500 kg', '2000 kg'].flatMap((l, i) =>
      ['1600 mm', '2000 mm', '3000 mm'].map(
        (h, j) =>
          [
            [l, h],
            1680 + i * 420 + j * 380,
            150000 + i * 30000 + j * 25000,
            500000,
            [q('lift', h.slice(0, 4), 'mm')],
          ] as const,
      ),
    ),
    moq: 1,
    unit: w('台', 'unit'),
    pictures: palletTruck({
      title: '手动堆高车',
      caption: '1000 kg · 1600',
      body: 'red',
      fork: 1150,
      lift: 1600,
      stacker: true,
      electric: false,
    }),
  },
  {
    key: 'truck-stacker-electric',
    zh: '全电动堆高车 步行式',
    en: 'Electric walkie stacker',
    kind: 'truck',
    cat: 'packaging-truck',
    search: '电动堆高车 步行式 站驾',
    norm: 'JB/T 11988',
    brand: 'xianghe',
    params: [q('load', '1200-2000', 'kg'), q('battery', '24 V 210 Ah')],
    options: [w('载荷', 'Load'), w('起升', 'Lift')],
    rows: ['1200 kg', '1500 kg', '2000 kg'].flatMap((l, i) =>
      ['2000 mm', '3000 mm', '3500 mm'].map(
        (h, j) => [[l, h], 18600 + i * 3200 + j * 2400, 480000 + i * 60000 + j * 45000, 2800000] as const,
      ),
    ),
    moq: 1,
    unit: w('台', 'unit'),
    pictures: palletTruck({
      title: '电动堆高车',
      caption: '1500 kg · 3000',
      body: 'orange',
      fork: 1150,
      lift: 2600,
      stacker: true,
      electric: true,
    }),
  },
];
