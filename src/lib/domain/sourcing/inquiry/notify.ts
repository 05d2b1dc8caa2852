import type { NoticeKind } from '#lib/contracts/states.ts';
import type { Context } from '#lib/domain/context.ts';
import { notifyUser } from '../../account/notice/index.ts';
import { categoryNames, itemsOf, sellersOf, type InquiryRow } from './inquiry.repo.ts';
import { englishTitle } from './read/english-title.ts';

export type InquiryNotice = Extract<NoticeKind, `inquiry.${string}`>;

/** What it is called in a notice: as in a list, and by its number where no words of it are known in English. */
async function titles({ database: { db } }: Context, row: InquiryRow): Promise<Record<string, string>> {
  const { title, inquiryId, inquirySn, categoryId } = row;
  const items = await itemsOf(db, [inquiryId]);
  const [category] = categoryId === null ? [] : await categoryNames(db, [categoryId]);
  return { title, title_en: englishTitle(title, items, category) || inquirySn };
}

const pageOf = (inquiryId: string): string => `/search_order_detail?id=${inquiryId}`;

/** Tells the buyer what became of an inquiry. */
export async function notifyBuyer(
  ctx: Context,
  row: InquiryRow,
  kind: InquiryNotice,
  params: Record<string, string> = {},
): Promise<void> {
  const called = await titles(ctx, row);
  await notifyUser(ctx, {
    uid: row.uid,
    kind,
    params: { ...called, ...params },
    link: pageOf(row.inquiryId),
  });
}

/** Tells everybody who runs these stores. */
export async function notifyStores(
  ctx: Context,
  row: InquiryRow,
  merIds: number[],
  kind: InquiryNotice | Extract<NoticeKind, `quotation.${string}`>,
  params: Record<string, string> = {},
): Promise<void> {
  const called = await titles(ctx, row);
  for (const { uid } of await sellersOf(ctx.database.db, merIds))
    await notifyUser(ctx, { uid, kind, params: { ...called, ...params }, link: pageOf(row.inquiryId) });
}
