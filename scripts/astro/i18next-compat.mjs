// astro-i18next publishes components that import its TypeScript sources ('..', '../..'), whose type re-exports no
// longer bundle; they are resolved to the package's built entry, so that there is also one config only.
import { createRequire } from 'node:module';

export default function i18nextCompat() {
  const entry = createRequire(import.meta.url).resolve('astro-i18next');
  const plugin = {
    name: 'i18next-compat',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^\.\.(\/\.\.)?$/ },
      handler(_id, importer) {
        const fromComponents = /astro-i18next\/src\/components\//.test(
          (importer ?? '').replaceAll('\\', '/'),
        );
        return fromComponents ? entry : undefined;
      },
    },
  };
  return {
    name: 'i18next-compat',
    hooks: { 'astro:config:setup': ({ updateConfig }) => updateConfig({ vite: { plugins: [plugin] } }) },
  };
}
