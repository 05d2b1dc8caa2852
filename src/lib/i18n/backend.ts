import type { BackendModule } from 'i18next';

const files = import.meta.glob<Record<string, unknown>>('/locales/*/*.json', {
  eager: true,
  import: 'default',
});

/** i18next reads its words from the bundle, so nothing is read from disk while rendering. */
const backend: BackendModule = {
  type: 'backend',
  init() {},
  read(locale, namespace, done) {
    const words = files[`/locales/${locale}/${namespace}.json`];
    if (words) done(null, words as never);
    else done(new Error(`no words for ${locale}/${namespace}`), false);
  },
};
export default backend;
