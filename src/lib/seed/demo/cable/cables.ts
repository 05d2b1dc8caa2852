import { goods, type Text } from '#lib/seed/demo/flow/goods.ts';
import { UNIT, p, w } from '#lib/seed/demo/flow/words.ts';
import type { Material } from '#lib/seed/drawings/metal.ts';
import { cableEnd, layUp } from '#lib/seed/drawings/flow/cable.ts';
import { pictures } from '#lib/seed/drawings/scene/index.ts';
import type { SeedProduct, Words } from '#lib/seed/types.ts';
import { ampacity, build, resistance } from './conductor.ts';

const POWER: Text = {
  zh: ['YJV为交联聚乙烯绝缘电力电缆，导体长期90℃，短路250℃（5 s），载流量比同截面PVC电缆高约25%；VV导体长期70℃。YJV22带双钢带铠装，可直埋并承受机械外力，但不能承受大的拉力。', '三相动力回路常用4芯（3相+零）或3+1、4+1等大小芯；TN-S系统需5芯。弯曲半径：无铠装多芯≥15倍外径，铠装≥12~15倍外径。', '参考载流量为30℃空气中敷设、三根负载导体（IEC 60364-5-52 E）。长线路应另核压降：三相压降 ΔU = 1.732·I·L·R，动力末端宜在5%以内。', '按米裁切，误差±0.5%；50米以上出盘，可提供检测报告与盘号。'],
  en: ['YJV is insulated with cross-linked polyethylene: 90 °C in service, 250 °C for a short circuit of 5 s, about 25 % more current than PVC of the same section; VV is for 70 °C. YJV22 has two steel tapes and may be buried, yet not be pulled hard.', 'Three-phase circuits use four cores, or a smaller neutral (3+1, 4+1); TN-S needs five. Bend not tighter than 15 diameters, armoured 12–15.', 'Current ratings are for 30 °C in air, three loaded conductors (IEC 60364-5-52, E). Check the voltage drop of long runs: 1.732 · I · L · R, within 5 % at the motor.', 'Cut by the metre within ±0.5 %; on drums from 50 m, with test report.'],
};
const FLEX: Text = {
  zh: ['软电缆导体为5类细绞铜丝，可移动使用。RVV为PVC护套，用于家电、照明和控制；YC/YZ为橡套，耐油耐寒耐拖拽，用于工地和移动设备；TRVV拖链电缆在弯曲半径7.5倍外径下可达500万次往复。', '信号电缆屏蔽层应单端接地以避免地环流；变频器动力电缆则两端接地。RVSP双绞屏蔽用于RS-485，特性阻抗约120 Ω；RVVP用于模拟量与仪表。', '控制电缆KVV系列450/750 V，导体1类实心铜，用于配电柜之间固定敷设；选芯数时留10%~15%备用。'],
  en: ['Flexible cables have fine class 5 strands and may move. RVV has a PVC sheath for appliances, lighting and control; YC and YZ are rubber, against oil, cold and dragging, for building sites; TRVV drag-chain cable bears 5 million strokes at 7.5 diameters.', 'Earth the screen of a signal cable at one end only, that of an inverter cable at both. RVSP twisted pairs are for RS-485 with about 120 Ω; RVVP for analogue signals and instruments.', 'KVV control cable is 450/750 V with solid copper for fixed runs between boards; keep 10–15 % of the cores spare.'],
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

function cable(k: Kind): SeedProduct {
  const lists = k.cores.flatMap((n) => k.sections.filter((s) => !k.limit || n * s <= k.limit).map((s) => ({ label: `${n}×${s}`, cores: w(`${n}芯`, n === 1 ? '1 core' : `${n} cores`), size: w(`${s} mm²`), list: Array.from({ length: n }, () => s), s })));
  const mixed = (k.reduced ?? []).map(([big, small]) => ({ label: `3×${big}+1×${small}`, cores: w('3+1芯', '3+1 cores'), size: w(`${big} mm²`), list: [big, big, big, small], s: big }));
  const make = (list: readonly number[]) => build({ cores: list, flexible: k.flexible, xlpe: k.xlpe, screen: k.screen !== undefined, armour: k.armour === true, ...(k.thin ? { sheath: k.thin } : {}) });
  const all = [...lists, ...mixed];
  const shown = all[Math.floor(all.length * 0.45)] ?? all[0];
  return goods({
    key: k.key, trade: 'cable', category: k.category, name: k.name, brief: k.brief, keywords: [k.code, '电缆', 'cable', ...k.words], standards: [...k.standards], unit: UNIT.metre, moq: 10, multiple: 5,
    params: [p('conductor', k.metal ? w('铝', 'Aluminium') : k.flexible ? w('无氧铜 5类', 'Copper, class 5') : w('无氧铜 1/2类', 'Copper, class 1/2')), p('insulation', k.xlpe ? w('交联聚乙烯XLPE', 'XLPE') : w('聚氯乙烯/橡胶', 'PVC or rubber')), p('sheath', k.sheath === 'rubber' ? w('氯丁橡胶', 'Chloroprene rubber') : w('聚氯乙烯', 'PVC')), p(w('屏蔽/铠装', 'Screen / armour'), k.armour ? w('双层镀锌钢带', 'Two galvanised steel tapes') : k.screen === 'braid' ? w('铜丝编织≥80%', 'Copper braid, 80 % or more') : k.screen ? w('铝箔', 'Aluminium foil') : w('无', 'None')), p('voltage', k.voltage, 'V'), p('temperature', k.temperature, '℃')],
    options: [w('芯数', 'Cores'), w('截面', 'Section')],
    pieces: all.map(({ label, cores, size, list, s }) => {
      const b = make(list);
      const factor = k.metal ? 0.305 : 1;
      const kg = b.copperKgKm * factor + b.kgKm - b.copperKgKm;
      const km = b.copperKgKm * factor * (k.metal ? 23 : 79) + (b.kgKm - b.copperKgKm) * 11.5 + 120 + list.length * 30;
      return { designation: `${k.code} ${label}`, at: [cores, size], yuan: (km * (k.dearer ?? 1) * 1.1) / 1000, grams: kg, cm3: b.od * b.od * 1.25,
        params: [p('od', round1(b.od), 'mm'), ...(s >= 0.5 ? [p('ampacity', Math.round(ampacity(s, k.xlpe ? 2 : 1) * (k.metal ? 0.77 : 1) * (list.length > 5 ? 0.65 : 1)), 'A')] : []), p('resistance', Number((resistance(s, k.flexible) * (k.metal ? 1.65 : 1)).toFixed(3)), 'Ω/km'), p('massPerKm', Math.round(kg), 'kg/km')] };
    }),
    text: k.text,
    pictures: pictures(() => {
      const list = shown?.list ?? [1.5];
      const b = make(list);
      const places = layUp(list.length, b.core / 2);
      return cableEnd({
        title: k.name.en, caption: `${k.code} ${shown?.label ?? ''}`, sheath: k.sheath, od: b.od, ...(k.metal ? { metal: k.metal } : {}), ...(k.armour ? { screen: 'armour' as const, inner: 'black' as const } : k.screen ? { screen: k.screen } : {}),
        cores: list.map((section, i) => ({ at: places[i] ?? [0, 0], r: (b.core / 2) * (section < (list[0] ?? 1) ? 0.8 : 1), conductor: (b.conductor / 2) * (section < (list[0] ?? 1) ? 0.75 : 1), colour: (k.plain ? (i === list.length - 1 && list.length > 2 ? 'green' : 'black') : k.pairs ? PAIR[i % 8] : HUES[i % 8]) ?? 'black' })),
      });
    }),
  });
}

const POWER_SIZES = [1.5, 2.5, 4, 6, 10, 16, 25, 35, 50, 70, 95, 120, 150, 185, 240] as const;
const MIXED = [[16, 10], [25, 16], [35, 16], [50, 25], [70, 35], [95, 50], [120, 70], [150, 70], [185, 95], [240, 120]] as const;
const power = { category: 'cable-power-lv', flexible: false, xlpe: true, sheath: 'black', text: POWER, voltage: '0.6/1 kV', temperature: '≤90', standards: ['GB/T 12706.1'] } as const;
const flex = { category: 'cable-flex-pvc', flexible: true, xlpe: false, text: FLEX, voltage: '300/500', temperature: '≤70', thin: 0.9, standards: ['GB/T 5023.5', 'JB/T 8734.3'] } as const;
const signal = { ...flex, category: 'cable-signal-screened', thin: 0.8, voltage: '300/300' } as const;
const control = { category: 'cable-signal-control', flexible: false, xlpe: false, sheath: 'black', text: FLEX, voltage: '450/750', temperature: '≤70', thin: 1.5, standards: ['GB/T 9330'], plain: true } as const;

export const cables: SeedProduct[] = [
  cable({ ...power, key: 'yjv', code: 'YJV', name: w('YJV铜芯交联电力电缆 0.6/1kV', 'YJV copper XLPE power cable 0.6/1 kV'), brief: w('2~5芯及3+1芯，按米裁切', 'Two to five and 3+1 cores, by the metre'), words: ['电力电缆', '动力电缆', 'XLPE', '国标电缆'], cores: [3, 4, 5], sections: POWER_SIZES, reduced: MIXED }),
  cable({ ...power, key: 'yjv22', code: 'YJV22', name: w('YJV22钢带铠装电力电缆', 'YJV22 steel-tape armoured power cable'), brief: w('直埋敷设，双钢带铠装', 'For burial, two steel tapes'), words: ['铠装电缆', '直埋电缆', 'armoured cable'], cores: [3, 4, 5], sections: POWER_SIZES.slice(2), armour: true, reduced: MIXED, dearer: 1.04 }),
  cable({ ...power, key: 'yjlv', code: 'YJLV', name: w('YJLV铝芯交联电力电缆', 'YJLV aluminium XLPE power cable'), brief: w('铝芯，架空桥架干线', 'Aluminium, for mains on trays'), words: ['铝芯电缆', '铝电缆'], cores: [4, 5], sections: [10, 16, 25, 35, 50, 70, 95, 120, 150, 185, 240], metal: 'aluminium' }),
  cable({ ...power, key: 'vv', code: 'VV', name: w('VV聚氯乙烯绝缘电力电缆', 'VV PVC power cable'), brief: w('0.6/1 kV PVC绝缘护套', 'PVC insulation and sheath, 0.6/1 kV'), words: ['电力电缆', 'PVC电缆'], cores: [3, 4, 5], sections: POWER_SIZES.slice(1, 9), xlpe: false, temperature: '≤70' }),
  cable({ ...power, key: 'wdz-yjy', code: 'WDZ-YJY', name: w('WDZ-YJY低烟无卤电力电缆', 'WDZ-YJY halogen-free power cable'), brief: w('低烟无卤阻燃，人员密集场所', 'Low smoke, halogen free, flame retardant'), words: ['低烟无卤', 'LSZH'], cores: [3, 4, 5], sections: POWER_SIZES.slice(1, 12), sheath: 'orange', dearer: 1.08, standards: ['GB/T 12706.1', 'GB/T 19666'] }),
  cable({ ...power, key: 'nh-yjv', code: 'NH-YJV', name: w('NH-YJV耐火电力电缆', 'NH-YJV fire-resistant power cable'), brief: w('云母带绕包，750℃持续供电90分钟', 'Mica tapes keep it working 90 min at 750 °C'), words: ['耐火电缆', '消防电缆'], cores: [3, 4, 5], sections: POWER_SIZES.slice(1, 11), dearer: 1.14, standards: ['GB/T 12706.1', 'GB/T 19216.21'] }),
  cable({ ...flex, key: 'rvv', code: 'RVV', name: w('RVV铜芯软护套线', 'RVV flexible cable, PVC sheath'), brief: w('2~5芯，电源线控制线', 'Two to five cores, supply and control'), words: ['护套线', '软电缆', '电源线'], cores: [2, 3, 4, 5], sections: [0.5, 0.75, 1, 1.5, 2.5, 4, 6], sheath: 'black' }),
  cable({ ...flex, key: 'rvv-white', code: 'RVV', name: w('RVV白色护套电源线', 'RVV white mains cable'), brief: w('家电照明，柔软易弯', 'For appliances and lamps'), words: ['白色护套线', '电源线'], cores: [2, 3], sections: [0.5, 0.75, 1, 1.5, 2.5, 4], sheath: 'white' }),
  cable({ ...flex, key: 'yc', code: 'YC', name: w('YC重型橡套软电缆', 'YC heavy rubber cable'), brief: w('450/750V，工地拖拽', '450/750 V, for building sites'), words: ['橡套电缆', '橡胶电缆', 'H07RN-F', 'rubber cable'], category: 'cable-flex-rubber', cores: [3, 4, 5], sections: [1.5, 2.5, 4, 6, 10, 16, 25, 35, 50, 70], sheath: 'rubber', thin: 2.4, voltage: '450/750', temperature: '-25~65', standards: ['GB/T 5013.4', 'JB/T 8735.2'], dearer: 1.05 }),
  cable({ ...flex, key: 'yz', code: 'YZ', name: w('YZ中型橡套软电缆', 'YZ medium rubber cable'), brief: w('300/500V，移动电器', '300/500 V, for movable appliances'), words: ['橡套电缆', 'H05RN-F', 'rubber cable'], category: 'cable-flex-rubber', cores: [2, 3, 4], sections: [0.75, 1, 1.5, 2.5, 4, 6], sheath: 'rubber', thin: 1.5, temperature: '-25~65', standards: ['GB/T 5013.4'] }),
  cable({ ...flex, key: 'jhs', code: 'JHS', name: w('JHS潜水泵用防水橡套电缆', 'JHS waterproof cable for submersible pumps'), brief: w('长期浸水，500V', 'For constant immersion, 500 V'), words: ['防水电缆', '潜水泵电缆', '水泵线'], category: 'cable-flex-rubber', cores: [3, 4], sections: [1.5, 2.5, 4, 6, 10, 16, 25, 35], sheath: 'rubber', thin: 2.2, voltage: '300/500', temperature: '≤65', standards: ['JB/T 8735.3'], dearer: 1.12 }),
  cable({ ...flex, key: 'trvv', code: 'TRVV', name: w('TRVV高柔性拖链电缆', 'TRVV drag-chain cable'), brief: w('500万次弯曲，7.5倍半径', '5 million bends at 7.5 diameters'), words: ['拖链电缆', '柔性电缆', 'drag chain'], category: 'cable-flex-chain', cores: [2, 3, 4, 5, 7, 12], sections: [0.5, 0.75, 1, 1.5, 2.5], sheath: 'grey', dearer: 1.32, thin: 1.1, limit: 14, plain: true }),
  cable({ ...flex, key: 'trvvp', code: 'TRVVP', name: w('TRVVP屏蔽拖链电缆', 'TRVVP screened drag-chain cable'), brief: w('镀锡铜编织，伺服编码器', 'Braided, for servo and encoder'), words: ['屏蔽拖链电缆', '伺服电缆'], category: 'cable-flex-chain', cores: [2, 3, 4, 7, 12], sections: [0.2, 0.3, 0.5, 0.75, 1, 1.5], sheath: 'orange', screen: 'braid', dearer: 1.4, thin: 1.1, limit: 12 }),
  cable({ ...signal, key: 'rvvp', code: 'RVVP', name: w('RVVP屏蔽信号电缆', 'RVVP screened signal cable'), brief: w('铜丝编织屏蔽，仪表模拟量', 'Copper braid, for instruments'), words: ['屏蔽线', '信号线', 'screened cable'], cores: [2, 3, 4, 5, 7, 10], sections: [0.2, 0.3, 0.5, 0.75, 1, 1.5], sheath: 'black', screen: 'braid' }),
  cable({ ...signal, key: 'rvsp', code: 'RVSP', name: w('RVSP双绞屏蔽线 RS-485', 'RVSP twisted screened pair, RS-485'), brief: w('120Ω双绞，铝箔+编织', '120 Ω twisted pair, foil and braid'), words: ['485线', '双绞屏蔽', 'RS485'], cores: [2, 4], sections: [0.3, 0.5, 0.75, 1, 1.5], sheath: 'grey', screen: 'braid', dearer: 1.06 }),
  cable({ ...signal, key: 'rvs-fire', code: 'ZR-RVS', name: w('ZR-RVS消防双绞线', 'ZR-RVS fire alarm twisted pair'), brief: w('阻燃红蓝双绞，火灾报警', 'Flame retardant pair for alarms'), words: ['消防线', '双绞线', '报警线'], cores: [2, 4], sections: [0.75, 1, 1.5, 2.5], sheath: 'red', thin: 0.6 }),
  cable({ ...signal, key: 'cat6', code: 'CAT6', name: w('六类屏蔽网线 SFTP', 'Cat 6 network cable, SFTP'), brief: w('23AWG无氧铜，千兆/万兆短距', '23 AWG copper, gigabit'), words: ['网线', '六类线', 'CAT6', '双绞线'], cores: [8], sections: [0.2, 0.3], sheath: 'blue', screen: 'foil', thin: 0.7, voltage: '≤125', standards: ['GB/T 18015', 'ISO/IEC 11801'], pairs: true, dearer: 1.2 }),
  cable({ ...control, key: 'kvv', code: 'KVV', name: w('KVV聚氯乙烯控制电缆', 'KVV control cable'), brief: w('单股硬芯，柜间控制回路', 'Solid cores, between boards'), words: ['控制电缆', 'control cable'], cores: [4, 5, 7, 10, 12, 14, 19, 24], sections: [0.75, 1, 1.5, 2.5] }),
  cable({ ...control, key: 'kvvp', code: 'KVVP', name: w('KVVP屏蔽控制电缆', 'KVVP screened control cable'), brief: w('铜丝编织屏蔽', 'Copper braid'), words: ['屏蔽控制电缆'], cores: [4, 5, 7, 10, 14, 19, 24], sections: [0.75, 1, 1.5, 2.5], screen: 'braid' }),
  cable({ ...control, key: 'kvv22', code: 'KVV22', name: w('KVV22铠装控制电缆', 'KVV22 armoured control cable'), brief: w('钢带铠装，直埋', 'Steel tapes, for burial'), words: ['铠装控制电缆'], cores: [4, 7, 10, 14, 19], sections: [1, 1.5, 2.5], armour: true }),
  cable({ ...control, key: 'djypvp', code: 'DJYPVP', name: w('DJYPVP计算机屏蔽电缆', 'DJYPVP computer cable, individually screened'), brief: w('对屏+总屏，DCS模拟量', 'Screened pairs and overall, for DCS'), words: ['计算机电缆', 'DCS电缆'], cores: [2, 4, 8, 16], sections: [0.75, 1, 1.5], screen: 'foil', plain: false, pairs: true, xlpe: true, voltage: '300/500', standards: ['JB/T 13486'], dearer: 1.12 }),
];
