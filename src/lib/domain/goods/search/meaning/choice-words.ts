/** A size behind a word for choosing, at the end of a title that lists several: … M8M10M12 选 M10×40. */
const CHOSEN =
  /(?:^|[^\p{Script=Han}]|[^主需不只都首])(?:选择?|要|规格|型号)\s*[:：]?\s*([a-z]{0,4}\d[\w./×*-]*(?:分|英?寸)?)\s*$/iu;
/** The same without such a word: the last of the text is one of those listed before it. */
const LAST = /\s([a-z]{0,4}\d[\w./×*-]*(?:分|英?寸)?)\s*$/iu;
/** Only what stands for several others is a list. */
const LIST = 2;

/** What may stand in one list with it: its letters and another number; of inches and eighths either; of bare numbers as many figures. */
function alike(size: string): RegExp | undefined {
  if (/[分寸]$/.test(size)) return /[\d一二三四六半][\d./-]*(?:分|英?寸)/g;
  const lead = /^[a-z]+/i.exec(size)?.[0];
  if (lead)
    return new RegExp(
      String.raw`(?<![a-z])${lead}\d+(?:\.\d+)?(?:[-/×*x]\d+(?:\.\d+)?)*(?:mm)?(?![a-z]*\d?[a-z]{2})`,
      'gi',
    );
  const figures = /^\d{3,5}$/.exec(size)?.[0].length;
  return figures ? new RegExp(String.raw`(?<![\w.×*/-])\d{${figures}}(?![\w.×*/-])`, 'g') : undefined;
}

/** A title that lists several sizes, of which the last is wanted, without the others. */
export function withChoice(text: string): string {
  const found = CHOSEN.exec(text) ?? LAST.exec(text);
  const size = found?.[1];
  const pattern = size && alike(size);
  if (!found || !pattern) return text;
  const before = text.slice(0, found.index + found[0].lastIndexOf(size));
  const listed = [...before.matchAll(pattern)].map(([one]) => one.toLowerCase());
  const isListed = new Set(listed).size >= LIST;
  // M3M4M5*10-100 M5*20: its thread alone may be what is listed.
  const [thread = ''] = size.toLowerCase().split(/[x×*]/);
  const isOne = listed.some((one) => one === size.toLowerCase() || one.split(/[x×*]/)[0] === thread);
  if (!isListed || (!CHOSEN.test(text) && !isOne)) return text;
  return `${before.replace(pattern, ' ').replace(/(?:选择?|要|规格|型号)\s*[:：]?\s*$/u, ' ')}${size}`;
}
