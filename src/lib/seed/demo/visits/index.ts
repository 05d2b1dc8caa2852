export { writeVisits } from './write-visits.ts';
export { writeArrivals } from './write-arrivals.ts';
