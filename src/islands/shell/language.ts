import { isLocale, localizedPath } from '#lib/i18n/locales.ts';
import { chooseLocale, keepPageLocale } from '#lib/stores/locale.ts';
import { whenShown } from '#lib/stores/shown.ts';

keepPageLocale();
// Another tab may be in the other language: the one that is looked at decides.
whenShown(keepPageLocale);

/** The toggle is a link to the same page in the other language; a click also keeps the choice. */
for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
  const other = link.dataset['language'];
  if (!isLocale(other)) continue;
  const { pathname, search, hash } = window.location;
  link.href = localizedPath(pathname + search + hash, other);
  link.addEventListener('click', () => chooseLocale(other));
}
