// npm run verify: "am I done?" Format, lint, types, checks and all tests that need no browser and no server.
import { readArguments } from '../lib/arguments.mjs';
import { chosenStages, runStages } from '../test/run-stages.mjs';
import { stages } from '../test/stages.mjs';

process.exit(
  await runStages(
    chosenStages(
      readArguments('verify').words,
      stages.filter((stage) => stage.verify),
    ),
  ),
);
