import type { Db } from '#lib/db/database.ts';
import { standingOf, type InquiryRow } from './inquiry.repo.ts';

/** Whether a store may read an inquiry to quote for it: published, not deleted, and meant for all or for this store. */
export async function isOpenTo(db: Db, merId: number, row: InquiryRow): Promise<boolean> {
  const { inquiryId: id, isInvited, publishedAt, hiddenAt } = row;
  if (!publishedAt || hiddenAt) return false;
  return !isInvited || (await standingOf(db, merId, [id])).invited.has(id);
}
