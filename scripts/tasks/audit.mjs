// npm run audit [-- <words>]: looks the whole site over (links, HTML, Lighthouse, barriers, pictures for eyes).
import { readArguments } from '../lib/arguments.mjs';
import { runChosen } from '../lib/run-chosen.mjs';

await runChosen('audit', readArguments('audit').words);
