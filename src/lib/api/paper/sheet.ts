import { readFileSync } from 'node:fs';

/** Noto Sans SC, regular, SIL Open Font License (font/OFL.txt); read once, when the first paper is asked for. */
let font: Buffer | undefined;
const readFont = (): Buffer => (font ??= readFileSync(new URL('./font/noto-sans-sc.ttf', import.meta.url)));

const MARGIN = 48;
const INK = '#1d2129';
const QUIET = '#6b7785';
const LINE = '#d5dae1';

/** Signs that the font lacks and industry uses. */
const INSTEAD: Record<string, string> = {
  Φ: 'Ø',
  φ: 'ø',
  '≥': '>=',
  '≤': '<=',
  '≈': '~',
  '′': "'",
  '″': '"',
};
const plain = (text: string): string =>
  text.replace(/[Φφ≥≤≈′″]/g, (sign) => INSTEAD[sign] ?? sign).replace(/[\u0000-\u0009\u000b-\u001f]/g, ' ');

export interface Column {
  name: string;
  /** Share of the width. */
  width: number;
  isRight?: boolean;
}

/** A paper on A4 that is written from top to bottom; colours and sizes are the same on all of them. */
export class Sheet {
  readonly #doc: PDFKit.PDFDocument;
  readonly #done: Promise<Buffer>;
  /** Stands on every page of a paper that has several, with its number: loose sheets are put together again. */
  readonly #title: string;

  /** The library that writes papers is large, and most servers write few: it is loaded with the first one. */
  static async open(facts: { title: string; author: string; at: Date }): Promise<Sheet> {
    const { default: Pdf } = await import('pdfkit');
    const info = { Title: facts.title, Author: facts.author, CreationDate: facts.at };
    return new Sheet(new Pdf({ size: 'A4', margin: MARGIN, info, bufferPages: true }), facts.title);
  }

  private constructor(doc: PDFKit.PDFDocument, title: string) {
    this.#doc = doc;
    this.#title = title;
    const parts: Buffer[] = [];
    this.#done = new Promise((resolve, reject) => {
      this.#doc.on('data', (part: Buffer) => parts.push(part));
      this.#doc.on('end', () => resolve(Buffer.concat(parts)));
      this.#doc.on('error', reject);
    });
    this.#doc.registerFont('sheet', readFont());
    this.#doc.font('sheet').fillColor(INK);
  }

  get #width(): number {
    return this.#doc.page.width - 2 * MARGIN;
  }

  title(text: string): void {
    this.#doc.fontSize(18).text(plain(text), { align: 'center' }).moveDown(0.8);
  }

  /** Names and values in two columns; a pair without a value is left out. */
  facts(pairs: readonly (readonly [name: string, value: string])[]): void {
    const shown = pairs.filter(([, value]) => value);
    const half = this.#width / 2;
    for (let at = 0; at < shown.length; at += 2) {
      const top = this.#doc.y;
      let bottom = top;
      for (const [side, pair] of shown.slice(at, at + 2).entries()) {
        const left = MARGIN + side * half;
        this.#doc.fontSize(9).fillColor(QUIET).text(plain(pair[0]), left, top, { width: 84 });
        this.#doc.fillColor(INK).text(plain(pair[1]), left + 84, top, { width: half - 96 });
        bottom = Math.max(bottom, this.#doc.y);
      }
      this.#doc.y = bottom + 4;
    }
    this.#doc.x = MARGIN;
    this.#doc.moveDown(0.6);
  }

  heading(text: string): void {
    this.#doc.fontSize(11).fillColor(INK).text(plain(text), MARGIN).moveDown(0.4);
  }

  /** Rows are not broken; the names of the columns stand on every page. */
  table(columns: readonly Column[], rows: readonly (readonly string[])[]): void {
    const names = columns.map((column) => column.name);
    this.#row(columns, names, true);
    for (const row of rows) {
      if (this.#doc.y + this.#heightOf(columns, row) > this.#doc.page.height - MARGIN) {
        this.#doc.addPage();
        this.#row(columns, names, true);
      }
      this.#row(columns, row, false);
    }
    this.#doc.x = MARGIN;
    this.#doc.moveDown(0.8);
  }

  #widthsOf(columns: readonly Column[]): number[] {
    const whole = columns.reduce((sum, column) => sum + column.width, 0);
    return columns.map((column) => (column.width / whole) * this.#width);
  }

  #heightOf(columns: readonly Column[], cells: readonly string[]): number {
    const doc = this.#doc.fontSize(9);
    const widths = this.#widthsOf(columns);
    const heights = cells.map((cell, at) =>
      doc.heightOfString(plain(cell) || ' ', { width: widths[at]! - 8 }),
    );
    return Math.max(...heights) + 8;
  }

  #row(columns: readonly Column[], cells: readonly string[], isHead: boolean): void {
    const height = this.#heightOf(columns, cells);
    const doc = this.#doc.fillColor(isHead ? QUIET : INK);
    const widths = this.#widthsOf(columns);
    const texts = cells.map(plain);
    const top = doc.y;
    let left = MARGIN;
    for (const [at, text] of texts.entries()) {
      const align = columns[at]?.isRight ? 'right' : 'left';
      doc.text(text, left + 4, top + 4, { width: widths[at]! - 8, align });
      left += widths[at]!;
    }
    doc.y = top + height;
    doc
      .moveTo(MARGIN, doc.y)
      .lineTo(MARGIN + this.#width, doc.y)
      .lineWidth(0.5)
      .stroke(LINE);
  }

  /** Sums at the right; the last one is the one that counts. */
  sums(pairs: readonly (readonly [name: string, value: string])[]): void {
    for (const [at, [name, value]] of pairs.entries()) {
      const isLast = at === pairs.length - 1;
      this.#doc
        .fontSize(isLast ? 13 : 9)
        .fillColor(isLast ? INK : QUIET)
        .text(plain(`${name}  ${value}`), MARGIN, this.#doc.y, { width: this.#width, align: 'right' });
    }
    this.#doc.moveDown(0.8);
  }

  note(text: string): void {
    this.#doc.fontSize(8).fillColor(QUIET).text(plain(text), MARGIN, this.#doc.y, { width: this.#width });
    this.#doc.moveDown(0.4);
  }

  /** Writes title and number of each page where there are several, and ends the paper. */
  finish(): Promise<Buffer> {
    const { start, count } = this.#doc.bufferedPageRange();
    const end = count > 1 ? start + count : start;
    for (let at = start; at < end; at += 1) {
      this.#doc.switchToPage(at);
      const { page } = this.#doc;
      // Text below the margin would begin a page of its own.
      page.margins.bottom = 0;
      this.#doc
        .fontSize(8)
        .fillColor(QUIET)
        .text(plain(`${this.#title}  ${at + 1} / ${count}`), MARGIN, page.height - MARGIN / 2 - 8, {
          width: this.#width,
          align: 'right',
          lineBreak: false,
        });
    }
    this.#doc.end();
    return this.#done;
  }
}
