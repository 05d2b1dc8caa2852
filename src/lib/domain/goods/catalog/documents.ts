import type { GoodsDocument } from '../../../contracts/goods.ts';
import type { DocumentRow } from '../../../db/schema.ts';
import { fail, ok, type Result } from '../../../kernel/result.ts';
import { placeOf } from '../../content/media/index.ts';
import type { Context } from '../../context.ts';
import { documentsShown } from './goods-detail.repo.ts';

/** Below this the documents of goods on sale are fetched. */
export const DOCUMENT_PATH = '/api/store/product/document';

/** Key of a document in its address: its file name, which cannot be guessed. */
const keyOf = ({ path }: DocumentRow): string => path.replace(/^.*\//, '').replace(/\.pdf$/, '');

/** Documents of a product as its page shows them. */
export const documentViews = (productId: number, documents: readonly DocumentRow[]): GoodsDocument[] =>
  documents.map((row) => ({
    name: row.name,
    kind: row.kind,
    bytes: row.bytes,
    url: `${DOCUMENT_PATH}/${productId}/${keyOf(row)}`,
  }));

/** A document of a product that is on sale; with the product it is gone. */
export async function readDocument(
  ctx: Pick<Context, 'database' | 'storage'>,
  { id, key }: { id: number; key: string },
): Promise<Result<{ name: string; bytes: Uint8Array }, 'goods.gone'>> {
  const rows = await documentsShown(ctx.database.reader, id);
  const row = rows.find((one) => keyOf(one) === key);
  const file = row && (await ctx.storage.get(placeOf(row.path)));
  return row && file ? ok({ name: row.name, bytes: file.bytes }) : fail('goods.gone');
}
