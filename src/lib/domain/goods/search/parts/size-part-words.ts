import type { Sought } from '../state.ts';
import { isPitch } from '../text/sizes.ts';

/** What a number of a size measures, by the plainest name of it; a thread has a letter. */
export type Dimension =
  'thread' | 'pitch' | 'length' | 'bore' | 'outer' | 'width' | 'wall' | 'diameter' | 'height' | 'depth';

/** One number of a size, and where it stands. */
export interface Measured {
  from: number;
  to: number;
  /** What is left in its place when it is taken away. */
  rest?: string;
  value: string;
  dimension?: Dimension | undefined;
  /** The whole size that it is of, as it is left out when nothing has it. */
  size?: string;
}

/** Names of standards as they are typed, with blanks, strokes and years. */
export const STANDARDS_IN =
  /(?<![a-z0-9])(?:gb|din|iso|jb|hg|ansi|asme|astm|jis|en|iec|cj|qb|yb|sae|nb|api|bs)(?:[\s/-]*(?:en|iso|[tz](?![a-z])))*[\s/-]*[a-z]?\d+(?:\.\d+)*(?:\s*[-—:]\s*(?:19|20)\d\d(?!\d))?/g;

const NAMES: [Dimension, string][] = [
  ['bore', '轴承内径|内径|孔径|轴径|内孔|inner diameter|inside diameter|bore|id'],
  ['outer', '轴承外径|外径|outer diameter|outside diameter|od'],
  ['wall', '壁厚|wall thickness|wall'],
  ['length', '公称长度|长度|总长|全长|杆长|length|长'],
  ['width', '宽度|总宽|厚度|width|thickness|宽|厚'],
  ['height', '高度|总高|height|高'],
  ['depth', '深度|depth|深'],
  ['diameter', '直径|diameter'],
  ['pitch', '螺距|牙距|pitch'],
  ['thread', '螺纹规格|螺纹直径|螺纹|thread'],
];
const NAMED = NAMES.map(
  ([dimension, names]) =>
    [
      dimension,
      new RegExp(
        String.raw`(?<![a-z])(?:${names})\s*[:=为是约]?\s*([⌀φø]?m?\d+(?:\.\d+)?)\s*(?:mm(?![a-z²2])|毫米)?(?![\d.a-z]|\s*[x×*]\s*\d|\s*(?:个|只|件|支|条|根|套|台))`,
        'g',
      ),
    ] as const,
);
/** d25 D52 B15: letters of drawings, two at least. */
const LETTERS = /(?<![a-zA-Z0-9])([dDBTLWH])\s*=?\s*(\d+(?:\.\d+)?)(?![\d.a-zA-Z])/g;
const OF_LETTER: Record<string, Dimension> = {
  d: 'bore',
  D: 'outer',
  B: 'width',
  T: 'width',
  W: 'width',
  H: 'height',
  L: 'length',
};

const N = String.raw`\d+(?:\.\d+)?`;
const TIMES = String.raw`\s*(?:mm)?\s*[x×*✕✖╳]\s*l?`;
/** M8×30, 25 x 52 x 15. */
const SIZE = new RegExp(
  String.raw`(?<![a-z0-9./])([⌀φø]?[a-z]{0,4}${N}(?:\/\d+)?)((?:${TIMES}${N}(?:\/\d+)?){1,3})\s*(?:mm(?![a-z²2])|毫米)?(?![a-z0-9])`,
  'g',
);
/** The same with a blank, a dash or the name of the length between the numbers; only what was read so is one. */
const [SPACED, TRIPLE] = [
  new RegExp(
    String.raw`(?<![a-z0-9./])(m\d{1,2}(?:\.\d)?)(\s+|\s*-\s*|\s*(?:长度?|l)\s*[:=为]?\s*)(${N})\s*(?:mm(?![a-z²2])|毫米)?(?![a-z0-9.]|\s*级)`,
    'g',
  ),
  new RegExp(String.raw`(?<![a-z0-9./])(${N})([\s/、-]+)(${N})[\s/、-]+(${N})\s*(?:mm)?(?![a-z0-9.])`, 'g'),
];
/** Eighths of an inch: 6分 of a pipe is 3/4". */
const EIGHTHS = /(?<![\d.])[2346二三四六]\s*分(?!钟|之|米|公|体|离)/g;
const ROUND = /轴承|油封|zhoucheng|bearing|seal/;
const THREAD = /^m\d/;

const tidy = (text: string): string =>
  text
    .replace(/\s|mm|毫米/g, '')
    .replace(/[×*✕✖╳]/g, 'x')
    .replace(/xl(?=\d)/g, 'x');

/** How a number stands alone under its name. */
const ALONE: Partial<Record<Dimension, [string, string]>> = {
  length: ['长度', 'length '],
  bore: ['内径', 'bore '],
  outer: ['外径', 'od '],
  width: ['厚度', 'width '],
  pitch: ['螺距', 'pitch '],
};

function dimensionsOf(numbers: readonly string[], isRound: boolean): Dimension[] | undefined {
  const [first = '', second = '', third] = numbers;
  if (THREAD.test(first)) {
    const hasPitch = isPitch(first, second);
    if (third !== undefined) return hasPitch ? ['thread', 'pitch', 'length'] : undefined;
    return ['thread', hasPitch ? 'pitch' : 'length'];
  }
  const isRing = Number(first) < Number(second) && Number(third) < Number(second);
  return isRound && third !== undefined && isRing && numbers.length === 3
    ? ['bore', 'outer', 'width']
    : undefined;
}

/** A size cut into its numbers, where it is known what they measure; otherwise the size itself. */
function cut(
  from: number,
  text: string,
  numbers: readonly string[],
  isRound: boolean,
  isHan: boolean,
): Measured[] {
  const size = numbers.join('x');
  const names = dimensionsOf(numbers, isRound);
  if (!names) return [{ from, to: from + text.length, value: numbers.join('×'), size }];
  let next = from;
  return numbers.map((value, at) => {
    const start = text.indexOf(value, next - from) + from;
    const end = at === numbers.length - 1 ? from + text.length : start + value.length;
    next = end;
    const others = numbers.flatMap((one, other) => (other === at ? [] : [{ one, dimension: names[other]! }]));
    const isStart = at === numbers.length - 1 || names[at] === 'pitch';
    const rest = isStart
      ? others.map(({ one }) => one).join('x')
      : others.map(({ one, dimension }) => `${ALONE[dimension]?.[isHan ? 0 : 1] ?? ''}${one}`).join(' ');
    return { from, to: from + text.length, rest, value, dimension: names[at], size };
  });
}

/** The sizes that a query names, each by its numbers. */
export function dimensionsIn(lower: string, said: string, { sizes }: Pick<Sought, 'sizes'>): Measured[][] {
  const found: Measured[][] = [];
  const isHan = /\p{Script=Han}/u.test(lower);
  const isRing = !/\p{L}{2,}/u.test(lower.replace(/mm/g, ''));
  const isRound = ROUND.test(lower) || isRing;
  for (const match of lower.matchAll(SIZE)) {
    const numbers = tidy(match[0]).split('x');
    if (numbers.length > 1) found.push(cut(match.index, match[0].trimEnd(), numbers, isRound, isHan));
  }
  for (const match of lower.matchAll(SPACED)) {
    const [whole, thread = '', , length = ''] = match;
    if (sizes.includes(`${thread}x${length}`))
      found.push(cut(match.index, whole.trimEnd(), [thread, length], false, isHan));
  }
  for (const match of lower.matchAll(TRIPLE)) {
    const numbers = [match[1]!, match[3]!, match[4]!];
    if (sizes.includes(numbers.join('x')))
      found.push(cut(match.index, match[0].trimEnd(), numbers, isRound, isHan));
  }
  for (const [dimension, pattern] of NAMED)
    for (const match of lower.matchAll(pattern)) {
      const value = match[1]!.replace(/^[⌀φø]/, '');
      found.push([{ from: match.index, to: match.index + match[0].trimEnd().length, value, dimension }]);
    }
  for (const match of lower.matchAll(EIGHTHS))
    found.push([
      { from: match.index, to: match.index + match[0].length, value: match[0].replace(/\s/g, '') },
    ]);
  const letters = [...said.matchAll(LETTERS)];
  if (letters.length > 1)
    for (const match of letters)
      found.push([
        {
          from: match.index,
          to: match.index + match[0].length,
          value: match[2]!,
          dimension: OF_LETTER[match[1]!],
        },
      ]);
  return found;
}
