export { forgetFile, logByHand, TAKEN_BACK } from './by-hand.repo.ts';
