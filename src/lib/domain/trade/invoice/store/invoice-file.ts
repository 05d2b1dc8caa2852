import { Readable } from 'node:stream';
import type { InvoiceFileKind, InvoiceView } from '#lib/contracts/invoice.ts';
import { newToken } from '#lib/kernel/ids.ts';
import { FILE_BYTES_MAX } from '#lib/kernel/limits.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { parseXml } from '#lib/tables/parse-xml.ts';
import { SheetError } from '#lib/tables/sheet-row.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { Context, MerchantContext } from '#lib/domain/context.ts';
import { linkTo } from '../../../content/media/index.ts';
import { filesOf, keepFile } from '../file.repo.ts';
import { showInvoice } from '../show-invoices.ts';
import { storeInvoiceForUpdate } from '../step-invoice.ts';

const MEGABYTE = 1024 * 1024;
const MIMES: Record<InvoiceFileKind, string> = {
  pdf: 'application/pdf',
  ofd: 'application/ofd',
  xml: 'application/xml',
};

/** Root elements that a browser would render, scripts included. */
const DRAWN = ['html', 'svg', 'math', 'stylesheet', 'transform'];

/**
 * Whether this is well-formed XML whose root a browser does not render. A document type declaration is refused: its
 * entities could change the text of the document.
 */
async function isPlainXml(bytes: Uint8Array): Promise<boolean> {
  let root: string | undefined;
  const handlers = { open: (name: string) => void (root ??= name.toLowerCase()), text() {}, close() {} };
  try {
    for await (const _ of parseXml(Readable.from([bytes]), handlers));
    return root !== undefined && !DRAWN.includes(root);
  } catch (error) {
    if (error instanceof SheetError) return false;
    throw error;
  }
}

/** In which form an invoice is, by its bytes and not by its name. */
async function invoiceFileKind(bytes: Uint8Array): Promise<InvoiceFileKind | undefined> {
  const begin = new TextDecoder('latin1').decode(bytes.subarray(0, 5));
  if (begin === '%PDF-') return 'pdf';
  if (begin.startsWith('PK\u0003\u0004'))
    return new TextDecoder('latin1').decode(bytes).includes('OFD.xml') ? 'ofd' : undefined;
  return (await isPlainXml(bytes)) ? 'xml' : undefined;
}

export interface ReadInvoiceFile {
  kind: InvoiceFileKind;
  bytes: Uint8Array<ArrayBuffer>;
}

/** An uploaded invoice with its file type; fails where it is no invoice file, or too large. */
export async function readInvoiceFile(
  file: Blob,
): Promise<Result<ReadInvoiceFile, 'invoice.file' | 'upload.size'>> {
  if (file.size > FILE_BYTES_MAX) return fail('upload.size', { n: FILE_BYTES_MAX / MEGABYTE }, 'file');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = await invoiceFileKind(bytes);
  return kind ? ok({ kind, bytes }) : fail('invoice.file', undefined, 'file');
}

/** Stores the file in private storage, which only short-lived links open; answers its path. */
export async function putInvoiceFile(
  ctx: Pick<Context, 'storage'>,
  { kind, bytes }: ReadInvoiceFile,
): Promise<string> {
  const name = `private/invoice/${newToken()}.${kind}`;
  await ctx.storage.put(name, bytes, MIMES[kind]);
  return ctx.storage.urlOf(name);
}

/** Keeps the invoice that the tax system has made out; one of each form, the later in place of the earlier. */
export async function attachInvoiceFile(
  ctx: MerchantContext,
  { id, file }: { id: string; file: Blob },
): Promise<Result<InvoiceView, 'invoice.file' | 'invoice.not_found' | 'invoice.not_issued' | 'upload.size'>> {
  const read = await readInvoiceFile(file);
  if (!read.ok) return read;
  return allOrNothing(ctx.database, async () => {
    const found = await storeInvoiceForUpdate(ctx, id);
    if (!found.ok) return found;
    if (found.value.status !== 'issued') return fail('invoice.not_issued');
    const path = await putInvoiceFile(ctx, read.value);
    const { uid } = ctx.actor;
    const { kind } = read.value;
    await keepFile(ctx.database.db, { invoiceId: id, kind, path, uid, createdAt: ctx.clock.now() });
    return ok(await withFiles(ctx, await showInvoice(ctx, found.value)));
  });
}

/** The same invoice with links to its files; the code that calls this has checked that the caller may see it. */
export async function withFiles(ctx: Context, view: InvoiceView): Promise<InvoiceView> {
  const files = await filesOf(ctx.database.db, [view.order_receipt_id]);
  const links = await linkTo(
    ctx,
    files.map((file) => file.path),
    '',
  );
  // Who saves many invoices knows them by their numbers.
  const name = `invoice-${view.receipt_no ?? view.receipt_sn}`;
  return { ...view, files: files.map(({ kind }, at) => ({ kind, url: `${links[at]}/${name}.${kind}` })) };
}
