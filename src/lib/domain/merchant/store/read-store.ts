import type { StoreDetail } from '../../../contracts/store.ts';
import { yuan } from '../../../kernel/money.ts';
import { fail, ok, type Result } from '../../../kernel/result.ts';
import type { Context } from '../../context.ts';
import { closedNow } from './closed-now.ts';
import { storeCardOf } from './store-card.ts';
import { follows, storeById } from './store.repo.ts';

/** A store with its archive; a closed one is answered too, the page says so. */
export async function readStore(
  ctx: Context,
  { id }: { id: number },
): Promise<Result<StoreDetail, 'store.not_found'>> {
  const row = await storeById(ctx.database.reader, id);
  if (!row) return fail('store.not_found');
  const { merchant } = row;
  const isEnglish = ctx.locale === 'en-US';
  const pair = (both: { zh: string; en: string }) => (isEnglish && both.en ? both.en : both.zh);
  const care = ctx.actor.kind === 'user' && (await follows(ctx.database.db, ctx.actor.uid, id));
  return ok({
    ...storeCardOf(ctx.locale, row),
    mer_info: (isEnglish && merchant.introEn ? merchant.introEn : merchant.intro).split('\n\n'),
    mer_address: isEnglish && merchant.addressEn ? merchant.addressEn : merchant.address,
    service_phone: merchant.servicePhone,
    create_time: merchant.createdAt.toISOString(),
    lat: merchant.latitude,
    long: merchant.longitude,
    belt_id: merchant.beltId,
    isset_certificate: merchant.certificateImages.length > 0,
    equipment: merchant.archive.equipment.map(pair),
    certificates: merchant.archive.certificates.map(pair),
    free_freight_from: merchant.freeFreightFrom === null ? null : yuan(merchant.freeFreightFrom),
    open_receipt: merchant.openReceipt,
    services_type: merchant.servicesType,
    closing: closedNow(merchant, ctx.locale, ctx.clock.now()),
    status: merchant.status,
    care,
  });
}
