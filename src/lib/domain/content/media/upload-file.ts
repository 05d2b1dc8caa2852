import type { FileField } from '#lib/contracts/media.ts';
import { newId, newToken } from '#lib/kernel/ids.ts';
import { FILE_BYTES_MAX } from '#lib/kernel/limits.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { addMedia } from './media.repo.ts';

const MEGABYTE = 1024 * 1024;
const OFFICE = 'application/vnd.openxmlformats-officedocument';
/** First bytes of a PDF, of the packed files of newer offices, and of those of older ones. */
const SIGNS = {
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
  zip: [0x50, 0x4b, 0x03, 0x04],
  old: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
};
/** How drawings begin: of AutoCAD as it keeps them (AC1015 to AC1032), to be exchanged, and solids by ISO 10303-21. */
const DRAWINGS = [
  { ending: 'dwg', mime: 'application/x-dwg', sign: /^AC10\d\d\0/ },
  {
    ending: 'dxf',
    mime: 'application/x-dxf',
    sign: /^(AutoCAD Binary DXF\r\n\x1a\0|(\s*999\r?\n.*\r?\n)*\s*0\r?\n\s*SECTION\r?\n)/,
  },
  { ending: 'step', mime: 'model/step', sign: /^\s*ISO-10303-21;/ },
];
/** So many bytes tell a drawing, with the remarks that some programs put before it. */
const HEAD = 2000;
const begins = (bytes: Uint8Array, sign: number[]): boolean => sign.every((byte, at) => bytes[at] === byte);

/** What a paper or a drawing is by its bytes; nothing for anything else. */
function paperOf(bytes: Uint8Array): { ending: string; mime: string } | undefined {
  if (begins(bytes, SIGNS.pdf)) return { ending: 'pdf', mime: 'application/pdf' };
  if (begins(bytes, SIGNS.old)) return { ending: 'xls', mime: 'application/x-ole-storage' };
  if (begins(bytes, SIGNS.zip)) {
    const names = new TextDecoder('latin1').decode(bytes);
    if (!names.includes('[Content_Types].xml')) return undefined;
    if (names.includes('xl/workbook')) return { ending: 'xlsx', mime: `${OFFICE}.spreadsheetml.sheet` };
    if (names.includes('word/document'))
      return { ending: 'docx', mime: `${OFFICE}.wordprocessingml.document` };
    return undefined;
  }
  const head = Buffer.from(bytes.subarray(0, HEAD))
    .toString('latin1')
    .replace(/^\xef\xbb\xbf/, '');
  const drawing = DRAWINGS.find(({ sign }) => sign.test(head));
  if (drawing) return { ending: drawing.ending, mime: drawing.mime };
  return isText(bytes) ? { ending: 'csv', mime: 'text/csv; charset=utf-8' } : undefined;
}

/** Where offices keep a program of a paper: a stream of this name in older files, a part of it in newer ones. */
const PROGRAMS = [Buffer.from('_VBA_PROJECT', 'utf16le'), Buffer.from('vbaProject')];

/** Whether a document holds a macro, which its reader would be asked to run. */
function holdsProgram(bytes: Uint8Array): boolean {
  if (!begins(bytes, SIGNS.zip) && !begins(bytes, SIGNS.old)) return false;
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return PROGRAMS.some((sign) => all.includes(sign));
}

/** A table as text: no sign that only programs use, and at least one separator. */
function isText(bytes: Uint8Array): boolean {
  if (bytes.length === 0 || bytes.some((byte) => byte < 9 || (byte > 13 && byte < 32))) return false;
  try {
    return /[,;\t]/.test(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return false;
  }
}

/** Takes a paper, by its bytes and not by its name, and keeps it where only links open it that end soon. */
export async function uploadFile(
  ctx: UserContext,
  { field, file }: { field: FileField; file: Blob },
): Promise<Result<{ path: string }, 'upload.file_type' | 'upload.pdf' | 'upload.program' | 'upload.size'>> {
  const isOfGoods = field === 'goods';
  const most = { n: FILE_BYTES_MAX / MEGABYTE };
  if (file.size > FILE_BYTES_MAX) return fail(isOfGoods ? 'upload.pdf' : 'upload.size', most, 'file');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const paper = paperOf(bytes);
  if (isOfGoods && paper?.ending !== 'pdf') return fail('upload.pdf', most, 'file');
  if (!paper) return fail('upload.file_type', undefined, 'file');
  if (holdsProgram(bytes)) return fail('upload.program', undefined, 'file');
  const now = ctx.clock.now();
  const name = `private/${field}/${newToken()}.${paper.ending}`;
  await ctx.storage.put(name, bytes, paper.mime);
  const path = ctx.storage.urlOf(name);
  await addMedia(ctx.database.db, {
    mediaId: newId(now),
    uid: ctx.actor.uid,
    field,
    path,
    mime: paper.mime,
    bytes: bytes.byteLength,
    createdAt: now,
  });
  return ok({ path });
}
