import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { createT, type Messages } from '#lib/i18n/translate.ts';
import { localizedPath } from '#lib/i18n/locales.ts';
import { $user, loadUser, logOut } from '#lib/stores/auth.ts';
import { openLogin } from '#lib/stores/login-dialog.ts';

/** Who is logged in, or the way to do so; and the quote entry, which needs a login. */
export default function UserStrip({ i18n }: { i18n: Messages }) {
  const t = createT(i18n);
  const user = useStore($user);
  const href = (path: string) => localizedPath(path, i18n.locale);
  useEffect(() => void loadUser(), []);

  return (
    <>
      {user ? (
        <span className="group relative">
          <a href={href('/user?type=0')} className="flex items-center gap-2 hover:text-white">
            {user.avatar && <img src={user.avatar} alt="" width={20} height={20} className="size-5 rounded-full bg-white" />}
            <span className="max-w-[120px] truncate">{user.nickname}</span>
          </a>
          <span className="invisible absolute left-0 top-full z-40 flex w-36 flex-col rounded-panel bg-white p-2 text-14 text-ink shadow-float group-focus-within:visible group-hover:visible">
            <a className="rounded px-3 py-1.5 hover:bg-ground" href={href('/user/order_list')}>{t('shell:menu.orders')}</a>
            <a className="rounded px-3 py-1.5 hover:bg-ground" href={href('/user/collect')}>{t('shell:menu.collect')}</a>
            <a className="rounded px-3 py-1.5 hover:bg-ground" href={href('/user/my_coupon')}>{t('shell:menu.coupons')}</a>
            <button type="button" className="rounded px-3 py-1.5 text-left hover:bg-ground hover:text-brand" onClick={() => void logOut()}>
              {t('shell:menu.logout')}
            </button>
          </span>
        </span>
      ) : (
        <button type="button" className="font-semibold text-white hover:underline" onClick={() => openLogin()}>
          {t('shell:login_register')}
        </button>
      )}
      <a
        href={href('/search_order_list')}
        className="hover:text-white hover:underline"
        onClick={(event) => {
          if ($user.get()) return;
          event.preventDefault();
          openLogin();
        }}
      >
        {t('shell:quote')}
      </a>
    </>
  );
}
