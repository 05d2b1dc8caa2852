export { askArrival, listAsked } from './ask-arrival.ts';
export { notifyArrivals } from './notify-arrivals.ts';
