import { companyApi } from '../../contracts/company.ts';
import {
  applyCompany,
  decideCompany,
  listCompanies,
  readCompany,
  setCreditLimit,
} from '../../domain/account/company/index.ts';
import { serve } from '../mount.ts';

export const companyRoutes = serve(companyApi, {
  read: readCompany,
  apply: applyCompany,
  list: listCompanies,
  decide: decideCompany,
  limit: setCreditLimit,
});
