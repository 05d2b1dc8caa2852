/**
 * Fasteners that shops call by the bare number of their standard, by what stands beside it: 912 beside 螺丝 is DIN 912,
 * 6170 beside 螺母 is GB/T 6170. A number that may as well be a size or a quantity is told only where it touches the word.
 */
const MATERIAL = String.raw`(?:的|[型系]|\s|镀锌|热镀锌|发黑|不锈钢|碳钢|黄铜|尼龙|304|316|a2|a4|外六[角方]|内六[角方]|六角|全牙|半牙|圆[头杯]|平[头杯]|沉头|杯头|圆柱头|法兰|盘头|十字|尼龙锁紧?|自锁|防松|盖形|盖型|加大|国标|德标|hex|socket|head|cap|flange|stainless)*`;
const KINDS: readonly { noun: string; numbers: readonly (readonly [body: string, numbers: string])[] }[] = [
  {
    noun: String.raw`螺[栓丝钉]|杯头|\b(?:bolt|screw)s?\b`,
    numbers: [
      ['din', '316|464|558|571|601|603|609|653|912|931|933|960|961|965|966|963|964|6912|6921|7504k?|7981|7982|7984|7985|7991|7976'],
      ['iso ', '4014|4017|4762|7379|7380|10642|14579|14583'],
      ['gb', '70\\.[123]|818|819|845|846|1228|5780|5781|5782|5783|5787'],
    ],
  },
  {
    noun: String.raw`螺[母帽]|\bnuts?\b`,
    numbers: [
      ['din', '315|439|557|562|582|928|929|934|935|936|980|982|985|1587|6334|6923|6926|6927'],
      ['iso ', '4032|4035|7040|10511'],
      ['gb', '889|923|6170|6172|6175|6177|6182|6184|6187'],
    ],
  },
  {
    noun: String.raw`平?垫[圈片]|平垫|弹垫|弹簧垫[圈片]?|\bwashers?\b`,
    numbers: [
      ['din', '125|127|433|440|6797|6798|7349|7980|9021'],
      ['iso ', '7089|7090|7091|7092|7093'],
      ['gb', '93|95|96|97|97\\.[12]|848|859|5287'],
    ],
  },
  { noun: '机米|基米|顶丝|止付螺丝|紧定螺[钉丝]|无头螺丝', numbers: [['din', '913|914|915|916'], ['gb', '77|78|79|80']] },
  { noun: '牙条|丝杆|螺杆|丝杠|通丝', numbers: [['din', '975|976']] },
  { noun: '卡簧|挡圈|卡环|circlips?', numbers: [['din', '471|472|6799'], ['gb', '893|894|896']] },
  { noun: '(?:圆柱|弹性|开口|圆锥|定位)?销轴?', numbers: [['din', '1444|1481|6325|7343|7346|7978|7979|8752'], ['gb', '117|119|120|879|882']] },
  { noun: '平键|键', numbers: [['din', '6885'], ['gb', '1096']] },
  { noun: '吊环(?:螺[钉丝栓])?', numbers: [['din', '580|582'], ['gb', '825']] },
]; // prettier-ignore
/** With two figures, and these, a number is a size or a quantity wherever a blank is between. */
const TOUCHING = /^(?:\d{2}|\d{2}\.\d|1\d\d|[48]\d\d)$/;

const RULES: [RegExp, RegExp, string][] = KINDS.flatMap(({ noun, numbers }) =>
  numbers.map(([body, own]): [RegExp, RegExp, string] => [
    new RegExp(
      String.raw`(?<![\w.×x*/#⌀φ-])(?<number>${own})(?<between>\s*[#号]?${MATERIAL})(?=(?:${noun}))`,
      'gi',
    ),
    // Behind the word it needs a thread behind it, or nothing but the word before it: a quantity may stand there too.
    new RegExp(
      String.raw`(?<=^\s*${MATERIAL}(?:${noun})\s*|(?:${noun})\s*(?=(?:${own})\s*m\d))(?<number>${own})(?=\s*m\d|\s*$)`,
      'gi',
    ),
    body,
  ]),
);

/** 933螺栓 M8 is DIN 933 螺栓 M8. */
export function withNumberedParts(text: string): string {
  if (!/(?<![\w.])\d{2,5}(?!\d)/.test(text)) return text;
  // A standard that stands there in full says which number is its own.
  if (/(?<![a-z])(?:din|iso|gb|jis|ansi|asme|gost|uni|jb|hg)[\s/t-]*\d/i.test(text)) return text;
  let out = text;
  for (const [before, behind, body] of RULES) {
    out = out.replace(before, (whole, number: string, between: string) =>
      TOUCHING.test(number) && /^\s/.test(between) ? whole : ` ${body}${number} ${between}`,
    );
    out = out.replace(behind, (whole, number: string) =>
      TOUCHING.test(number) ? whole : ` ${body}${number} `,
    );
  }
  return out;
}
