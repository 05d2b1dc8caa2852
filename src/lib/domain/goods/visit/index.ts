export { forgetVisit, forgetVisits } from './forget-visits.ts';
export { listVisits } from './list-visits.ts';
export { mergeVisits } from './merge-visits.ts';
export { rememberVisit } from './remember-visit.ts';
