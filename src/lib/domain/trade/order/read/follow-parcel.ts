import type { Context } from '#lib/domain/context.ts';
import type { Parcel, TrackStep } from '#lib/adapters/logistics/logistics.ts';

export interface Followed {
  /** False: no service follows this parcel, and the one step is what the sender has entered. */
  tracked: boolean;
  /** Where its carrier shows it and answers calls; empty where that is not known. */
  link: string;
  phone: string;
  /** Newest first. */
  steps: TrackStep[];
}

/** Where a parcel is, by the data of its courier; without a tracking service, by what the sender entered. */
export async function followParcel(ctx: Context, parcel: Parcel): Promise<Followed> {
  const { logistics, clock } = ctx;
  const courier = logistics.couriers.find(({ code }) => code === parcel.courier);
  const reach = {
    link: (courier?.link ?? '').replaceAll('{number}', encodeURIComponent(parcel.trackingNo)),
    phone: courier?.phone ?? '',
  };
  const handedOver: TrackStep = { time: parcel.sentAt, code: 'handed_over', place: parcel.from };
  if (!logistics.track || courier?.isCalled) return { ...reach, tracked: false, steps: [handedOver] };
  const steps = await logistics.track(parcel, clock.now());
  // Couriers have no data for hours after they got a parcel; until then the sender's step is shown.
  return { ...reach, tracked: true, steps: steps.length > 0 ? steps.toReversed() : [handedOver] };
}
