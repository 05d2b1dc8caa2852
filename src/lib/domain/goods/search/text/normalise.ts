import { simplify } from './simplify.ts';
import { AMERICAN } from './spellings.ts';
import { SPOKEN, spokenNumbers, UNIT_WORDS } from './unit-words.ts';
import { normaliseUnits } from './units.ts';

const BODIES =
  'gb|din|iso|hg|jb|ansi|asme|astm|jis|en|cj|iec|qb|jg|sae|api|bs|ul|sh|sy|yb|ys|cb|qc|nb|dl|mt|gjb|hb|ga|la|qj|nf|uni|gost';
const INCH = `(?:${UNIT_WORDS.inch})`;
/** The number of a ball bearing, with the letters of those with a flange (F), of stainless steel (S) and miniature ones (MR). */
const BEARING = String.raw`(?<![a-z0-9.])(s?6(?!1[89])\d{3}(?=2rs)|(?:(?:s?m?fr?|s?mr)(?=\d)|s(?=\d{4}))\d{2,5}|\d{3,5})`;

/** Spellings that buyers mix for the same size, brought to one. Both sides of the search pass through here. */
const STEPS: [RegExp, string][] = [
  // ГОСТ Р 50592 М10х40: a Russian standard, with the letters of threads and sizes behind it.
  [/гост\s*(?:р(?!\p{Script=Cyrillic}))?\s*-?\s*(?=\d)/gu, 'gost'],
  [/\bgost\s*r\s*(?=\d)/g, 'gost'],
  [/(?<!\p{Script=Cyrillic})м(?=\d)/gu, 'm'],
  [/(?<=\d)\s*х\s*(?=\d)/gu, 'x'],
  [/[⁄∕]/g, '/'],
  ...AMERICAN,
  ...SPOKEN,
  // 1/2-13, 1/2"-13 UNC, 1/2 - 13: an inch thread with its pitch; #10-32 as well.
  [
    new RegExp(
      String.raw`(?<![\w/.-])((?:\d{1,2}-)?\d{1,2}\/\d{1,2})\s*(?:${INCH})?\s*-\s*(\d{1,2})(?:\s*-?\s*(?:unc|unf|unef|un)\b)?(?![\d/.a-wyz])`,
      'g',
    ),
    'un$1t$2 ',
  ],
  [
    /(?<![\w/.])(?:#|no\.?\s*)(\d{1,2})-(\d{2})(?:\s*-?\s*(?:unc|unf|unef|un)\b)?(?![\d/.a-wyz])/g,
    'un$1t$2 ',
  ],
  [/(?<![\w/.])(\d)-(\d{1,2})\s*-?\s*(?:unc|unf|unef)\b/g, 'un$1t$2 '],
  [/(un[\d/-]+t\d{1,2})\s+(?:[×x*✕✖╳]\s*)(?=\d)/g, '$1x'],
  // 1/4-20 x 3/4: the length of an inch thread is in inches, with its sign and without.
  [
    /(un[\d/-]+t\d{1,2}x(?:(?:\d{1,2}-)?\d{1,2}\/\d{1,2}|[1-6]))(?![\w./"″”′'-]|\s*(?:in|英?寸|'')|\s+\d\/\d)/g,
    '$1in ',
  ],
  // 0.6/1 kV, 450/750 V: the voltage that a cable is made for stands in the middle of its name.
  [/-?(?<![\d.])(?:0\.6\/1|0\.38\/0\.66|3\.6\/6|8\.7\/1[05]|26\/35)\s*kv-?/g, ' '],
  [/-?(?<![\d.])(?:300\/300|300\/500|450\/750|600\/1000)\s*v-?/g, ' '],
  // 4 mm² x 3 core, 3芯4平方, 3 core 4 mm2: as many wires of that section are 3x4.
  [
    /(?<![\d.])(\d+(?:\.\d+)?)\s*(?:mm\^?2|sq\.?\s*mm|平方毫米|平方|平)\s*[×x*,]?\s*(\d{1,2})\s*(?:cores?|芯|c)(?![a-z])/g,
    ' $2x$1 ',
  ],
  [
    /(?<![\d.])(\d{1,2})\s*(?:cores?|芯|c)\s*[×x*,]?\s*(\d+(?:\.\d+)?)\s*(?:mm\^?2|sq\.?\s*mm|平方毫米|平方|平)(?![a-z])/g,
    ' $1x$2 ',
  ],
  // 8mm×100M, 8*100米: a diameter and the length of a roll.
  [/(?<=\d)\s*(?:mm)?\s*[×x*]\s*(\d{2,4})\s*(?:m(?!\d)|米)(?![a-z])/g, ' $1m'],
  // 10,2 mm is 10.2; 3C×1.5 and 3芯×1.5 are 3x1.5; 8mm×5mm is 8x5.
  [/(?<=\d),(?=\d{1,2}\s*mm)/g, '.'],
  [/(?<![\w.])(\d{1,2})\s*(?:c|g|芯)\s*[×x*](?=\s*\d)/g, '$1x'],
  [/(?<=\d)\s*mm\s*[×x*]\s*(?=\d)/g, 'x'],
  // GB 70-85: the year of an old edition in two digits. GB/T 862.1-10 is of the size 10 where none stands behind it.
  [
    /\bgb\s*\/?\s*t?\s*(\d+(?:\.\d+)?)-(?:[5-9]\d|0\d|1\d(?=.*(?:(?<![a-z])m\s*\d|\d\s*[x×*]\s*\d)))(?![\d.])/g,
    'gb$1 ',
  ],
  // CNMG 120408: an insert by its letters and figures (ISO 1832).
  [
    /(?<![a-z0-9])(?!spec)([acdehklmoprstvw][a-gnop][aefghj-nu][abcfghjmnqrtuwx])[\s-]+(?=(?:\d{6}|\d{2}t\d{3})(?![\d.]))/g,
    '$1',
  ],
  // Class 150, CL150, 150 LB: the pressure of a flange or a fitting (ASME B16.5, B16.11).
  [/\b(?:class|cl)\.?\s*-?\s*(150|300|600|900|1500|2500|3000|6000|9000)(?![\d.x])/g, 'class$1 '],
  [/(?<![\w./×*-])(150|300|600|900|1500|2500|3000|6000|9000)\s*(?:lbs?(?![a-z])|磅级?)/g, 'class$1 '],
  // WN 80-40: a flange by its kind, its nominal size and its pressure (HG/T 20592).
  [/\b(wn|pl|so|th|sw|bl|if|pj|lf)\s+(?=\d{2,3}-\d{1,3}(?:\.\d)?(?![\d.x-]))/g, '$1'],
  // PL50 PN16, WN DN80 PN40: the same with the pressure apart.
  [
    /\b(wn|pl|so|th|sw|bl|if)\s*-?\s*(?:dn\s*)?(\d{2,3})[\s,/-]+pn\s*(?=\d{1,3}(?:\.\d)?(?![\d.x-]))/g,
    '$1$2-',
  ],
  // SAE 100 R1 AT, 100R1, R1AT: a hose by its kind (SAE J517).
  [/\b(?:sae\s*-?\s*)?100\s*-?\s*r\s*(\d{1,2})\s*-?\s*(?:at|sn|s|a)?(?![a-z0-9])/g, 'sae100r$1 '],
  [/\b(?:sae\s*)?r(\d{1,2})at\b/g, 'sae100r$1 '],
  // 25-52-15 is 25x52x15.
  [/(?<![\w./-])(\d{1,3}(?:\.\d+)?)-(\d{2,3}(?:\.\d+)?)-(\d{1,3}(?:\.\d+)?)(?![\w/-]|\.\d)/g, '$1x$2x$3'],
  [/(\d)\s*(?:乘以?|by)\s*(?=\d)/g, '$1x'],
  // IPE 200 → ipe200.
  [/\b(ipe|ipn|hea|heb|hem|upn|upe|unp|hw|hn|hm)\s+(?=\d)/g, '$1'],
  // DIN EN ISO 4762, BS EN ISO, EN ISO → ISO; DIN EN 14399 → EN; ANSI/ASME → ASME.
  [/\b(?:(?:din|bs|nf|uni|sfs|sn|gb|gost)[\s/-]*)?en[\s/-]*iso\b/g, 'iso'],
  [/\b(?:din|bs|nf|uni|jis)[\s/-]+(?=(?:iso|en|iec)\b)/g, ''],
  [/\b(?:ansi|asa)\s*\/\s*(?=asme|astm)/g, ''],
  [/\bjb\s*\/?\s*zq\s*(?=\d)/g, 'jb'],
  // 42码 is the size 42, M码 the size M.
  [/(?<=\d|(?<![a-z])(?:[sml]|x{0,3}x[ls]))\s*码/g, ' '],
  // A 1530 V belt: the belt is no voltage.
  [/(?<=\d)\s+v[\s-]+belts?\b/g, ' vee belt'],
  // 交流220V and 24V直流 are AC220V and 24VDC; half an hour is 30 min.
  [/交流(?=\s*[:-]?\s*\d+(?:\.\d+)?\s*(?:v|伏))/g, 'ac'],
  [/直流(?=\s*[:-]?\s*\d+(?:\.\d+)?\s*(?:v|伏))/g, 'dc'],
  [/(?<=\d\s*(?:v|伏特?)\s*)交流(?!接触)/g, 'ac '],
  [/(?<=\d\s*(?:v|伏特?)\s*)直流(?!减速|电机|接触)/g, 'dc '],
  [/(\d)\s*分钟/g, '$1min '],
  // AC220V, 220VAC → 220v ac.
  [/(?<![a-z])(ac|dc|直流|交流)\s*[:-]?\s*(\d+(?:\.\d+)?)\s*(?:v|伏特?)(?![a-z])/g, '$2v $1 '],
  [/(\d)\s*v\s*-?\s*(ac|dc)(?![a-z])/g, '$1v $2 '],
  // ⌀12×⌀32×10: the sign stands for the first of them, and for all.
  [/(?<=\d\s*(?:mm)?\s*[×x*✕✖╳]\s*)[φфø⌀∅]\s*(?=\d)/g, ''],
  // 30×8, 30*8, 30 x 8 → 30x8; also after a letter size: M8*30.
  [/(\d)\s*[×x*✕✖╳]\s*(?=\d)/g, '$1x'],
  // M8L30, M8×L30, M8 L=30, M8长30, M8×30L → m8x30; 45×2.65G is a series of O-rings.
  [/\b(m\d{1,2}(?:\.\d)?)\s*[x-]?\s*(?:l\s*[=:]?\s*|长度?\s*[:=为]?\s*)(\d{1,3})(?![\d.])/g, '$1x$2 '],
  [/\b(m\d{1,2}(?:\.\d)?)\s*[x-]\s*(\d{1,3})\s*l(?![a-z0-9])/g, '$1x$2 '],
  // ST4.8-32 and 6mm2*60mm2 are sizes, too.
  [/\b(st\d(?:\.\d)?)\s*[x-]\s*(?=\d)/g, '$1x'],
  [/(?<=\d)\s*mm2\s*[×x*]\s*(?=\d+(?:\.\d+)?\s*mm)/g, 'x'],
  [/(?<=\dx\d+\.\d+)-?g(?![a-z0-9])/g, ' '],
  // 8×1,25: a comma for the point.
  [/(?<=\dx\d),(?=\d{1,2}(?![\d.]))/g, '.'],
  // 4.0 → 4: a size is the same with and without the nought behind its point.
  [/(?<![\d.])(\d+)\.0+(?![\d.])/g, '$1'],
  // 3极, 三极, 3 pole → 3p.
  [/(?<![\d.])(\d{1,2})\s*(?:极(?![性板])|ji(?![a-z])|poles?(?![a-z]))/g, '$1p '],
  [/单极(?!性)/g, ' 1p '],
  [/[双两二]极(?![管性])/g, ' 2p '],
  [/三极(?![管性])/g, ' 3p '],
  [/四极/g, ' 4p '],
  [/六极/g, ' 6p '],
  [/八极/g, ' 8p '],
  // M8-1.25 → m8x1.25; 10.9S → 10.9.
  [/\b(m\d{1,2})-(?=\d\.\d)/g, '$1x'],
  [/(?<![\d.])(4\.8|5\.6|6\.8|8\.8|10\.9|12\.9)s(?![a-z0-9])/g, '$1 '],
  // m 8 → m8, dn 50 → dn50, pn 16 → pn16.
  [/\b(m|dn|pn|sch|st|sdr)\s+(?=\d)/g, '$1'],
  [/[φфø⌀∅]\s*(?=\d)/g, 'd'],
  // UNS numbers of steels (GB/T 20878): S30408 is 304, S31603 is 316L.
  [/\bs(304|316)0[08]\b/g, '$1'],
  [/\bs(304|316)03\b/g, '$1l'],
  // 304, SUS304, AISI 304 are one steel.
  [/\b(?:sus|aisi|ss)[\s-]*(?=(?:20|30|31|32|34|41|42|43|90)\d)/g, ''],
  [/\bas\s*-?\s*(?=568)/g, 'as'],
  [/\bmss\s*sp\s*-?\s*(?=\d)/g, 'msssp'],
  // JIS B 1559, ASTM A351, SAE J518.
  [/\b(jis|astm|asme|ansi|sae(?=\s*j)|api)\s*([a-z])\s*(?=\d)/g, '$1$2'],
  // NF E 25-511 is one number.
  [/\bnf\s*(?:en\s*)?e\s*-?\s*(\d\d)\s*-\s*(?=\d{3})/g, 'nfe$1-'],
  // GB/T 70.1 → gb70.1; DIN 912 → din912; ISO 4762 → iso4762.
  [/\bgb\s*[/-]?\s*[tz]?\s*-?\s*(?=\d)/g, 'gb'],
  [new RegExp(String.raw`\b(${BODIES})\s*\/?\s*t?\s*-?\s*(?=\d)`, 'g'), '$1'],
  // GB/T 894.1-40, GB 97.1-8: a size behind a standard, whose parts have points; DN50-PN40.
  [/\b(gb\d+(?:\.\d+)*)-(?=[1-9]\d{0,2}(?![\d.]))/g, '$1 '],
  [/\b(dn\d+)\s*[-/]?\s*(?=pn\d)/g, '$1 '],
  [/\b(pn\d+(?:\.\d+)?)\s*[-/]?\s*(?=dn\d)/g, '$1 '],
  // DIN933-M8×25, and without the stroke.
  [new RegExp(String.raw`\b((?:gb|${BODIES})\d+(?:\.\d+)*(?:-\d)?)[-/]?(?=m\d)`, 'g'), '$1 '],
  // GB/T 70.1-2008: the year of the edition is dropped.
  [
    new RegExp(String.raw`\b((?:${BODIES})[a-z]?\d+(?:\.\d+)*m?(?:-\d{1,2})?)[-:](?:19|20)\d\d(?!\d)`, 'g'),
    '$1',
  ],
  // GB/T 5783—2016, with a long dash.
  [/(?<=\b(?:gb|iso|din|jb|hg|en|iec|jis)[a-z]?\d+(?:\.\d+)*)\s*[—–―]{1,2}\s*(?:19|20)\d\d(?!\d)/g, ''],
  // 6204-2RS, 6204 2rs, 6204RS, 6204-2RS1; 6204ZZ, 6204-2Z; F608ZZ, MR105-2Z, S6204 2RS.
  [new RegExp(String.raw`${BEARING}[\s/-]*2?(?:rs[1rh]?|ddu?|llu)(?![a-z0-9])`, 'g'), '$1-2rs'],
  [new RegExp(String.raw`${BEARING}[\s/-]*2?\s*r\s*s(?![a-z0-9])`, 'g'), '$1-2rs'],
  [new RegExp(String.raw`${BEARING}[\s/-]*2?r?z{1,2}(?![a-z0-9])`, 'g'), '$1-zz'],
  // Its play stands behind: 6306 ZZ C3 is a 6306-ZZ/C3.
  [/(?<![\w.×*-])(\d{4,5}(?:-(?:zz|2rs))?)[\s/-]+(?=c[2-5](?![a-z0-9]))/g, '$1/'],
  // Pipe sizes in 分: an eighth of an inch each.
  [/(?<![\d.])2分(?![之钟])/g, '1/4"'],
  [/(?<![\d.])3分(?![之钟])/g, '3/8"'],
  [/(?<![\d.])4分(?![之钟])/g, '1/2"'],
  [/(?<![\d.])6分(?![之钟])/g, '3/4"'],
  // G1/2, Rc 1/2, NPT 1/2: the thread's form is not what a buyer types.
  [/\b(?:g|r|rc|rp|npt|zg|bsp|pt)[\s-]?(?=(?:\d[\s-])?\d\/\d)/g, ''],
  // Of whole inches as well: Rc1, NPT 2.
  [/\b(?:rc|rp|npt|zg|bspt?)[\s-]?([1-6])(?![\w./-])/g, '$1in'],
  // 2寸, 2", 2'' → 2in; 1/2" and a bare 1/2 → 1/2in.
  [/(?<![\d/.])(\d) (?=\d\/(?:2|4|8|16)(?!\d))/g, '$1-'],
  [new RegExp(String.raw`(\d)\s*${INCH}`, 'g'), '$1in '],
  // 3/4 teeth to the inch of a saw are no three quarters of one.
  [/(?<![\w/.-])(\d{1,2}\/\d{1,2})\s*(?:齿|tpi|teeth|t(?![a-z\d]))/g, '$1t '],
  [/(?<![\w/.])((?:\d-)?\d{1,2}\/(?:2|4|8|16|32))(?![\w/.])/g, '$1in'],
];

/** Short texts come again and again: values, units and names of parameters are those of every size of a family. */
const known = new Map<string, string>();
const [MOST_KNOWN, SHORT] = [10_000, 60];

/** Lower case, half width, simplified, one spelling for sizes, units and standards. */
export function normalise(text: string): string {
  const before = known.get(text);
  if (before !== undefined) return before;
  const out = spelled(text);
  if (known.size >= MOST_KNOWN) known.clear();
  if (text.length <= SHORT) known.set(text, out);
  return out;
}

function spelled(text: string): string {
  let out = spokenNumbers(simplify(text.normalize('NFKC').toLowerCase()));
  for (const [pattern, replacement] of STEPS) out = out.replace(pattern, replacement);
  return normaliseUnits(out).replace(/\s+/g, ' ').trim();
}

/** What two designations are compared by: `6204-2RS`, `6204 2rs` and `6204/2RS` are one. */
export const designationKey = (text: string): string =>
  normalise(text)
    // 1/2" is not 12".
    .replace(/(?<=\d)\/(?=\d{1,2}in(?![a-z]))/g, '÷')
    // 2.5 is not 25.
    .replace(/(?<=\d)\.(?=\d)/g, '·')
    .replace(/[\s\-_/.,()（）#+]/g, '');
