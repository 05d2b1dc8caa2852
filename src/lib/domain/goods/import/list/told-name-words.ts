import { nounsIn } from '../../search/index.ts';

const N = String.raw`\d+(?:\.\d+)?`;
const BY = String.raw`\s*[x×*]\s*`;
const INCH = String.raw`(?:\d\s*-\s*)?\d{1,2}\/\d{1,2}\s*(?:"|''|″|寸|英寸|in(?![a-z]))`;
/** A size as a name has it between its words: M8*20, DN50, Φ25×3, 3*2.5平方, 20*47*7, 1/2". */
const SIZE = new RegExp(
  String.raw`(?<![\w./-])(?:M\d{1,2}(?:\.\d)?(?:${BY}${N}){0,2}(?:\s*(?:mm|m|米)(?![a-z]))?|DN\s*\d{1,4}(?:${BY}(?:DN)?\s*\d{1,4})?|[ΦφØø⌀]\s*${N}(?:${BY}${N}){0,2}|${N}(?:${BY}${N}){1,2}(?:\s*(?:mm²?|平方|米|m))?|${INCH}|${N}\s*(?:mm²|mm2|平方))(?![\w/]|\.\d)`,
  'iu',
);

/**
 * A name and the size that stands in it, where a list keeps both in one cell: 外六角螺栓 M8*20 8.8级 is M8*20 of
 * 外六角螺栓 8.8级. Undefined where no size stands in it, or nothing but a size.
 */
export function partedName(text: string): { name: string; size: string } | undefined {
  const size = SIZE.exec(text)?.[0];
  if (!size) return undefined;
  const name = text
    .replace(size, ' ')
    .replace(/[(（]\s*[)）]/g, ' ')
    .replace(/\s{2,}/g, ' ')
    .trim();
  return nounsIn(name).length > 0 ? { name, size: size.trim() } : undefined;
}

/** What a rolling bearing is by its designation (GB/T 272, ISO 15). */
const BEARINGS: readonly [RegExp, string][] = [
  [/^(?:S?6\d{3}|16\d{3}|6[0-4][89]?\d{2}|6[12][89]\d{2})(?!\d)/i, '深沟球轴承'],
  [/^7\d{3}(?!\d)/i, '角接触球轴承'],
  [/^(?:1[0-4]\d{2}|2[23]\d{2})K?(?!\d)/i, '调心球轴承'],
  [/^3[0-3]\d{3}(?!\d)/i, '圆锥滚子轴承'],
  [/^2[1-4]\d{3}(?!\d)/i, '调心滚子轴承'],
  [/^5[1-4]\d{3}(?!\d)/i, '推力球轴承'],
  [/^R?N(?:U|J|UP|F)?\d{3,4}(?!\d)/i, '圆柱滚子轴承'],
  [/^(?:NKI?|HK|BK|R?NA)\s*\d/i, '滚针轴承'],
  [/^UC[A-Z]+\d{3}/i, '带座轴承'],
];
const OF_BEARINGS = /轴承|bearing/i;
/** The kind of a bearing by its designation, under a title that names only bearings. */
export const bearingOf = (designation: string, title: string): string =>
  (OF_BEARINGS.test(title) && BEARINGS.find(([shape]) => shape.test(designation.trim()))?.[1]) || '';
