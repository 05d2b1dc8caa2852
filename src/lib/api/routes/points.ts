import { pointsApi } from '../../contracts/points.ts';
import { listPoints, readPoints, readSign, readSignMonth, signIn } from '../../domain/trade/points/index.ts';
import { ok } from '../../kernel/result.ts';
import { serve } from '../mount.ts';
import { wordsIn } from '../texts.ts';

export const pointsRoutes = serve(pointsApi, {
  info: readPoints,
  async list(ctx, input) {
    const found = await listPoints(ctx, input);
    if (!found.ok) return found;
    const t = wordsIn(ctx.locale);
    const { count, list } = found.value;
    return ok({ count, list: list.map((row) => ({ ...row, title: t(`points:title.${row.kind}`) })) });
  },
  signInfo: readSign,
  sign: signIn,
  signMonth: readSignMonth,
});
