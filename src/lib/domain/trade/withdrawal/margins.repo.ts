import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { ledgerAccount, merchant, merchantType } from '#lib/db/schema.ts';

const held = sql<string>`coalesce(${ledgerAccount.balance}, 0)`;

export const marginsOfStores = (db: Db, { page, limit }: { page: number; limit: number }) =>
  db
    .select({
      merId: merchant.merId,
      name: merchant.name,
      nameEn: merchant.nameEn,
      required: merchantType.margin,
      held,
    })
    .from(merchant)
    .innerJoin(merchantType, eq(merchantType.merchantTypeId, merchant.merchantTypeId))
    .leftJoin(
      ledgerAccount,
      and(eq(ledgerAccount.kind, 'merchant_margin'), eq(ledgerAccount.ownerId, merchant.merId)),
    )
    .where(ne(merchant.status, 'closed'))
    .orderBy(desc(sql`${merchantType.margin} - ${held}`), asc(merchant.merId))
    .limit(limit)
    .offset((page - 1) * limit);

export const countStores = (db: Db): Promise<number> => db.$count(merchant, ne(merchant.status, 'closed'));
