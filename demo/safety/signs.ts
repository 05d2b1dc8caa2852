import { goods, type Piece } from '#demo/flow/goods.ts';
import { w } from '#demo/flow/words.ts';
import { q, text, words } from '#demo/works/words.ts';
import { sign, type SignForm } from '#demo/pictures/tools/safety/sign.ts';
import type { SeedProduct } from '#demo/types.ts';

const SIGN_TEXT = text(
  [
    '安全色按 GB 2893：红禁止与消防，黄警告，蓝指令，绿提示。图形符合 GB 2894 与 ISO 7010，几何图形即含义，不可随意改色。',
    'Safety colours to GB 2893: red prohibits and marks fire equipment, yellow warns, blue commands, green informs. Symbols to GB 2894 and ISO 7010: the shape is the meaning, colours must not change.',
  ],
  [
    '观察距离 L 与标志高度 h 的关系为 h = L/100，例如 20 m 处可读需 200 mm 高。安装高度应与视线平齐。',
    'Height h = viewing distance L/100: to read at 20 m use 200 mm. Mount at eye level.',
  ],
);

const FORMS: readonly (readonly [key: string, form: SignForm, zh: string, en: string, glyph: string])[] = [
  ['sign-no-smoking', 'ban', '禁止吸烟', 'No smoking', 'smoke'],
  ['sign-no-fire', 'ban', '禁止烟火', 'No open flames', 'flame'],
  ['sign-no-entry', 'ban', '禁止入内', 'No entry', 'person'],
  ['sign-electric', 'warn', '当心触电', 'Electric hazard', 'bolt'],
  ['sign-forklift', 'warn', '当心叉车', 'Forklift trucks', 'forklift'],
  ['sign-machine', 'warn', '当心机械伤人', 'Moving machinery', 'gear'],
  ['sign-helmet', 'must', '必须戴安全帽', 'Wear a helmet', 'helmet'],
  ['sign-goggles', 'must', '必须戴防护镜', 'Wear eye protection', 'goggles'],
  ['sign-exit', 'info', '安全出口', 'Emergency exit', 'exit'],
  ['sign-fire-alarm', 'fire', '灭火器', 'Fire extinguisher', 'extinguisher'],
];

export const signs = FORMS.map(([key, form, zh, en, glyph]): SeedProduct =>
  goods({
    key,
    trade: 'safety',
    category: 'safety-sign',
    ...(form === 'warn' ? { brand: 'jingshi' } : {}),
    name: w(`${zh} 安全标志牌`, `${en} safety sign`),
    brief: w('GB 2894，铝板、PVC、不干胶三种材质', 'GB 2894, aluminium, PVC or self-adhesive'),
    keywords: words('标志牌 警示牌 安全标识 指示牌 sign'),
    standards: ['GB 2894', 'ISO 7010'],
    unit: w('块', 'pc'),
    moq: 10,
    multiple: 5,
    params: [
      q(
        { zh: '类型', en: 'Type' },
        form === 'ban'
          ? w('禁止', 'Prohibition')
          : form === 'warn'
            ? w('警告', 'Warning')
            : form === 'must'
              ? w('指令', 'Mandatory')
              : form === 'info'
                ? w('提示', 'Safe condition')
                : w('消防', 'Fire equipment'),
      ),
    ],
    options: [w('尺寸', 'Size'), w('材质', 'Material')],
    pieces: [
      ['160×200', 2.4],
      ['240×300', 3.8],
      ['300×400', 6.2],
      ['400×500', 9.8],
    ].flatMap(([s, y]) =>
      [
        [w('不干胶', 'Self-adhesive'), 0.45],
        [w('PVC 板 1 mm', 'PVC 1 mm'), 1],
        [w('铝板 1 mm', 'Aluminium 1 mm'), 2.1],
      ].map(([m, k], j): Piece => ({
        designation: `${s} ${['SA', 'PVC', 'AL'][j] ?? ''}`,
        at: [String(s), m as { zh: string; en: string }],
        yuan: Number(y) * (k as number),
        grams: [12, 95, 210][j] ?? 50,
        cm3: 90,
      })),
    ),
    text: SIGN_TEXT,
    pictures: sign({ title: zh, caption: `${en} · 240 × 300`, form, glyph, text: zh, W: 240, H: 300 }),
  }),
);
