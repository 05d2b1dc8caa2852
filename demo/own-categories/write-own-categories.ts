import { and, eq } from 'drizzle-orm';
import { userRole } from '#lib/db/schema.ts';
import type { MerchantContext } from '#lib/domain/context.ts';
import { changeOwnCategories } from '#lib/domain/desk/mass-change/index.ts';
import { saveOwnCategory } from '#lib/domain/goods/own-category/index.ts';
import type { Seeding } from '../writer/seeding.ts';
import { contextOf, must } from '../writer/write-orders.ts';
import { goodsCalled } from './goods.repo.ts';

/** A store of fasteners shows its goods by what buyers ask for; who has none of them sees the mall's categories. */
const STORE = 1;
interface Own {
  name: string;
  name_en: string;
  /** The words of a name that put goods into it, as a regular expression of the database. */
  of: string;
  below?: Own[];
}
const CATEGORIES: Own[] = [
  { name: '锚固与吊装', name_en: 'Anchors and lifting', of: '锚栓|膨胀|吊环' },
  {
    name: '不锈钢专区',
    name_en: 'Stainless steel',
    of: '不锈钢',
    below: [
      { name: '304 系列', name_en: '304 / A2', of: '不锈钢304' },
      { name: '316 系列', name_en: '316 / A4', of: '不锈钢316' },
    ],
  },
  { name: '高强度 8.8 级起', name_en: 'High strength, 8.8 and up', of: '(8\\.8|10\\.9|12\\.9|10)级' },
];

/** Own categories of a store of the demo, with its goods in them. */
export async function writeOwnCategories(seeding: Seeding): Promise<number> {
  const { db, now } = seeding;
  const [seller] = await db
    .select()
    .from(userRole)
    .where(and(eq(userRole.merId, STORE), eq(userRole.role, 'merchant')));
  if (!seller) return 0;
  const ctx = contextOf(seeding, seller.uid, now);
  const store: MerchantContext = { ...ctx, actor: { ...ctx.actor, roles: ['merchant'], merId: STORE } };
  let made = 0;
  const write = async ({ of, below = [], ...names }: Own, parent_id: number): Promise<void> => {
    const { id } = must('category', await saveOwnCategory(store, { ...names, parent_id, is_shown: true }));
    made += 1;
    for (const one of below) await write(one, id);
    const ids = await goodsCalled(db, STORE, of);
    if (ids.length > 0) must('goods', await changeOwnCategories(store, { ids, mer_cate_id: id }));
  };
  for (const own of CATEGORIES) await write(own, 0);
  return made;
}
