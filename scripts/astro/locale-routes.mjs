// One page file serves both languages: every page of src/pages gets a second route under the prefix.
import { globSync } from 'node:fs';

const ERROR_PAGES = new Set(['404', '500']);

export default function localeRoutes({ prefix, pagesDir = 'src/pages' }) {
  return {
    name: 'locale-routes',
    hooks: {
      'astro:config:setup'({ config, injectRoute }) {
        const root = new URL(`${pagesDir}/`, config.root);
        for (const found of globSync('**/*.astro', { cwd: root })) {
          const file = found.replaceAll('\\', '/');
          const route = file.replace(/\.astro$/, '').replace(/(^|\/)index$/, '');
          const isPrivate = route.split('/').some((part) => part.startsWith('_'));
          if (isPrivate || ERROR_PAGES.has(route)) continue;
          injectRoute({
            pattern: route ? `/${prefix}/${route}` : `/${prefix}`,
            entrypoint: new URL(file, root),
          });
        }
      },
    },
  };
}
