import { UNIT_WORDS } from './unit-words.ts';

/** Motors are sold in these steps (IEC 60072): horse power → kW. */
const KW_OF_HP: Record<string, string> = {
  '0.5': '0.37',
  '0.75': '0.55',
  '1': '0.75',
  '1.5': '1.1',
  '2': '1.5',
  '3': '2.2',
  '4': '3',
  '5': '4',
  '5.5': '4',
  '7.5': '5.5',
  '10': '7.5',
  '15': '11',
  '20': '15',
  '25': '18.5',
  '30': '22',
  '40': '30',
  '50': '37',
  '60': '45',
  '75': '55',
  '100': '75',
};
/** Nominal pipe sizes (ISO 6708, ASME B36.10): inches → DN. */
export const DN_OF_INCH: Record<string, string> = {
  '1/8': '6',
  '1/4': '8',
  '3/8': '10',
  '1/2': '15',
  '3/4': '20',
  '1': '25',
  '1-1/4': '32',
  '1-1/2': '40',
  '2': '50',
  '2-1/2': '65',
  '3': '80',
  '4': '100',
  '5': '125',
  '6': '150',
  '8': '200',
  '10': '250',
  '12': '300',
  '14': '350',
  '16': '400',
  '20': '500',
  '24': '600',
};
/** Hoses are numbered by their bore (ISO 4397, EN 853), not as pipes are: inches → DN. */
export const HOSE_DN_OF_INCH: Record<string, readonly string[]> = {
  '3/16': ['5'],
  '1/4': ['6'],
  '5/16': ['8'],
  '3/8': ['10'],
  '1/2': ['13', '12'],
  '5/8': ['16'],
  '3/4': ['19'],
  '1': ['25'],
  '1-1/4': ['31'],
  '1-1/2': ['38'],
  '2': ['51'],
};
/** Steel pipe is listed by its outside diameter (ISO 4200): DN → mm. */
export const OUTSIDE_OF_DN: Record<string, string> = {
  '15': '21.3',
  '20': '26.9',
  '25': '33.7',
  '32': '42.4',
  '40': '48.3',
  '50': '60.3',
  '65': '76.1',
  '80': '88.9',
  '100': '114.3',
  '125': '139.7',
  '150': '168.3',
  '200': '219.1',
};
/** Steel pipe DN50×3.5 is listed as 60.3×3.5. */
export function pipeSize(size: string): string | undefined {
  const [, dn, wall] = /^dn(\d+)x(\d{1,2}(?:\.\d{1,2})?)$/.exec(size) ?? [];
  const outside = dn && OUTSIDE_OF_DN[dn];
  return outside && Number(wall) * 4 < Number(outside) ? `${outside}x${wall}` : undefined;
}
/** Discs, wheels and hand tools are listed in mm by 25 an inch; some of them are made a little larger. */
const [MM_OF_INCH, LARGEST_INCH] = [25, 24];
const LARGER: Record<string, string[]> = {
  // Rivets of these inches.
  '3/32': ['2.4'],
  '1/8': ['3.2'],
  '5/32': ['4'],
  '3/16': ['4.8'],
  '1/4': ['6.4'],
  '4': ['105'],
  '4-1/2': ['115'],
  '4.5': ['115'],
  '7': ['180'],
  '9': ['230'],
  '8': ['203'],
  '10': ['254', '255'],
  '12': ['305'],
  '14': ['355'],
  '16': ['405'],
};
/** A fraction of an inch to the hundredth and the thousandth of a millimetre, rounded and cut: 3/16" is 4.76, 4.762, 4.763. */
function exactly(inches: string): string[] {
  const [, whole = '0', over, under] = /^(?:(\d{1,2})-)?(\d{1,2})\/(\d{1,2})$/.exec(inches) ?? [];
  if (!over || !under) return [];
  const mm = (Number(whole) + Number(over) / Number(under)) * MM_PER_INCH;
  return [
    ...new Set([plain(mm), mm.toFixed(2), mm.toFixed(3), String(Math.floor(mm * 1000) / 1000)].map(Number)),
  ].map(String);
}
const MM_PER_INCH = 25.4;
/** 8" pliers are 200 mm, a 7" disc is one of 180. */
export function millimetresOf(inches: string): string[] {
  const whole = Number(inches);
  const nominal = Number.isInteger(whole) && whole > 0 && whole <= LARGEST_INCH;
  return [...(nominal ? [String(whole * MM_OF_INCH)] : []), ...(LARGER[inches] ?? []), ...exactly(inches)];
}
const HP_TO_KW = 0.7355;
const NOT_BEFORE = '(?<![a-z0-9./-])';
const NOT_AFTER = '(?![a-z0-9/-])';
const NUMBER = String.raw`(\d+(?:\.\d+)?)\s*`;
const LONGEST_METRES = 6;

const plain = (value: number): string => String(Number(value.toFixed(4)));
const unit = (names: string) => new RegExp(`${NOT_BEFORE}${NUMBER}(?:${names})${NOT_AFTER}`, 'g');

const RULES: [RegExp, (value: string) => string][] = [
  [unit(UNIT_WORDS.centimetre), (value) => plain(Number(value) * 10)],
  // Bars and rods are listed in mm; a hundred metres of cable stay metres.
  [
    unit(UNIT_WORDS.metre),
    (value) => (Number(value) <= LONGEST_METRES ? plain(Number(value) * 1000) : `${value}m`),
  ],
  [unit(UNIT_WORDS.bar), (value) => `${plain(Number(value) / 10)}mpa`],
  [unit(UNIT_WORDS.kilopascal), (value) => `${plain(Number(value) / 1000)}mpa`],
  [unit(UNIT_WORDS.megapascal), (value) => `${plain(Number(value))}mpa`],
  [unit(UNIT_WORDS.kilogram), (value) => `${plain(Number(value))}kg`],
  [unit(UNIT_WORDS.horsepower), (value) => `${KW_OF_HP[value] ?? plain(Number(value) * HP_TO_KW)}kw`],
  [unit(UNIT_WORDS.kilowatt), (value) => `${plain(Number(value))}kw`],
  [unit(UNIT_WORDS.watt), (value) => `${plain(Number(value) / 1000)}kw`],
  [unit(UNIT_WORDS.ampere), (value) => `${value}a`],
  [unit(UNIT_WORDS.volt), (value) => `${value}v`],
  [unit(UNIT_WORDS.litre), (value) => `${plain(Number(value))}l`],
  [unit(UNIT_WORDS.millilitre), (value) => `${plain(Number(value))}ml`],
];

/** Measures brought to one unit: lengths in mm without a unit, pressure in MPa, power in kW. */
export function normaliseUnits(text: string): string {
  let out = text
    .replace(/(\d)\s*(?:kgf?\/cm2|公斤(?:压?力|级)|kg压力)(?![a-z0-9])/g, '$1bar ')
    .replace(/(\d)\s*(?:mm\^?2|sq\.?\s*mm|平方毫米|平方)(?![a-z0-9])/g, '$1 ')
    .replace(/(\d)\s*平(?=$|\s|[电铜铝线])/g, '$1 ')
    .replace(/(\d)\s*(?:毫米|mm)(?![a-z0-9])/g, '$1 ');
  for (const [pattern, rewrite] of RULES) out = out.replace(pattern, (_, value: string) => rewrite(value));
  return out;
}
