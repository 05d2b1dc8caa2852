export { applyCompany } from './apply-company.ts';
export { companyFlow } from './company.flow.ts';
export { companyOf, membersOf, type CompanyRow } from './company.repo.ts';
export { decideCompany, setCreditLimit } from './decide-company.ts';
export { listCompanies, readCompany } from './read-company.ts';
