export { writeVisits } from './write-visits.ts';
export { writeArrivals } from './write-arrivals.ts';
export { writeFeedback } from './write-feedback.ts';
