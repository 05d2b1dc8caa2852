import { groupsOf } from '../data/lines.ts';
import { syllablesOf } from '../text/pinyin.ts';
import { atomsOf, joined, latinParts } from '../text/tokenise.ts';
import { BY_METRE, byMetre, labelOf } from '../text/size-words.ts';
import { unitsJoined } from '../text/units-joined.ts';
import { sizesIn, turned } from '../text/sizes.ts';
import { STANDARD } from '../text/standard.ts';
import { designationKey, normalise } from '../text/normalise.ts';
import { otherCores } from '../text/cores.ts';
import { DN_OF_INCH, millimetresOf, OUTSIDE_OF_DN, pipeSize } from '../text/units.ts';

/** A word of the query as it was understood. */
interface Word {
  text: string;
  heard?: string[];
  own: string[][];
  also: string[][];
  kind?: string;
  run?: number;
}

/** One fact of a query about the wanted size: any of these tokens, each with its weight. */
export interface Evidence {
  tokens: Map<string, number>;
  /** It names a size by itself; colours and materials only choose between sizes. */
  isSharp: boolean;
  /** A color, a material, a form: it names a size of goods that come in several. */
  isMark?: boolean;
  /** So many flutes or holes, which only some sizes say, and no dimension. */
  isCount?: boolean;
  /** A measure, or a range, that may lie in the range of a size: 8 A for a relay of 7~10 A. */
  within?: { value: number; unit: string; from?: number };
  /** Its kind: a size with another value of this kind is not the wanted one. */
  of?: string;
}

/** What a token counts: a whole size, a designation's part, the number that is all there is, the first, any. */
const [SIZE, LABELLED, TURNED, PART, WHOLE, FIRST, ANY, WORD, COUNT] = [8, 7, 6, 5, 4, 3, 1.5, 1, 0.5];

/** Letters in designations that stand for a colour, a material, a form. */
const MARKS = groupsOf('marks.txt').map((names) => names.map((name) => joined(normalise(name))));
/** What a color, a material or a form is called, beside the letters that designations have for it. */
export const marksOf = (word: string): string[] => {
  // 黑色 is 黑; 双色 has a name of its own.
  const isOwn = word.length < 2 || MARKS.some((names) => names.includes(word));
  const plain = isOwn ? word : word.replace(/[色皮]$/, '');
  return [plain, ...MARKS.filter((names) => names.includes(plain)).flat()];
};

let sounds: Map<string, string> | undefined;
/** Colours as they sound: hongse is 红. */
function markOfSound(word: string): string[] {
  sounds ??= new Map(
    MARKS.flatMap((names) =>
      names.flatMap((name) =>
        /^\p{Script=Han}{1,2}$/u.test(name) ? [[`${syllablesOf(name).join('')}se`, name] as const] : [],
      ),
    ),
  );
  const found = sounds.get(word);
  return found ? [found] : [];
}

const N = String.raw`(\d{1,5}(?:\.\d{1,4})?)`;
const LABELLED_NUMBER = new RegExp(
  String.raw`([\p{Script=Han}]{1,8}|\b(?:inside |inner |outside |outer )?(?:diameter|dia|bore|shaft|width|height|depth|thickness|length|id|od|wall|flow|head|ratio))\s*[:=为是约]?\s*[⌀φø]?${N}(?![\d.]|\s*[x×*]\s*\d|\s*(?:mm)?\s*[-~～至到]\s*\d|\s*(?:个|只|件|支|条|根|套|台|元|块))`,
  'gu',
);
/** In English the number may stand first: 30mm shaft, 25 mm wide. */
const NUMBER_FIRST = new RegExp(
  String.raw`(?<![\w.×*/-])${N}\s*mm\s+((?:inside |inner |outside |outer )?(?:diameter|dia|bore|shaft|wide|long|high|thick|deep|id|od))(?![a-z])`,
  'g',
);
/** What a wire measures across: 4平方, 2.5 mm². */
const SECTION =
  /(?<![\d.×x*])(\d+(?:\.\d+)?)\s*(?:mm\^?2|mm²|sq\.?\s*mm|平方毫米|平方|平(?=$|\s|[电铜铝线]))(?![a-z0-9])/g;
/** Names of dimensions that a run of characters may end in, the longest first. */
const NAMES =
  /(?:轴承)?(?:内径|外径|孔距|中心圆|节圆|模数|齿数|孔数|节距|壁厚|小[头端]|带宽|键宽|键高|键长|孔径|轴径|内孔|直径|线径|丝径|杆径|刃径|螺距|牙距|总长|全长|刃长|杆长|总高|总宽|宽度|高度|长度|厚度|深度|流量|扬程|米重|减?速比|[宽高长厚深轴])$/;

const ISO_UNITS: [RegExp, (value: number) => string[]][] = [
  [/^(?:吨|tons?|t)$/, (value) => [`${value}t`, `${value * 1000}kg`]],
  [/^(?:mah|毫安时|毫安)$/, (value) => [`${value}mah`, `${value / 1000}ah`]],
  [/^(?:安时)$/, (value) => [`${value}ah`]],
  [/^(?:g|克)$/, (value) => [`${value}g`, `${value / 1000}kg`]],
  [/^(?:m|米)$/, (value) => [`${value}m`, `${value * 1000}`]],
  [/^(?:公斤|kg|千克)$/, (value) => [`${value}kg`, `${value * 1000}g`]],
];
const IN_UNITS =
  /(?<![\w.])(\d+(?:\.\d+)?)\s*(吨|tons?|t|mah|毫安时|毫安|安时|g|克|m|米|公斤|kg|千克)(?![a-z\d²2]|压?力|级)/g;

/** Steels and strengths are of the goods, seldom of one size. */
const GRADE =
  /^(?:[4568]\.[68]|9\.8|10\.9|12\.9|a[24](?:-?[5-8]0)?|304l?|316l?|201|303|310s?|321|410|420|430|45#|35#)$/;
/** Kinds of values of which a size has one. */
const KINDS = /^(dn|m|pn|sch|awg)\d|^\d+(?:\.\d+)?(kw|a|v|in|kg|t|ah|l|ml|awg|mpa|p)$/;
const kindOf = (word: string): string | undefined => {
  const found = KINDS.exec(word);
  return found?.[1] ?? found?.[2];
};
/** A number without letters is too general to replace another. */
const PLAIN = /^[=^]?\d+(?:\.\d+)?[*!]?$/;
/** The same test for a size's own words. */
export const kindOfWord = kindOf;

const evidence = (pairs: [string, number][], isSharp: boolean, of?: string): Evidence => {
  const tokens = new Map<string, number>();
  for (const [token, worth] of pairs) tokens.set(token, Math.max(worth, tokens.get(token) ?? 0));
  return { tokens, isSharp, ...(of ? { of } : {}) };
};
/** A letter behind a standard is a level or a class of it: EN 388 F. */
const LEVEL = /(?<![a-z])(?:en|iso|gb|din|ansi)\d+(?:\.\d+)*\s+([a-f])(?![a-z\d])/g;
const numbered = (number: string): [string, number][] => [
  [`=${number}`, WHOLE],
  [`^${number}`, FIRST],
  // 2510 of CJX2-2510 is hardly met by chance.
  [number, /^\d{4,}$/.test(number) ? FIRST : ANY],
];

/** Flow and head of a pump, and what a metre weighs, are no dimensions. */
const DUTY = /^(?:流量|扬程|米重)$/;

/** 宽400 高500 深200: what each number measures, and all of them as one size in the order in which they were said. */
function labelled(lower: string): { found: Evidence[]; numbers: Set<string> } {
  const behind = [...lower.matchAll(NUMBER_FIRST)].map(([, number = '', label = '']) => ['', label, number]);
  const said = behind.length > 0 ? behind : [...lower.matchAll(LABELLED_NUMBER)];
  const rows = said.flatMap(([, label = '', number = '']) => {
    const name = /^[a-z]/.test(label) ? label : NAMES.exec(label)?.[0];
    const plain = name && labelOf(name);
    const value = plain === BY_METRE ? byMetre(Number(number)) : String(Number(number));
    return plain ? [{ name: plain, number: value }] : [];
  });
  const found = rows.map(({ name, number }) =>
    evidence(
      [[`${name}:${number}`, LABELLED], ...(DUTY.test(name) ? [] : numbered(number).slice(0, 2))],
      true,
    ),
  );
  const dimensions = rows.filter(({ name }) => !DUTY.test(name));
  const whole = dimensions.map(({ number }) => number).join('x');
  if (dimensions.length > 1) found.push(evidence([[whole, SIZE]], true));
  return { found, numbers: new Set(rows.map(({ number }) => number)) };
}

/** 4 flutes and 20 teeth are counted: such a number is no dimension, though an order code may hold it. */
const COUNTED =
  /(?<![\d.x×*])(\d{1,3})\s*(?:刃|齿|孔|芯|爪|瓣|槽|flutes?|teeth|tooth|holes?|cores?|jaws?|slots?)(?![a-z])/g;

/** What a table has such numbers under: 30齿 is a 齿数 of 30. */
const COUNTS: [RegExp, string][] = [
  [/齿|teeth|tooth/, '齿数'],
  [/孔|hole/, '孔数'],
];
const countedAs = (lower: string, number: string): [string, number][] =>
  COUNTS.filter(([unit]) =>
    new RegExp(String.raw`(?<![\d.×x*])${number}\s*(?:${unit.source})`).test(lower),
  ).map(([, name]) => [`${name}:${number}`, LABELLED]);

/** Threads of pneumatics as order codes write them: of valves 4V210-08, of fittings PC8-02, which are asked for by their tube, too. */
const AIR_VALVE = /(?:二位|三位|气动|\bpneumatic).*(?:阀|\bvalve)/;
const AIR_FITTING = /快[插拧]|气动.*接头|气管接头|\bpush[ -](?:in )?(?:fit|to)|\bpneumatic.*\bfitting/;
const OF_VALVE: Record<string, string> = { '1/8in': '06', '1/4in': '08', '3/8in': '10', '1/2in': '15' };
const OF_FITTING: Record<string, string> = { '1/8in': '01', '1/4in': '02', '3/8in': '03', '1/2in': '04' };

const OF_SERIES = /^[234][vhmr]$/;
/** The strength of a nut: 10级, class 8. */
const CLASS = /(?<![\d.])(\d{1,2})\s*级|(?<=\b(?:class|cl\.?)\s*)(?:\d{1,2})(?![\d.])/g;

/** What people are dressed in comes in S, M, L and XXL. */
const DRESSED =
  /手套|[衣服裤帽鞋靴]|背心|马甲|安全带|面[罩具]|口罩|\b(?:gloves?|vests?|jackets?|coveralls?|pants|aprons?|masks?|respirators?|raincoats?|suits?)\b/;
const LETTER_SIZE = /^(?:s|m|x{0,4}l|[2-5]xl)$/;
/** 2XL is XXL. */
const inLetters = (size: string): string =>
  size.replace(/^[2-5](?=xl)/, (times) => 'x'.repeat(Number(times) - 1));
const inFigures = (size: string): string => size.replace(/^xx+(?=l)/, (signs) => `${signs.length}x`);

/** What has a strength: of a drill 6.8 is its diameter. */
const STRONG =
  /[螺栓丝帽级垫铆]|强度|牙条|\b(?:bolt|screw|nut|stud|rod|washer|class|grade|cl)s?\b|\b(?:gb|din|iso)/;
/** What cuts has none, though a standard stands beside its diameter. */
const CUTTING = /钻|铰刀|铣|丝[锥攻]|\b(?:drill|reamer|mill|tap)s?\b/;
const STRENGTH = /^\d{1,2}\.\d$/;
/** Nor has a number in millimetres: DIN338 6.8mm. */
const IN_MM = /(?<![\d.])\d{1,2}\.\d\s*mm(?![a-z²])/;

/** How finely a measuring tool reads, which is no dimension: 外径千分尺 25-50 0.01. */
const READING = /千分[尺表]|卡尺|百分表|高度尺|深度尺|micromet|calliper|caliper|dial (?:gauge|indicator)/;
const GRADUATION = /^0\.(?:0[125]|00[125]|1)$/;

/** The frame of a motor: 90L, 132S1. */
const FRAME = /^\d{2,3}[sml]\d?$/;
/** Lugs and ferrules by the section of their wire, lugs by their hole behind it: 25-8. */
const LUG = /鼻|线耳|接线端子|\blugs?\b/;
const CRIMPED =
  /鼻|线耳|(?:冷压|管[型形]|针[型形]|圆[型形]|叉[型形]|欧式|压线).*(?:端子|接头)|(?:端子|接头).*(?:冷压|管[型形]|针[型形]|圆[型形]|叉[型形]|欧式)|\b(?:lug|ferrule|crimp terminal)s?\b/;
const WIRE = /^(?:0\.25|0\.34|0\.5|0\.75|1|1\.5|2\.5|4|6|10|16|25|35|50|70|95|120|150|185|240)$/;
const SECTION_AND_HOLE = /^(\d{1,3})-(?:4|5|6|8|10|12|14|16)$/;

function ofAtom(word: string, isStrong: boolean): Evidence | undefined {
  const [size] = sizesIn(word);
  if (size) {
    const dimensions = size.split('x').length;
    const same = sizesIn(word).filter((one) => one.split('x').length === dimensions);
    const pipe = pipeSize(size);
    const sizes = [...same, ...(pipe ? [pipe] : []), ...otherCores(size)].map((one, at): [string, number] => [
      one,
      at === 0 ? SIZE : SIZE - 0.5,
    ]);
    return evidence([...sizes, ...turned(size).map((one): [string, number] => [one, TURNED])], true, 'x');
  }
  const plain = word.replace(/^[d⌀](?=\d)/, '');
  const [cores] = otherCores(word);
  if (cores)
    return evidence(
      [
        [joined(word), PART],
        [cores, SIZE - 0.5],
      ],
      true,
      'x',
    );
  if (/^\d+(?:\.\d+)?$/.test(plain)) {
    if (GRADE.test(plain) && (isStrong || !STRENGTH.test(plain))) return evidence([[plain, ANY]], false);
    const whole: [string, number][] = plain === word ? [] : [[word, PART]];
    return evidence([...whole, ...numbered(plain)], true);
  }
  if (STANDARD.test(word) || GRADE.test(word)) return undefined;
  if (!/\d/.test(word)) return undefined;
  const pairs: [string, number][] = [[joined(word), PART]];
  if (/^\d+(?:\.\d+)?-\d+(?:\.\d+)?$/.test(word)) pairs.push([word.replace('-', 'x'), PART]);
  // WN80-40 is a flange of DN80.
  const flange = /^(?:wn|pl|so|th|sw|bl|if|pj|lf)(\d{2,3})-\d/.exec(word)?.[1];
  if (flange) pairs.push([`dn${flange}`, PART]);
  // NMRV50 is written NMRV050, too.
  const two = /^([a-z]{3,})(\d{2})$/.exec(word);
  if (two) pairs.push([`${two[1]}0${two[2]}`, PART]);
  // Another maker's code may end as ours do: 132S-4 in Y2-132S-4.
  for (const part of latinParts(word))
    if (part.length > 2 && /\d/.test(part) && /[a-z]/.test(part))
      pairs.push([part, FRAME.test(part) ? PART : ANY]);
  // So many metres are wanted of what is sold by the metre; no size has them as its number.
  const number = /^(\d+(?:\.\d+)?)(?:kw|a|v|kg|t|(?<!\d{2})m|w|ah|l|ml|p|mpa)$/.exec(word)?.[1];
  if (number) pairs.push([`=${number}`, WHOLE], [number, WORD]);
  return evidence(pairs, true, kindOf(word));
}

const BAR_OF_MPA = 10;
/** The range that a tool or a relay is wanted for: the very range fits best, then what covers most of it. */
const FROM_TO =
  /(?<![\w.])(\d+(?:\.\d+)?)\s*(?:nm|mpa|bar|a|安)?\s*[-~～至到]\s*(\d+(?:\.\d+)?)\s*(nm|mpa|bar|a|安)(?![a-z])/g;
/** A range of what the thing sits on or goes round: 轴径8-11, for shafts 8 to 11 mm. */
const WHAT =
  '(?:适用|适合)?(?:轴径?|孔径?|管径|线径|缆径|直径|外径|电缆|夹持|夹紧|shafts?|cables?|pipes?|diameter)';
const UPON = [
  new RegExp(
    String.raw`${WHAT}(?:外径|直径|范围)?\s*[:：=]?\s*[φΦ⌀]?(?<from>\d+(?:\.\d+)?)\s*(?:mm)?\s*[-~～至到]\s*(?<to>\d+(?:\.\d+)?)(?![\d.]|\s*[x×*])`,
    'g',
  ),
  new RegExp(
    String.raw`(?<![\w.×*-])(?<from>\d+(?:\.\d+)?)\s*(?:mm)?\s*[-~～至到]\s*(?<to>\d+(?:\.\d+)?)\s*(?:mm)?的?(?:轴|孔|电缆|线缆|管)(?![承])`,
    'g',
  ),
];
/** What is made for all from less to more, with the unit of it or bare. */
const IN_RANGES = /^(\d+(?:\.\d+)?)(a|mpa|nm)$/;
const CLASPS = /喉箍|卡箍|抱箍|千分尺|\b(?:hose clamp|clamp|micrometer)s?\b/;
function withinOf(word: string, isClasp: boolean): Evidence['within'] {
  const [, value, unit = ''] =
    IN_RANGES.exec(word) ?? (isClasp ? /^d?(\d+(?:\.\d+)?)$/.exec(word) : null) ?? [];
  return value ? { value: Number(value), unit: unit || 'mm' } : undefined;
}

/** Facts of a query about the wanted size, wherever their words are. */
export function evidenceOf(text: string, plain: string, meanings: readonly Word[]): Evidence[] {
  const lower = text.normalize('NFKC').toLowerCase();
  const { found, numbers } = labelled(lower);
  const latin = atomsOf(unitsJoined(plain)).flatMap(({ text: word, isHan }) => (isHan ? [] : [word]));
  const counted = new Set([...lower.matchAll(COUNTED)].map(([, number = '']) => number));
  const isDressed = DRESSED.test(lower);
  const isStrong = STRONG.test(lower) && !CUTTING.test(lower) && !IN_MM.test(lower);
  const isReading = READING.test(lower);
  const isClasp = CLASPS.test(lower);
  const isAirValve = AIR_VALVE.test(lower);
  const graded = new Set([...lower.matchAll(CLASS)].map(([, number = '']) => number));
  const alone = lower.replace(CLASS, ' ');
  const byWord = new Map<string, Evidence>();
  for (const word of new Set(latin)) {
    // Of 4V valves the letter says no volts, and of 10级 the number no thread.
    if (isAirValve && OF_SERIES.test(word)) continue;
    if (isReading && GRADUATION.test(word)) continue;
    if (graded.has(word) && !new RegExp(String.raw`(?<![\d.])${word}(?![\d.])`).test(alone)) continue;
    const one = numbers.has(word)
      ? undefined
      : counted.has(word)
        ? { ...evidence([[word, COUNT], ...countedAs(lower, word)], true), isCount: true }
        : isDressed && LETTER_SIZE.test(word)
          ? evidence(
              [word, inLetters(word), inFigures(word)].map((one) => [one, PART]),
              true,
            )
          : ofAtom(word, isStrong);
    const within = one && withinOf(word, isClasp);
    if (one) byWord.set(word, within ? { ...one, within } : one);
  }
  for (const [, number = ''] of text.toLowerCase().matchAll(SECTION))
    byWord.get(String(Number(number)))?.tokens.set(`截面:${Number(number)}`, LABELLED);
  if (CRIMPED.test(lower))
    for (const [word, one] of byWord) if (WIRE.test(word)) one.tokens.set(`截面:${word}`, LABELLED);
  if (LUG.test(lower))
    for (const [word, one] of byWord) {
      const section = SECTION_AND_HOLE.exec(word)?.[1];
      for (const [token, worth] of section ? numbered(section) : []) one.tokens.set(token, worth);
    }
  const ports = AIR_FITTING.test(lower) ? OF_FITTING : AIR_VALVE.test(lower) ? OF_VALVE : undefined;
  if (ports)
    for (const [word, one] of byWord) {
      if (ports[word]) one.tokens.set(ports[word], PART);
      if (ports === OF_FITTING && /^\d{1,2}$/.test(word)) one.tokens.set(`外径:${word}`, PART);
    }
  for (const { text: word, also, own, kind, run, heard = [] } of meanings) {
    const singles = [...own, ...also].flatMap((tokens) => (tokens.length === 1 ? tokens : []));
    const same = byWord.get(word);
    // What means the same counts a little less: DN20 is 3/4".
    if (same) {
      for (const token of singles.map((one) => one.replace(/^=(?=.*x)/, '')))
        if (/\d/.test(token) && !PLAIN.test(token) && !same.tokens.has(token))
          same.tokens.set(token, PART - 0.5);
      // Steel pipe of DN50 is listed by its outside, 60.3×3.5.
      const outside =
        OUTSIDE_OF_DN[/^dn(\d+)$/.exec(word)?.[1] ?? DN_OF_INCH[/^([\d/-]+)in$/.exec(word)?.[1] ?? ''] ?? ''];
      if (outside) same.tokens.set(`^${outside}`, FIRST);
      for (const mm of millimetresOf(/^([\d./-]+)in$/.exec(word)?.[1] ?? ''))
        for (const [token, worth] of [
          [`=${mm}`, WHOLE],
          [`^${mm}`, FIRST],
        ] as const)
          same.tokens.set(token, worth);
      // Of grits, which are written P80, 80# or 80 alone.
      if (word.endsWith('#')) for (const token of singles) if (PLAIN.test(token)) same.tokens.set(token, ANY);
      continue;
    }
    if (/\d/.test(word) || kind === 'brand' || (run === undefined && word.length < 2)) continue;
    const sounds = /^[a-z]{3,12}$/.test(word) ? markOfSound(word) : [];
    const words = [word, ...heard, ...sounds, ...singles.filter((token) => !/[*!^]/.test(token))];
    const marks = words.flatMap(marksOf);
    const one = evidence(
      [word, ...marks].map((token) => [token, WORD]),
      false,
    );
    found.push(marks.length > words.length ? { ...one, isMark: true } : one);
  }
  for (const [, from = '', to = '', unit = ''] of lower.matchAll(FROM_TO)) {
    // Gauges are listed in MPa.
    const [plainUnit, scale] = unit === 'bar' ? ['mpa', BAR_OF_MPA] : [unit === '安' ? 'a' : unit, 1];
    const [least, most] = [from, to].map((number) => Number((Number(number) / scale).toFixed(4)));
    const range = { value: most!, unit: plainUnit, from: least! };
    byWord.delete(`${from}-${to}${plainUnit}`);
    found.push({ ...evidence([[`${least}-${most}${plainUnit}`, PART]], true), within: range });
  }
  for (const { groups: { from = '', to = '' } = {} } of UPON.flatMap((form) => [...lower.matchAll(form)])) {
    if (Number(from) >= Number(to)) continue;
    for (const word of [`${from}-${to}`, `${from}-`, from, to]) byWord.delete(word);
    found.push({
      ...evidence(
        [
          [`${from}x${to}`, PART],
          [`${from}${to}`, PART],
        ],
        true,
      ),
      within: { value: Number(to), unit: 'mm', from: Number(from) },
    });
  }
  for (const [, level = ''] of plain.matchAll(LEVEL)) found.push(evidence([[level, FIRST]], true));
  for (const [, amount = '', unit = ''] of lower.matchAll(IN_UNITS)) {
    const row = ISO_UNITS.find(([pattern]) => pattern.test(unit));
    const tokens = row?.[1](Number(amount)).map((token): [string, number] => [token, PART]);
    if (tokens) found.push(evidence(tokens, true, kindOf(tokens[0]![0])));
  }
  return [...found, ...byWord.values()];
}

/** What a designation is worth that is all of the query. */
export const WHOLE_QUERY = 30;
/** Designations that a query may name whole, each with what it is worth. */
export const keyWorth = (keys: readonly string[]): Map<string, number> =>
  new Map(
    keys.map((key, at) => [
      designationKey(key),
      at === 0 ? WHOLE_QUERY : /\d.*[a-z]|[a-z].*\d/.test(key) ? 6 : 2,
    ]),
  );
