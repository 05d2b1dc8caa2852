import { profileApi } from '../../contracts/profile.ts';
import {
  askPersonalFile,
  closeAccount,
  linkToPersonalFile,
  readClosing,
  readPersonalFile,
} from '../../domain/account/closing/index.ts';
import { listNotices, readNotices } from '../../domain/account/notice/index.ts';
import { changeInfo, changeOwnPassword, changePhone, readMe } from '../../domain/account/profile/index.ts';
import { hasOwnPrices } from '../../domain/trade/price-list/index.ts';
import { ok } from '../../kernel/result.ts';
import { serve } from '../mount.ts';
import { noticeTitle } from '../texts.ts';

export const profileRoutes = serve(profileApi, {
  async me(ctx) {
    const me = await readMe(ctx);
    return me.ok ? ok({ ...me.value, has_own_prices: await hasOwnPrices(ctx) }) : me;
  },
  changeInfo,
  changePhone,
  changePassword: changeOwnPassword,
  closing: readClosing,
  close: closeAccount,
  personalFile: readPersonalFile,
  askPersonalFile,
  personalFileLink: linkToPersonalFile,
  async notices(ctx, input) {
    const found = await listNotices(ctx, input);
    if (!found.ok) return found;
    const list = found.value.list.map((row) => ({
      ...row,
      title: noticeTitle(ctx.locale, row.kind, row.params),
    }));
    return ok({ ...found.value, list });
  },
  readNotices,
});
