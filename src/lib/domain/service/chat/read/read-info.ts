import type { Service, ServiceInfo } from '#lib/contracts/chat.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { Context, UserContext } from '#lib/domain/context.ts';
import { inLocale } from '../../../goods/catalog/index.ts';
import { availabilityOf } from '../party/availability.ts';
import { personOf, storeBrief } from '../party/desk.repo.ts';
import { findParty, type Pair } from '../party/find-party.ts';

/** Whether an agent answers for a store (0: the mall) now. */
export async function hasService(
  ctx: Context,
  { mer }: { mer: number },
): Promise<Result<Service, 'store.not_found'>> {
  const found = await availabilityOf(ctx, mer);
  if (!found) return fail('store.not_found');
  return ok({
    mer_id: mer,
    services_type: found.servicesType,
    has_service: found.hasService,
    is_online: found.isOnline,
    service_time: found.serviceTime,
  });
}

/** Who is on the other side. */
export async function readInfo(
  ctx: UserContext,
  pair: Pair,
): Promise<Result<ServiceInfo, 'chat.not_found' | 'chat.own' | 'store.not_found'>> {
  const { db } = ctx.database;
  const party = await findParty(ctx, pair);
  if (!party.ok) return party;
  const { side, uid, merId } = party.value;
  const service = await hasService(ctx, { mer: merId });
  if (!service.ok) return service;
  const store = merId ? await storeBrief(db, merId) : undefined;
  const buyer = side === 'store' ? await personOf(db, uid) : undefined;
  return ok({
    ...service.value,
    mer_name: store ? inLocale(ctx.locale, store.name, store.nameEn) : '',
    mer_avatar: store?.avatar ?? '',
    type_name: store ? inLocale(ctx.locale, store.typeName, store.typeNameEn) : '',
    buyer: buyer ?? null,
  });
}
