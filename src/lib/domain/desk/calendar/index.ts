export { readCalendar } from './read-calendar.ts';
