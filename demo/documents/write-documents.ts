import { eq } from 'drizzle-orm';
import { readGoods } from '#lib/domain/goods/catalog/index.ts';
import { catalogEntry, product, type DocumentRow } from '#lib/db/schema.ts';
import { sha256Hex } from '#lib/kernel/ids.ts';
import { must } from '../writer/write-orders.ts';
import { systemOf, type Seeding } from '../writer/seeding.ts';
import { drawDocument } from './draw-document.ts';

/** Codes of goods whose stores give a data sheet with them, in each language. */
const GOODS = [
  'din933-48zn',
  'din912-109bk',
  'wedge-anchor-88zn',
  'bearing-6200-zz',
  'bearing-nj-200',
  'cylinder-sc',
  '2w-304',
  'axial-t35',
];

const SHEETS = [
  { locale: 'zh-CN', name: '产品参数表' },
  { locale: 'en-US', name: 'Data sheet (English)' },
] as const;

/** Draws the data sheets of some goods from what the mall knows of them; answers how many there are. */
export async function writeDocuments(seeding: Seeding): Promise<number> {
  const { db, services, now } = seeding;
  for (const code of GOODS) {
    const [entry] = await db
      .select({ id: catalogEntry.productId })
      .from(catalogEntry)
      .where(eq(catalogEntry.code, code));
    if (!entry) throw new Error(`demo documents: no product ${code}`);
    const documents: DocumentRow[] = [];
    for (const { locale, name } of SHEETS) {
      const ctx = { ...systemOf(seeding), actor: { kind: 'visitor' as const }, locale };
      const goods = must(code, await readGoods(ctx, { id: entry.id }));
      const bytes = await drawDocument(locale, goods, now);
      const file = `private/goods/${sha256Hex(`${code} ${locale}`).slice(0, 32)}.pdf`;
      await services.storage.put(file, bytes, 'application/pdf');
      documents.push({ path: services.storage.urlOf(file), name, kind: 'sheet', bytes: bytes.byteLength });
    }
    await db.update(product).set({ documents }).where(eq(product.productId, entry.id));
  }
  return GOODS.length * SHEETS.length;
}
