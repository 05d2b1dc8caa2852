import { parseXml } from './parse-xml.ts';
import { SheetError, type SheetRow, type Source } from './sheet-row.ts';
import type { TableLimits } from './table-limits.ts';
import { openZip, type Zip } from './unzip.ts';

const WORKBOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';
const SHARED = 'xl/sharedStrings.xml';
/** Sheets and relations that are looked at; the first sheet is among them. */
const TAGS_MAX = 400;

/** Attributes of every tag of one name. */
async function tagsOf(zip: Zip, part: string, wanted: string): Promise<Record<string, string>[]> {
  const found: Record<string, string>[] = [];
  const ears = {
    open: (name: string, attributes: Record<string, string>) => {
      if (name === wanted && found.length < TAGS_MAX) found.push(attributes);
    },
    text: () => undefined,
    close: () => undefined,
  };
  for await (const _ of parseXml(await zip.open(part), ears));
  return found;
}

async function firstSheet(zip: Zip): Promise<string> {
  if (!zip.names.includes(WORKBOOK)) throw new SheetError('kind');
  const [sheet] = await tagsOf(zip, WORKBOOK, 'sheet');
  const relations = zip.names.includes(RELATIONS) ? await tagsOf(zip, RELATIONS, 'Relationship') : [];
  const target =
    relations.find((one) => one['Id'] === sheet?.['r:id'])?.['Target'] ?? 'worksheets/sheet1.xml';
  const part = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
  if (!zip.names.includes(part)) throw new SheetError('unreadable');
  return part;
}

/** Texts that several cells share; what is spoken (rPh) is no part of them. */
async function sharedTexts(zip: Zip, limits: TableLimits): Promise<string[]> {
  const texts: string[] = [];
  if (!zip.names.includes(SHARED)) return texts;
  let [text, isText, spoken, chars] = ['', false, 0, 0];
  const ears = {
    open(name: string) {
      if (name === 'si') text = '';
      if (name === 'rPh') spoken += 1;
      isText = name === 't' && spoken === 0;
    },
    text(piece: string) {
      if (!isText) return;
      text += piece;
      chars += piece.length;
      if (chars > limits.shared) throw new SheetError('packed');
    },
    close(name: string) {
      isText = false;
      if (name === 'rPh') spoken -= 1;
      if (name === 'si') texts.push(text);
    },
  };
  for await (const _ of parseXml(await zip.open(SHARED), ears));
  return texts;
}

/** B → 1, AA → 26. */
function placeOf(reference: string): number {
  let place = 0;
  for (const letter of reference.replace(/\d+$/, '')) place = place * 26 + letter.charCodeAt(0) - 64;
  return place - 1;
}

/** A spreadsheet keeps 4.3 as 4.2999999999999998; fifteen digits are what was typed. */
const numberText = (raw: string): string => {
  const value = Number(raw);
  return raw.trim() === '' || !Number.isFinite(value) ? raw : String(Number(value.toPrecision(15)));
};

function valueOf(type: string, raw: string, shared: readonly string[]): string {
  if (type === 's') return shared[Number(raw)] ?? '';
  if (type === 'b') return raw === '1' ? 'TRUE' : 'FALSE';
  return type === 'n' || type === '' ? numberText(raw) : raw;
}

/** Collects the rows of a sheet as its tags go by. */
function rowCollector(shared: readonly string[], limits: TableLimits) {
  const done: SheetRow[] = [];
  let row: { line: number; cells: string[]; formulas: number[] } = { line: 0, cells: [], formulas: [] };
  let cell = { at: -1, type: '', raw: '', isFormula: false };
  let [isValue, chars] = [false, 0];
  return {
    done,
    open(name: string, attributes: Record<string, string>) {
      if (name === 'row') {
        row = { line: Number(attributes['r']) || row.line + 1, cells: [], formulas: [] };
        chars = 0;
        cell.at = -1;
      } else if (name === 'c') {
        const at = attributes['r'] ? placeOf(attributes['r']) : cell.at + 1;
        if (!(at >= 0 && at < limits.columns))
          throw new SheetError('too_many_columns', { line: row.line, n: limits.columns });
        cell = { at, type: attributes['t'] ?? '', raw: '', isFormula: attributes['t'] === 'e' };
      } else if (name === 'f') cell.isFormula = true;
      isValue = name === 'v' || name === 't';
    },
    text(piece: string) {
      if (!isValue) return;
      chars += piece.length;
      if (chars > limits.row || cell.raw.length > limits.cell)
        throw new SheetError('row_too_long', { line: row.line, n: limits.row });
      cell.raw += piece;
    },
    close(name: string) {
      isValue = false;
      if (name === 'c') {
        while (row.cells.length < cell.at) row.cells.push('');
        row.cells[cell.at] = valueOf(cell.type, cell.raw, shared);
        if (cell.isFormula) row.formulas.push(cell.at);
      } else if (name === 'row' && row.cells.some((text) => text !== '')) done.push(row);
    },
  };
}

/** Rows of the first sheet of a workbook, unpacked and read as they are asked for. Throws SheetError. */
export async function* readXlsx(source: Source, limits: TableLimits): AsyncGenerator<SheetRow> {
  const zip = await openZip(source, limits);
  try {
    const part = await firstSheet(zip);
    const collector = rowCollector(await sharedTexts(zip, limits), limits);
    for await (const _ of parseXml(await zip.open(part), collector)) yield* collector.done.splice(0);
  } finally {
    zip.close();
  }
}
