// How the commands start modules of the server: by Node.js itself, without a bundle.
import { at } from './places.mjs';

// Node.js 24.0 still warns that two things the server uses are experimental; nothing a visitor could act on.
const quiet = '--disable-warning=ExperimentalWarning';

// The space for what a request leaves behind is kept small: by default it grows to hundreds of MB on a machine with
// much memory, and answers are no faster for it.
const small = '--max-semi-space-size=8';

/** Few memory pools for the threads of the C library, and compiled modules kept from one start to the next. */
export const serverEnvironment = {
  MALLOC_ARENA_MAX: '2',
  NODE_COMPILE_CACHE: at('node_modules/.cache/compiled'),
};

export const serverArgs = (module, args = []) => [
  quiet,
  '--enable-source-maps',
  small,
  at('src/lib/server', module),
  ...args,
];
