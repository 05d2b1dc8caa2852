export { writeVisits } from './write-visits.ts';
