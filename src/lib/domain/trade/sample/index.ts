export { buySample } from './buy-sample.ts';
export { openSamples } from './credit.repo.ts';
export { creditKnown, creditLines, creditsOfGroup, returnCredits, takeCredits } from './credit-samples.ts';
export { listSamples } from './list-samples.ts';
export { sampleLines } from './sample-lines.ts';
export { putSamples } from './sample.repo.ts';
export { saveSamples } from './save-samples.ts';
export { returnSamples, takeSamples } from './take-samples.ts';
