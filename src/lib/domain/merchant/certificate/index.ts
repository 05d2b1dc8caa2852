export {
  certificatesEnding,
  listCertificates,
  removeCertificate,
  saveCertificate,
} from './keep-certificates.ts';
export { showCertificates } from './show-certificates.ts';
