export { readCard } from './read-card.ts';
export { saveCard } from './save-card.ts';
export { storeCards } from './store-cards.ts';
