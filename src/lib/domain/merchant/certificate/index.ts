export { showCertificates } from './show-certificates.ts';
