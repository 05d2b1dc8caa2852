// How the commands start modules of the server: by Node.js itself, without a bundle.
import { at } from './places.mjs';

// Node.js 24.0 still warns that two things the server uses are experimental; nothing a visitor could act on.
const quiet = '--disable-warning=ExperimentalWarning';

export const serverArgs = (module, args = []) => [
  quiet,
  '--enable-source-maps',
  at('src/lib/server', module),
  ...args,
];
