import type { Context } from '#lib/domain/context.ts';
import { tellUser } from '../../account/notice/index.ts';
import { sellersOf, type InquiryRow } from './inquiry.repo.ts';

const pageOf = (inquiryId: string): string => `/search_order_detail?id=${inquiryId}`;

/** Tells the buyer what became of an inquiry. */
export const tellBuyer = (
  ctx: Context,
  row: InquiryRow,
  event: string,
  params: Record<string, string> = {},
): Promise<void> =>
  tellUser(ctx, {
    uid: row.uid,
    kind: `inquiry.${event}`,
    params: { title: row.title, ...params },
    link: pageOf(row.inquiryId),
  });

/** Tells everybody who runs these stores. */
export async function tellStores(
  ctx: Context,
  row: InquiryRow,
  merIds: number[],
  kind: string,
  params: Record<string, string> = {},
): Promise<void> {
  for (const { uid } of await sellersOf(ctx.database.db, merIds))
    await tellUser(ctx, { uid, kind, params: { title: row.title, ...params }, link: pageOf(row.inquiryId) });
}
