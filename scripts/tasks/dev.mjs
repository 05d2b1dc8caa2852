// npm run dev: Astro's development server with the same backend behind it.
import { readArguments } from '../lib/arguments.mjs';
import { become } from '../lib/child.mjs';
import { at } from '../lib/places.mjs';

readArguments('dev');
const address = ['--host', process.env.HOST || '127.0.0.1', '--port', process.env.PORT || '4321'];
become(
  process.execPath,
  [at('node_modules/astro/bin/astro.mjs'), 'dev', ...address, ...process.argv.slice(2)],
  {
    NODE_ENV: 'development',
  },
);
