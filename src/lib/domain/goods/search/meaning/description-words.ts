import { linesOf } from '../data/lines.ts';

const LABELS = linesOf('labels.txt')
  .flatMap((line) => line.split(','))
  .map((label) => label.trim())
  .filter(Boolean)
  .sort((a, b) => b.length - a.length)
  .map((label) => label.replaceAll(' ', String.raw`\s*`))
  .join('|');
const BEFORE = String.raw`(?<![\p{Script=Han}a-z])`;
const IS = String.raw`\s*[:：=]\s*`;
const N = String.raw`(\d{1,4}(?:\.\d{1,3})?)`;
const GAP = String.raw`[\s,，、;；/|】\]]*`;
const BETWEEN = String.raw`(.{0,40}?)`;

/** What a label and its value say together, as it is written where there are no labels. */
const VALUES: [RegExp, string][] = [
  // 螺纹规格:M8 公称长度:40 → M8x40, whatever stands between the two.
  [
    new RegExp(
      String.raw`(?:螺纹规格|螺纹直径|螺纹|公称直径|规格|直径|thread(?:\s*size)?|size|diameter)${IS}(m\d{1,2}(?:\.\d)?)(?![\d.x×*])${GAP}${BETWEEN}(?:公称长度|杆长|长度|长|length)${IS}${N}\s*(?:mm|毫米)?(?![\dx×*])`,
      'gu',
    ),
    ' $1x$3 $2 ',
  ],
  [
    new RegExp(
      String.raw`(?:公称直径|公称通径|公称口径|通径|口径|管径)\s*[:：=]?\s*(?:dn)?\s*${N}\s*(?:mm|毫米)?(?![\dx×*a-z])`,
      'gu',
    ),
    ' dn$1 ',
  ],
  [
    new RegExp(
      String.raw`(?:公称压力|压力等级)\s*[:：=]?\s*(?:pn)?\s*${N}(?!\s*(?:mpa|bar|kg|公斤|lb|k)|[\d.])`,
      'gu',
    ),
    ' pn$1 ',
  ],
];
const LABEL = new RegExp(String.raw`${BEFORE}(?:${LABELS})\s*(?:\([^()]{0,12}\)\s*)?[:：]`, 'gu');
const BRACKETED = new RegExp(String.raw`[【\[〔「](?:${LABELS})[】\]〕」]`, 'gu');
/** VALVE,BALL,2IN: what a list of materials writes with the noun first. */
const INVERTED = /^\s*([a-z][a-z-]*)\s*,\s*([a-z][a-z -]*?)\s*(?=,|$)/;

/** A retaining ring sits on a shaft or in a bore, and whoever names either says which of the two: 卡簧 轴径20 is 轴用. */
const RING = /卡簧|卡环|挡圈|circlip|retaining ring|snap ring/;
const RING_STANDARD = /(?:gb\s*\/?\s*t?|din)\s*-?\s*(?:89[34]|47[12])(?!\d)/;
/** It is listed by its seat, with or without its thickness: DIN 471 25×1.2. */
const RING_SIZE = /(?<![\w.x×*])(?:φ|Φ|⌀)?(\d{1,3})\s*[x×*]\s*(?:0\.\d+|[1-4](?:\.\d+)?)(?![\w.]|\s*[x×*])/g;
const SEATS: [RegExp, string][] = [
  [/(?:轴径|轴直径|shaft(?:\s*dia(?:meter)?)?)\s*[:：=]?\s*[φΦ⌀]?(?=\d)/g, '轴用 '],
  [/(?:孔径|孔直径|bore(?:\s*dia(?:meter)?)?)\s*[:：=]?\s*[φΦ⌀]?(?=\d)/g, '孔用 '],
];

/** What switches three phases has three poles. */
const SWITCH = /断路器|空开|空气开关|漏保|漏电开关|隔离开关|双电源|刀开关|breaker|mccb|isolator/;
const THREE_PHASE = /(?:三|3)\s*相(?!异步|电机|电动|马达)|three[- ]phase|3[- ]phase/g;

/** A described product in plain words: labels are left away, 公称通径:50 is DN50, "VALVE,BALL" is a ball valve. */
export function readDescription(lower: string): string {
  let out = /\p{Script=Han}/u.test(lower) ? lower : lower.replace(INVERTED, '$2 $1 ');
  if (SWITCH.test(out)) out = out.replace(THREE_PHASE, ' 3p ');
  if (RING.test(out)) for (const [pattern, replacement] of SEATS) out = out.replace(pattern, replacement);
  if (RING.test(out) || RING_STANDARD.test(out)) out = out.replace(RING_SIZE, ' ⌀$1 ');
  for (const [pattern, replacement] of VALUES) out = out.replace(pattern, replacement);
  return out.replace(BRACKETED, ' ').replace(LABEL, ' ');
}
