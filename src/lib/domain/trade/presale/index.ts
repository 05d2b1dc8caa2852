export { createPresale } from './create-presale.ts';
export { listPresale } from './list-presale.ts';
export { presaleAgreement, presaleLive, readPresale } from './read-presale.ts';
