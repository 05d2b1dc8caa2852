import { millimetresOf, OUTSIDE_OF_DN } from '../text/units.ts';
import { withInchBore } from './inch-bore-words.ts';

const INCH = /\s*(?:英?寸|吋|"|″|''|′′|”|“|inch(?:es)?|in)(?![a-z])/.source;
const FRACTION = String.raw`(\d{1,2}(?:[-\s]\d\/\d|\/\d{1,2}|\.\d)?)`;

/** Chains are called by their pitch in eighths of an inch (GB/T 1243): 5分 is 10A. */
const CHAIN = /^(?!.*(?:钳|扳手|葫芦)).*(?<![拖吊锁手重拉])链/;
const OF_CHAIN = /(?<![a-z\d])\d{2}[ab](?![a-z])/;
const PITCHES: [RegExp, string][] = [
  [/(?<![\d.])3\s*分/g, ' 06b '],
  [/(?<![\d.])4\s*分/g, ' 08a '],
  [/(?<![\d.])5\s*分/g, ' 10a '],
  [/(?<![\d.])6\s*分/g, ' 12a '],
  [/(?<![\d.])1\s*寸\s*半|(?<![\d.])一寸半|(?<![\d.])1\.5\s*英?寸/g, ' 24a '],
  [/(?<![\d.])1\.25?\s*英?寸|(?<![\d.])1寸2分?/g, ' 20a '],
  [/(?<![\d./])1\s*英?寸|一寸/g, ' 16a '],
  [/(?<![\d./])2\s*英?寸|[两二]寸/g, ' 32a '],
];
/** ASME B29.1 names roller chains by their pitch in eighths of an inch and a 0, GB/T 1243 in sixteenths: ANSI 60 is 12A. */
const ASME_CHAIN = /^(?!.*(?:pliers|hoist|block|sling|钳|扳手|葫芦)).*(?:链|\bchains?\b)/;
const BY_ASME =
  /(?<![\w.×x*-])(?:(?:ansi|asa|rs|no\.?|#)\s*-?\s*(40|50|60|80|100|120|140|160|200|240)|(40|50|60|80|100|120|140|160)\s*#)(?:-([1-3]))?(?![\w.×x*])/g;
const IN_EIGHTHS = /(?<![\d.])[3-6]\s*分(?![之钟])/g;

/** V-belts are numbered by their inside length in inches, and listed in mm in steps of the trade: B49 is B1250. */
const BELT = /^(?!.*(?:轮|pulley|sheave)).*(?:三角带|三角皮带|v带|v型带|皮带|传动带|\bv?-?belts?\b)/;
const INCH_BELT = /(?<![a-z\d-])([abcdez])\s*-?\s*(\d{2,3})(?![\d.x×*]|\s*(?:mm|毫米|根|条))/g;
const BELT_STEPS = [
  400, 450, 500, 530, 560, 600, 630, 670, 710, 750, 800, 850, 900, 950, 1000, 1060, 1120, 1180, 1250, 1320,
  1400, 1500, 1600, 1700, 1800, 1900, 2000, 2120, 2240, 2360, 2500, 2650, 2800, 3000, 3150, 3350, 3550, 3750,
  4000, 4250, 4500, 4750, 5000, 5300, 5600, 6000, 6300, 6700, 7100,
];
const MM_PER_INCH = 25.4;
const beltOf = (inches: number): number => {
  const wanted = inches * MM_PER_INCH;
  return BELT_STEPS.reduce((best, step) => (Math.abs(step - wanted) < Math.abs(best - wanted) ? step : best));
};
const LONGEST_IN_INCHES = 280;

/** Ribbed belts by their ribs and their length: PK带 6槽 2100 is 6PK2100 (ISO 9981). */
const RIBBED = /(?<![a-z])pk(?![a-z])|多[楔沟槽]带|(?:poly[- ]?v|ribbed|serpentine).*belt/;
const RIBS =
  /(?<![\w.])(\d{1,2})\s*(?:条|根|道)?(?:[槽楔沟齿]|ribs?(?![a-z]))[\s,，]*(?:的|长度?|l\s*=)?\s*(?:\p{Script=Han}*\s*)?(\d{3,4})(?:\s*mm)?(?![\w.])/u;

/** Sections of steel by their height in cm, whose point is left out: 126槽钢 is No. 12.6. */
const SECTION =
  /(?<![\w.×*])(\d{1,3}(?:\.\d)?)\s*(?:#|号)?\s*(?=([abc]?)\s*(?:的)?\s*(?:国标)?(?:槽钢|工字钢|槽铁|工字铁))/g;
/** Or by height, width and thickness of the web, of which the first two are listed: 槽钢 100×48×5.3. */
const OF_SECTION = /槽[钢铁]|工字[钢铁]|\b(?:channel|i-?beam)s?\b/;
const SECTION_SIDES =
  /(?<![\w.×x*])(\d{2,3})\s*[x×*]\s*(\d{2,3})(?:\s*[x×*]\s*\d{1,2}(?:\.\d+)?){1,2}(?![\d.]|\s*[x×*]\s*\d)/g;
const SECTION_NAMED =
  /(?<!\p{Script=Han})(?:腰高|高度?|h)\s*[:：=]?\s*(\d{2,3})\s*(?:mm)?[\s,，、]*(?:腿宽|翼缘宽|翼宽|腿长|宽度?|b)\s*[:：=]?\s*(\d{2,3})\s*(?:mm)?(?:[\s,，、]*(?:腰厚|腹板厚|腹厚|厚度?|d)\s*[:：=]?\s*\d{1,2}(?:\.\d+)?\s*(?:mm)?)?(?![\d.])/gu;
const POINTS: Record<string, string> = { '63': '6.3', '65': '6.5', '126': '12.6' };

/** Worm gearboxes by their frame and their ratio, as NMRV063-30 has both: 涡轮箱63 1比30. */
const WORM =
  /nmrv|(?<![a-z])rv.*减速|减速.*(?<![a-z])rv|[蜗涡]轮[蜗杆]*(?:减速|变速)?(?:机|箱|器)|worm (?:gear|reducer)/;
const FRAME = /0?(25|30|40|50|63|75|90|110|130|150)(?![\d.])(?:\s*(?:型|的|减速[机箱器]))*[\s,，/-]+/.source;
const RATIO = /(?:速比|减速比|ratio|1\s*[比:：/]|i\s*=)\s*[:：]?\s*/.source;
const OF_RATIO = String.raw`(7\.5|5|10|15|20|25|30|40|50|60|80|100)(?![\d.])`;
const FRAME_AND_RATIO = new RegExp(String.raw`(?<![\d.])${FRAME}(?:${RATIO})?${OF_RATIO}`);
/** With the letters of the series before its frame, the ratio may be called so twice: rv50减速机 速比1:20. */
const SERIES_AND_RATIO = new RegExp(String.raw`(?<![a-z])(?:nm)?rv\s*-?\s*${FRAME}(?:${RATIO})*${OF_RATIO}`);

/** From one nominal size to another: 4寸变2寸, 4"x2", 1-1/4x1: beside a fraction a bare number is of inches as well. */
const REDUCES = /变径|异径|大小头|补芯|补心|内外丝|变接|[寸分]半?\s*[变转]|reducer|reducing|bush/;
/** 1寸变6分: eighths of an inch beside it, and inches and a half. */
const IN_EIGHTHS_TOO: [RegExp, string][] = [
  [/(?<![\d.])(\d)\s*寸\s*半/g, '$1-1/2"'],
  [/(?<![\d.])(\d)\s*寸\s*2(?:分)?(?![\d分寸])/g, '$1-1/4"'],
  [/(?<![\d.])2\s*分(?![之钟])/g, '1/4"'],
  [/(?<![\d.])3\s*分(?![之钟])/g, '3/8"'],
  [/(?<![\d.])4\s*分(?![之钟])/g, '1/2"'],
  [/(?<![\d.])6\s*分(?![之钟])/g, '3/4"'],
];
const TURNS_INTO = /(?:变到?|转|接|to|[x×*])/.source;
const TWO_INCHES = new RegExp(
  String.raw`(?<![\d./])${FRACTION}(?:${INCH}|["″”])?\s*${TURNS_INTO}\s*${FRACTION}(?:${INCH}|(?<=\d\/\d{1,2}|\d\/\d{1,2}(?:${INCH}|["″”])?\s*${TURNS_INTO}\s*\d{1,2})(?![\d./-]))`,
  'g',
);
/** 大小头 80 50, 80变50 */
const TWO_NUMBERS =
  /(?<![\d.×x*-])(?:dn\s*)?(\d{2,3})\s*(?:\s|[变转接/-])\s*(?:dn\s*)?(\d{2,3})(?![\d.×x*-])/g;
const NOMINAL: Record<string, string> = {
  '1/8': '6', '1/4': '8', '3/8': '10', '1/2': '15', '3/4': '20', '1': '25', '1-1/4': '32', '1.2': '32', '1.25': '32',
  '1-1/2': '40', '1.5': '40', '2': '50', '2-1/2': '65', '2.5': '65', '3': '80', '4': '100', '5': '125', '6': '150',
  '8': '200', '10': '250', '12': '300',
}; // prettier-ignore

/** Discs by their diameter in inches and their thickness in mm: 5" x 1mm is 125x1. */
const DISC = /切割片|切片|磨片|角磨片|百[叶页]|千[叶页]|砂轮|\bdiscs?\b|\bwheels?\b/;
const DISC_INCHES = new RegExp(String.raw`(?<![\d./])(\d{1,2}(?:\.5|-1\/2)?)${INCH}\s*[x×*]\s*(?=\d)`, 'g');
/** All of it in inches: 4.5" x 0.045" x 7/8". */
const DISC_IN_INCHES = new RegExp(
  String.raw`(?<![\d./])(\d{1,2}(?:\.5|-1\/2)?)(?:${INCH})?\s*[x×*]\s*(0?\.\d+|\d\/\d{1,2})(?:${INCH})?\s*[x×*]\s*7\/8(?:${INCH})?`,
  'g',
);
const THICK_MM: readonly [number, string][] = [[1.05, '1'], [1.4, '1.2'], [1.8, '1.6'], [2.2, '2'], [2.8, '2.5'], [3.4, '3'], [9, '6']]; // prettier-ignore
const BORE_OF_DISCS = '22.23';
/** 100×80目: what stands behind the sign is no dimension. */
const GRIT_BEHIND = /(?<=\d)\s*[x×*]\s*(?=p?\d{2,4}\s*(?:目|#|号|grit))/g;

/** Couplings of levers: type C and 2" is C50. */
const CAMLOCK = /cam[- ]?lock|kamlok|cam (?:and|&) groove|凸轮|扳把式/;
const LEVER_TYPE = /(?:type\s*([a-f]|dc|dp)(?![a-z])|(?<![a-z])([a-f]|dc|dp)\s*型)/;
const LEVER_SIZE = new RegExp(String.raw`(?<![\d./])${FRACTION}${INCH}|dn\s*(\d{2,3})`);

/** Parallel keys are asked for by width and length; the height belongs to the width (GB/T 1096). */
const KEY = /键|(?:parallel|feather|machine|shaft) keys?\b|\bkey ?steel/;
const NO_KEY = /键槽|[铣刀]|扳手|匙|半圆|花键|按键|键盘|allen|hex|wrench|woodruff/;
const HEIGHT: Record<string, string> = {
  '2': '2', '3': '3', '4': '4', '5': '5', '6': '6', '8': '7', '10': '8', '12': '8', '14': '9', '16': '10', '18': '11',
  '20': '12', '22': '14', '25': '14', '28': '16', '32': '18', '36': '20', '40': '22', '45': '25', '50': '28',
}; // prettier-ignore
const KEY_SIZE = /(?<![\w.×*])([abc]?)(\d{1,2})\s*[x×*]\s*(\d{1,3})(?![\d.]|\s*[x×*])/g;

/** Inch threads have one pitch in each row (ASME B1.1), and small ones go by a number: #8-32. */
const UNC: Record<string, string> = {
  '1/4': '20', '5/16': '18', '3/8': '16', '7/16': '14', '1/2': '13', '9/16': '12', '5/8': '11', '3/4': '10', '7/8': '9',
  '1': '8',
}; // prettier-ignore
const UNF: Record<string, string> = {
  '1/4': '28', '5/16': '24', '3/8': '24', '7/16': '20', '1/2': '20', '9/16': '18', '5/8': '18', '3/4': '16', '7/8': '14',
  '1': '12',
}; // prettier-ignore
const THREADED = /\b(?:bolt|screw|stud|nut|washer|rod|tap|die)s?\b|螺[栓钉丝母帽]|[美英]制|丝[锥攻]|板牙/;
const NO_SCREW =
  /阀|管|接头|fitting|valve|pipe|hose|elbow|tee|nipple|plug|socket set|drive|套筒|扳手|clamp|u-?bolt/;
const BY_LENGTH = new RegExp(
  String.raw`(?<![\w./-])(1\/4|5\/16|3\/8|7\/16|1\/2|9\/16|5\/8|3\/4|7\/8|1)(?:${INCH})?(?:\s*(unc|unf))?\s*[x×*]\s*(?=\d)`,
  'g',
);
const BY_ROW = new RegExp(
  String.raw`(?<![\w./-])(1\/4|5\/16|3\/8|7\/16|1\/2|9\/16|5\/8|3\/4|7\/8|1)(?:${INCH})?\s*(?=(unc|unf)(?![a-z]))`,
  'g',
);
const NUMBERED =
  /(?<![\w./#-])#?(0-80|1-64|1-72|2-56|2-64|3-48|3-56|4-40|4-48|5-40|5-44|6-32|6-40|8-32|8-36|10-24|10-32|12-24|12-28)(?=\s*(?:un[cf])?\s*(?:[x×*]|$|\s*[a-z\p{Script=Han}]))(?![\d.])/gu;

/** Inch screws as goods list them: 1/2" x 2" UNC is 1/2-13 x 2, 8-32x1/2 is #8-32. */
function withInchThreads(text: string): string {
  if (!THREADED.test(text) || NO_SCREW.test(text)) return text;
  const isFine = /(?<![a-z])unf(?![a-z])/.test(text);
  const pitchOf = (size: string, row = ''): string | undefined =>
    (row === 'unf' || (row === '' && isFine) ? UNF : UNC)[size];
  return text
    .replace(BY_LENGTH, (whole, size: string, row?: string) => {
      const pitch = pitchOf(size, row);
      const isInch = size.includes('/') || /["″”]|in/.test(whole);
      return pitch && isInch ? ` ${size}-${pitch}x` : whole;
    })
    .replace(BY_ROW, (whole, size: string, row: string) => {
      const pitch = pitchOf(size, row);
      return pitch ? ` ${size}-${pitch} ` : whole;
    })
    .replace(NUMBERED, ' #$1 ');
}

const SIDES = /(?<![\d.])(\d(?:\.\d{1,2})?)\s*(?:米|m)\s*[x×*乘]\s*(\d(?:\.\d{1,2})?)\s*(?:米|m)(?![a-z\d])/g;
const inMm = (metres: string): number => Math.round(Number(metres) * 1000);
/** Trays and trunking by their width and height in inches: 12 inch wide x 4 inch is 300×100. */
const TRAY = /桥架|线槽|cable tray|trunking/;
const TRAY_INCHES = new RegExp(
  String.raw`(?<![\d./])(\d{1,2})${INCH}(?:\s*wide)?\s*[x×*]\s*(\d{1,2})${INCH}`,
  'g',
);
const MM_OF_TRAYS = 25;
/** A rod or a bar by the metre: 10mm×1m. */
const BY_METRE = /牙条|丝杆|螺杆|全牙|通丝|光轴|型材|圆钢|管|棒|thread|rod|bar|profile|tube|pipe/;
const METRES = /(?<=\d\s*(?:mm)?\s*[x×*]\s*)([1-6])\s*(?:m|米)(?![a-z\d])/g;

/** Strapping by its width and its thickness in one number: PET 1608 is 16×0.8. */
const STRAPPING =
  /打包带|塑钢带|捆扎带|打包机|(?<![a-z])(?:pet|pp)\s*带|^\s*(?:pet|pp)\s*\d{4}\s*$|\bstrap(?:ping)?s?\b/;
const STRAP_SIZE = /(?<![\w.×x*-])(09|1[0-9]|25|32)(0[4-9]|1[0-3])(?![\w.×x*-])/g;

/** Nominal sizes of pipe and its valves (ISO 6708). */
const OF_PIPE = '(?:6|8|10|15|20|25|32|40|50|65|80|100|125|150|200|250|300|350|400|450|500|600)';
const ALWAYS: [RegExp, string][] = [
  // A nominal bore is the nominal size: 80NB and NB 80 are DN80, 3" NB says no more than 3". NB/T 47013 is a standard.
  [new RegExp(String.raw`(?<![\w.×*/-])(${OF_PIPE})\s*(?:mm\s*)?nb(?![a-z\d])`, 'g'), ' dn$1 '],
  [new RegExp(String.raw`(?<![a-z\d])nb\s*-?\s*(${OF_PIPE})(?![\d.])`, 'g'), ' dn$1 '],
  [/(?<=\d\s*(?:"|″|”|''|in|inch)\s*)nb(?![a-z\d])/g, ' '],
  // Units without a blank: 24v10a, 3p32a.
  [
    /(?<![a-z\d.])(\d{1,4}(?:\.\d+)?)(v|a|w|kw|p|hp)(?=\d{1,4}(?:\.\d+)?(?:v|a|w|kw|p|ma|hz|hp)(?![a-z\d]))/g,
    '$1$2 ',
  ],
  // What a standard of washers and nuts is followed by is their thread: DIN127B-12, DIN 934-10.
  [
    /(?<![a-z\d])(din\s*(?:125|127|128|137|433|434|435|436|439|440|555|557|562|582|934|935|936|980|985|1587|6797|6798|6905|6915|6916|6923|6926|7349|7980|7989|9021)\s*-?\s*[a-d]?)\s*-\s*(?=\d{1,2}(?:\.5)?(?![\d.×*x]))/g,
    '$1 m',
  ],
  // A thousand with its comma, in a size or by itself: M12×1,000.
  [/(?<=[x×*]\s*)(\d{1,2}),(\d{3})(?![\d,.])|(?<![\d.,])([1-9]\d?),(000)(?![\d,.])/g, '$1$2$3$4'],
  // Cylinders by bore and stroke: SDA40-30 is SDA40×30; SC70-10 is a cable lug with a hole of 10 mm.
  [
    /(?<![a-z\d])(sc(?=\d+-(?:[2-9]\d|\d{3}))|sda|mal|ma|mi|su|si|se|acq|tn|tcl|tcm|hlq)(\d{2,3})-(\d{1,4})(?![\d.])/g,
    '$1$2x$3',
  ],
  // AC220 and DC24 are volts.
  [/(?<![a-z\d])(ac|dc)\s*(12|24|36|48|110|127|220|380)(?![\d.a-z])/g, '$1$2v'],
  // Sides in metres, and those that are said: 1.2米乘1米.
  [/(?<=\d\s*(?:mm|毫米)?)\s*乘以?\s*(?=\d)/g, 'x'],
  // The fit of a pin or a shaft: Φ6m6×30.
  [
    /(?<=(?<![\w.])[φΦ⌀ø]?\d{1,3}(?:\.\d+)?)(?:m6|m5|n6|n7|p6|r6|s6|js\d|k[5-7]|h\d{1,2}|g[56]|f[7-9])(?=\s*[x×*]\s*\d)/g,
    '',
  ],
  // What the hole is for: 打M8底孔.
  [/[打攻钻]?\s*m\d{1,2}(?:\s*[x×*]\s*[\d.]+)?\s*(?:螺纹|螺丝|丝锥|攻丝|丝|牙)?\s*的?\s*底孔/g, ' '],
  // From where to where a clamp reaches.
  [
    /(?<=箍.*)(\d{1,3})\s*[~～至到]\s*(\d{1,3})|(\d{1,3})\s*[~～至到]\s*(\d{1,3})(?=.*(?:箍|clamp))/g,
    '$1$3-$2$4',
  ],
];

/** A flange or a valve for a pipe of this outside is of its nominal size: to a 114.3 mm pipe goes DN100. */
const ON_PIPE = /法兰|\bflanges?\b|卡箍|沟槽|抱箍|u型/;
const OF_OUTSIDE: Record<string, string> = {
  ...Object.fromEntries(Object.entries(OUTSIDE_OF_DN).map(([dn, outside]) => [outside, dn])),
  '57': '50', '76': '65', '89': '80', '108': '100', '133': '125', '159': '150', '219': '200', '273': '250', '325': '300',
}; // prettier-ignore
const PIPE_OUTSIDE =
  /(?:(?:管子?)?外径|(?<![a-z])od)\s*[:=]?\s*(?:φ|Φ|⌀)?(\d{2,3}(?:\.\d)?)(?:\s*mm)?(?![\d.×x*])|(?<![\w.×x*])(?:φ|Φ|⌀)?(\d{2,3}(?:\.\d)?)\s*(?:mm)?\s*(?:的?(?:钢|无缝|水)?管(?!箍|卡|夹|件|接)|\b(?:steel )?(?:pipe|tube)s?\b)/g;

/** Sizes as the trades say them, each by the rule of its goods, as they are listed. */
export function inListedSizes(text: string): string {
  const sided = text.replace(SIDES, (_, one: string, other: string) => `${inMm(one)}x${inMm(other)}`);
  let out = ALWAYS.reduce(
    (said, [shape, meant]) => said.replace(shape, meant),
    withInchThreads(withInchBore(sided)),
  );
  if (ON_PIPE.test(out))
    out = out.replace(PIPE_OUTSIDE, (whole, one?: string, other?: string) => {
      const dn = OF_OUTSIDE[one ?? other ?? ''];
      return dn ? ` dn${dn} ` : whole;
    });
  if (STRAPPING.test(out))
    out = out.replace(
      STRAP_SIZE,
      (_, wide: string, thick: string) => `${Number(wide)}x${Number(thick) / 10}`,
    );
  if (TRAY.test(out))
    out = out.replace(
      TRAY_INCHES,
      (_, wide: string, high: string) => `${Number(wide) * MM_OF_TRAYS}x${Number(high) * MM_OF_TRAYS}`,
    );
  if (ASME_CHAIN.test(out))
    out = out.replace(BY_ASME, (_, named?: string, numbered?: string, strands?: string) => {
      const sixteenths = String(Number(named ?? numbered) / 5).padStart(2, '0');
      return ` ${sixteenths}a${strands ? `-${strands}` : ''} `;
    });
  if (CHAIN.test(out))
    out = OF_CHAIN.test(out)
      ? out.replace(IN_EIGHTHS, ' ')
      : PITCHES.reduce((said, [shape, meant]) => said.replace(shape, meant), out);
  if (BELT.test(out))
    out = out.replace(INCH_BELT, (whole, section: string, length: string) =>
      Number(length) < LONGEST_IN_INCHES ? `${section}${beltOf(Number(length))}` : whole,
    );
  if (RIBBED.test(out)) out = out.replace(RIBS, ' $1pk$2 ');
  out = out.replace(SECTION, (_, height: string) => `${POINTS[height] ?? height}#`);
  if (OF_SECTION.test(out)) out = out.replace(SECTION_SIDES, '$1x$2').replace(SECTION_NAMED, ' $1x$2 ');
  if (REDUCES.test(out))
    out = out.replace(TWO_NUMBERS, (whole, from: string, to: string) =>
      OUTSIDE_OF_DN[from] && OUTSIDE_OF_DN[to] && Number(from) > Number(to) ? ` ${from}x${to} ` : whole,
    );
  if (REDUCES.test(out))
    out = IN_EIGHTHS_TOO.reduce((said, [shape, meant]) => said.replace(shape, meant), out).replace(
      TWO_INCHES,
      (whole, one: string, other: string) => {
        const [from, to] = [one, other].map((inches) => NOMINAL[inches.replace(/\s/, '-')]);
        return from && to ? ` dn${from}x${to} ` : whole;
      },
    );
  if (DISC.test(out))
    out = out
      .replace(DISC_IN_INCHES, (whole, inches: string, thick: string) => {
        const [over = '', under = '1'] = thick.split('/');
        const mm = (Number(over) / Number(under)) * MM_PER_INCH;
        const listed = THICK_MM.find(([most]) => mm < most)?.[1];
        const made = millimetresOf(inches)[0];
        return made && listed ? `${made}x${listed}x${BORE_OF_DISCS}` : whole;
      })
      .replace(DISC_INCHES, (whole, inches: string) => {
        const made = millimetresOf(inches);
        return made[0] ? `${made[0]}x` : whole;
      })
      .replace(GRIT_BEHIND, ' ');
  if (WORM.test(out))
    out = out.replace(
      SERIES_AND_RATIO.test(out) ? SERIES_AND_RATIO : FRAME_AND_RATIO,
      (_, frame: string, ratio: string) => ` nmrv${frame.padStart(3, '0')}-${ratio} `,
    );
  if (CAMLOCK.test(out)) {
    const [, english, chinese] = LEVER_TYPE.exec(out) ?? [];
    const [, inches, dn] = LEVER_SIZE.exec(out) ?? [];
    const size = dn ?? (inches && NOMINAL[inches.replace(/\s/, '-')]);
    if ((english ?? chinese) && size) out = `${out.replace(LEVER_TYPE, ' ')} ${english ?? chinese}${size}`;
  }
  if (KEY.test(out) && !NO_KEY.test(out))
    out = out.replace(KEY_SIZE, (whole, form: string, width: string, length: string) => {
      const height = HEIGHT[width];
      return height && height !== length ? `${form}${width}x${height}x${length}` : whole;
    });
  return BY_METRE.test(out) ? out.replace(METRES, '$1000') : out;
}
