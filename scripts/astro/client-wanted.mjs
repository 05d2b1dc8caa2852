// `client:wanted="member"` hydrates an island when it is wanted: for members at once, for visitors when they become
// one; `client:wanted="toast"` when there is something to say. React, by far the heaviest part of a page, is then not
// loaded for a visitor who only reads. See src/islands/shell/wanted.ts for who says what is wanted.
import { fileURLToPath } from 'node:url';

export default function clientWanted() {
  return {
    name: 'client-wanted',
    hooks: {
      'astro:config:setup'({ addClientDirective }) {
        addClientDirective({
          name: 'wanted',
          entrypoint: fileURLToPath(new URL('./wanted-directive.mjs', import.meta.url)),
        });
      },
    },
  };
}
