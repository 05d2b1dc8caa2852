import { ok, type Result } from '#lib/kernel/result.ts';
import type { Context } from '#lib/domain/context.ts';
import { inLocale } from '../../cart/index.ts';

type Courier = Context['logistics']['couriers'][number];

const nameOf = (ctx: Context, courier: Courier): string => inLocale(ctx.locale, courier.zh, courier.en);

/** The courier's name in the caller's language; an unknown code is answered as it is. */
export function courierName(ctx: Context, code: string): string {
  const courier = ctx.logistics.couriers.find((candidate) => candidate.code === code);
  return courier ? nameOf(ctx, courier) : code;
}

/** Couriers that a parcel can go with from now on. */
export const offeredCouriers = ({ logistics }: Pick<Context, 'logistics'>): Courier[] =>
  logistics.couriers.filter(({ isOff }) => !isOff);

/** The same for a form, with what it has to ask for: nobody tracks a truck, so its driver's phone is needed. */
export async function listCouriers(
  ctx: Context,
): Promise<Result<{ label: string; value: string; needs: string[] }[], never>> {
  return ok(
    offeredCouriers(ctx).map((courier) => ({
      label: nameOf(ctx, courier),
      value: courier.code,
      needs: courier.isCalled ? ['phone'] : [],
    })),
  );
}
