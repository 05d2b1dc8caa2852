/** What the number is of, said beside it. Numbers of today that look alike stay where nothing says so. */
const BEARING = /轴承|bearing|\bbrg\b|滚[子针]|角接触|调心|双列|圆锥|推力|[胶铁防]盖|密封圈|防尘/;
const TAPERED = /圆锥|锥[形型轴滚]|taper/;
const CYLINDER = /圆柱|短圆柱|滚柱|cylindrical/;
const BEFORE_BEARING = /(?=\s*(?:滚珠|球|深沟|电机|单列|向心|普通)*轴承)/.source;
/** Bores by their last two figures: 00 to 96. */
const BORE = '([0-9]\\d)';
const number = (shape: string): RegExp => new RegExp(`(?<![\\w.×*/-])${shape}(?![\\d.×*])`, 'g');

/**
 * Bearings as they were numbered before 1993 (GB/T 272): form, type and series stand before the bore, and shields,
 * angles and widths are figures of their own. 180304 is 6304-2RS, 46206 is 7206AC, 2007109 is 32009X.
 */
const RULES: [RegExp, string, RegExp?][] = [
  // Deep groove balls: shields and seals, thin and narrow series.
  [number(`80([1-4])${BORE}`), '6$1$2-zz'],
  [number(`180([1-4])${BORE}`), '6$1$2-2rs'],
  [number(`160([1-4])${BORE}`), '6$1$2-2rs'],
  [number(`60([1-4])${BORE}`), '6$1$2-zz'],
  [number(`(?:50|150|450)([1-4])${BORE}`), '6$1$2'],
  [number(`10009${BORE}`), '619$1'],
  [number(`10008${BORE}`), '618$1'],
  [number(`70001${BORE}`), '160$1'],
  [number(`([1-4])(0\\d|1\\d|20)${BEFORE_BEARING}(?!.*(?<!\\d)6\\d{3}(?!\\d))`), '6$1$2'],
  // Self-aligning balls and rollers.
  [number(`15${BORE}`), '22$1', /调心|aligning/],
  [number(`16${BORE}`), '23$1', /调心|aligning/],
  [number(`11([1-3])${BORE}`), '1$1$2k', /调心|aligning/],
  [number(`(?:5|11|15)?35${BORE}`), '222$1'],
  [number(`(?:5|11|15)?36${BORE}`), '223$1'],
  [number(`(?:300|305)31${BORE}`), '230$1'],
  [number(`(?:400|405)31${BORE}`), '240$1'],
  [number(`(?:300|305)37${BORE}`), '231$1'],
  // Cylindrical rollers by their ribs.
  [number(`42([2-4])${BORE}`), 'nj$1$2'],
  [number(`425${BORE}`), 'nj22$1'],
  [number(`426${BORE}`), 'nj23$1'],
  [number(`92([2-4])${BORE}`), 'nup$1$2'],
  [number(`925${BORE}`), 'nup22$1'],
  [number(`12([2-4])${BORE}`), 'nf$1$2', CYLINDER],
  [number(`32([2-4])${BORE}`), 'nu$1$2', CYLINDER],
  [number(`325${BORE}`), 'nu22$1', CYLINDER],
  [number(`326${BORE}`), 'nu23$1', CYLINDER],
  [number(`2([2-4])${BORE}`), 'n$1$2', CYLINDER],
  // Angular contact by the angle: 15°, 25°, 40°; two rows.
  [number(`36([0-4])${BORE}`), '7$1$2c'],
  [number(`46([0-4])${BORE}`), '7$1$2ac'],
  [number(`66([0-4])${BORE}`), '7$1$2b'],
  [number(`56([2-3])${BORE}`), '3$1$2'],
  // Tapered rollers.
  [number(`20071${BORE}`), '320$1'],
  [number(`20079${BORE}`), '329$1'],
  [number(`30071${BORE}`), '330$1'],
  [number(`30077${BORE}`), '331$1'],
  [number(`30072${BORE}`), '332$1'],
  [number(`75${BORE}`), '322$1'],
  [number(`76${BORE}`), '323$1'],
  [number(`273${BORE}`), '313$1'],
  [number(`7([23])${BORE}`), '30$1$2', TAPERED],
  [number(`7([23])${BORE}e`), '30$1$2'],
  [number(`75${BORE}e`), '322$1'],
  [number(`76${BORE}e`), '323$1'],
  // Thrust balls and rollers.
  [number(`8([1-4])${BORE}`), '51$1$2'],
  [number(`38([2-4])${BORE}`), '52$1$2'],
  [number(`90392${BORE}`), '292$1'],
  [number(`90393${BORE}`), '293$1'],
  [number(`90394${BORE}`), '294$1'],
];

/** A query with the old numbers of bearings in those of today. */
export function withNewNumbers(text: string): string {
  if (!BEARING.test(text)) return text;
  return RULES.reduce(
    (out, [shape, now, context]) => (!context || context.test(text) ? out.replace(shape, now) : out),
    text,
  );
}
