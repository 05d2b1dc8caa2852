/** Tables whose cells are parted by semicolons, as stock programs and offices abroad save them. */

/** Fewer signs in a line are those of prose. */
const LEAST_SIGNS = 3;
/** Whoever names columns so writes a comma for the point, and points between thousands. */
const COMMA_HEAD = /menge|anzahl|stückzahl|benennung|bezeichnung|quantité|désignation|cantidad|quantità/i;
const THOUSANDS = /^\d{1,3}(?:\.\d{3})+$/;

const signsIn = (line: string): number => line.split(';').length - 1;

/**
 * The rows of such a table with tabs between their cells, so that commas in numbers part nothing: 1,200.000 is one
 * number, and 33,7x2 of a German list 33.7x2. `quantityIn` says which of the cells that name the columns is the one of
 * quantities, if they name any.
 */
export function withSemicolons(
  lines: readonly string[],
  quantityIn: (cells: readonly string[]) => number | undefined,
): readonly string[] {
  const head = lines.findIndex(
    (line) =>
      signsIn(line) >= LEAST_SIGNS && quantityIn(line.split(';').map((cell) => cell.trim())) !== undefined,
  );
  if (head < 0) return lines;
  const names = lines[head]!.split(';').map((cell) => cell.trim());
  const quantity = quantityIn(names);
  const isCommaRead = names.some((name) => COMMA_HEAD.test(name));
  return lines.map((line, at) => {
    if (at < head || signsIn(line) !== names.length - 1) return line;
    const cells = line.split(';').map((cell, column) => {
      if (!isCommaRead || at === head) return cell;
      const number = column === quantity ? cell.trim() : '';
      return THOUSANDS.test(number) ? number.replaceAll('.', '') : cell.replace(/(?<=\d),(?=\d)/g, '.');
    });
    return cells.join('\t');
  });
}
