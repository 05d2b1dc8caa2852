import { goods, type Text } from '#demo/flow/goods.ts';
import { p, UNIT, w } from '#demo/flow/words.ts';
import { cableEnd, layUp } from '#demo/pictures/electric/cable.ts';
import type { Material } from '#demo/pictures/metal.ts';
import { pictures } from '#demo/pictures/scene/index.ts';
import type { SeedProduct, Words } from '#demo/types.ts';
import { ampacity, build, resistance } from './conductor.ts';

export const FLEX: Text = {
  zh: [
    '软电缆导体为5类细绞铜丝，可移动使用。RVV为PVC护套，用于家电、照明和控制；YC/YZ为橡套，耐油耐寒耐拖拽，用于工地和移动设备；TRVV拖链电缆在弯曲半径7.5倍外径下可达500万次往复。',
    '信号电缆屏蔽层应单端接地以避免地环流；变频器动力电缆则两端接地。RVSP双绞屏蔽用于RS-485，特性阻抗约120 Ω；RVVP用于模拟量与仪表。',
    '控制电缆KVV系列450/750 V，导体1类实心铜，用于配电柜之间固定敷设；选芯数时留10%~15%备用。',
  ],
  en: [
    'Flexible cables have fine class 5 strands and may move. RVV has a PVC sheath for appliances, lighting and control; YC and YZ are rubber, against oil, cold and dragging, for building sites; TRVV drag-chain cable bears 5 million strokes at 7.5 diameters.',
    'Earth the screen of a signal cable at one end only, that of an inverter cable at both. RVSP twisted pairs are for RS-485 with about 120 Ω; RVVP for analogue signals and instruments.',
    'KVV control cable is 450/750 V with solid copper for fixed runs between boards; keep 10–15 % of the cores spare.',
  ],
};

const HUES: readonly Material[] = ['yellow', 'green', 'red', 'blue', 'black', 'white', 'brown', 'grey'];

const PAIR: readonly Material[] = ['white', 'blue', 'white', 'orange', 'white', 'green', 'white', 'brown'];

interface Kind {
  key: string;
  code: string;
  name: Words;
  brief: Words;
  words: readonly string[];
  standards: readonly string[];
  category: string;
  /** Core counts, or several sections like 3×50+1×25 written as pairs. */
  cores: readonly number[];
  sections: readonly number[];
  reduced?: readonly (readonly [number, number])[];
  flexible: boolean;
  xlpe: boolean;
  sheath: Material;
  thin?: number;
  screen?: 'braid' | 'foil';
  armour?: boolean;
  metal?: 'aluminium';
  text: Text;
  voltage: string;
  temperature: string;
  dearer?: number;
  plain?: boolean;
  pairs?: boolean;
  limit?: number;
}

const round1 = (value: number): number => Number(value.toFixed(1));

export function cable(k: Kind): SeedProduct {
  const lists = k.cores.flatMap((n) =>
    k.sections
      .filter((s) => !k.limit || n * s <= k.limit)
      .map((s) => ({
        label: `${n}×${s}`,
        cores: w(`${n}芯`, n === 1 ? '1 core' : `${n} cores`),
        size: w(`${s} mm²`),
        list: Array.from({ length: n }, () => s),
        s,
      })),
  );
  const mixed = (k.reduced ?? []).map(([big, small]) => ({
    label: `3×${big}+1×${small}`,
    cores: w('3+1芯', '3+1 cores'),
    size: w(`${big} mm²`),
    list: [big, big, big, small],
    s: big,
  }));
  const make = (list: readonly number[]) =>
    build({
      cores: list,
      flexible: k.flexible,
      xlpe: k.xlpe,
      screen: k.screen !== undefined,
      armour: k.armour === true,
      ...(k.thin ? { sheath: k.thin } : {}),
    });
  const all = [...lists, ...mixed];
  const shown = all[Math.floor(all.length * 0.45)] ?? all[0];
  return goods({
    key: k.key,
    trade: 'cable',
    category: k.category,
    name: k.name,
    brief: k.brief,
    keywords: [k.code, '电缆', 'cable', ...k.words],
    standards: [...k.standards],
    unit: UNIT.metre,
    moq: 10,
    multiple: 5,
    params: [
      p(
        'conductor',
        k.metal
          ? w('铝', 'Aluminium')
          : k.flexible
            ? w('无氧铜 5类', 'Copper, class 5')
            : w('无氧铜 1/2类', 'Copper, class 1/2'),
      ),
      p('insulation', k.xlpe ? w('交联聚乙烯XLPE', 'XLPE') : w('聚氯乙烯/橡胶', 'PVC or rubber')),
      p('sheath', k.sheath === 'rubber' ? w('氯丁橡胶', 'Chloroprene rubber') : w('聚氯乙烯', 'PVC')),
      p(
        w('屏蔽/铠装', 'Screen / armour'),
        k.armour
          ? w('双层镀锌钢带', 'Two galvanised steel tapes')
          : k.screen === 'braid'
            ? w('铜丝编织≥80%', 'Copper braid, 80 % or more')
            : k.screen
              ? w('铝箔', 'Aluminium foil')
              : w('无', 'None'),
      ),
      p('voltage', k.voltage, 'V'),
      p('temperature', k.temperature, '℃'),
    ],
    options: [w('芯数', 'Cores'), w('截面', 'Section')],
    pieces: all.map(({ label, cores, size, list, s }) => {
      const b = make(list);
      const factor = k.metal ? 0.305 : 1;
      const kg = b.copperKgKm * factor + b.kgKm - b.copperKgKm;
      const km =
        b.copperKgKm * factor * (k.metal ? 23 : 79) + (b.kgKm - b.copperKgKm) * 11.5 + 120 + list.length * 30;
      return {
        designation: `${k.code} ${label}`,
        at: [cores, size],
        yuan: (km * (k.dearer ?? 1) * 1.1) / 1000,
        grams: kg,
        cm3: b.od * b.od * 1.25,
        params: [
          p('od', round1(b.od), 'mm'),
          ...(s >= 0.5
            ? [
                p(
                  'ampacity',
                  Math.round(
                    ampacity(s, k.xlpe ? 2 : 1) * (k.metal ? 0.77 : 1) * (list.length > 5 ? 0.65 : 1),
                  ),
                  'A',
                ),
              ]
            : []),
          p('resistance', Number((resistance(s, k.flexible) * (k.metal ? 1.65 : 1)).toFixed(3)), 'Ω/km'),
          p('massPerKm', Math.round(kg), 'kg/km'),
        ],
      };
    }),
    text: k.text,
    pictures: pictures(() => {
      const list = shown?.list ?? [1.5];
      const b = make(list);
      const places = layUp(list.length, b.core / 2);
      return cableEnd({
        title: k.name.en,
        caption: `${k.code} ${shown?.label ?? ''}`,
        sheath: k.sheath,
        od: b.od,
        ...(k.metal ? { metal: k.metal } : {}),
        ...(k.armour
          ? { screen: 'armour' as const, inner: 'black' as const }
          : k.screen
            ? { screen: k.screen }
            : {}),
        cores: list.map((section, i) => ({
          at: places[i] ?? [0, 0],
          r: (b.core / 2) * (section < (list[0] ?? 1) ? 0.8 : 1),
          conductor: (b.conductor / 2) * (section < (list[0] ?? 1) ? 0.75 : 1),
          colour:
            (k.plain
              ? i === list.length - 1 && list.length > 2
                ? 'green'
                : 'black'
              : k.pairs
                ? PAIR[i % 8]
                : HUES[i % 8]) ?? 'black',
        })),
      });
    }),
  });
}

export const flex = {
  category: 'cable-flex-pvc',
  flexible: true,
  xlpe: false,
  text: FLEX,
  voltage: '300/500',
  temperature: '≤70',
  thin: 0.9,
  standards: ['GB/T 5023.5', 'JB/T 8734.3'],
} as const;
