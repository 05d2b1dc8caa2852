// How the commands start modules of the server: by Node.js itself, the server alone from one file where that is up to date.
import { mainFile } from './bundle.mjs';
import { at } from './places.mjs';

// Node.js 24.0 still warns that two things the server uses are experimental; nothing a visitor could act on.
const quiet = '--disable-warning=ExperimentalWarning';

// The space for what a request leaves behind is kept small: by default it grows to hundreds of MB on a machine with
// much memory. With half as much, the slowest pages of twenty wait for it to be cleared. What stays longer is cleared
// before it has grown by half: 130 MB less under load, and no more processor time for a page. The first
// clearing comes early: a start of one file would leave 200 MB behind before it, of which V8 keeps 60 to 80 for good.
// So small a space is cleared by one thread: to share it among five took a twelfth of the processor time of a page more,
// and ended no sooner.
const small = [
  '--max-semi-space-size=16',
  '--heap-growing-percent=40',
  '--initial-old-space-size=48',
  '--no-parallel-scavenge',
];

/**
 * One memory pool of the C library for all threads, given back soon: the defaults keep 60 MB that is no longer used. So
 * soon that each page had its memory back from the system, and cleared anew, it is not: what is packed into a page, and
 * the page itself, are some hundred KB each, which the pool keeps up to 2 MB of.
 * Node.js' cache of compiled modules is left off: it saves 0.1 s of a start, and stays in memory, 8 to 13 MB, as long as
 * the server runs.
 */
export const serverEnvironment = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '2097152',
  MALLOC_MMAP_THRESHOLD_: '1048576',
};

export const serverArgs = (module, args = []) => [quiet, ...small, at('src/lib/server', module), ...args];

/** The same for modules of the demo; an image of the mall has none. */
export const demoArgs = (module, args = []) => [quiet, ...small, at('demo', module), ...args];

/** The server that serves the mall. */
export const mainArgs = (args = []) => [quiet, ...small, mainFile(), ...args];
