import { roundedSize } from '../text/sizes.ts';

const INCH = /\s*(?:英?寸|吋|"|″|''|′′|”|“|inch(?:es)?|in)(?![a-z])/.source;
const MM_PER_INCH = 25.4;

/** The bore of a bearing in inches, as its tables have it in mm. */
const INCH_BEARING = /轴承|bearing/;
const INCH_BORE = new RegExp(
  String.raw`(?:(?:内径|孔径|孔|轴径|bore|shaft)\s*[:=]?\s*)?(?<![\w./-])(\d(?:-\d\/\d{1,2})?|\d{1,2}\/\d{1,2})${INCH}\s*的?(?:内径|孔径?|轴径?|bore|shaft)?`,
);
/** A measure in inches: a fraction with its sign or without, a number with its sign. */
const MEASURE = new RegExp(
  String.raw`(?<![\da-wyz./-])(?:(\d{1,2})[-\s])?(\d{1,2})\/(2|4|8|16|32|64)(?![\d/])(?:${INCH})?|(?<![\da-wyz./-])(\d{1,2}(?:\.\d+)?|\.\d+)${INCH}`,
  'g',
);
/** What is measured in inches throughout, with the sign of inches behind all of it: 0.5x1.125x0.3125 inch. */
const SIGN_AT_END = new RegExp(
  String.raw`(?<![\w./-])(\d{0,2}\.\d+|\d{1,2})\s*[x×*]\s*(\d{0,2}\.\d+|\d{1,2})\s*[x×*]\s*(\d{0,2}\.\d+|\d{1,2})${INCH}`,
);
const FEWEST = 2;
const inMm = (inches: number): string => roundedSize(String(inches * MM_PER_INCH));
/** Two or three dimensions of a bearing in inches, as the tables of the trade have them in mm. */
function withInchDimensions(text: string): string {
  const signed = text.replace(SIGN_AT_END, '$1"×$2"×$3"');
  if ([...signed.matchAll(MEASURE)].length < FEWEST) return text;
  return signed.replace(MEASURE, (_, ones = '0', over = '0', under = '1', plain?: string) =>
    inMm(plain === undefined ? Number(ones) + Number(over) / Number(under) : Number(plain)),
  );
}

/** A bearing with its dimensions in mm: a bore of one inch is 25.4. */
export function withInchBore(asked: string): string {
  if (!INCH_BEARING.test(asked)) return asked;
  const text = withInchDimensions(asked);
  const said = text.replace(/一寸/g, '1寸').replace(/半寸/g, '1/2寸');
  const [whole, size = ''] = INCH_BORE.exec(said) ?? [];
  if (!whole) return text;
  const [inches = '0', fraction = ''] = size.includes('-')
    ? size.split('-')
    : size.includes('/')
      ? ['0', size]
      : [size];
  const [over = '0', under = '1'] = fraction ? fraction.split('/') : [];
  const mm = (Number(inches) + Number(over) / Number(under)) * MM_PER_INCH;
  return said.replace(whole, ` 内径 ${Number(mm.toFixed(3))} `);
}
