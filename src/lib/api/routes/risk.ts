import { riskApi } from '../../contracts/risk.ts';
import { deviceName } from '../../domain/account/identity/index.ts';
import { listRisks } from '../../domain/account/risk/index.ts';
import { ok } from '../../kernel/result.ts';
import { serve } from '../mount.ts';

export const riskRoutes = serve(riskApi, {
  async list(ctx, input) {
    const found = await listRisks(ctx, input);
    if (!found.ok) return found;
    const list = found.value.list.map((row) => ({ ...row, device: deviceName(row.device) }));
    return ok({ ...found.value, list });
  },
});
