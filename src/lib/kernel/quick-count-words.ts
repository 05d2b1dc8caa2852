/** Finds how many a line of prose asks for, wherever it stands: 丝杆 M12 20根 镀锌, - 50 pcs cutting disc, 一百个, 4 cartons of 12. */
import { LINE_QUANTITY_MAX } from './limits.ts';

/** A quantity in a line, with the rest of the line. */
export interface Count {
  num: number;
  unit?: string;
  /** The line without it. */
  rest: string;
  /** Nobody but the buyer can say what is meant: so many of each, several numbers, half a metre, the length of a thing. */
  isUnsure: boolean;
}

const HAN_DIGITS: Record<string, number> = {
  零: 0,
  半: 0.5,
  一: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
};
const HAN_PLACES: Record<string, number> = { 十: 10, 百: 100, 千: 1000, 万: 10_000 };
/** 五十, 一百, 两千五百. */
function hanNumber(text: string): number {
  let [sum, digit] = [0, 0];
  for (const sign of text) {
    const place = HAN_PLACES[sign];
    if (place === undefined) digit = HAN_DIGITS[sign] ?? 0;
    else if (place === 10_000) [sum, digit] = [(sum + digit || 1) * place, 0];
    else [sum, digit] = [sum + (digit || 1) * place, 0];
  }
  return sum + digit;
}
const ENGLISH: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  twenty: 20,
  fifty: 50,
};

const HAN = '[零半一二两三四五六七八九十百千万]';
const DIGITS = String.raw`\d{1,3}(?:,\d{3})+|\d{1,7}(?:\.\d{1,3})?`;
const WORDS = Object.keys(ENGLISH).join('|');
/** Whoever names one of these counts. */
const PIECES =
  '个|件|只|套|根|支|把|盒|箱|包|卷|台|片|条|块|桶|瓶|张|付|副|对|双|袋|枚|颗|粒|顶|打|组|罐|捆|扎|本|盏|具|筒|盘|辆|管(?=\\s|$)|' +
  'pieces?|units?|pcs?\\.?|stk\\.?|stück|nos?\\.|nos|sets?|boxes|box|pairs?|prs?|dozens?|doz\\.?|gross|ea\\.?|each|off|rolls?|cartons?|ctns?|packs?|packets?|pkts?|bags?|bottles?|cans?|tubes?|drums?|pails?|spools?|bales?|reels?|coils?|kits?|lengths|sheets?|bundles?';
/** These may measure the thing itself: 安全绳 20米 is a rope of twenty metres, or twenty of them. */
const MEASURES = '米|公斤|千克|斤|吨|升|公分|m|met(?:er|re)s?|mtrs?|kgs?|tons?|l|lit(?:er|re)s?';
const NOT_INSIDE = String.raw`(?<![\d.a-zA-Z×*/:=~-])`;
// 933 M12 are no 933 metres: only behind a Chinese unit may a figure follow.
const ENDS = String.raw`(?=$|[\s,，;；:：。、+＋/(（)）&吧]|(?<=\p{Script=Han})\d|(?<=\p{Script=Han})(?:m|dn|pn|φ)\s?\d)`;

const COUNTED = new RegExp(
  String.raw`(?:(?<each>各|每样|每种)\s*)?(?:${NOT_INSIDE}(?<digits>${DIGITS})\s*(?<many>[百千万])?|(?:(?<![\p{Script=Han}])|(?<=[各来要拿订的]))(?<han>${HAN}+)|(?<!\S)(?<word>${WORDS})\s+)\s*(?<unit>${PIECES}|${MEASURES})${ENDS}`,
  'giu',
);
/** What is written so is one of several numbers, and the buyer is asked to look at it. */
export const UNSURE = '各';
/** 各500, without a unit. */
const EACH = new RegExp(String.raw`(?:各|每样|每种)\s*(${DIGITS})(?![\d.])`, 'u');
/** What stands at the end with a sign for it: - 2, x 3, (2), : one, - dozen. */
const AT_END = new RegExp(
  String.raw`(?:\s[-–—]{1,2}\s*|\s*[:：]\s*|\s[x×*]\s*|\s*[(（【[]\s*)(?:(?<digits>\d{1,6})(?:\s*(?<unit>${PIECES}))?|(?<word>${WORDS})|(?:an?\s+)?(?<dozen>dozen|gross))\s*[)）】\]]?\s*$`,
  'iu',
);
const HAN_AT_END = new RegExp(String.raw`\s(?<han>${HAN}{1,6})\s*$`, 'u');
/** 2 x ball valve DN50, 20 x 6204-2RS. */
const IN_FRONT = /^(\d{1,5})\s*[x×]\s+(?=\p{L}|\d{4,}[-\s]?[a-z\d]*(?:\s*[^\s\d×x*]|$))/iu;
const IS_MEASURE = new RegExp(`^(?:${MEASURES})$`, 'iu');

/** One that may be had: half a metre is one, and the buyer is told. */
function wholeOf(value: number): { num: number; isWhole: boolean } {
  const num = Math.min(Math.max(1, Math.ceil(value)), LINE_QUANTITY_MAX);
  return { num, isWhole: Number.isInteger(value) };
}

/** A number that stands alone, however it is written: 五十, 0.5; 1,00 is one, or a slip for a hundred. */
export function numberOf(cell: string): { num: number; isSure: boolean } | undefined {
  const text = cell.trim();
  if (new RegExp(`^${HAN}+$`, 'u').test(text)) {
    const { num, isWhole } = wholeOf(hanNumber(text));
    return { num, isSure: isWhole };
  }
  const slip = /^(\d{1,6}),(\d{1,2})$/.exec(text);
  if (slip) return { num: wholeOf(Number(`${slip[1]}.${slip[2]}`)).num, isSure: false };
  if (!/^\d{1,7}(?:\.\d+)?$/.test(text) || Number(text) <= 0) return undefined;
  const { num, isWhole } = wholeOf(Number(text));
  return { num, isSure: isWhole };
}

/** 数量：6台, 共计4台, 不少于25个, qty 3: a number after such a word is the quantity, whatever other numbers are in the line. */
const SAID_NUMBER = new RegExp(
  String.raw`(?:^|[\s,，;；。、(（])(?:(?:采购|需求)?数量|共计|总计|合计|不少于|至少|qty\.?|quantity)\s*[:：=]?\s*(?:约|of\s)?\s*(?<digits>${DIGITS})\s*(?<unit>${PIECES}|${MEASURES})?(?=$|[\s,，;；。、)）(（])`,
  'iu',
);
/** 半斤或者100只: of two ways to say how many one is enough. */
const OR_ELSE = new RegExp(
  String.raw`(?:^|\s)(?:${DIGITS}|${HAN}+)\s*(?:${PIECES}|${MEASURES})\s*(?:或者?|or)\s*$`,
  'iu',
);
/** 要好点的，国产的也行: a wish behind the number names nothing that a list of goods could have. */
const WISH = /[,，;；。]\s*[^,，;；。]*(?:都行|也行|都可以|也可以|最好|尽快|好点)[^,，;；。]*$/u;

const tidy = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/([,，])(?:\s*[,，])+/g, '$1')
    .replace(/[(（]\s*[)）]|\s[)）](?=\s|$)/g, ' ')
    .replace(/^[\s,，;；、+&-]+|[\s,，;；。、+&:：-]+$/g, '')
    .trim();

interface Found extends Count {
  from: number;
  to: number;
  isMeasure: boolean;
}

function countsIn(line: string): Found[] {
  // What stands in brackets is what a pack holds: 3盒(100/盒).
  const open = line.replace(/[(（][^()（）]*[)）]/g, (part) => ' '.repeat(part.length));
  const found: Found[] = [];
  for (const match of open.matchAll(COUNTED)) {
    const { each, digits, many, han, word, unit = '' } = match.groups ?? {};
    const value = digits
      ? Number(digits.replaceAll(',', '')) * (many ? HAN_PLACES[many]! : 1)
      : han
        ? hanNumber(han)
        : ENGLISH[word!.toLowerCase()]!;
    if (!(value > 0)) continue;
    const { num, isWhole } = wholeOf(value);
    const name = unit.toLowerCase().replace(/\.$/, '');
    const isEach = each !== undefined || name === 'each';
    found.push({
      num,
      ...(/^(?:off|each)$/.test(name) ? {} : { unit: name }),
      rest: '',
      isUnsure: isEach || !isWhole,
      from: match.index,
      to: match.index + match[0].length,
      isMeasure: IS_MEASURE.test(name),
    });
  }
  return found;
}

/** Without what a pack holds, which stands right behind it: 1箱24支, 4 cartons of 12, 1盒50. */
const CONTENT = /^\s*(?:of\s+|\/\s*|[(（]\s*)?\d{1,5}\s*\/?\s*[^\s\d,，;；()（）]{0,3}\s*[)）]?(?=\s|$)/iu;

/** 10卷 20米: what one piece measures tells the goods. */
const PIECE_MEASURES = /^\s*\d+(?:\.\d+)?\s*(?:米|m|mm|cm|公斤|kg|升|l|寸|分)(?![a-z])/iu;

function cut(line: string, from: number, to: number): string {
  // 来一箱吧: what asks for so many is none of the thing.
  const before = line
    .slice(0, from)
    .replace(OR_ELSE, ' ')
    .replace(
      /(?<=[\p{Script=Han}\s)）])(?:总共|一共|共计|合计|大约|急需|需要|[来要拿订约共需购买])\s*$/u,
      ' ',
    );
  const after = line
    .slice(to)
    .replace(/^吧|^\s*of\s+(?=[^\d])/i, ' ')
    .replace(WISH, ' ');
  const isOfPiece = PIECE_MEASURES.test(after);
  return tidy(`${before} ${before.trim() && !isOfPiece ? after.replace(CONTENT, ' ') : after}`);
}

/** 来10个M8螺母, 还要 M8 平垫, 20个轴承: who asks, and a count that its thing follows without a blank; 三片式 counts nothing. */
const ASKS =
  /^(?:\[\d{1,2}:\d{2}(?::\d{2})?\]\s*[^\s\d:：]{1,8}[:：]\s*)?(?:再加|还要|还有|另外|另加|再来|再要|需要|[要来订买])?\s*[:：,，]?\s*(?=[\p{L}\d])/u;
const COUNTS_FIRST = new RegExp(
  String.raw`((?:^|[,，;；、])\s*)(\d{1,6}|(?<![\p{Script=Han}])${HAN}{1,5})[^\S\t]*([个只套根支把盒箱包卷台片条块桶瓶张副对双袋枚颗粒顶组罐捆])(?![套装式\s]|$)(?=[\p{Script=Han}a-z\d])`,
  'giu',
);
export const askedFirst = (line: string): string => line.replace(ASKS, '').replace(COUNTS_FIRST, '$1$2$3 ');

/**
 * The count of a line, if one can be read from it: pieces before measures, the last of several, of a pack with its
 * content the pack.
 */
export function countIn(line: string): Count | undefined {
  const front = IN_FRONT.exec(line);
  if (front && Number(front[1]) > 0)
    return { num: Number(front[1]), rest: tidy(line.slice(front[0].length)), isUnsure: false };
  const told = SAID_NUMBER.exec(line);
  if (told?.groups && Number(told.groups['digits']!.replaceAll(',', '')) > 0) {
    const { num, isWhole } = wholeOf(Number(told.groups['digits']!.replaceAll(',', '')));
    const unit = told.groups['unit']?.toLowerCase().replace(/\.$/, '');
    const rest = cut(line, told.index, told.index + told[0].length);
    return { num, ...(unit && !/^(?:off|each)$/.test(unit) ? { unit } : {}), rest, isUnsure: !isWhole };
  }
  const all = countsIn(line);
  const pieces = all.filter(({ isMeasure }) => !isMeasure);
  // 1箱24支: the second number is the content of the first unit.
  const counts = pieces.filter((one, at) => at === 0 || one.from > pieces[at - 1]!.to);
  const best = counts.at(-1);
  const end = AT_END.exec(line);
  if (end?.groups && (!best || best.to < end.index)) {
    const { digits, word, dozen, unit: told } = end.groups;
    const num = digits ? Number(digits) : word ? ENGLISH[word.toLowerCase()]! : 1;
    const unit = (dozen ?? told)?.toLowerCase().replace(/\.$/, '');
    if (num > 0)
      return { num, ...(unit ? { unit } : {}), rest: tidy(line.slice(0, end.index)), isUnsure: false };
  }
  if (best) {
    const { num, unit, isUnsure } = best;
    const rest = cut(line, best.from, best.to);
    // 黄油枪1把 黄油10公斤: another thing with a number of its own may follow.
    const isFollowed = all.some(({ from }) => from > best.to && /\p{L}{2}/u.test(line.slice(best.to, from)));
    return { num, ...(unit ? { unit } : {}), rest, isUnsure: isUnsure || counts.length > 1 || isFollowed };
  }
  const each = EACH.exec(line);
  if (each) {
    const { num } = wholeOf(Number(each[1]!.replaceAll(',', '')));
    return { num, rest: cut(line, each.index, each.index + each[0].length), isUnsure: true };
  }
  const han = HAN_AT_END.exec(line);
  if (han?.groups) {
    const { num } = wholeOf(hanNumber(han.groups['han']!));
    return { num, rest: tidy(line.slice(0, han.index)), isUnsure: false };
  }
  // 120 m hose 10x6: what is measured off stands in front of the thing.
  const measure = all.findLast(({ from, to }) => from > 0 || /^\s+\p{L}{2}/u.test(line.slice(to)));
  if (!measure) return undefined;
  const { num, unit } = measure;
  return { num, ...(unit ? { unit } : {}), rest: cut(line, measure.from, measure.to), isUnsure: true };
}

/** So many packs, and what each of them holds: 两卷（每卷100米）. */
const OF_EACH = new RegExp(
  String.raw`(?<![\d.×x*/-])(?:(?<digits>\d{1,5})|(?<![\p{Script=Han}])(?<han>${HAN}{1,3}))\s*(?<pack>[卷盘盒箱包袋桶捆])\s*[(（,，]?\s*每\s*\k<pack>\s*(?<each>\d{1,5})\s*(?<unit>米|m|个|只|支|件|片|套|根|条|张|副|双|kg|公斤|升)(?![a-z])\s*[)）]?`,
  'iu',
);
/** A count of packs whose content the line tells, as what is in all of them: 200米. */
export const allPacks = (line: string): string =>
  line.replace(OF_EACH, (...found: unknown[]) => {
    const { digits, han = '', each, unit } = found.at(-1) as Record<string, string>;
    const packs = digits ? Number(digits) : hanNumber(han);
    return packs > 0 ? ` ${packs * Number(each)}${unit} ` : String(found[0]);
  });

const PART = /\s*[,，;；+＋、/&]\s*|\s+and\s+/giu;
const PER_UNIT = new RegExp(`^(?:${PIECES})(?![\\p{L}])`, 'iu');
const SIZED = /^(?:⌀|φ|Φ)?[a-z]{0,2}\d/i;
const NOUN = /[\p{Script=Han}]{2,}/u;

function partedAt(line: string, seams: readonly { from: number; to: number }[]): string[] {
  const starts = [0, ...seams.map(({ to }) => to)];
  return starts.map((start, at) => line.slice(start, seams[at]?.from).trim());
}

const DESIGNATED = /^[a-z]{0,4}-?\d{3,}[-/a-z\d]*(?:\s[a-z\d]{1,4})?$/iu;
/** 螺母M8 100 M10 200: sizes with their marks, each with a bare number behind it. */
const MARKED = String.raw`(?:m|dn|φ|⌀)\s?\d+(?:\.\d+)?(?:[×x*]\d+(?:\.\d+)?)*`;
const WITH_BARE = new RegExp(
  String.raw`^(.*?)((?:\s*${MARKED}\s+\d{1,6}(?=[\s,，;；、]|$)[,，;；、]?){2,})$`,
  'iu',
);
function markedOfLine(line: string): string[] | undefined {
  const [, thing = '', pairs = ''] = WITH_BARE.exec(line) ?? [];
  const found = [...pairs.matchAll(new RegExp(String.raw`(${MARKED})\s+(\d{1,6})`, 'giu'))];
  return thing.trim() && !/\d$/.test(thing.trim())
    ? found.map(([, size, num]) => `${thing.trim()} ${size} × ${num}`)
    : undefined;
}
/** 6204×2、6205×3: designations, each so many times. */
function multipliedOfLine(line: string): string[] | undefined {
  const parts = line.split(/\s*[、,，;；]\s*/).filter(Boolean);
  return parts.length > 1 && parts.every((part) => MULTIPLIED.test(part))
    ? parts.map((part) => part.replace(MULTIPLIED, '$1 × $2'))
    : undefined;
}
const MULTIPLIED = /^([a-z]{0,4}-?\d{4,}[-/a-z\d]*)\s*[×x*]\s*(\d{1,5})$/iu;
/** 8.5元, 单价3.2, 0.1元/个: what one costs, which nobody orders. */
const MONEY =
  /(?:(?:含税|不含税)?(?:单价|价格?)\s*[:：]?\s*|[¥￥@]\s*)\d+(?:\.\d+)?\s*元?(?:\s*\/\s*\p{L}{1,4})?|(?<![\d.])\d+(?:\.\d+)?\s*元(?:\s*\/\s*\p{L}{1,4})?(?!\p{L})/gu;
export const withoutMoney = (line: string): string => line.replace(MONEY, ' ').trimEnd();
/** What stands between two numbers that say the same: 10箱 共 240箱. */
const TOTAL = /共|总|合计|计$|total|each|[每=/(（]/i;
/**
 * Kinds of one thing behind each other, each with its number in the same unit: 手套 9寸3双 10寸4双, 胶带 红 2卷 黑 5卷. The
 * beginning of the line applies to all of them.
 */
function kindsOfLine(line: string, counts: readonly Found[]): string[] | undefined {
  const unit = counts[0]?.unit;
  if (counts.length < 2 || !unit || counts.some((one) => one.isUnsure)) return undefined;
  const kinds = counts.map(({ from }, at) =>
    line
      .slice(counts[at - 1]?.to ?? 0, from)
      .replace(/[要来订]\s*$/, '')
      .trim(),
  );
  // 6204 20套 6205 10套: each is called by its designation.
  const isNamed = kinds.every(
    (kind) => NOUN.test(kind) && !TOTAL.test(kind) && !/[/,，;；、+＋&]|^[配含带附]/.test(kind),
  );
  const isEach = isNamed || kinds.every((kind) => DESIGNATED.test(kind));
  if (isEach && !line.slice(counts.at(-1)!.to).trim())
    return counts.map(({ from, to }, at) => `${kinds[at]} ${line.slice(from, to).trim()}`);
  if (unit && counts.some((one) => one.unit !== unit)) return undefined;
  const [first, ...more] = kinds;
  const isShort = more.every((kind) => kind !== '' && !/[\s,，;；、+＋&]/.test(kind) && !TOTAL.test(kind));
  const thing = /^(.*\S)\s+\S+$/u.exec(first ?? '')?.[1];
  const rest = line.slice(counts.at(-1)!.to).trim();
  if (!isShort || !thing || !/\p{L}{2}/u.test(thing) || rest) return undefined;
  return counts.map(
    ({ from, to }, at) => `${at === 0 ? first : `${thing} ${kinds[at]}`} ${line.slice(from, to).trim()}`,
  );
}

/**
 * Several things in one line, each with its own number: 吊装带 2T×3米 2根,5T×4米 1根. A part that begins with a size is
 * of what the line begins with.
 */
export function partsOfLine(line: string): string[] {
  const marked = markedOfLine(line) ?? multipliedOfLine(line);
  if (marked) return marked;
  const all = countsIn(line);
  const pieces = all.filter(({ isMeasure }) => !isMeasure);
  const counts = pieces.length > 0 ? pieces : all;
  if (counts.length === 0 || all.length < 2) return [line];
  const kinds = kindsOfLine(line, counts);
  if (kinds) return kinds;
  const seams = [...line.matchAll(PART)]
    .map(({ index, 0: sign }) => ({ from: index, to: index + sign.length }))
    // 15kg/桶 is the content of one unit.
    .filter(({ from, to }) => line[from] !== '/' || !PER_UNIT.test(line.slice(to)));
  // 60 pcs bolts M6 / 60 pcs washers M6: each number stands in front of its thing.
  const ahead = seams.filter(({ to }) => counts.some(({ from }) => from === to));
  if (ahead.length > 0 && ahead.length === counts.length - 1 && counts[0]!.from === 0)
    return partedAt(line, ahead);
  const own = seams.filter(({ from }) => {
    const before = all.some(
      ({ to }) =>
        to <= from &&
        line
          .slice(to, from)
          .replace(/[(（][^()（）]*[)）]/g, '')
          .trim() === '',
    );
    return before && all.some((one) => one.from >= from);
  });
  if (own.length === 0) return [line];
  const parts = partedAt(line, own);
  const noun = NOUN.exec(parts[0]!)?.[0];
  const isThing = parts.every(
    (part, at) =>
      /\p{L}/u.test(part.replace(COUNTED, ' ')) ||
      DESIGNATED.test(part.replace(COUNTED, ' ').trim()) ||
      (at > 0 && noun && SIZED.test(part.replace(COUNTED, ' '))),
  );
  if (!isThing) return [line];
  return parts.map((part, at) =>
    at > 0 && noun && SIZED.test(part) && !part.includes(noun) ? `${noun} ${part}` : part,
  );
}

/** One size of several: M6, DN15, 6*20, 6204-2RS, 3.2mm, 1/2", 40#. */
const SIZE = String.raw`(?:[a-zφ⌀]{0,4}-?\d+(?:\.\d+)?(?:\/\d+)?(?:\s?[×x*]\s?\d+(?:\.\d+)?)*(?:[-/]?\d?[a-z]{1,3}\d?|寸|码|号|型|"|″|#)?)`;
const BETWEEN = String.raw`(?:\s*(?:[,，、&+＋;；]|\/(?=\s*[a-zφ⌀\d.]*\d)|和|及|\band\b)\s*|\s+)`;
const SOME = new RegExp(`(?<![\\w.×*/-])${SIZE}(?:${BETWEEN}${SIZE})+(?![\\w.×*])`, 'giu');
/** 1/4 3/8 1/2 are fractions, M6/M8/M10 three sizes: a stroke parts them where nothing else does. */
function sizesOf(run: string): string[] {
  const parts = run.split(/\s*(?:[,，、&+＋;；]|\s\/\s|和|及|\band\b|\s)\s*/iu).filter(Boolean);
  return parts.length > 1 ? parts : run.split(/\s*\/\s*/);
}
/** Sizes are of one kind where they are written alike: M6 and M8, 6*20 and 6*25, not 12.9 and M8. */
const shapeOf = (size: string): string =>
  size
    .replace(/\d+(?:\.\d+)?/g, '0')
    .replace(/\s/g, '')
    .toLowerCase();
/** 3.2 4.2 5.2mm, M6、8、10: the unit or letter of one applies to all. */
const shapesAlike = (sizes: readonly string[]): boolean =>
  new Set(sizes.map((size) => shapeOf(size).replace(/^[a-zφ⌀]+|(?:[a-z"″#寸码号型])+$/giu, ''))).size === 1;

/** The sizes of a list that are written alike, up to the last: 304 M6 M8 M10 are three of 304. */
function alikeIn(sizes: readonly string[]): string[] {
  const [first = '', ...others] = sizes;
  const front = /^[a-zφ⌀]+(?=\d)/iu.exec(first)?.[0] ?? '';
  if (front && others.every((size) => /^\d/.test(size)) && shapesAlike(sizes))
    return [first, ...others.map((size) => front + size)];
  const from = sizes.findIndex((_, at) => new Set(sizes.slice(at).map(shapeOf)).size === 1);
  if (from >= 0 && sizes.length - from > 1) return sizes.slice(from);
  return shapesAlike(sizes) ? [...sizes] : [];
}

/** 17mm, 19mm & 24mm, 4 each; 平垫 M6 M8 M10 各50个: so many of each size. */
export function eachOfLine(line: string): string[] {
  const each = /各|每样|每种|\beach\b/i.exec(line);
  if (!each) return [line];
  // 6 each: that number is none of the sizes.
  const told = line.replace(/\d+(?=\s*each)/i, (number) => '~'.repeat(number.length));
  const runs = [...told.matchAll(SOME)].map(({ 0: text, index }) => {
    const all = sizesOf(text);
    const sizes = alikeIn(all);
    const from = sizes.length < all.length && sizes[0] ? index + text.indexOf(sizes[0]) : index;
    return { from, to: index + text.length, sizes };
  });
  const found = runs.filter(({ sizes }) => sizes.length > 1);
  // The nearest in front of the word; behind it, where nothing stands in front.
  const run = found.findLast(({ to }) => to <= each.index) ?? found[0];
  if (!run) return [line];
  const [before, after] = [line.slice(0, run.from).replace(/[:：]\s*$/, ''), line.slice(run.to)];
  return run.sizes.map((size) => `${before} ${size} ${after}`.replace(/\s+/g, ' ').trim());
}

/** What people say around a list, and nothing that can be bought: nobody counts in it, and it names no size. */
const SAID =
  /^(?:anfrage|inquiry|enquiry|bestellung|purchase order)\b[^;,]*\bno\.?\s*[:：#]?\s*\d+\s*$|(?:等下|稍等|等会�?|回头)我|看下单|填报人|制单|制表|经办|^注\s*[:：]|^以上(?:均|都|价|是|所有|全部|为)|^(?:mr|mrs|ms|dr)\.?\s|partial shipment|^delivery\b|^[^\d]*(?:清单|计划表|明细表?|申请单|请购单|询价单|采购单|领料单|订货单|订购单|需求单|申购单|备料单|材料表|采购计划)(?:及[\p{Script=Han}]{2,8})?(?:[(（][^()（）]*[)）])*$|老板|师傅|在吗|报[\p{Script=Han}]{0,2}价(?!单)|^不?含税|^共\s*\d+\s*项|\bpls\b|\bthx\b|^\[[a-z]{2,12}\]\s*(?:hi|hello)\b|^(?:还有|另外|语音|(?:\[\d+:\d+\]\s*)?图片)$|发票|专票|货到付款|^[(（][^()（）]*[)）]$|含运费|谢谢|急\s*[!！]|能发|联系人|电话|地址|编制|审核|批准|^合计|^总计|^小计|^备注|材料计划|^(?:sub)?total\b|regards|^dear\b|^(?:hi|hello)\b|\bquote\b|^rfq\b|^note\b|delivery asap|^parts list\b|thank|^(?:delivery|payment|shipment|shipping|packing|validity|terms|incoterms|attn|tel|fax|e-?mail)(?:\s+(?:terms?|time))?\s*[:：]|^(?:purchas\w+|procurement|sales|engineering|maintenance)\s+(?:dep(?:t|artment)|manager|office)\b|^(?:交货期?|交期|付款|付款方式|运输方式|包装要求|技术要求|质量要求|有效期|收货人|收件人|邮箱|传真|开票信息|日期|时间|部门|项目(?:名称)?|工程(?:名称)?|[\p{Script=Han}]{1,3}人|供应商|客户|公司|单号)\s*[:：]|没有(?:就|的话|则)|^如(?:无|没有|果没有)/iu;
/** A title or a remark between signs: 【包装】, —— 月底到货 ——. */
const FRAMED = /^(?:【[^【】]*】|\[[\p{Script=Han}]{2,4}\]|[—–=*]{2,}[^—–=*]+[—–=*]{2,})$/u;
export const isFramed = (line: string): boolean => FRAMED.test(line.trim());
export const isSaid = (line: string): boolean => SAID.test(line.trim());
/** Behind it stand names and addresses. */
export const isSignature = (line: string): boolean => /regards|sincerely|^此致|顺祝|敬礼/iu.test(line);
/**
 * Lines that a program writes around a list, with any numbers: sender and time of a message, headers of a mail, its
 * end.
 */
const STAMPED =
  /^\[\d{1,2}:\d{2}(?::\d{2})?\]\s*[^\s\d]{0,12}$|^(?:[^\s\d]{1,12}\s+)?(?:\d{1,4}[-/.月]\d{1,2}(?:[-/.日]\d{0,4})?\s*)?\d{1,2}:\d{2}(?::\d{2})?$|^(?:from|to|cc|bcc|subject|sent|date|发件人|收件人|抄送|主题|发送时间)\s*[:：]|^(?:total|overall)\s+(?:net\s+|gross\s+)?(?:weight|price|amount|value)\b|^(?:总重|毛重|净重|总金额|总价)|^[\p{Script=Han}]{1,4}\s*[:：]?\s*(?:\+?86[- ]?)?(?:1\d{2}[- ]?\d{4}[- ]?\d{4}|0\d{2,3}[- ]\d{7,8}|1\d{2}-\d{4}-\d{4}|0\d{2,3}-\d{3,4}-\d{4})$|清单结束|以下空白|以下无正文|end of (?:list|report)/iu;
export const isStamped = (line: string): boolean => STAMPED.test(line.trim());

/** 名称 规格 单位 数量: where the unit stands before the number, the two part the words from remarks. */
const UNIT_FIRST = /(?:^|\s)(?:计量)?(?:单位|units?|uom)\s+(?:采购|需求)?(?:数量|qty|quantity)(?:\s|$)/i;
export const isUnitFirst = (line: string): boolean => UNIT_FIRST.test(line) && !/[\t|,，]/.test(line);
export const UNIT_FIRST_HEAD = ['名称', '单位', '数量'];
const NUMBER = String.raw`(?:各)?\d[\d,]*(?:\.\d+)?(?:\s*[千万打])?|[一二两三四五六七八九十百千]+`;
const patterns = new Map<string, RegExp>();
/** Words, unit and number of such a line; the line alone where they cannot be told. */
export function partedByUnit(line: string, units: RegExp): string[] {
  let pattern = patterns.get(units.source);
  if (!pattern) {
    pattern = new RegExp(String.raw`^(.*\S)\s+(${units.source})\s+(${NUMBER})(?=\s|$)(.*)$`, 'i');
    patterns.set(units.source, pattern);
  }
  const found = pattern.exec(line);
  if (!found) return [line];
  const [, words = '', unit = '', number = '', remark = ''] = found;
  const said = remark.replace(/[(（][^()（）]*[)）]/g, ' ').trim();
  const dozens = /^(\d+)\s*打$/.exec(number)?.[1];
  return [`${words} ${said}`, dozens ? '打' : unit, dozens ?? number];
}
