import { nounsIn } from '../../search/index.ts';

const BODY =
  /(?:(?:GB|JB|HG|SH|QB|YB|NB|CJ|SY)(?:\s*\/\s*T)?|DIN(?:\s+EN)?(?:\s+ISO)?|EN(?:\s+ISO)?|ISO|ASME|ANSI|ASTM|JIS|API|SAE|BS)/;
const STANDARD = new RegExp(
  String.raw`(?<![A-Za-z])${BODY.source}\s*-?\s*(?:[A-Z]\s?)?\d{1,6}(?:\.\d{1,3})*(?:-\d{1,4})?(?![\d.])`,
  'gi',
);
/** Standards of a firm and not of its goods: ISO 9001. */
const OF_FIRM = /^(?:ISO|GB\s*\/\s*T)\s*(?:900[0-4]|14001|45001|50001|13485|16949|19001|24001|28001)(?!\d)/i;
const MOST = 4;

/** 紧固件 > 螺栓 of two names: nuts below a title of bolts are not of its standard. */
const kindOf = (text: string): string | undefined => nounsIn(text)[0]?.key.split('-').slice(0, 2).join('-');

/**
 * The standards that stand in the title of a section or a list, the nearest first, as its goods have them: below DIN 934
 * HEX NUTS stand nuts of DIN 934.
 */
export function standardsAbove(titles: readonly string[], name: string): string {
  for (const title of titles) {
    const found = [...title.normalize('NFKC').matchAll(STANDARD)]
      .map(([text]) => text.trim())
      .filter((text) => !OF_FIRM.test(text));
    const kind = kindOf(title);
    if (found.length === 0 || (!kind && !/标准|standard/i.test(title))) continue;
    const own = name && kindOf(name);
    if (own && kind && own !== kind) return '';
    return [...new Set(found)].slice(0, MOST).join(' | ');
  }
  return '';
}
