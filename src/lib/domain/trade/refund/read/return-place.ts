import type { RefundDetail } from '#lib/contracts/refund.ts';
import type { Context } from '#lib/domain/context.ts';
import { inLocale } from '../../cart/index.ts';
import { storesByIds, type RefundRow } from '../refund.repo.ts';

/**
 * Where a return goes, as its reader reads it: the store's own name and address have English words, a typed address has
 * none. The label of the parcel is always as the store wrote it.
 */
export async function returnPlace(
  ctx: Context,
  { merId, returnName, returnPhone, returnAddress }: RefundRow,
): Promise<Pick<RefundDetail, 'mer_delivery_user' | 'mer_delivery_address' | 'mer_delivery_label'>> {
  const [store] = await storesByIds(ctx.database.db, [merId]);
  const isOwn = (written: string, own: string | undefined): boolean => written !== '' && written === own;
  return {
    mer_delivery_user: isOwn(returnName, store?.name)
      ? inLocale(ctx.locale, returnName, store?.nameEn ?? '')
      : returnName,
    mer_delivery_address: isOwn(returnAddress, store?.address)
      ? inLocale(ctx.locale, returnAddress, store?.addressEn ?? '')
      : returnAddress,
    mer_delivery_label: `${returnName} ${returnPhone} ${returnAddress}`.trim(),
  };
}
