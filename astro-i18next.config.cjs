const { readdirSync } = require('node:fs');
const { join } = require('node:path');

const namespaces = readdirSync(join(__dirname, 'locales/zh-CN')).map((file) => file.replace('.json', ''));

/** @type {import('astro-i18next').AstroI18nextConfig} */
module.exports = {
  defaultLocale: 'zh-CN',
  locales: ['zh-CN', 'en-US'],
  showDefaultLocale: false,
  namespaces,
  defaultNamespace: 'common',
  load: ['server'],
  i18nextServer: {
    // Fixed: the language of a request is chosen by getFixedT, never by changeLanguage.
    lng: 'zh-CN',
    fallbackLng: ['zh-CN', 'en-US'],
    preload: ['zh-CN', 'en-US'],
    load: 'currentOnly',
    initAsync: false,
    // Astro and React escape already.
    interpolation: { escapeValue: false },
    showSupportNotice: false,
  },
  i18nextServerPlugins: { fsBackend: null, localesBackend: '/src/lib/i18n/backend.ts' },
};
