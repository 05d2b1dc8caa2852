// npm run bench [-- <words>]: runs the benchmarks of tests/bench whose file name contains one of the words.
// npm run bench -- versus <commit>: fresh pages and purchases of this tree against those of another commit.
import { readArguments } from '../lib/arguments.mjs';
import { runChosen } from '../lib/run-chosen.mjs';

const [first, ref, ...rest] = readArguments('bench').words;
const isVersus = first === 'versus' && ref;
if (isVersus) process.env.VERSUS_REF = ref;
await runChosen('bench', isVersus ? [first, ...rest] : readArguments('bench').words);
