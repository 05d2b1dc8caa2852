import { useEffect, useRef, useState } from 'react';
import { useStore } from '@nanostores/react';
import { createT, type Messages } from '#lib/i18n/translate.ts';
import { localizedPath } from '#lib/i18n/locales.ts';
import { hasPage } from '#lib/contracts/routes.ts';
import { paths } from '#lib/i18n/paths.ts';
import { $user, logOut } from '#lib/stores/auth.ts';
import { openLogin } from '#lib/stores/login-dialog.ts';

const ENTRY = 'flex min-h-9 items-center rounded px-3 text-left hover:bg-ground hover:text-brand';

/** Who is logged in, with the menu of what is theirs; the way to log in if the token is not valid. */
export default function UserStrip({ i18n }: { i18n: Messages }) {
  const t = createT(i18n);
  const [isOpen, setOpen] = useState(false);
  const strip = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const close = (event: Event): void => {
      const isEscape = event instanceof KeyboardEvent && event.key === 'Escape';
      const isOutside = event.type === 'focusin' && !strip.current?.contains(event.target as Node);
      if (isEscape || isOutside) setOpen(false);
    };
    document.addEventListener('keydown', close);
    document.addEventListener('focusin', close);
    return () => {
      document.removeEventListener('keydown', close);
      document.removeEventListener('focusin', close);
    };
  }, [isOpen]);
  const user = useStore($user, { ssr: 'initial' });
  const href = (path: string) => localizedPath(path, i18n.locale);

  // The place of the name is kept free until the server has answered whose token it is.
  if (user === undefined) return <span className="block h-3 w-20 rounded bg-steel-dark" />;
  if (user === null) {
    return (
      <button type="button" className="font-semibold text-white hover:underline" onClick={() => openLogin()}>
        {t('shell:login_register')}
      </button>
    );
  }

  const all: [path: string, name: string][] = [
    [paths.orderList(), t('shell:menu.orders')],
    [paths.myInquiries(), t('shell:menu.inquiries')],
    [paths.quickOrder(), t('shell:menu.quick_order')],
    [paths.savedLists(), t('shell:menu.saved_lists')],
    [paths.collect(), t('shell:menu.collect')],
    [paths.myCoupon(), t('shell:menu.coupons')],
    [paths.integral(), t('shell:menu.points')],
    [paths.balance(), t('shell:menu.balance')],
    ...(user.company
      ? [[`${paths.user()}#company`, t('shell:menu.company')] satisfies [string, string]]
      : []),
    [paths.addressList(), t('shell:menu.addresses')],
  ];
  const entries = all.filter(([path]) => hasPage(path));
  const isOfPlatform = user.scope.some((one) => one.startsWith('platform:'));
  return (
    <span ref={strip} className="group relative flex items-center">
      {isOfPlatform && (
        <a
          href={href(paths.platformDesk())}
          className="mr-4 flex min-h-6 items-center text-white hover:text-white hover:underline"
        >
          {t('desk:name.platform')}
        </a>
      )}
      <a
        href={href(paths.user())}
        className="flex min-h-6 items-center gap-2 text-white hover:text-white hover:underline"
      >
        {user.avatar ? (
          <img
            src={user.avatar}
            alt=""
            width={20}
            height={20}
            className="size-5 rounded-full bg-white object-cover"
          />
        ) : (
          <span
            aria-hidden="true"
            className="grid size-5 place-items-center rounded-full bg-steel-light text-12 text-steel"
          >
            {user.nickname.slice(0, 1)}
          </span>
        )}
        <span className="max-w-[120px] truncate max-lg:max-w-[72px]">{user.nickname}</span>
        {user.total_unread > 0 && (
          <span className="grid min-w-4 place-items-center rounded-full bg-brand px-1 text-12 leading-4 text-white">
            <span aria-hidden="true">{user.total_unread > 99 ? '99+' : user.total_unread}</span>
            <span className="sr-only">{t('shell:menu.unread', { count: user.total_unread })}</span>
          </span>
        )}
      </a>
      {/* Opened by its own button, so that whoever only passes by with the Tab key passes one stop, not all entries. */}
      <button
        type="button"
        aria-expanded={isOpen}
        aria-label={t('shell:menu.label')}
        className="grid size-6 place-items-center rounded text-white"
        onClick={() => setOpen(!isOpen)}
      >
        <span aria-hidden="true">▾</span>
      </button>
      <span
        className={`${isOpen ? '' : 'invisible group-hover:visible'} absolute left-0 top-full z-menu pt-2`}
      >
        <span className="flex w-40 flex-col rounded-panel bg-white p-2 text-14 text-ink shadow-float">
          <a className={`${ENTRY} justify-between`} href={`${href(paths.user())}#notices`}>
            {t('shell:menu.notices')}
            {user.total_unread > 0 && (
              <span aria-hidden="true" className="text-12 text-brand">
                {user.total_unread}
              </span>
            )}
          </a>
          {entries.map(([path, name]) => (
            <a key={path} className={ENTRY} href={href(path)}>
              {name}
            </a>
          ))}
          <button type="button" className={`${ENTRY} border-t border-line`} onClick={() => void logOut()}>
            {t('shell:menu.logout')}
          </button>
        </span>
      </span>
    </span>
  );
}
