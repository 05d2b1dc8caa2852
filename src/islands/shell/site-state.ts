import { $footers, $headers, $site, $topBanner, withSlash } from '#lib/stores/shell.ts';

/** What the server has written into the frame becomes state that every island can read. */
const text = (selector: string, name: string): string =>
  document.querySelector(selector)?.getAttribute(name) ?? '';

$headers.set(document.querySelector('body > header, [data-bar]') !== null);
$footers.set(document.querySelector('body > footer') !== null);
$site.set({
  logoUrl: text('[data-site-logo]', 'src'),
  titleCon: text('meta[property="og:site_name"]', 'content'),
  domain: withSlash(new URL(text('link[rel="canonical"]', 'href') || window.location.href).origin),
  hotline: text('footer a[href^="tel:"]', 'href').slice('tel:'.length),
  openService: document.querySelector('footer [data-chat]') ? '1' : '0',
});
const banner = document.querySelector<HTMLElement>('[data-closed-by]');
const picture = banner?.querySelector('img')?.getAttribute('src');
if (banner && picture)
  $topBanner.set({ image: picture, group_data_id: Number(banner.dataset['groupDataId']) });
