import { defineConfig } from 'astro/config';
import node from '@astrojs/node';
import react from '@astrojs/react';
import tailwind from '@astrojs/tailwind';
import astroI18next from 'astro-i18next';
import clientWanted from './scripts/astro/client-wanted.mjs';
import contractRows from './scripts/astro/contract-rows.mjs';
import fewerFiles from './scripts/astro/fewer-files.mjs';
import devBackend from './scripts/astro/dev-backend.mjs';
import islandFile from './scripts/astro/island-file.mjs';
import islandProps from './scripts/astro/island-props.mjs';
import islandRenderer from './scripts/astro/island-renderer.mjs';
import i18nextCompat from './scripts/astro/i18next-compat.mjs';
import keepDigests from './scripts/astro/keep-digests.mjs';
import lateScripts from './scripts/astro/late-scripts.mjs';
import localeRoutes from './scripts/astro/locale-routes.mjs';
import oneByte from './scripts/astro/one-byte.mjs';
import wholePages from './scripts/astro/whole-pages.mjs';
import { earlyStateHash } from './src/components/shell/early-state.ts';

export default defineConfig({
  output: 'server',
  adapter: node({ mode: 'middleware' }),
  session: false,
  devToolbar: { enabled: false },
  markdown: { syntaxHighlight: false },
  server: { port: Number(process.env.PORT ?? 4321) },
  security: {
    // The API authenticates by header only; cookies never do, so a cross-site form has nothing to ride on.
    checkOrigin: false,
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data: blob:",
        "media-src 'self' blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "worker-src 'self' blob:",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ],
      scriptDirective: { hashes: [earlyStateHash] },
      styleDirective: { resources: ["'self'", { resource: "'unsafe-inline'", kind: 'attribute' }] },
    },
  },
  integrations: [
    islandRenderer(),
    islandProps(),
    islandFile(),
    fewerFiles(),
    keepDigests(),
    lateScripts(),
    oneByte(),
    wholePages(),
    react(),
    tailwind({ applyBaseStyles: false }),
    i18nextCompat(),
    astroI18next({ configPath: 'astro-i18next.config.cjs' }),
    localeRoutes({ prefix: 'en-US' }),
    contractRows(),
    clientWanted(),
    devBackend(),
  ],
  vite: { build: { assetsInlineLimit: 0 } },
});
