// What is attached to inquiries and quotations, and what is no picture, by its bytes: names and types say anything.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTradeMall, type TradeMall } from '../../support/trade-mall.ts';
import { uploadFile } from './upload-file.ts';

let mall: TradeMall;
let token: string;
beforeAll(async () => {
  mall = await openTradeMall();
  token = await mall.token(1);
});
afterAll(() => mall.close());

const bytesOf = (...parts: (string | Buffer)[]): Buffer<ArrayBuffer> =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)));
const OLD = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const ZIP = 'PK\u0003\u0004';
const sent = async (place: string, name: string, bytes: Buffer<ArrayBuffer>) => {
  const { status, code } = await uploadFile(mall, token, `/api/upload/${place}`, new File([bytes], name));
  return code ?? status;
};

test.each([
  ['an older workbook', bytesOf(OLD, 'rows'), 200],
  ['an older workbook with macros', bytesOf(OLD, Buffer.from('_VBA_PROJECT', 'utf16le')), 'upload.program'],
  ['a newer workbook', bytesOf(ZIP, '[Content_Types].xml xl/workbook.xml'), 200],
  [
    'one with macros',
    bytesOf(ZIP, '[Content_Types].xml xl/workbook.xml xl/vbaProject.bin'),
    'upload.program',
  ],
  ['a packed program', bytesOf(ZIP, 'META-INF/MANIFEST.MF'), 'upload.file_type'],
  ['a locked PDF', bytesOf('%PDF-1.7\ntrailer<</Encrypt 5 0 R>>'), 200],
  ['a page that becomes a PDF', bytesOf('<html>%PDF-1.7'), 'upload.file_type'],
  ['a program', bytesOf('MZ\u0090\u0000'), 'upload.file_type'],
])('as a paper %s is taken or refused by its bytes', async (_, bytes, outcome) => {
  expect(await sent('file/inquiry', 'list.xlsx', bytes)).toBe(outcome);
});

test.each(['avif', 'heic', 'mif1'])(
  'a picture of a phone (%s) that calls itself a JPEG is not opened',
  async (kind) => {
    const picture = bytesOf(
      '\u0000\u0000\u0000\u0018ftyp',
      kind,
      '\u0000\u0000\u0000\u0000mif1',
      'x'.repeat(500),
    );
    expect(await sent('image/avatar', 'photo.jpg', picture)).toBe('upload.type');
    expect(await sent('image/avatar', 'photo.jpg', bytesOf('\u00ff\u00d8\u00ff\u00e0', picture))).toBe(
      'upload.broken',
    );
  },
);
