export { expirePoints } from './expire-points.ts';
export { earnedPoints, planRelease, releasePoints, sweepPoints } from './grant-points.ts';
export { pointsTerms } from './points-of.ts';
export { pointsAccounts } from './points.repo.ts';
export { listPoints, readPoints } from './read-points.ts';
export { owedForPoints, refundPoints } from './refund-points.ts';
export { readSign, readSignMonth } from './sign/read-sign.ts';
export { signIn } from './sign/sign-in.ts';
export { givePoints, returnPoints, returnSomePoints, takePoints } from './spend-points.ts';
