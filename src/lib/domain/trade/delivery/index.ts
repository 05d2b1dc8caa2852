export { listCarriers, moveCarrier, saveCarrier } from './carriers.ts';
export { callRider, cancelRide } from './city/call-rider.ts';
export { chooseRider, listRiders } from './city/choose-rider.ts';
export { sweepRides } from './city/follow-rides.ts';
export { listRides } from './city/list-rides.ts';
export { readDelivery } from './city/read-delivery.ts';
export { inStoreOfRide, ride } from './city/ride.ts';
export { readPickUp } from './read-pick-up.ts';
