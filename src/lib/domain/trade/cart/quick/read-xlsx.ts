import { SaxesParser } from 'saxes';
import { QUICK_LINES_MAX } from '#lib/kernel/cart-limits.ts';
import { unzip } from './unzip.ts';

const MOST_ROWS = QUICK_LINES_MAX * 2;
const MOST_CELLS = 20;
const LONGEST_CELL = 400;

const STRINGS = 'xl/sharedStrings.xml';
const SHEET = /^xl\/worksheets\/[^/]+\.xml$/;

type Tag = { name: string; attributes: Record<string, string> };
interface Listener {
  open: (tag: Tag) => void;
  text: (text: string) => void;
  close: (name: string) => void;
}

/** Throws on anything that is no XML; a document type could hold entities that grow and is none of a workbook. */
function readXml(xml: string, { open, text, close }: Listener): void {
  const parser = new SaxesParser();
  const local = (name: string): string => name.slice(name.indexOf(':') + 1);
  parser.on('doctype', () => {
    throw new TypeError('A workbook has no document type');
  });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', (tag) => open({ name: local(tag.name), attributes: tag.attributes }));
  parser.on('text', text);
  parser.on('closetag', (tag) => close(local(tag.name)));
  parser.write(xml).close();
}

/** Texts that cells name by their number. */
function readStrings(xml: string): string[] {
  const strings: string[] = [];
  let isText = false;
  let isSound = false;
  let now = '';
  readXml(xml, {
    open({ name }) {
      if (name === 'si') now = '';
      if (name === 'rPh') isSound = true;
      isText = name === 't' && !isSound;
    },
    text(text) {
      if (isText && now.length < LONGEST_CELL) now += text;
    },
    close(name) {
      if (name === 'rPh') isSound = false;
      if (name === 'si') strings.push(now);
      isText = false;
    },
  });
  return strings;
}

/** "C7" stands in the third column. */
function columnOf(reference: string | undefined, next: number): number {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0];
  if (!letters) return next;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function readSheet(xml: string, strings: readonly string[]): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let [at, kind, value, isValue] = [0, '', '', false];
  readXml(xml, {
    open({ name, attributes }) {
      if (name === 'row') row = [];
      if (name === 'c') {
        at = columnOf(attributes['r'], row.length);
        kind = attributes['t'] ?? '';
        value = '';
      }
      isValue = name === 'v' || name === 't';
    },
    text(text) {
      if (isValue && value.length < LONGEST_CELL) value += text;
    },
    close(name) {
      isValue = false;
      if (name === 'c' && at < MOST_CELLS) {
        while (row.length < at) row.push('');
        row[at] = kind === 's' ? (strings[Number(value)] ?? '') : value;
      }
      if (name === 'row' && rows.length < MOST_ROWS) rows.push(row);
    },
  });
  return rows;
}

/** Rows of the first sheet of a workbook. Undefined: not readable as one. */
export async function readXlsx(bytes: Uint8Array): Promise<string[][] | undefined> {
  const parts = await unzip(bytes, (name) => name === STRINGS || SHEET.test(name));
  const number = (name: string): number => Number(/(\d+)\.xml$/.exec(name)?.[1] ?? 1);
  const first = [...(parts?.keys() ?? [])]
    .filter((name) => SHEET.test(name))
    .toSorted((a, b) => number(a) - number(b))[0];
  if (!parts || !first) return undefined;
  try {
    return readSheet(parts.get(first)!, readStrings(parts.get(STRINGS) ?? '<sst/>'));
  } catch {
    return undefined;
  }
}
