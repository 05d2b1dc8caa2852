import type { Text } from '#demo/flow/goods.ts';
import { p, w } from '#demo/flow/words.ts';
import { switchgear } from '#demo/pictures/electric/switchgear.ts';
import type { SeedProduct } from '#demo/types.ts';
import { device, pairs } from './common.ts';

const OVERLOAD: Text = {
  zh: [
    '热过载继电器与接触器配套，保护电动机过载和断相。整定电流调到电动机铭牌额定电流；脱扣级10A：7.2倍电流时2~10秒脱扣。',
    '蓝色按钮可选手动或自动复位；自动复位只用于按钮起动回路，防止电机自行再起动。环境温度-5~40℃内自动补偿。',
  ],
  en: [
    'An overload relay sits on the contactor and protects the motor from overload and loss of a phase. Set it to the current on the nameplate; class 10A trips within 2–10 s at 7.2 times that.',
    'The blue button selects hand or automatic reset; use automatic only where a push button starts the motor. Compensated from −5 to 40 °C.',
  ],
};

export const overloads: SeedProduct[] = [
  device({
    key: 'thermal-relay',
    category: 'electrical-control-contactor',
    name: w('JRS1热过载继电器', 'JRS1 thermal overload relay'),
    brief: w('断相保护，插接CJX2下方', 'Phase-loss protection, plugs under CJX2'),
    words: ['热继电器', '热过载', '过载保护', 'overload relay', 'LR2'],
    standards: ['GB/T 14048.4'],
    text: OVERLOAD,
    params: [p(w('脱扣级', 'Class'), '10A'), p('contacts', w('1开1闭', '1 NO + 1 NC'))],
    options: [w('整定电流', 'Setting range')],
    pieces: (
      [
        '0.1~0.16',
        '0.25~0.4',
        '0.4~0.63',
        '0.63~1',
        '1~1.6',
        '1.25~2',
        '1.6~2.5',
        '2.5~4',
        '4~6',
        '5.5~8',
        '7~10',
        '9~13',
        '12~18',
        '17~25',
        '23~32',
        '30~40',
        '37~50',
        '48~65',
        '63~80',
        '80~93',
      ] as const
    ).map((range, i) => ({
      designation: `JRS1-${i < 14 ? 25 : i < 15 ? 36 : 93} ${range}A`,
      at: [w(`${range} A`)],
      yuan: i < 14 ? 15.5 : i < 15 ? 23 : 47 + i,
      grams: i < 14 ? 165 : i < 15 ? 200 : 510,
      params: [p(w('整定电流', 'Setting range'), range, 'A')],
    })),
    draw: () =>
      switchgear({
        title: 'overload relay',
        caption: 'JRS1-25',
        width: 45,
        height: 68,
        depth: 78,
        material: 'ivory',
        poles: 3,
        raised: 'black',
        art: '<circle cx="12" cy="14" r="7" fill="#F0C31E"/><path d="M12 14l5-3" stroke="#22303F" stroke-width="1.5"/><rect x="24" y="8" width="9" height="9" fill="#2F6FC2"/><rect x="24" y="21" width="9" height="7" fill="#D23A26"/>',
      }),
  }),
  device({
    key: 'motor-breaker',
    category: 'electrical-control-contactor',
    name: w('GV2电动机保护断路器', 'GV2 motor protection circuit breaker'),
    brief: w('过载可调+短路13In', 'Adjustable overload, short circuit at 13 In'),
    words: ['马达保护', '电机保护器', 'GV2ME', 'motor breaker'],
    standards: ['GB/T 14048.2', 'GB/T 14048.4'],
    text: OVERLOAD,
    params: [p('voltage', 'AC 400/690', 'V'), p('breaking', '10~100', 'kA')],
    options: [w('操作', 'Operation'), w('整定电流', 'Setting range')],
    pieces: pairs(
      [
        [w('按钮', 'Buttons'), 'ME', 1],
        [w('旋钮', 'Rotary'), 'P', 1.25],
      ] as const,
      [
        '0.16~0.25',
        '0.4~0.63',
        '0.63~1',
        '1~1.6',
        '1.6~2.5',
        '2.5~4',
        '4~6.3',
        '6~10',
        '9~14',
        '13~18',
        '17~23',
        '20~25',
        '24~32',
      ] as const,
      ([op, sign, f], range) => ({
        designation: `GV2-${sign} ${range}A`,
        at: [op, w(`${range} A`)],
        yuan: 39 * f,
        grams: 265,
        params: [p(w('整定电流', 'Setting range'), range, 'A')],
      }),
    ),
    draw: () =>
      switchgear({
        title: 'motor breaker',
        caption: 'GV2-ME',
        width: 45,
        height: 89,
        depth: 78,
        material: 'black',
        poles: 3,
        raised: 'grey',
        art: '<rect x="5" y="4" width="13" height="16" rx="1.5" fill="#232629"/><rect x="22" y="4" width="13" height="16" rx="1.5" fill="#D23A26"/><circle cx="20" cy="35" r="6" fill="#fff"/><path d="M20 35l4-3" stroke="#22303F" stroke-width="1.4"/>',
      }),
  }),
];
