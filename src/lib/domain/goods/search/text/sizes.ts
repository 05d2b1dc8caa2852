import { normalise } from './normalise.ts';

/** A dimension: 30, 2.5, 1/2in, 1-1/2in. */
const NUMBER = String.raw`(?:\d{1,2}-\d{1,2}\/\d{1,2}|\d+(?:\.\d+)?(?:\/\d{1,2})?)(?:in)?`;
/** 1/2-13 UNC as `normalise` writes it. */
const INCH_THREAD = String.raw`un(?:\d{1,2}-)?\d{1,2}(?:\/\d{1,2})?t\d{1,2}`;
const SIZE = new RegExp(
  String.raw`(?<![a-z0-9./])(?<lead>${INCH_THREAD}|[a-z]{0,4}${NUMBER})(?<rest>(?:x${NUMBER})+)(?![a-z0-9.]|\/\d)`,
  'g',
);
const LONE_THREAD = new RegExp(String.raw`(?<![a-z0-9./])${INCH_THREAD}(?![a-z0-9.])`, 'g');

/** How the token of a size differs from plain numbers in a text. */
export const sizeToken = (size: string): string => `=${size}`;

/** A size as people read it: M8×30, 1/2-13×2. */
export const shownSize = (size: string): string =>
  size
    .replace(/^un([\d/-]+)t(\d+)/, '$1-$2')
    .replace(/(?<=\d(?:in)?)x(?=\d)/g, '×')
    .replace(/in(?=×|$)/g, '"')
    .toUpperCase();

/** By how much a size differs from the wanted one, dimension by dimension; empty if they cannot be compared so. */
export function differenceOf(asked: string, size: string): string {
  const [wanted, own] = [asked, size].map(
    (one) => /^[a-z]*([\d.]+(?:x[\d.]+)*)$/.exec(one)?.[1]?.split('x') ?? [],
  );
  if (!wanted || !own || own.length === 0 || wanted.length !== own.length) return '';
  return own
    .map((one, at) => Number((Number(one) - Number(wanted[at])).toFixed(3)))
    .filter((gap) => gap !== 0)
    .map((gap) => `${gap > 0 ? '+' : '−'}${Math.abs(gap)}`)
    .join(' / ');
}

const [FINEST, COARSEST] = [0.2, 6];
/** A number behind a metric thread that may be its pitch: M12×1.5. */
export const isPitch = (lead: string, number: string | undefined): boolean => {
  const [thread, pitch] = [Number(/^m(\d+(?:\.\d+)?)$/.exec(lead)?.[1]), Number(number)];
  return pitch >= FINEST && pitch <= COARSEST && pitch < thread / 2 && pitch <= 1 + thread / 10;
};

/**
 * The sizes that a normalised text names, each as one token: all of its dimensions together, and what buyers leave out
 * of them: the pitch of a thread, letters in front, the last of three. Numbers that stand apart make no size.
 */
export function sizesIn(plain: string): string[] {
  const found = new Set<string>();
  for (const { groups } of plain.matchAll(SIZE)) {
    const { lead = '', rest = '' } = groups ?? {};
    // The length of an inch screw is in inches, said or not.
    const numbers = rest
      .slice(1)
      .split('x')
      .map((one) => (lead.startsWith('un') ? one.replace(/in$/, '') : one));
    const add = (first: string, others: string[]): void => {
      found.add([first, ...others].join('x'));
      if (others.length > 1) found.add([first, others[0]].join('x'));
      if (others.length > 1 && isPitch(first, others[0])) found.add([first, ...others.slice(1)].join('x'));
    };
    add(lead, numbers);
    const bare = /^[a-z]{1,4}(?=\d)/.exec(lead)?.[0];
    if (bare && bare !== 'm' && !lead.startsWith('un')) add(lead.slice(bare.length), numbers);
    if (lead.startsWith('un')) found.add(lead);
  }
  for (const [thread] of plain.matchAll(LONE_THREAD)) found.add(thread);
  return [...found];
}

/** A tapered bearing by the width of its inner ring. */
export const ringSize = (size: string): string => `ring${size}`;

const MM_PER_INCH = 25.4;
const INCHES = /^(?:(\d{1,2})-)?(\d+(?:\.\d+)?)(?:\/(\d{1,2}))?(?:in)?$/;
/**
 * Dimensions to the tenth of a millimetre: tables of bearings in inches have 7.9375, 7.938 and 7.94 for 5/16". Those of
 * which one is in inches are all brought to millimetres.
 */
export function roundedSize(size: string): string {
  const parts = size.split('x');
  const isInches = parts.some((one) => /\/|in$/.test(one));
  return parts
    .map((one) => {
      const [, ones = '0', over = '', under = '1'] = INCHES.exec(one) ?? [];
      if (over === '') return one;
      const value = Number(ones) + Number(over) / Number(under);
      return String(Math.round(value * (isInches ? MM_PER_INCH : 1) * 10) / 10);
    })
    .join('x');
}
const INCH_SIDE = String.raw`(\d{1,2}(?:-\d{1,2}\/\d{1,2}|\/\d{1,2}|\.\d+)?)\s*in`;
/** 1/2"×1-1/8"×5/16" as `normalise` writes it. */
const IN_INCHES = new RegExp(
  String.raw`(?<![\w./-])${INCH_SIDE}\s*[x×*]\s*${INCH_SIDE}\s*[x×*]\s*${INCH_SIDE}(?![a-z])`,
);
/** Three dimensions in inches, or to the hundredth of a millimetre. */
export const isFineSize = (size: string): boolean =>
  /^[\d./-]+(?:in)?x[\d./-]+(?:in)?x[\d./-]+(?:in)?$/.test(size) && /\.\d\d|\/|in/.test(size);

/** Three dimensions in each other order: 80x50x16 is measured from outside, and listed as 50x80x16. */
export function turned(size: string): string[] {
  const [a, b, c, more] = size.split('x');
  if (more !== undefined || ![a, b, c].every((one) => one !== undefined && /^\d+(?:\.\d+)?$/.test(one)))
    return [];
  const orders = [
    [b, a, c],
    [c, b, a],
    [b, c, a],
    [c, a, b],
    [a, c, b],
  ];
  return [...new Set(orders.map((one) => one.join('x')))].filter((one) => one !== size);
}

/** A value of a size under its name: 内径 25. */
export interface Named {
  name: string;
  value: string;
  unit?: string | undefined;
}

const BORE = /^(?:轴承)?(?:内径|孔径|轴径|内孔|bore|inner|inside|i\.?d\.?(?![a-z]))|^d(?:\s|$|\()/i;
const OUTER = /^(?:轴承)?(?:外径|outer|outside|o\.?d\.?(?![a-z]))|^D(?:\s|$|\()/;
const WIDE = /^(?:装配|内圈|公称|总)?(?:宽|厚|高)|^(?:width|thick|height|section)|^[BTHW](?:\s|$|\()/i;
const OVER_ALL = /^(?:装配|总)(?:宽|高)|^(?:宽度|高度)? ?T$|^(?:assembled|overall|total) (?:width|height)/i;
const WALL = /^(?:壁厚|管壁|wall)/i;
const THREAD = /^(?:螺纹|规格|公称|thread|size)/i;
const LONG = /^(?:长度|公称长度|杆长|length|nominal length)|^[Ll](?:\s|$|\()/;
const CYLINDER = /^(?:缸径|气缸内径|cylinder bore)/i;
const STROKE = /^(?:行程|stroke)/i;
const HIGH = /^(?:截面)?高度?$|^height$|^[Hh]$/;
const BROAD = /^(?:翼缘|腿|截面)?宽度?$|^width$|^[Bb]$/;
const PLAIN = /^\d+(?:\.\d+)?$/;
const DIAMETER = /^d$/;

/** 外形尺寸 (mm) 内径d: what stands above several columns is none of the name of one. */
const plainName = (name: string): string =>
  /\s(?=\S*\p{Script=Han})(\S+)$/u.exec(name.trim())?.[1] ?? name.trim();

const numberOf = (params: readonly Named[], name: RegExp, other?: RegExp): string | undefined => {
  const found = params.find((row) => {
    const own = plainName(row.name);
    return name.test(own) && !other?.test(own);
  });
  const value = found && normalise(`${found.value}${found.unit ?? ''}`);
  return value && PLAIN.test(value) ? value : undefined;
};

/** All tokens of one size: of its designation, of what its parameters name, of what is chosen to get it. */
export function sizesOf(
  designation: string,
  params: readonly Named[] = [],
  choice: readonly string[] = [],
): string[] {
  const found = new Set(sizesIn(normalise(designation)));
  const add = (...parts: (string | undefined)[]): void => {
    if (parts.every(Boolean)) for (const size of sizesIn(normalise(parts.join('x')))) found.add(size);
  };
  for (const { value } of params)
    if (/\d/.test(value)) for (const size of sizesIn(normalise(value))) found.add(size);
  for (const text of choice) for (const size of sizesIn(normalise(text))) found.add(size);
  for (const text of [designation, ...choice]) {
    const inches = IN_INCHES.exec(normalise(text))?.slice(1);
    if (inches) found.add(roundedSize(inches.map((one) => `${one}in`).join('x')));
  }
  const [bore, outer] = [numberOf(params, BORE) ?? numberOf(params, DIAMETER), numberOf(params, OUTER)];
  if (bore && outer && Number(bore) < Number(outer)) {
    // A tapered bearing is measured over all, 装配高 T, and by some over its ring, 宽度 B: only they ask for that.
    const over = numberOf(params, OVER_ALL);
    for (const one of params) {
      const wide = numberOf([one], WIDE);
      if (over && wide && wide !== over) found.add(ringSize([bore, outer, wide].join('x')));
      else add(bore, outer, wide);
    }
    add(bore, outer);
  }
  // A pipe is its outside and its wall.
  const wall = numberOf(params, WALL);
  if (outer && wall && Number(wall) < Number(outer)) add(outer, wall);
  if (bore) found.add(`bore${bore}`);
  if (outer) found.add(`od${outer}`);
  // A cylinder is its bore and its stroke, a section its height and its width, whatever its order code says.
  add(numberOf(params, CYLINDER), numberOf(params, STROKE));
  add(numberOf(params, HIGH), numberOf(params, BROAD));
  const thread = params.find((row) => THREAD.test(row.name.trim()));
  const threaded = thread && normalise(thread.value);
  if (threaded && /^m\d+(?:\.\d+)?$/.test(threaded)) add(threaded, numberOf(params, LONG));
  const [first = '', second = ''] = choice.map(normalise);
  if (/^m\d+(?:\.\d+)?$/.test(first) && PLAIN.test(second)) add(first, second);
  // 16 mm and 0.6 mm, chosen one beside the other, are 16×0.6.
  const numbers = choice.map(normalise);
  if (numbers.length > 1 && numbers.every((one) => PLAIN.test(one))) add(...numbers);
  for (const size of found) if (isFineSize(size)) found.add(roundedSize(size));
  return [...found];
}
