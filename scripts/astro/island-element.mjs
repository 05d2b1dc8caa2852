// Runs in the browser, before the first island of a page is read.
import './island-directives.mjs';
import 'astro/runtime/server/astro-island.js';
import { keepEarlyPresses } from './early-presses.mjs';

keepEarlyPresses();
