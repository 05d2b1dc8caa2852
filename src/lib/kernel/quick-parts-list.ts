/** The title block of a drawing, its columns parted by single blanks; it stands above its parts or below them. */
const HEAD =
  /^\s*(?:序号|件号|项次|no\.?)\s+(?:代号|图号|标准号?|standard)\s+(?:名称\S*|name|description)\s+(?:数量|qty)\s+(?:材\s?料|材质|material)(?:\s+\S+)*\s*$/i;
/** Cells of a table are parted already. */
const PARTED = /[\t|]|\s{2}/;
const ROW = /^\s*(\d{1,3})\s+(\S.*?)\s*$/;
/** GB/T 93-1987, and drawings of the factory's own: XY-03.12. */
const STANDARD =
  /^(?:(?:GB|JB|HG|QC|SH|NB|YB|CB)(?:\/[TZ])?|DIN(?: EN)?(?: ISO)?|ISO|ANSI|ASME|JIS ?[A-Z]?)\s*\d[\d.]*(?:[-—]\d{2,4})?(?=\s)/i;
const DRAWING = /^(?=\S*\d)[A-Z0-9]+(?:[-.][A-Z0-9]+)+(?=\s)/i;
const WHOLE = /^\d{1,4}$/;
/** Steels that are written as a number alone. */
const STEELS = new Set(['08', '10', '15', '20', '25', '30', '35', '40', '45', '50', '60', '65']);

/** HT250, 65Mn, 8.8级, 碳钢, and weights: what may stand behind a quantity. */
const BEHIND = /^\p{Script=Han}|^(?=.*\d).{2,}/u;

/** Name, quantity and material of a row, or undefined if it has no quantity. */
function partOf(text: string): [string, string, string] | undefined {
  const words = text.split(/\s+/);
  const isWhole = (at: number): boolean => WHOLE.test(words[at] ?? '');
  let end = words.findIndex(
    (_word, at) =>
      at > 0 &&
      isWhole(at) &&
      !isWhole(at + 1) &&
      (words[at + 1] === undefined || BEHIND.test(words[at + 1]!)),
  );
  if (end < 0) return undefined;
  // 键 8×7×40 2 45: two of steel 45; 垫圈 10 12: twelve washers of size 10.
  const isSized = words.slice(0, end - 1).some((word) => /\d/.test(word));
  const isSteel = isSized && isWhole(end - 1) && STEELS.has(words[end]!) && !words[end + 1];
  if (isSteel) end -= 1;
  const name = words.slice(0, end).join(' ');
  // What stands behind the material are weights: 0.03 0.36.
  const material = words
    .slice(end + 1)
    .filter((word, at) => !/^\d+\.\d+$/.test(word) && (at === 0 || !WHOLE.test(word)));
  return /\p{L}/u.test(name) ? [name, words[end]!, material.join(' ')] : undefined;
}

/** Rows of the parts list of a drawing, which was copied with single blanks between its columns, as a table with tabs. */
export function withPartsInColumns(lines: readonly string[]): string[] {
  const head = lines.findIndex((line) => HEAD.test(line) && !PARTED.test(line.trim()));
  if (head < 0) return [...lines];
  const rows = lines.flatMap((line) => {
    const [, , text] = ROW.exec(line) ?? [];
    if (text === undefined) return [];
    const code = (STANDARD.exec(text) ?? DRAWING.exec(text))?.[0] ?? '';
    const part = partOf(text.slice(code.length).trim());
    if (!part) return [`${text}\t1\t`];
    const [name, quantity, material] = part;
    return [`${STANDARD.test(text) ? `${code} ` : ''}${name}\t${quantity}\t${material}`];
  });
  return rows.length > 0 ? ['name\tqty\tmaterial', ...rows] : [...lines];
}
