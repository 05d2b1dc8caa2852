// Runs in the browser. When islands hydrate: Astro's own ways, and those of client-wanted.mjs.
import only from 'astro/client/only.js';
import soon from './soon-directive.mjs';
import touched from './touched-directive.mjs';
import visible from './visible-directive.mjs';
import wanted from './wanted-directive.mjs';

window.Astro = { only, soon, touched, visible, wanted };
