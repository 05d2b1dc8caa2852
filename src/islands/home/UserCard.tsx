import { hasPage } from '#lib/contracts/routes.ts';
import { useStore } from '@nanostores/react';
import { grouped } from '#lib/i18n/format.ts';
import { createT, type Messages } from '#lib/i18n/translate.ts';
import { localizedPath } from '#lib/i18n/locales.ts';
import { paths } from '#lib/i18n/paths.ts';
import { $user } from '#lib/stores/auth.ts';
import { LOGIN_PANELS } from '#lib/stores/login-dialog.ts';

/** Greets a user with the ways to his orders; offers a visitor the login. */
export default function UserCard({ i18n }: { i18n: Messages }) {
  const t = createT(i18n);
  const user = useStore($user, { ssr: 'initial' });
  const href = (path: string): string => localizedPath(path, i18n.locale);
  const counters = (
    [
      [t('home:user.collect'), user?.total_collect_product, paths.collect()],
      [t('home:user.follow'), user?.total_collect_store, paths.collect({ tab: 'store' })],
      [t('home:user.coupons'), user?.total_coupon, paths.myCoupon()],
    ] as const
  ).filter(([, , path]) => hasPage(path));
  return (
    <>
      <div className="visitor-only">
        <p className="flex items-center gap-3">
          <Face />
          <span className="text-balance text-14">
            {t('home:user.hello')}
            <span className="block text-12 text-ink-quiet">{t('home:user.hello_text')}</span>
          </span>
        </p>
        <p className="mt-3 grid grid-cols-2 gap-2">
          <button
            type="button"
            className="min-h-9 rounded bg-brand text-14 font-semibold text-white hover:bg-brand-pressed"
            data-open-login
          >
            {t('home:user.login')}
          </button>
          <button
            type="button"
            className="min-h-9 rounded border border-line text-14 hover:border-ink-secondary"
            data-open-login={LOGIN_PANELS.register}
          >
            {t('home:user.register')}
          </button>
        </p>
      </div>
      <div className="member-only">
        <a href={href(paths.user())} className="flex items-center gap-3">
          {user?.avatar ? (
            <img
              src={user.avatar}
              alt=""
              width={40}
              height={40}
              className="size-10 rounded-full object-cover"
            />
          ) : (
            <Face />
          )}
          <span className="min-w-0 text-14">
            <span className="block truncate font-semibold">{user?.nickname ?? t('home:user.hello')}</span>
            <span className="block truncate text-12 text-ink-quiet">
              {user?.company?.name ?? t('home:user.title')}
            </span>
          </span>
        </a>
        <ul className="mt-3 grid grid-cols-3 text-center">
          {counters.map(([name, count, path]) => (
            <li key={name}>
              <a href={href(path)} className="block text-12 text-ink-secondary">
                <span className="block text-18 font-semibold text-ink">{grouped(count ?? '–')}</span>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

function Face() {
  return (
    <span className="grid size-10 shrink-0 place-items-center rounded-full bg-ground text-ink-quiet">
      <svg viewBox="0 0 24 24" width="22" height="22" className="icon" aria-hidden="true">
        <path d="M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20c.8-3.6 3.7-5.5 7.5-5.5s6.7 1.9 7.5 5.5" />
      </svg>
    </span>
  );
}
