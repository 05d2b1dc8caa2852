import { entriesOf } from '#lib/kernel/records.ts';

/** What the dimensions of something round are called, in drawings and at the counter. */
const NAMES = {
  bore: String.raw`(?:轴承|公称)?内径|孔径|内孔|轴孔|内圈|轴径|内|(?<![座外])孔|轴(?!承|用|套)|(?:inner|inside)(?: diameter| dia\.?)?|bore(?: diameter| dia\.?)?|shaft(?: diameter| dia\.?)?|di|i\.?d\.?`,
  outer: String.raw`(?:轴承|公称)?外径|外圈|外圆|外孔|座孔|外|座|(?:outer|outside)(?: diameter| dia\.?)?|housing|de|o\.?d\.?`,
  width: String.raw`(?:总|装配)?宽度?|厚度?|(?:总|装配)?高度?|width|wide|thickness|thick|height|high|[tbhw](?=\s*[=:])`,
} as const;
type Name = keyof typeof NAMES;

const NUMBER = String.raw`[φΦ⌀ø]?\s*((?:\d\s*-\s*)?\d{1,2}\/\d{1,2}(?!\d)|\d{1,4}(?:\.\d{1,3})?)\s*(mm|毫米|㎜|cm|厘米|公分|英寸|寸|inch(?:es)?|in(?![a-z])|["″])?`;
const IS = String.raw`\s*(?:[:：=为是约]|尺寸)?\s*`;
const APART = '(?<![a-z])';
const patterns = (of: (name: string) => string): [Name, RegExp][] =>
  entriesOf(NAMES).map(([name, words]) => [name, new RegExp(of(words), 'g')]);
/** 内径25, and 25mm bore: whoever begins with one form goes on with it. */
const BEFORE = patterns((name) => `${APART}(?:${name})${IS}${NUMBER}(?![\\w.×*]|\\s*[x×*]\\s*\\d)`);
const BEHIND = patterns((name) => `(?<![\\w.×*-])${NUMBER}\\s*的?\\s*(?:${name})(?![a-z])`);
/** 20的轴 外圈52: the number of the shaft alone may stand in front. */
const OF_SHAFT =
  /(?<![\w.×*-])(\d{1,3}(?:\.\d+)?)\s*(?:mm|毫米)?\s*的?\s*([轴孔])(?![承用套])(?=.*(?:外[圈径圆]?|座孔?)\s*\d)/g;

const LONG = /轴承|滚针|衬套|轴套|铜套|\b(?:bearing|bush|bushing)s?\b/;
const AS_LONG =
  /(?<!\p{Script=Han})(?:总长|全长|长度?)(?=\s*[:：=为是约]?\s*\d)|(?<![a-z])(?:length|long|l(?=\s*[=:]))/gu;

interface Found {
  from: number;
  to: number;
  number: number;
}
const [MM_PER_CM, MM_PER_INCH] = [10, 25.4];
/** A number in mm; a fraction is one of an inch: 5/8, 1-1/4. */
function inMm(number: string, unit: string): number {
  const [, whole = '0', above = '', below = ''] = /^(?:(\d)\s*-\s*)?(\d+)\/(\d+)$/.exec(number) ?? [];
  if (below) return (Number(whole) + Number(above) / Number(below)) * MM_PER_INCH;
  if (/寸|in|["″]/.test(unit)) return Number(number) * MM_PER_INCH;
  return Number(number) * (/cm|厘米|公分/.test(unit) ? MM_PER_CM : 1);
}

/** A bearing in inches is told by bore and outside alone, if its width is not said: 5/8 bore 34.925 OD. */
const IN_INCHES =
  /轴承.*\d\s*(?:\/\s*\d|寸|["″])|\d\s*(?:\/\s*\d|寸|["″]).*轴承|\bbearings?\b.*\d\s*(?:\/\s*\d|["″]|in(?![a-z]))|\d\s*(?:\/\s*\d|["″]|in(?![a-z])).*\bbearings?\b/;
function foundBy(forms: [Name, RegExp][], text: string): Map<Name, Found> | undefined {
  const found = new Map<Name, Found>();
  const taken: Found[] = [];
  for (const [name, pattern] of forms) {
    const free = [...text.matchAll(pattern)].filter(
      ({ index, 0: whole }) => !taken.some(({ from, to }) => index < to && index + whole.length > from),
    );
    const [one] = free;
    if (!one && name === 'width' && IN_INCHES.test(text)) continue;
    if (free.length !== 1 || !one) return undefined;
    const [whole, number = '', unit = ''] = one;
    const row = { from: one.index, to: one.index + whole.length, number: inMm(number, unit) };
    found.set(name, row);
    taken.push(row);
  }
  return found;
}

/**
 * Bore, outside and width under their names, whatever their order and whatever stands between them, as the one size that
 * they are: 宽15、外径52、内径25 and 25mm shaft, 52mm housing, 15mm wide are 25x52x15.
 */
export function withNamedDimensions(text: string): string {
  const lower = text.normalize('NFKC').toLowerCase().replace(OF_SHAFT, ' 内径$1 ');
  // Needle bearings and bushes are as long as others are wide.
  const said = LONG.test(lower) ? lower.replace(AS_LONG, '宽度') : lower;
  for (const forms of [BEFORE, BEHIND]) {
    const found = foundBy(forms, said);
    const [bore, outer, width] = (['bore', 'outer', 'width'] as const).map((name) => found?.get(name));
    if (!bore || !outer || bore.number >= outer.number) continue;
    const told = [bore, outer, ...(width ? [width] : [])];
    const size = ` ${told.map(({ number }) => Number(number.toFixed(3))).join('x')} `;
    const places = told.toSorted((a, b) => b.from - a.from);
    return places.reduce(
      (out, { from, to }, at) => out.slice(0, from) + (at === places.length - 1 ? size : ' ') + out.slice(to),
      said,
    );
  }
  return text;
}
