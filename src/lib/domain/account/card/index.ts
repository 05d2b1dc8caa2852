export { readCard } from './read-card.ts';
export { saveCard } from './save-card.ts';
