/** A size of the table: its designation, and its measures under the headings. */
export interface MeasuredSize {
  designation: string;
  cells: readonly string[];
}

/** "Head height k (mm)" is k in a drawing. */
const letterOf = (heading: string): string | undefined =>
  /(?:^|\s)([A-Za-z]{1,2}\d?)\s*(?:\(|$)/.exec(heading)?.[1];
const NUMBER = /\d+(?:\.\d+)?/;
const THREAD = /^M\d+(?:\.\d+)?/;

/** What two sizes of one product have in common: "M8×30" and "M10×40" are both "M#×#". */
const shapeOf = (designation: string): string => designation.replace(/\d+(?:\.\d+)?/g, '#');

/**
 * The size that a drawing was made of stands in its title, alone or behind the standard. An activity may sell other
 * sizes than the drawn one; its measures are not known then.
 */
export function drawnSize(svg: string, sizes: readonly MeasuredSize[]): MeasuredSize | undefined {
  const title = /<title>([^<]*)<\/title>/.exec(svg)?.[1] ?? '';
  const names = [title, ...title.split(' · ')].map((name) => name.trim());
  const own = names.at(-1) ?? '';
  return (
    sizes.find(({ designation }) => names.includes(designation)) ??
    (sizes.some(({ designation }) => shapeOf(designation) === shapeOf(own))
      ? { designation: own, cells: [] }
      : undefined)
  );
}

/**
 * The drawing of one size with the measures of another: its shape stays, each number is that of the chosen size. A
 * number that is in no column is left out, since the other size may not have it.
 */
export function drawAs(
  svg: string,
  headings: readonly string[],
  drawn: MeasuredSize,
  chosen: MeasuredSize,
): string {
  const valueOf = (text: string): string | undefined => {
    const letter = /^[⌀∅]?([A-Za-z]{1,2}\d?)(?=\s|$)/.exec(text)?.[1];
    const named = letter === undefined ? -1 : headings.findIndex((heading) => letterOf(heading) === letter);
    if (named >= 0) return chosen.cells[named];
    const number = NUMBER.exec(text.replace(/^[⌀∅]?[A-Za-z]{1,2}\d?\s/, ''))?.[0];
    const same = drawn.cells.flatMap((cell, at) => (cell === number ? [at] : []));
    return same.length === 1 ? chosen.cells[same[0]!] : undefined;
  };
  const relabel = (text: string): string => {
    const thread = THREAD.exec(text)?.[0];
    // Of a nut, "M8" is the size and "M8×1.25" its thread, whose pitch changes with it.
    const isPitch = thread === drawn.designation && text !== thread;
    if (!isPitch && text.includes(drawn.designation))
      return text.replaceAll(drawn.designation, chosen.designation);
    if (thread !== undefined) {
      const own = THREAD.exec(chosen.designation)?.[0] ?? '';
      const pitch = headings.findIndex((heading) => letterOf(heading) === 'P');
      return text === thread || own === '' ? own : [own, chosen.cells[pitch]].filter(Boolean).join(' × ');
    }
    const lead = /^([⌀∅]?(?:[A-Za-z]{1,2}\d?(?=\s))?\s?)\d/.exec(text)?.[1];
    if (lead === undefined) return text;
    const value = valueOf(text);
    return value !== undefined && NUMBER.test(value) ? lead + value : lead.trim();
  };
  return svg.replace(
    /(<(?:text|title)\b[^>]*>)([^<]*)(?=<\/(?:text|title)>)/g,
    (_all, open: string, text: string) => open + escaped(relabel(text)),
  );
}

/** A designation may hold what means something in a picture's text. */
const escaped = (text: string): string =>
  text.replace(/&(?!amp;|lt;|gt;|quot;|#)/g, '&amp;').replaceAll('<', '&lt;');
