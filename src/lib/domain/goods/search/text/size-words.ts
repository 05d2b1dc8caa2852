import { normalise } from './normalise.ts';
import { atomsOf, cutRun, inchesBehind, isInchFraction, joined, singular } from './tokenise.ts';
import { unitsJoined } from './units-joined.ts';

const NUMBER = /^\d+(?:\.\d+)?$/;
/** What stands before a number without changing which one it is: M16, ⌀25, L200, DN80. */
const LEAD = /^(?:m|d|l|dn|st|de|sw|t|g|no)(?=\d)/;
/** What machines are asked for by. */
const RATED = /^\d+(?:\.\d+)?(?:a|v|kw|kg|t|ah|l|mpa|kn)$/;
const RANGE = /\d+(?:\.\d+)?\s*[a-zA-Z°℃]*\s*[~～至]\s*(?=\d)/g;
/** Of ferrules the first two figures are the section of the wire in mm². */
const SECTION_OF_FERRULE: Record<string, string> = {
  '02': '0.25', '03': '0.34', '05': '0.5', '75': '0.75', '10': '1', '15': '1.5', '25': '2.5', '40': '4', '60': '6',
}; // prettier-ignore
/** The grain of a grinding wheel (GB/T 2484) and its grit. */
const GRIT_OF_WHEEL = /^(?:wa|gc|pa|sa|ba|ra)(\d{2,3})[a-z]?$/;
/** The form of a centre drill, a key or a pin before its first dimension. */
const FORM = /^[abcr](?=\d)/;
const LONGEST = 60;

/** A text with its numbers and their units in one. */
const withUnits = (text: string): string => unitsJoined(normalise(text));

/** 2tx6m is 2t and 6m, iC65N-3P ic65n and 3p. */
const piecesOf = (word: string): string[] => {
  const ends = inchesBehind(word);
  if (ends) return [...piecesOf(ends[0]), ends[1]];
  return isInchFraction(word) ? [word] : word.split(/[/_+-]|(?<=[a-z\d])x(?=\d)/).filter(Boolean);
};

const known = new Map<string, string[]>();
const MOST_KNOWN = 20_000;

/**
 * The tokens of one text that names a size. A number is kept three times over: as one that stands somewhere (`16`), as
 * the first (`^16`), and as all there is (`=16`).
 */
export function tokensOfSize(text: string): string[] {
  const before = known.get(text);
  if (before) return before;
  const found = new Set<string>();
  // The range that something covers is no number of one size.
  const plain = withUnits(text.slice(0, LONGEST).replace(RANGE, ' '));
  const numbers: string[] = [];
  for (const { text: atom, isHan } of atomsOf(plain)) {
    if (isHan) {
      found.add(atom);
      for (const word of cutRun(atom)) found.add(word);
      continue;
    }
    const pieces = piecesOf(atom);
    // YE3-90L-4 is a YE3-90L.
    const starts = pieces.slice(2).map((_piece, at) => pieces.slice(0, at + 2).join('-'));
    // A belt 500-5M-15 is a 5M-15, a fitting PC8-02 an 8-02.
    const ends = pieces.length > 2 && atom.includes('-') ? [pieces.slice(1).join('-')] : [];
    const code = /^[a-z]{1,3}(\d{1,2}-\d{1,2})$/.exec(atom)?.[1];
    for (const word of new Set([atom, ...starts, ...ends, ...(code ? [code] : []), ...pieces])) {
      found.add(/\d/.test(word) ? joined(word) : singular(word));
      const number = /^\d+(?:\.\d+)?(?=[a-z]*$)/.exec(word.replace(LEAD, ''))?.[0];
      if (number) found.add(number);
      // GE15L is for a tube of 15 in the light series.
      const tube = /^[a-z]{1,3}(\d{1,2}[ls])$/.exec(word)?.[1];
      if (tube) found.add(tube);
      // I16# is a section of No. 16.
      const steel = /^[a-z](\d{1,2}(?:\.\d)?[abc]?#[abc]?)$/.exec(word)?.[1];
      if (steel) found.add(steel);
      // E2508 is a ferrule for 2.5 mm², 8 mm long (DIN 46228).
      const section = SECTION_OF_FERRULE[/^en?(\d{2})(?:06|08|09|1[0-9]|2[0-9])$/.exec(word)?.[1] ?? ''];
      if (section) found.add(`截面:${section}`);
      // WA60 is a wheel of grit 60.
      const grit = GRIT_OF_WHEEL.exec(word)?.[1];
      if (grit) found.add(`${grit}#`);
      // NMRV050 is one of 50.
      const padded = /^[a-z]+0(\d{1,2})$/.exec(word)?.[1];
      if (padded) found.add(padded);
      // 6m stands in the middle of 2T×6m, where its unit is not brought to millimetres.
      const scaled = normalise(word);
      if (scaled !== word && !scaled.includes(' ')) found.add(joined(scaled));
    }
    // A2.5×6.3: a form stands before the first of several dimensions.
    const lead = pieces.length > 1 && FORM.test(pieces[0]!) ? pieces[0]!.slice(1) : pieces[0];
    const first = /^\d+(?:\.\d+)?/.exec((lead ?? atom).replace(LEAD, ''))?.[0];
    if (first && lead !== pieces[0]) found.add(first);
    if (first) numbers.push(first);
  }
  if (numbers[0]) found.add(`^${numbers[0]}`);
  const whole = plain
    .replace(/\([^)]*\)/g, '')
    .trim()
    .replace(LEAD, '');
  if (NUMBER.test(whole)) found.add(`=${whole}`);
  const tokens = [...found].filter((token) => token && token.length <= LONGEST);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(text, tokens);
  return tokens;
}

/** What one dimension is called in drawings, tables and questions, by its plainest name. */
const LABELS: [string, RegExp][] = [
  [
    '内径',
    /^(?:轴承)?(?:内径|孔径|内孔|轴径|公称内径|通孔直径)|^轴$|^(?:inside|inner) ?(?:diameter|dia)|^bore|^shaft|^i\.?d\.?$/,
  ],
  ['外径', /^(?:轴承|法兰|管子?)?(?:外径|公称外径|外圆)|^(?:outside|outer) ?(?:diameter|dia)|^o\.?d\.?$/],
  ['壁厚', /^壁厚|^wall/],
  ['直径', /^(?:公称|小端)?直径|^小[头端]|^(?:线|丝|杆|头|刃|钻孔|柄)径|^diameter|^dia$/],
  [
    '孔距',
    /^(?:螺栓|安装)?孔(?:中心)?[距圆]|^(?:螺栓)?(?:中心|分布|节)圆|^(?:bolt circle|bolt spacing|p\.?c\.?d|b\.?c\.?d)/,
  ],
  ['孔数', /^(?:螺栓|法兰)?孔数?$|^(?:number of |no\.? of |bolt )*holes?$/],
  ['模数', /^(?:法向|端面)?模数|^module/],
  ['齿数', /^齿数?$|^(?:number of |no\.? of )?teeth/],
  ['节距', /^(?:链条?)?节距/],
  ['螺距', /^(?:螺距|牙距)|^pitch/],
  ['截面', /^(?:导线|导体|标称|公称|适用|线芯)*截面积?$|^(?:wire |conductor |cable )?(?:cross[ -])?section$/],
  ['宽', /^(?:总|外|内|键|带|装配|内圈|外圈)?宽|^width|^wide/],
  ['高', /^(?:总|外|内|键|装配)?高|^height|^high/],
  ['速比', /^(?:减?速比|减速比|传动比)|^(?:reduction |gear )?ratio$/],
  ['流量', /^(?:额定)?流量|^(?:rated )?flow(?: rate)?$/],
  ['米重', /^米重/],
  ['扬程', /^(?:额定|总)?扬程|^(?:rated |total )?head$/],
  ['深', /^深|^depth|^deep/],
  ['厚', /^(?:总)?厚|^thick/],
  ['长', /^(?:总|全|公称|刃|杆|键|定尺)?长|^(?:overall |nominal )?length|^long/],
];

const labels = new Map<string, string | undefined>();
/** The plainest name of a dimension, if it is one. */
export function labelOf(name: string): string | undefined {
  if (labels.has(name)) return labels.get(name);
  if (labels.size >= MOST_KNOWN) labels.clear();
  const label = plainestOf(name);
  labels.set(name, label);
  return label;
}

const plainestOf = (name: string): string | undefined => {
  const plain = name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s*\([^)]*\)/g, '')
    .trim();
  return LABELS.find(([, pattern]) => pattern.test(plain))?.[0];
};

/** What a metre of a section weighs, by which tables and drawings name it: tables differ in the second decimal. */
export const BY_METRE = '米重';
export const byMetre = (kilos: number): string => String(Math.round(kilos * 10) / 10);

/** Parameters that hold another name of the size, and values that are codes by themselves. */
const NUMBERED = /型号|代号|货号|件号|编号|牌号|model|part n|code/i;
const IN_INCHES = /^(?:\d{1,2}[- ])?\d{1,2}(?:\/\d{1,2})?\s*(?:["″”]|in|寸|英寸)$/i;
const CODED = /^(?:dn|pn|m|g|rc|npt|class)\s?\d[\d./"″]*$/i;

interface Value {
  name: string;
  value: string;
  unit?: string | undefined;
}

/** Words that distinguish one size from the others of its family: its designation, its options, its own values. */
export function wordsOfSize(
  designation: string,
  chosen: readonly { name: string; zh: string; en: string }[],
  own: readonly Value[],
): string[] {
  const found = new Set(tokensOfSize(designation));
  const measure = (name: string, value: string): void => {
    const number = normalise(value).replace(LEAD, '');
    const label = labelOf(name);
    if (label && NUMBER.test(number)) found.add(`${label}:${number}`);
  };
  for (const { name, zh, en } of chosen) {
    for (const token of [...tokensOfSize(zh), ...(en === zh ? [] : tokensOfSize(en))]) found.add(token);
    measure(name, zh);
  }
  for (const { name, value, unit } of own) {
    measure(name, value);
    // An older number of the same part, a nominal size: 旧型号 2007109, 口径 DN80.
    const code = NUMBERED.test(name) || CODED.test(value) ? joined(normalise(value)) : '';
    if (/\d/.test(code) && !code.includes(' ') && code.length <= LONGEST) found.add(code);
    // A thread is asked for without its pitch as well: M12×1.75.
    const thread = /^m\s?(\d{1,2})\s*[x×*]\s*\d/i.exec(value.trim())?.[1];
    if (thread) found.add(`m${thread}`);
    // The port of a valve, the nominal size of a gasket: 1/2″.
    if (IN_INCHES.test(value.trim())) found.add(joined(normalise(value)));
    if (!unit) continue;
    if (unit === 'kg/m' && NUMBER.test(value)) found.add(`${BY_METRE}:${byMetre(Number(value))}`);
    measure(name, `${value}${unit}`);
    // A power supply of 10 A is asked for so, whatever its order code says.
    const rated = normalise(`${value}${unit}`);
    if (RATED.test(rated)) found.add(rated);
  }
  return [...found];
}
