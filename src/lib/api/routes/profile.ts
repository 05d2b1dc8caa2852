import { profileApi } from '../../contracts/profile.ts';
import { closeAccount, readClosing } from '../../domain/account/closing/index.ts';
import { listNotices, readNotices } from '../../domain/account/notice/index.ts';
import { changeInfo, changeOwnPassword, changePhone, readMe } from '../../domain/account/profile/index.ts';
import { hasOwnPrices } from '../../domain/trade/price-list/index.ts';
import type { Locale } from '../../i18n/locales.ts';
import { wireWord } from '../../i18n/translate.ts';
import { ok } from '../../kernel/result.ts';
import { serve } from '../mount.ts';
import { wordsIn } from '../say.ts';

/** The sentence of a notice; a kind that has no words here is still told of. */
function titleOf(locale: Locale, kind: string, params: Record<string, string>): string {
  const t = wordsIn(locale);
  const words = wireWord(t, 'notice', kind, params);
  return words === `notice:${kind}` ? t('notice:other') : words;
}

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
  async notices(ctx, input) {
    const found = await listNotices(ctx, input);
    if (!found.ok) return found;
    const list = found.value.list.map((row) => ({
      ...row,
      title: titleOf(ctx.locale, row.kind, row.params),
    }));
    return ok({ ...found.value, list });
  },
  readNotices,
});
