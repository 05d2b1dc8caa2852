import { and, asc, count, eq, ilike, inArray } from 'drizzle-orm';
import { containing } from '#lib/db/containing.ts';
import type { Db } from '#lib/db/database.ts';
import { quotationTemplate, quotationTemplateLine } from '#lib/db/schema.ts';
import { takeTurns } from '#lib/db/take-turns.ts';
import { isViolation } from '#lib/db/violation.ts';
import type { Page } from '#lib/kernel/page.ts';

export type TemplateRow = typeof quotationTemplate.$inferSelect;
export type TemplateLineRow = typeof quotationTemplateLine.$inferSelect;

const own = (merId: number, id: string) =>
  and(eq(quotationTemplate.merId, merId), eq(quotationTemplate.quotationTemplateId, id));

/** Templates of a store by name. */
export async function templatesOf(
  db: Db,
  merId: number,
  { keyword, page, limit }: Page & { keyword?: string | undefined },
): Promise<{ count: number; rows: TemplateRow[] }> {
  const where = and(
    eq(quotationTemplate.merId, merId),
    keyword?.trim() ? ilike(quotationTemplate.name, containing(keyword)) : undefined,
  );
  const rows = await db
    .select()
    .from(quotationTemplate)
    .where(where)
    .orderBy(asc(quotationTemplate.name), asc(quotationTemplate.quotationTemplateId))
    .limit(limit)
    .offset((page - 1) * limit);
  const counted = await db.select({ n: count() }).from(quotationTemplate).where(where);
  return { count: counted[0]?.n ?? 0, rows };
}

export async function templateById(db: Db, merId: number, id: string): Promise<TemplateRow | undefined> {
  const rows = await db.select().from(quotationTemplate).where(own(merId, id));
  return rows[0];
}

/** Templates of a store; whoever counts too waits until the transaction ends. */
export async function countTemplates(db: Db, merId: number): Promise<number> {
  await takeTurns(db, 'quotation_template', merId);
  return db.$count(quotationTemplate, eq(quotationTemplate.merId, merId));
}

export const linesOfTemplates = async (db: Db, ids: string[]): Promise<TemplateLineRow[]> =>
  ids.length === 0
    ? []
    : db
        .select()
        .from(quotationTemplateLine)
        .where(inArray(quotationTemplateLine.quotationTemplateId, ids))
        .orderBy(asc(quotationTemplateLine.quotationTemplateId), asc(quotationTemplateLine.sort));

/** False: the store has another template of this name. */
async function unlessTwice(act: () => Promise<unknown>): Promise<boolean> {
  try {
    await act();
    return true;
  } catch (error) {
    if (isViolation(error, 'unique')) return false;
    throw error;
  }
}

/** False: the store has a template of this name already. */
export const addTemplate = (db: Db, row: TemplateRow): Promise<boolean> =>
  unlessTwice(() => db.transaction((inner) => inner.insert(quotationTemplate).values(row)));

/** False: the store has another template of this name. */
export const changeTemplate = (
  db: Db,
  id: string,
  values: Partial<Omit<TemplateRow, 'merId' | 'quotationTemplateId'>>,
): Promise<boolean> =>
  unlessTwice(() =>
    db.transaction((inner) =>
      inner.update(quotationTemplate).set(values).where(eq(quotationTemplate.quotationTemplateId, id)),
    ),
  );

export async function replaceTemplateLines(
  db: Db,
  id: string,
  lines: Omit<TemplateLineRow, 'quotationTemplateId' | 'sort'>[],
): Promise<void> {
  await db.delete(quotationTemplateLine).where(eq(quotationTemplateLine.quotationTemplateId, id));
  await db
    .insert(quotationTemplateLine)
    .values(lines.map((line, sort) => ({ ...line, sort, quotationTemplateId: id })));
}

/** False: the store has no such template. */
export async function dropTemplate(db: Db, merId: number, id: string): Promise<boolean> {
  const rows = await db.delete(quotationTemplate).where(own(merId, id)).returning();
  return rows.length > 0;
}
