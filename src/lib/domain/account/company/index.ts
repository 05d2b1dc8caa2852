export { applyCompany } from './apply-company.ts';
export { companyOf, type CompanyRow } from './company.repo.ts';
export { decideCompany, setCreditLimit } from './decide-company.ts';
export { listCompanies, readCompany } from './read-company.ts';
