// The mall on this machine: as src/lib/server/main.ts serves it, and an empty one is filled with the demo.
import '#lib/server/env-file.ts';
import { start } from '#lib/server/start.ts';
import { fillDemo } from './fill-demo.ts';

start(fillDemo);
