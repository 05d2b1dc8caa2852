// What is attached to inquiries and quotations, and what is no picture, by its bytes: names and types say anything.
import { afterAll, expect, test } from 'vitest';
import { linkTo } from '#lib/domain/content/media/index.ts';
import { openTradeMall } from '../../support/trade-mall.ts';
import { uploadFile } from './upload-file.ts';

const mall = await openTradeMall();
const token = await mall.token(1);
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
  ['a drawing of AutoCAD', bytesOf('AC1027\u0000\u0000\u0000\u0000'), 200],
  ['one to be exchanged', bytesOf('999\r\nmade by hand\r\n  0\r\nSECTION\r\n  2\r\nHEADER\r\n'), 200],
  ['a solid', bytesOf("ISO-10303-21;\nHEADER;\nFILE_NAME('flange','2026');\n"), 200],
  ['a page that speaks of one', bytesOf('<html>ISO-10303-21'), 'upload.file_type'],
  ['a program', bytesOf('MZ\u0090\u0000'), 'upload.file_type'],
])('as a paper %s is taken or refused by its bytes', async (_, bytes, outcome) => {
  expect(await sent('file/inquiry', 'list.xlsx', bytes)).toBe(outcome);
});

test('a drawing is saved under a name that its program opens', async () => {
  const file = new File([bytesOf('AC1032\u0000\u0000')], 'flange.dwg');
  const { data } = await uploadFile(mall, token, '/api/upload/file/inquiry', file);
  const [link = ''] = await linkTo(mall.ctx(1), [(data as { path: string }).path], '');
  const answer = await mall.app.request(link);
  expect([answer.headers.get('content-type'), answer.headers.get('content-disposition')]).toEqual([
    'application/x-dwg',
    'attachment; filename="attachment.dwg"',
  ]);
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
