import { auditApi } from '../../contracts/audit.ts';
import { actsAbout, listAudit, listStoreAudit, ownActsAbout } from '../../domain/account/audit/index.ts';
import { serve } from '../mount.ts';
import { failureTextIn } from '../texts.ts';

export const auditRoutes = serve(auditApi, {
  list: (ctx, input) => listAudit(ctx, input, failureTextIn(ctx.locale)),
  ofStore: (ctx, input) => listStoreAudit(ctx, input, failureTextIn(ctx.locale)),
  about: actsAbout,
  aboutOwn: ownActsAbout,
});
