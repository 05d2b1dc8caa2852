import type { NoticeKind } from '#lib/contracts/states.ts';
import type { Context } from '#lib/domain/context.ts';
import { inEnglish } from '../../goods/search/index.ts';
import { tellUser } from '../../account/notice/index.ts';
import { sellersOf, type InquiryRow } from './inquiry.repo.ts';

export type InquiryNotice = Extract<NoticeKind, `inquiry.${string}`>;

/** What it is called in a notice: its number, where its title is in words that an English reader does not know. */
const titles = ({ title, inquirySn }: InquiryRow) => ({ title, title_en: inEnglish(title) ?? inquirySn });

const pageOf = (inquiryId: string): string => `/search_order_detail?id=${inquiryId}`;

/** Tells the buyer what became of an inquiry. */
export const tellBuyer = (
  ctx: Context,
  row: InquiryRow,
  kind: InquiryNotice,
  params: Record<string, string> = {},
): Promise<void> =>
  tellUser(ctx, {
    uid: row.uid,
    kind,
    params: { ...titles(row), ...params },
    link: pageOf(row.inquiryId),
  });

/** Tells everybody who runs these stores. */
export async function tellStores(
  ctx: Context,
  row: InquiryRow,
  merIds: number[],
  kind: InquiryNotice | Extract<NoticeKind, `quotation.${string}`>,
  params: Record<string, string> = {},
): Promise<void> {
  for (const { uid } of await sellersOf(ctx.database.db, merIds))
    await tellUser(ctx, { uid, kind, params: { ...titles(row), ...params }, link: pageOf(row.inquiryId) });
}
