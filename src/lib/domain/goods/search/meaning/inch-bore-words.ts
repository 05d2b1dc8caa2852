const INCH = /\s*(?:英?寸|吋|"|″|''|′′|”|“|inch(?:es)?|in)(?![a-z])/.source;
const MM_PER_INCH = 25.4;

/** The bore of a bearing in inches, as its tables have it in mm. */
const INCH_BEARING = /轴承|bearing/;
const INCH_BORE = new RegExp(
  String.raw`(?:(?:内径|孔径|孔|轴径|bore|shaft)\s*[:=]?\s*)?(?<![\w./-])(\d(?:-\d\/\d{1,2})?|\d{1,2}\/\d{1,2})${INCH}\s*的?(?:内径|孔径?|轴径?|bore|shaft)?`,
);
/** A bearing with its bore in mm: of one inch it is 25.4. */
export function withInchBore(text: string): string {
  if (!INCH_BEARING.test(text)) return text;
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
