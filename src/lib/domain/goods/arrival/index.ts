export { askArrival, listAsked } from './ask-arrival.ts';
export { tellArrivals } from './tell-arrivals.ts';
