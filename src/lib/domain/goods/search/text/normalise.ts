import { simplify } from './simplify.ts';
import { UNIT_WORDS } from './unit-words.ts';
import { normaliseUnits } from './units.ts';

const BODIES = 'gb|din|iso|hg|jb|ansi|asme|astm|jis|en|cj|iec|qb|jg|sae|api|bs|ul|sh|sy|yb|ys';
const INCH = `(?:${UNIT_WORDS.inch})`;

/** Spellings that buyers mix for the same size, brought to one. Both sides of the search pass through here. */
const STEPS: [RegExp, string][] = [
  [/[⁄∕]/g, '/'],
  // 30×8, 30*8, 30 x 8 → 30x8; also after a letter size: M8*30.
  [/(\d)\s*[×x*✕✖╳]\s*(?=\d)/g, '$1x'],
  // 4.0 → 4: a size is the same with and without the nought behind its point.
  [/(?<![\d.])(\d+)\.0+(?![\d.])/g, '$1'],
  // M8-1.25 → m8x1.25; 10.9S → 10.9.
  [/\b(m\d{1,2})-(?=\d\.\d)/g, '$1x'],
  [/(?<![\d.])(4\.8|5\.6|6\.8|8\.8|10\.9|12\.9)s(?![a-z0-9])/g, '$1 '],
  // m 8 → m8, dn 50 → dn50, pn 16 → pn16.
  [/\b(m|dn|pn|sch|st|sdr)\s+(?=\d)/g, '$1'],
  [/[φфø⌀∅]\s*(?=\d)/g, 'd'],
  // 304, SUS304, AISI 304 are one steel.
  [/\b(?:sus|aisi)[\s-]*(?=\d{3})/g, ''],
  // JIS B 1559, ASTM A351.
  [/\b(jis|astm|asme|ansi|sae|api)\s*([a-z])\s*(?=\d)/g, '$1$2'],
  // GB/T 70.1 → gb70.1; DIN 912 → din912; ISO 4762 → iso4762.
  [/\bgb\s*[/-]?\s*[tz]?\s*-?\s*(?=\d)/g, 'gb'],
  [new RegExp(String.raw`\b(${BODIES})\s*\/?\s*t?\s*-?\s*(?=\d)`, 'g'), '$1'],
  // GB/T 70.1-2008: the year of the edition is nobody's question.
  [
    new RegExp(String.raw`\b((?:${BODIES})[a-z]?\d+(?:\.\d+)*(?:-\d{1,2})?)[-:](?:19|20)\d\d(?!\d)`, 'g'),
    '$1',
  ],
  // 6204-2RS, 6204 2rs, 6204RS, 6204-2RS1; 6204ZZ, 6204-2Z.
  [/(?<![a-z0-9.])(\d{3,5})[\s/-]*2?(?:rs[1rh]?|ddu?|llu)(?![a-z0-9])/g, '$1-2rs'],
  [/(?<![a-z0-9.])(\d{3,5})[\s/-]*2?z{1,2}(?![a-z0-9])/g, '$1-zz'],
  // Pipe sizes in 分: an eighth of an inch each.
  [/(?<![\d.])2分(?![之钟])/g, '1/4"'],
  [/(?<![\d.])3分(?![之钟])/g, '3/8"'],
  [/(?<![\d.])4分(?![之钟])/g, '1/2"'],
  [/(?<![\d.])6分(?![之钟])/g, '3/4"'],
  // G1/2, Rc 1/2, NPT 1/2: the thread's form is not what a buyer types.
  [/\b(?:g|rc|rp|npt|zg|bsp|pt)[\s-]?(?=(?:\d[\s-])?\d\/\d)/g, ''],
  // 2寸, 2", 2'' → 2in; 1/2" and a bare 1/2 → 1/2in.
  [/(?<![\d/.])(\d) (?=\d\/(?:2|4|8|16)(?!\d))/g, '$1-'],
  [new RegExp(String.raw`(\d)\s*${INCH}`, 'g'), '$1in '],
  [/(?<![\w/.])((?:\d-)?\d{1,2}\/(?:2|4|8|16|32))(?![\w/.])/g, '$1in'],
];

/** Lower case, half width, simplified, one spelling for sizes, units and standards. */
export function normalise(text: string): string {
  let out = simplify(text.normalize('NFKC').toLowerCase());
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
