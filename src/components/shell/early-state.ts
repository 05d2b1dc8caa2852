import { createHash } from 'node:crypto';

/**
 * Public pages are the same for everybody, yet a banner that was closed and the place of the user's name must not
 * jump after the first paint. These few characters run while the page is parsed and know nothing but cookie names.
 */
export const earlyState = [
  "(c=>{if(/; auth\\._token\\.\\w+=[^;]/.test(c))document.documentElement.dataset.member='';",
  "for(const b of document.querySelectorAll('[data-closed-by]'))",
  "if(c.includes('; '+b.dataset.closedBy+'='))b.hidden=true})('; '+document.cookie)",
].join('');

/** The Content-Security-Policy of astro.config.mjs lets exactly this script through. */
export const earlyStateHash = `sha256-${createHash('sha256').update(earlyState).digest('base64')}` as const;
