export { remindBuyers } from './remind-buyers.ts';
