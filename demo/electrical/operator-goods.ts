import type { Text } from '#demo/flow/goods.ts';
import { p, w } from '#demo/flow/words.ts';
import { operatorHead } from '#demo/pictures/electric/operator-head.ts';
import type { Material } from '#demo/pictures/metal.ts';
import type { SeedProduct, Words } from '#demo/types.ts';
import { device, pairs } from './common.ts';

export const BUTTON: Text = {
  zh: [
    '按钮、指示灯和转换开关统一用22 mm开孔（22.3 +0.4），面板厚1~6 mm，中心距竖向不小于40 mm、横向不小于30 mm。颜色按GB/T 4025：绿起动、红停止、黄异常、蓝复位、白黑其他。',
    '触点为1常开+1常闭（ZB2-BE），银点自洁，AC-15 3 A/240 V；机械寿命100万次。急停为蘑菇头旋转复位，符合直接断开要求，应接常闭触点。',
    'LED光源寿命3万小时以上，AC/DC通用，内部压降电阻；防护IP65（面板正面）。',
  ],
  en: [
    'Buttons, lamps and selectors share a hole of 22 mm (22.3 +0.4), in panels of 1–6 mm, at least 40 mm apart vertically and 30 mm across. Colours by IEC 60073: green start, red stop, yellow abnormal, blue reset.',
    'Contacts 1 NO + 1 NC, self-wiping silver, AC-15 3 A at 240 V; a million operations. Emergency stops latch and turn to release with positive opening: use the NC contact.',
    'LED lamps last 30,000 hours or more on AC and DC; IP65 from the front.',
  ],
};

interface Head {
  key: string;
  code: string;
  name: Words;
  brief: Words;
  kind: 'button' | 'mushroom' | 'lamp' | 'selector' | 'key';
  colour: Material;
  first: Words;
  firsts: readonly (readonly [Words, string, number])[];
  second: Words;
  seconds: readonly (readonly [Words, string, number])[];
  base: number;
  grams: number;
  words: readonly string[];
  block: boolean;
  bezel?: Material;
}

export const head = (h: Head): SeedProduct =>
  device({
    key: h.key,
    category: h.kind === 'lamp' ? 'electrical-operator-lamp' : 'electrical-operator-button',
    name: h.name,
    brief: h.brief,
    words: [...h.words, h.code, '22mm'],
    standards: ['GB/T 14048.5', 'IEC 60947-5-1'],
    text: BUTTON,
    params: [
      p(w('安装孔', 'Mounting hole'), '⌀22', 'mm'),
      p('ip', 'IP65'),
      p('voltage', 'AC 240 / DC 250', 'V'),
    ],
    options: [h.first, h.second],
    pieces: pairs(h.firsts, h.seconds, ([a, sa, fa], [b, sb, fb]) => ({
      designation: `${h.code}-${sa}${sb}`,
      at: [a, b],
      yuan: h.base * fa * fb,
      grams: h.grams * (0.9 + 0.1 * fb),
    })),
    draw: () =>
      operatorHead({
        title: h.name.en,
        caption: `${h.code} ⌀22`,
        kind: h.kind,
        colour: h.colour,
        block: h.block,
        ...(h.bezel ? { bezel: h.bezel } : {}),
      }),
  });

export const HUES = [
  [w('绿', 'Green'), 'G', 1],
  [w('红', 'Red'), 'R', 1],
  [w('黄', 'Yellow'), 'Y', 1],
  [w('蓝', 'Blue'), 'B', 1],
  [w('白', 'White'), 'W', 1],
] as const;

export const VOLTS = [
  [w('AC/DC24V', 'AC/DC 24 V'), '24', 1],
  [w('AC220V', 'AC 220 V'), '220', 1.04],
  [w('AC380V', 'AC 380 V'), '380', 1.12],
  [w('AC/DC110V', 'AC/DC 110 V'), '110', 1.04],
] as const;

export const COLOUR = w('颜色', 'Colour');
