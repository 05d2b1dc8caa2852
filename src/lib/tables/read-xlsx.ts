import { parseXml } from './parse-xml.ts';
import { SheetError, type SheetRow, type Source } from './sheet-row.ts';
import type { TableLimits } from './table-limits.ts';
import { openZip, type Zip } from './unzip.ts';

const WORKBOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';
const SHARED = 'xl/sharedStrings.xml';
const STYLES = 'xl/styles.xml';
/** Sheets and relations that are looked at. */
const TAGS_MAX = 400;
/** Cell formats and formats of numbers; an office's workbook has hundreds. */
const FORMATS_MAX = 60_000;

/** Attributes of every tag of one name. */
async function tagsOf(
  zip: Zip,
  part: string,
  wanted: string,
  { within, most = TAGS_MAX }: { within?: string; most?: number } = {},
): Promise<Record<string, string>[]> {
  const found: Record<string, string>[] = [];
  let isWithin = within === undefined;
  const handlers = {
    open: (name: string, attributes: Record<string, string>) => {
      if (name === within) isWithin = true;
      if (isWithin && name === wanted && found.length < most) found.push(attributes);
    },
    text: () => undefined,
    close: (name: string) => {
      if (name === within) isWithin = false;
    },
  };
  for await (const _ of parseXml(await zip.open(part), handlers));
  return found;
}

interface SheetPart {
  name: string;
  part: string;
}

/** The sheets that are shown, in their order; the first one of all where every one is hidden. */
async function sheetsOf(zip: Zip): Promise<SheetPart[]> {
  if (!zip.names.includes(WORKBOOK)) throw new SheetError('kind');
  const sheets = await tagsOf(zip, WORKBOOK, 'sheet');
  const relations = zip.names.includes(RELATIONS) ? await tagsOf(zip, RELATIONS, 'Relationship') : [];
  const parts = (sheets.length > 0 ? sheets : [undefined]).flatMap((sheet, at) => {
    const target =
      relations.find((one) => one['Id'] === sheet?.['r:id'])?.['Target'] ?? `worksheets/sheet${at + 1}.xml`;
    const part = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
    const isShown = !sheet?.['state'] || sheet['state'] === 'visible';
    return zip.names.includes(part) ? [{ name: sheet?.['name'] ?? '', part, isShown }] : [];
  });
  const shown = parts.filter((one) => one.isShown);
  if (parts.length === 0) throw new SheetError('unreadable');
  return shown.length > 0 ? shown : parts.slice(0, 1);
}

/** Formats of numbers that every workbook knows as days. */
const isDayFormat = (id: number): boolean => (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 58);
/** A format of a workbook's own that writes days: letters of a date outside quotation marks and brackets. */
const writesDays = (code: string): boolean =>
  /[yd年月日]|mmm/i.test(code.replace(/"[^"]*"|\[[^\]]*\]|[\\_]./g, ''));

/** Styles of cells whose number is a day, by their place. */
async function dayStyles(zip: Zip): Promise<ReadonlySet<string>> {
  if (!zip.names.includes(STYLES)) return new Set();
  const formats = await tagsOf(zip, STYLES, 'numFmt', { most: FORMATS_MAX });
  const own = new Map(formats.map((one) => [Number(one['numFmtId']), one['formatCode'] ?? '']));
  const cells = await tagsOf(zip, STYLES, 'xf', { within: 'cellXfs', most: FORMATS_MAX });
  return new Set(
    cells.flatMap(({ numFmtId }, at) => {
      const id = Number(numFmtId);
      const code = own.get(id);
      return (code === undefined ? isDayFormat(id) : writesDays(code)) ? [String(at)] : [];
    }),
  );
}

/** Shared texts are some letters long on average; as many empty ones as the limit has characters would fill the memory. */
const CHARS_OF_TEXT = 8;

/** Texts that several cells share; what is spoken (rPh) is no part of them. */
async function sharedTexts(zip: Zip, limits: TableLimits): Promise<string[]> {
  const texts: string[] = [];
  if (!zip.names.includes(SHARED)) return texts;
  let [text, isText, spoken, chars] = ['', false, 0, 0];
  const handlers = {
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
      if (name === 'si' && texts.push(text) > limits.shared / CHARS_OF_TEXT) throw new SheetError('packed');
    },
  };
  for await (const _ of parseXml(await zip.open(SHARED), handlers));
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

/** A workbook counts days from the end of 1899. */
const FIRST_DAY_MS = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;
const dayText = (raw: string): string => {
  const days = Number(raw);
  const isDay = raw.trim() !== '' && days >= 1 && days < 2_958_466;
  return isDay ? new Date(FIRST_DAY_MS + Math.floor(days) * DAY_MS).toISOString().slice(0, 10) : raw;
};

interface Known {
  shared: readonly string[];
  /** Styles that show a number as a day. */
  days: ReadonlySet<string>;
}

function valueOf(type: string, style: string, raw: string, { shared, days }: Known): string {
  if (type === 's') return shared[Number(raw)] ?? '';
  if (type === 'b') return raw === '1' ? 'TRUE' : 'FALSE';
  if (type !== 'n' && type !== '') return raw;
  return days.has(style) ? dayText(raw) : numberText(raw);
}

/** A sheet of a workbook has no more rows. */
const LAST_ROW = 1_048_576;

/** Collects the rows of a sheet as its tags go by. */
function rowCollector(known: Known, limits: TableLimits) {
  const done: SheetRow[] = [];
  let row: SheetRow & { formulas: number[] } = { line: 0, cells: [], formulas: [] };
  let cell = { at: -1, type: '', style: '', raw: '', isFormula: false };
  let [isValue, chars, all] = [false, 0, 0];
  const hidden = new Set<number>();
  const tooLong = () => new SheetError('row_too_long', { line: row.line, n: limits.row });
  /** A text that many cells share stands in the file once, and is read as often as there are cells. */
  const textOf = ({ type, style, raw }: typeof cell): string => {
    const text = valueOf(type, style, raw, known);
    all += text.length;
    if (all > limits.unpacked) throw new SheetError('packed');
    if (type === 's') chars += text.length;
    if (chars > limits.row || text.length > limits.cell) throw tooLong();
    return text;
  };
  return {
    done,
    open(name: string, attributes: Record<string, string>) {
      if (name === 'col' && /^(?:1|true)$/.test(attributes['hidden'] ?? '')) {
        const last = Math.min(Number(attributes['max']), limits.columns);
        for (let at = Math.max(1, Number(attributes['min'])); at <= last; at += 1) hidden.add(at - 1);
      } else if (name === 'row') {
        const said = Number(attributes['r']);
        // Faults are kept by the numbers of their rows: only one that a sheet can have, above the last, is believed.
        const isKnown = Number.isInteger(said) && said > row.line && said <= LAST_ROW;
        row = {
          line: isKnown ? said : row.line + 1,
          cells: [],
          formulas: [],
          ...(hidden.size > 0 ? { hidden } : {}),
        };
        chars = 0;
        cell.at = -1;
      } else if (name === 'c') {
        const at = attributes['r'] ? placeOf(attributes['r']) : cell.at + 1;
        if (!(at >= 0 && at < limits.columns))
          throw new SheetError('too_many_columns', { line: row.line, n: limits.columns });
        const [type, style] = [attributes['t'] ?? '', attributes['s'] ?? ''];
        cell = { at, type, style, raw: '', isFormula: type === 'e' };
      } else if (name === 'f') cell.isFormula = true;
      isValue = name === 'v' || name === 't';
    },
    text(piece: string) {
      if (!isValue) return;
      chars += piece.length;
      if (chars > limits.row || cell.raw.length > limits.cell) throw tooLong();
      cell.raw += piece;
    },
    close(name: string) {
      isValue = false;
      if (name === 'c') {
        while (row.cells.length < cell.at) row.cells.push('');
        row.cells[cell.at] = textOf(cell);
        if (cell.isFormula) row.formulas.push(cell.at);
      } else if (name === 'row' && row.cells.some((text) => text !== '')) done.push(row);
    },
  };
}

/**
 * Rows of the first sheet of a workbook, or of every one that is shown, unpacked and read as they are asked for. Rows of
 * several sheets say which they are of. Throws SheetError.
 */
export async function* readXlsx(
  source: Source,
  limits: TableLimits,
  ofEvery = false,
): AsyncGenerator<SheetRow> {
  const zip = await openZip(source, limits);
  try {
    const sheets = await sheetsOf(zip);
    const known = { shared: await sharedTexts(zip, limits), days: await dayStyles(zip) };
    for (const { name, part } of ofEvery ? sheets : sheets.slice(0, 1)) {
      const collector = rowCollector(known, limits);
      for await (const _ of parseXml(await zip.open(part), collector))
        for (const row of collector.done.splice(0))
          yield ofEvery && sheets.length > 1 ? { ...row, sheet: name } : row;
    }
  } finally {
    zip.close();
  }
}
