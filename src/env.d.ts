/// <reference types="astro/client" />

declare module 'astro-i18next' {
  import type { AstroIntegration } from 'astro';
  export default function astroI18next(options?: { configPath?: string }): AstroIntegration;
}

/** How pg writes a value, which its types do not tell. */
declare module 'pg/lib/utils.js' {
  export const prepareValue: (value: unknown) => unknown;
}

declare namespace Astro {
  /** The directive of scripts/astro/client-wanted.mjs. */
  interface ClientDirectives {
    'client:soon'?: boolean;
    'client:touched'?: boolean | string;
    'client:wanted'?: 'member' | 'login' | 'toast' | 'cart' | 'guest-cart' | 'chat';
  }
}

declare namespace App {
  interface Locals {
    backend: import('#lib/server/page-backend.ts').PageBackend;
    locale: import('#lib/i18n/locales.ts').Locale;
    t: import('#lib/i18n/translate.ts').Translate;
    /** Words for an island: `messages('common', 'goods.card')`. */
    messages: (...wanted: string[]) => import('#lib/i18n/translate.ts').Messages;
    /** The typed call. On cacheable pages it carries no token. */
    call: import('#lib/call/call.ts').Call;
    /** The same address in the page's language. */
    href: (path: string) => string;
    /** Network address of the visitor, on pages that are not everybody's. */
    caller?: string;
    /** The page at this address threw, or what it needs did not answer; only the error page is wanted. */
    hasFailed?: 'error' | 'busy';
    /** A page of a list of a desk that the server itself wants as cells. */
    listed?: import('#lib/contracts/paper.ts').Listed;
    /** The mall behind the page did not answer while it was rendered. */
    isDown: boolean;
    /** The mall behind the page does not know a call that the page made. */
    isUnknown?: boolean;
    /** The page lacks what it is about, and says so. */
    isLacking?: boolean;
    /** What the frame around every page shows; undefined where it could not be read. */
    frame: {
      home: import('#lib/contracts/site.ts').HomeShell | undefined;
      config: import('#lib/contracts/site.ts').SiteConfig | undefined;
    };
    /** The visitor, on protected and guest pages only. */
    user: import('#lib/contracts/profile.ts').Me | null;
    /** Marks the page as the same for everybody; tags name what it shows. */
    cacheable: (tags: string[], maxAgeSeconds?: number) => void;
  }
}

declare module 'astro:scripts/page-ssr.js';
