// The words of a PDF that pdfkit has drawn: its streams are opened, glyph numbers are read back by the font's own table.
import { inflateSync } from 'node:zlib';

const streamsOf = (pdf: Buffer): string[] => {
  const found: string[] = [];
  const text = pdf.toString('latin1');
  for (const match of text.matchAll(/stream\r?\n/g)) {
    const from = match.index + match[0].length;
    const to = text.indexOf('endstream', from);
    const raw = pdf.subarray(from, to);
    try {
      found.push(inflateSync(raw).toString('latin1'));
    } catch {
      found.push(raw.toString('latin1'));
    }
  }
  return found;
};

const characters = (hex: string): string =>
  String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((code) => Number.parseInt(code, 16)));

function glyphsIn(table: string, glyphs: Map<number, string>): void {
  for (const [, from, , list] of table.matchAll(/<([0-9a-f]+)>\s*<([0-9a-f]+)>\s*\[([^\]]*)\]/gi)) {
    const start = Number.parseInt(from!, 16);
    for (const [at, [, hex]] of [...list!.matchAll(/<([0-9a-f ]+)>/gi)].entries())
      glyphs.set(start + at, characters(hex!.replace(/ /g, '')));
  }
}

/** Everything that is written in it, in the order in which it was drawn, without spaces. */
export function pdfText(pdf: Buffer): string {
  const streams = streamsOf(pdf);
  const glyphs = new Map<number, string>();
  for (const stream of streams) if (stream.includes('begincmap')) glyphsIn(stream, glyphs);
  const shown = streams
    .filter((stream) => /\bTJ\b/.test(stream))
    .flatMap((stream) => [...stream.matchAll(/<([0-9a-f]+)>/gi)])
    .flatMap(([, hex]) => hex!.match(/.{4}/g) ?? [])
    .map((code) => glyphs.get(Number.parseInt(code, 16)) ?? '?');
  return shown.join('').replace(/\s/g, '');
}
