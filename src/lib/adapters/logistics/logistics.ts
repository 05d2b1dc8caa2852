import type { PlatformCourier } from '../../kernel/platform-settings.ts';

export type Courier = PlatformCourier;

/** A parcel that a courier has taken over. */
export interface Parcel {
  /** Code of one of the couriers. */
  courier: string;
  trackingNo: string;
  sentAt: Date;
  /** Names of the sender's and the receiver's place. */
  from: string;
  to: string;
}

export type TrackCode =
  'picked_up' | 'departed' | 'in_transit' | 'arrived' | 'out_for_delivery' | 'delivered';

/** A step on the way; its sentence is in locales/<locale>/order.json under `track`. */
export interface TrackStep {
  time: Date;
  /** `handed_over` is what the sender has entered; all others come from the courier. */
  code: TrackCode | 'handed_over';
  place: string;
}

/** What a rider does, one after the other; the words of the city delivery's states. */
export type RideEvent = 'accept' | 'arrive' | 'set_off' | 'deliver';
interface RideStep {
  event: RideEvent;
  time: Date;
}
export interface Rider {
  name: string;
  phone: string;
}

/** Riders who bring goods inside a town. */
export interface CityRiders {
  /** Who takes a ride. */
  riderOf(rideId: string): Promise<Rider>;
  /** What has happened to a ride until now, oldest first. */
  follow(rideId: string, calledAt: Date, now: Date): Promise<RideStep[]>;
}

/** One interface for every service that knows where parcels are; failures are thrown. */
export interface Logistics {
  name: string;
  /** True for the local double, which moves parcels by the clock. */
  isLocal: boolean;
  couriers: readonly Courier[];
  /** Riders of a service; absent: stores send riders of their own. */
  city?: CityRiders;
  /** Steps until now, oldest first. Absent: this provider does not track parcels. */
  track?(parcel: Parcel, now: Date): Promise<TrackStep[]>;
}
