export { listAgreements, readAgreement } from './agreements.ts';
