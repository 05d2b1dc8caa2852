// npm run bench [-- <words>]: runs the benchmarks of tests/bench whose file name contains one of the words.
import { readArguments } from '../lib/arguments.mjs';
import { runChosen } from '../lib/run-chosen.mjs';

await runChosen('bench', readArguments('bench').words);
