// npm test [-- <stages>]: everything that must hold, from the format to the built site in a browser.
import { readArguments } from '../lib/arguments.mjs';
import { chosenStages, runStages } from '../test/run-stages.mjs';
import { stages } from '../test/stages.mjs';

process.exit(await runStages(chosenStages(readArguments('test').words, stages)));
