import type { Readable } from 'node:stream';
import { SaxesParser } from 'saxes';
import { SheetError } from './sheet-row.ts';

export interface XmlHandlers {
  open(name: string, attributes: Record<string, string>): void;
  text(text: string): void;
  close(name: string): void;
}

/** An office's workbook is some ten tags deep, and none of its tags has fifty attributes. */
const DEEPEST = 100;
const ATTRIBUTES_MOST = 200;

const bare = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Reads XML piece by piece and stops after each, so that the caller can pass on what `handlers` have collected. Entities
 * of a document's own are never resolved: a document type is refused. The depth of tags and the number of attributes
 * are limited, so that a file cannot fill the memory with open tags. Throws SheetError.
 */
export async function* parseXml(stream: Readable, handlers: XmlHandlers): AsyncGenerator<void> {
  const parser = new SaxesParser();
  const refuse = () => {
    throw new SheetError('unreadable');
  };
  parser.on('error', refuse);
  parser.on('doctype', refuse);
  let [depth, attributes] = [0, 0];
  parser.on('opentagstart', () => {
    depth += 1;
    attributes = 0;
    if (depth > DEEPEST) refuse();
  });
  parser.on('attribute', () => {
    attributes += 1;
    if (attributes > ATTRIBUTES_MOST) refuse();
  });
  parser.on('opentag', (tag) => handlers.open(bare(tag.name), tag.attributes));
  parser.on('text', (text) => handlers.text(text));
  parser.on('cdata', (text) => handlers.text(text));
  parser.on('closetag', (tag) => {
    depth -= 1;
    handlers.close(bare(tag.name));
  });
  const decoder = new TextDecoder();
  for await (const chunk of stream as AsyncIterable<Uint8Array>) {
    parser.write(decoder.decode(chunk, { stream: true }));
    yield;
  }
  parser.write(decoder.decode()).close();
  yield;
}
