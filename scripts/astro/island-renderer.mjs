// How islands are written into pages. @astrojs/react finds out by a trial whether a component is one of React's and
// then writes it, both through a web stream: for the dozen islands of a page that costs more than the islands
// themselves. All islands here are React's and nearly all are written in one go. One that waits for something
// (Suspense) is left to the package's own way. Stands before react(), which still brings tools.
import { fileURLToPath } from 'node:url';

export default function islandRenderer() {
  return {
    name: 'island-renderer',
    hooks: {
      'astro:config:setup'({ addRenderer }) {
        addRenderer({
          name: 'island-renderer',
          clientEntrypoint: fileURLToPath(new URL('./island-client.mjs', import.meta.url)),
          serverEntrypoint: fileURLToPath(new URL('./render-island.mjs', import.meta.url)),
        });
      },
    },
  };
}
