export { listRisks, sweepRisks } from './list-risks.ts';
export { noteDevice } from './note-device.ts';
