import { auditApi } from '../../contracts/audit.ts';
import { listAudit, listStoreAudit } from '../../domain/account/audit/index.ts';
import { serve } from '../mount.ts';

export const auditRoutes = serve(auditApi, { list: listAudit, ofStore: listStoreAudit });
