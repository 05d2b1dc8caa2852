import { pairsOf } from '../data/lines.ts';
import { withNewNumbers } from './old-numbers.ts';

/** Letters that stand before a number in the designations of a thing, `$` for the number where some stand behind it. */
const LEADS: readonly [RegExp, string][] = pairsOf('leads.txt').map(([words, [lead = '']]) => [
  new RegExp(
    words.map((word) => (/^[a-z]/.test(word) ? String.raw`(?<![a-z])${word}(?![a-z])` : word)).join('|'),
  ),
  lead,
]);

const BEARING = /轴承|深沟|圆锥|角接触|调心|推力|滚[针子]|\bbearings?\b/;
/** 180205: figures alone, as bearings were numbered before 1993, in the number of today. */
export function renewedBearing(text: string): string | undefined {
  // Thin ones have a short number as well: 61806 is 6806.
  const thin = /^61([89]\d\d)(?=$|-)/;
  if (thin.test(text)) return text.replace(thin, '6$1');
  if (!/^\d{3,7}$/.test(text)) return undefined;
  const found = withNewNumbers(`${text} 轴承`).replace(' 轴承', '');
  return found === text ? undefined : found;
}

/** Letters of bearings that a number follows: NU beside a size is any of NU2, NU10, NU22 ones. */
const LETTERS = /^(?:nu|nj|nup|nf|n|hk|bk|na|nk|nki|ucp|ucf|ucfl|ucfc|uc|lm|lme|r|s)$/;
const FIGURES = [...'0123456789'];
/** NU 40×80×18: letters beside three dimensions are those of a bearing. */
const BY_SIZE = /(?<![a-z])(?:nu|nj|nup|nf|na|nki?)型?(?![a-z]).*\d\s*[x×*]\s*\d+(?:\.\d+)?\s*[x×*]\s*\d/;
export const begunBearings = (text: string, word: string): string[][] =>
  (BEARING.test(text) || BY_SIZE.test(text)) && LETTERS.test(word)
    ? FIGURES.map((figure) => [`${word}${figure}*`])
    : [];

const STAINLESS = /不锈钢|不锈铁|\b(?:stainless|inox|ss)\b|(?<![\w.])(?:304|316l?|440c?)(?![\w.])/;
/** Stainless bearings have an S in front of their number: S6204-2RS. */
export const stainlessBearing = (text: string, word: string): string | undefined =>
  /^6[0-9]\d{2}(?:-(?:2rs|zz))?$/.test(word) &&
  STAINLESS.test(text) &&
  (word.includes('-') || BEARING.test(text))
    ? `s${word.replace('-', '')}`
    : undefined;

/** How a bare number may be written in the designations of what a text is of: 六角棒 17 is S17. */
export const leadsOf = (text: string): ((number: string) => string[]) => {
  const found = LEADS.flatMap(([thing, lead]) => (thing.test(text) ? [lead] : []));
  return (number) =>
    found.map((lead) => (lead.includes('$') ? lead.replace('$', number) : `${lead}${number}`));
};

const MOTOR = /电机|电动机|马达|\bmotors?\b/;
/** Speeds of motors on 50 Hz, and the poles that turn so: 1440 转 are four. */
const POLES: readonly [number, number, string][] = [
  [2700, 3000, '2'],
  [1350, 1500, '4'],
  [890, 1000, '6'],
  [680, 750, '8'],
];
const SPEED =
  /(?:转速|speed)?\s*[:：]?\s*(?<![\w.])(\d{3,4})\s*(?:转(?:\/分钟?|每分钟?|速)?|rpm|r\/min|r\.p\.m\.?)(?![a-z动])/gi;
const polesOf = (speed: number): string | undefined =>
  POLES.find(([least, most]) => least <= speed && speed <= most)?.[2];

/** Series of bearings by their first two figures: 深沟球 63 is one of 6300. */
const SERIES =
  /(?<![\w.×x*/-])(6[02-489]|30[23]|32[0-3]|22[23]|7[23]|51[1-4])(?:\s*(?:系列|型|类|series))?(?![\w.×x*/-]|\s*(?:mm|毫米|个|套|只))/g;
const WHOLE_SERIES: Record<number, string> = { 2: '00', 3: '00' };

/** Steel pipe is asked for by its nominal size: 50的镀锌管 is DN50. */
const NOMINAL_PIPE = String.raw`(?:热?镀锌(?:钢|水)?管|焊接?钢?管|水煤气管|消防管|白铁管|galvani[sz]ed (?:steel )?pipe|gi pipe)`;
const NOMINAL = String.raw`(15|20|25|32|40|50|65|80|100|125|150|200)(?![\d.]|\s*[x×*]\s*\d)`;
const OF_PIPE: RegExp[] = [
  new RegExp(String.raw`(?<![\w.×x*⌀φ-])${NOMINAL}\s*的?\s*(?=${NOMINAL_PIPE})`, 'g'),
  new RegExp(String.raw`(?<=${NOMINAL_PIPE}\s*)(?<![\w.×x*⌀φ-])${NOMINAL}`, 'g'),
];

/** Plastic pipe is made by its outside, and asked for in inches of what it replaces: 6分 is dn25. */
const PLASTIC = /^(?!.*(?:软管|钢丝|镀锌|焊管|\bhose)).*(?:ppr|pvc|pe管|热熔|塑料管|给水管)/;
const PLASTIC_OF_INCH: readonly [RegExp, string][] = [
  [/(?<![\d./])(?:4\s*分|1\/2\s*(?:寸|"|in(?:ch)?))/g, ' dn20 '],
  [/(?<![\d./])(?:6\s*分|3\/4\s*(?:寸|"|in(?:ch)?))/g, ' dn25 '],
  [/(?<![\d./])(?:1\.2|1\.25|1-1\/4)\s*(?:寸|"|in(?:ch)?)/g, ' dn40 '],
  [/(?<![\d./])(?:1\.5|1-1\/2|1寸半)\s*(?:寸|"|in(?:ch)?)?/g, ' dn50 '],
  [/(?<![\d./])1\s*(?:寸|"|in(?:ch)?)/g, ' dn32 '],
  [/(?<![\d./])2\s*(?:寸|"|in(?:ch)?)/g, ' dn63 '],
];
const DN_SAID =
  /(?<![\w.×x*-])(?:dn\s*)?(20|25|32|40|50|63|75|90|110|160)(?![\d.]|\s*[x×*]|\s*(?:个|只|米|根))/;

/** Profiles of aluminum by the metre: 4040 一米. */
const METRES: Record<string, string> = {
  半: '500',
  一: '1000',
  两: '2000',
  二: '2000',
  三: '3000',
  四: '4000',
  六: '6000',
};
const PROFILE =
  /(?<![\w.×x*-])(1515|2020|2040|2060|2080|3030|3060|4040|4080|40120|4545|4590|5050|6060|8080|80160|100100)\s*(?:铝型材|型材)?\s*(?:长度?|l\s*=?|[x×*])?\s*(?:(半|一|两|二|三|四|六)\s*米|(\d(?:\.\d+)?)\s*(?:米|m)(?![a-z])|(\d{3,4})\s*(?:mm|毫米)?)(?![\d.])/gi;

/** Plates by their sides in feet. */
const FEET: Record<string, string> = {
  '3': '1000',
  '4': '1220',
  '5': '1500',
  '6': '1830',
  '8': '2440',
  '10': '3000',
};
const IN_FEET = /(?<![\d.])(10|[34568])\s*(?:尺|ft|feet|')\s*[x×*]\s*(10|[34568])\s*(?:尺|ft|feet|')/gi;
const THICK = /(?<![\d.])(\d{1,2}(?:\.\d+)?)\s*(?:个厚?|mm厚?|毫米厚?|厘厚?|厚)/;
const SHEET = /板|卷|\b(?:sheet|plate)s?\b/;
const SIDES = /(?<![\d.×x*])(\d{3,4})\s*[x×*]\s*(\d{3,4})(?![\d.]|\s*[x×*])/;

/** All of a size is in the unit behind it: 40×30×20cm, 1.2×0.8米; pallets are in metres without one. */
const ALL_IN =
  /(?<![\d.])(\d+(?:\.\d+)?(?:\s*[x×*]\s*\d+(?:\.\d+)?){1,2})\s*(cm|厘米|公分|m|米)(?![a-z²2\d])/gi;
const PALLET = /托盘|卡板|栈板|pallet/i;
const PALLET_SIZE = /(?<![\d.])([01](?:\.\d+)?)\s*[x×*]\s*([01](?:\.\d+)?)(?![\d.]|\s*(?:m|cm|米|寸))/g;
const MOST_METRES = 13;
/** What is rolled up is so many mm wide and thick, and metres long: 12×0.1×10m. */
const ROLLED = /[带膜纸网布卷绳]|\b(?:tape|film|foil|strap|strapping|belt|roll|mesh|cloth|paper)s?\b/;
const scaled = (size: string, by: number): string =>
  size
    .split(/\s*[x×*]\s*/)
    .map((one) => String(Number((Number(one) * by).toFixed(2))))
    .join('x');

/** Steel in front of its form: 304板 is a stainless plate of 304. */
const STEEL_FORM: [RegExp, string][] = [
  [/(?<![\w.])(201|304l?|316l?|310s?|321|430|2205)\s*(?=板)/gi, '$1 不锈钢'],
  [/(?<![\w.])(201|304l?|316l?|310s?|321)\s*(?=[圆方扁]?管(?!件|箍|帽|卡))/gi, '$1 不锈钢'],
  [/(?<![\w.])(201|304l?|316l?|310s?|321|303|420)\s*(?:圆棒|棒料|圆钢|光圆)/gi, '$1 不锈钢圆钢'],
  [/(?<![\w.])(5052|6061|1060|3003|7075)\s*(?=板)/gi, '$1 铝'],
  [/(?<![\w.])pn\s*(\d+(?:\.\d+)?)\s*(?=mpa)/gi, ' $1'],
  [/密封(?=的?轴承)/g, ' 2rs '],
];

/** Bare numbers that the trade reads by the thing they stand beside, in the form in which goods list them. */
export function withMeasures(text: string): string {
  let out = STEEL_FORM.reduce((said, [shape, meant]) => said.replace(shape, meant), text);
  out = out
    .replace(ALL_IN, (whole, size: string, unit: string) => {
      const isMetres = /^(?:m|米)$/i.test(unit);
      if (!isMetres) return `${scaled(size, 10)} `;
      if (ROLLED.test(text)) return whole;
      return size.split(/[x×*]/).every((one) => Number(one) <= MOST_METRES) && /[.米]/.test(whole)
        ? `${scaled(size, 1000)} `
        : whole;
    })
    .replace(
      PROFILE,
      (_, form: string, said?: string, metres?: string, mm?: string) =>
        ` ${form}x${said ? METRES[said] : metres ? String(Number(metres) * 1000) : mm} `,
    );
  if (PALLET.test(out))
    out = out.replace(PALLET_SIZE, (_, one: string, other: string) => scaled(`${one}x${other}`, 1000));
  if (MOTOR.test(out))
    out = out.replace(SPEED, (whole, speed: string) => {
      const poles = polesOf(Number(speed));
      return poles ? ` ${poles}极 ` : whole;
    });
  for (const shape of OF_PIPE) out = out.replace(shape, ' dn$1 ');
  if (PLASTIC.test(out)) {
    const isSaid = DN_SAID.test(out);
    out = PLASTIC_OF_INCH.reduce((said, [shape, dn]) => said.replace(shape, isSaid ? ' ' : dn), out);
  }
  if (SHEET.test(out)) {
    out = out.replace(IN_FEET, (_, one: string, other: string) => `${FEET[one]}x${FEET[other]}`);
    const thick = THICK.exec(out);
    const sides = SIDES.exec(out);
    if (thick && sides)
      out = `${out.replace(sides[0], ' ').replace(THICK, ' ')} ${thick[1]}x${sides[1]}x${sides[2]}`;
  }
  return out;
}

/** Series that bare figures beside a bearing stand for, each under the figures. */
export function seriesIn(text: string): Map<string, string> {
  if (!BEARING.test(text)) return new Map();
  return new Map(
    [...text.matchAll(SERIES)].map(([, figures = '']) => [
      figures,
      `${figures}${WHOLE_SERIES[figures.length]}`,
    ]),
  );
}
