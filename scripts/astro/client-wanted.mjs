// `client:wanted="member"` hydrates an island when it is wanted: for members at once, for visitors when they become
// one; `client:wanted="toast"` when there is something to say. React, by far the heaviest part of a page, is then not
// loaded for a visitor who only reads. See src/islands/shell/wanted.ts for who says what is wanted.
//
// `client:touched` hydrates an island when the pointer, a finger or the focus comes to it; what was pressed or typed
// before it was ready is repeated to it. `client:touched="id"` does so at once where the address has an `id`.
//
// `client:soon` hydrates an island as soon as the page has time, and loses no press before that either.
import { fileURLToPath } from 'node:url';

export default function clientWanted() {
  return {
    name: 'client-wanted',
    hooks: {
      'astro:config:setup'({ addClientDirective }) {
        for (const name of ['wanted', 'touched', 'soon'])
          addClientDirective({
            name,
            entrypoint: fileURLToPath(new URL(`./${name}-directive.mjs`, import.meta.url)),
          });
      },
    },
  };
}
