import { withNamedDimensions } from './named-dimension-words.ts';

const N = String.raw`(\d{1,4}(?:\.\d{1,3})?)`;
const IS = String.raw`\s*(?:[:=为是φ约]|尺寸)?\s*`;
const UNIT = String.raw`\s*(?:mm|毫米|㎜)?`;
const GAP = String.raw`[\s,，、;;*×x/和的]*`;
const BORE = String.raw`(?:(?:轴承)?内径|孔径|内孔|内圆|轴径|内圈|内|bore(?: diameter)?|inner(?: diameter| dia)?|i\.?d\.?|d)`;
const OUTER = String.raw`(?:(?:轴承)?外径|外圈|外圆|外孔|外|outer(?: diameter| dia)?|outside(?: diameter| dia)?|o\.?d\.?|d)`;
const WIDE = String.raw`(?:宽度?|厚度?|高度?|总宽|总高|width|wide|thickness|thick|height|[bthw])`;
const WALL = String.raw`(?:壁厚|厚度?|wall(?: thickness)?|thick|t)`;
const START = '(?<![a-z0-9.])';

/** Dimensions under their names, in the order in which sizes are written: inside, outside, width. */
const RULES: [RegExp, (...found: string[]) => string][] = [
  [
    new RegExp(
      `[φΦ⌀ø]\\s*${N}${UNIT}\\s*[/x×*,，、\\s]\\s*[φΦ⌀ø]\\s*${N}${UNIT}${GAP}${WIDE}${IS}${N}${UNIT}(?![a-z0-9])`,
      'g',
    ),
    (bore, outer, width) => ` ${bore}x${outer}x${width} `,
  ],
  [
    new RegExp(
      `${START}${BORE}${IS}${N}${UNIT}${GAP}${OUTER}${IS}${N}${UNIT}${GAP}${WIDE}${IS}${N}${UNIT}(?![a-z0-9])`,
      'g',
    ),
    (bore, outer, width) => ` ${bore}x${outer}x${width} `,
  ],
  [
    new RegExp(
      `${START}${OUTER}${IS}${N}${UNIT}${GAP}${BORE}${IS}${N}${UNIT}${GAP}${WIDE}${IS}${N}${UNIT}(?![a-z0-9])`,
      'g',
    ),
    (outer, bore, width) => ` ${bore}x${outer}x${width} `,
  ],
  [
    new RegExp(`${START}${BORE}${IS}${N}${UNIT}${GAP}${OUTER}${IS}${N}${UNIT}(?![a-z0-9])`, 'g'),
    (bore, outer) => ` ${bore}x${outer} `,
  ],
  [
    new RegExp(
      `${START}${BORE}${IS}${N}${UNIT}${GAP}(?:线径|截面|截面直径|cs|c\\.s\\.|cross section|section)${IS}${N}${UNIT}(?![a-z0-9])`,
      'g',
    ),
    (bore, section) => ` ${bore}x${section} `,
  ],
  [
    new RegExp(
      `${START}(?:外径|直径|o\\.?d\\.?|φ)${IS}${N}${UNIT}${GAP}${WALL}${IS}${N}${UNIT}(?![a-z0-9])`,
      'g',
    ),
    (outer, wall) => ` ${outer}x${wall} `,
  ],
  [
    new RegExp(
      `${START}(?:直径|轴径|肩径|光杆径?|螺纹)${IS}(m?)${N}${UNIT}${GAP}(?:长度?|length|l)${IS}${N}${UNIT}(?![a-z0-9])`,
      'g',
    ),
    (letter, thread, length) => ` ${letter}${thread}x${length} `,
  ],
];
const ENGLISH: [RegExp, string][] = [
  [
    /(\d+(?:\.\d+)?)\s*mm\s*(?:bore|id|i\.d\.|inner|inside)\b[\s,x]*(\d+(?:\.\d+)?)\s*mm\s*(?:od|o\.d\.|outer|outside)\b(?:\s*(?:diameter|dia))?[\s,x]*(\d+(?:\.\d+)?)\s*mm\s*(?:wide|width|thick|w)\b/g,
    ' $1x$2x$3 ',
  ],
  [
    /(\d+(?:\.\d+)?)\s*mm\s*(?:bore|id|i\.d\.|inner|inside)\b[\s,x]*(\d+(?:\.\d+)?)\s*mm\s*(?:od|o\.d\.|outer|outside)\b/g,
    ' $1x$2 ',
  ],
];
const ROUND =
  /轴承|(?<![a-z])(?:hk|bk|nki?|na)(?=\s+\d)|油封|密封|[型形]圈|防尘圈|垫圈|轴套|铜套|滚[子针柱珠]|圆锥|角接触|深沟|调心|推力|bearing|seal|bush|angular contact|roller|deep groove|thrust|self[ -]aligning|o[ -]?rings?\b/;
/** Nothing but numbers and what stands between them: 40 68 15. */
const ONLY_NUMBERS = /^[\d.\s/、,，×x*·-]+(?:mm)?\s*$/;
/** Three numbers with the same between them beside a word for something round: 轴承 30 62 16, 12/28/8, 25-52-15. */
const SPACED =
  /(?<![\w.x×*/-])(\d{1,3}(?:\.\d+)?)([ /、-])(\d{1,3}(?:\.\d+)?)\2(\d{1,3}(?:\.\d+)?)(?:\s*mm)?(?![\w.x×*/-]|\s*\d)/;
/** The outside first, as some measure it: 62×30×16. */
const OUTSIDE_FIRST =
  /(?<![\w.x×*/-])(\d{1,3}(?:\.\d+)?)\s*([x×*/-])\s*(\d{1,3}(?:\.\d+)?)\s*\2\s*(\d{1,3}(?:\.\d+)?)(?:\s*mm)?(?![\w.x×*/-]|\s*[x×*]?\s*\d)/;

/** A thread without its letter, and its length: 螺纹8mm 长30mm, of a screw also 直径8 长30. */
const SCREWED = /螺[丝钉栓柱]/;
const NO_THREAD = /自攻|木螺|纤维板|钻尾|膨胀|锚栓/;
const LENGTH_BEHIND = String.raw`(?=\d{1,2}(?:\.5)?\s*(?:mm|毫米)?[\s,，、]*(?:长|[×x*]))`;
const [THREAD, DIAMETER] = [
  new RegExp(String.raw`(?<![内外])螺纹(?:规格|直径)?${IS}${LENGTH_BEHIND}`, 'g'),
  new RegExp(String.raw`直径${IS}${LENGTH_BEHIND}`, 'g'),
];

/** 内径25外径52厚15, d25 D52 B15, OD 52 ID 25 W 15 → 25x52x15, as sizes are written and listed. */
export function readDimensions(text: string): string {
  let out = withNamedDimensions(text.normalize('NFKC').toLowerCase());
  if (!NO_THREAD.test(out)) {
    out = out.replace(THREAD, '螺纹m');
    if (SCREWED.test(out)) out = out.replace(DIAMETER, '螺纹m');
  }
  // In English the number stands before its name, which could be read as that of the next one.
  for (const [pattern, size] of ENGLISH) out = out.replace(pattern, size);
  for (const [pattern, size] of RULES)
    // The last two that a replacement is given are the place and the whole text.
    out = out.replace(pattern, (_, ...found: string[]) => size(...found.slice(0, -2)));
  if (ROUND.test(out))
    out = out.replace(OUTSIDE_FIRST, (whole, outer: string, _between, bore: string, width: string) =>
      Number(bore) < Number(outer) && Number(width) < Number(bore) ? `${bore}x${outer}x${width}` : whole,
    );
  if (ROUND.test(out) || ONLY_NUMBERS.test(out))
    out = out.replace(SPACED, (whole, bore: string, _between, outer: string, width: string) =>
      Number(bore) < Number(outer) && Number(width) < Number(outer) ? `${bore}x${outer}x${width}` : whole,
    );
  return out;
}
