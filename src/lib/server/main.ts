// The mall as it is served to the public: it has no demo to fill an empty database with (demo/main.ts has one).
import './env-file.ts';
import { start } from './start.ts';

start();
