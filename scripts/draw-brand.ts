/**
 * Draws the pictures of the site itself into `public/`: logo, favicon, touch icon, ground of the sign-in page.
 * Run `node scripts/draw-brand.ts` after a change to their drawings; the results are kept in the repository.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { favicon, loginGround, siteLogo, touchIcon } from '#lib/seed/drawings/brand/index.ts';

const FILES: Readonly<Record<string, () => string>> = {
  'favicon.svg': favicon,
  'brand/logo.svg': () => siteLogo(),
  'brand/logo-reversed.svg': () => siteLogo(true),
  'brand/touch-icon.svg': touchIcon,
  'brand/login-ground.svg': loginGround,
};

const target = join(import.meta.dirname, '..', 'public');
mkdirSync(join(target, 'brand'), { recursive: true });
for (const [name, draw] of Object.entries(FILES)) {
  const svg = draw();
  writeFileSync(join(target, name), `${svg}\n`);
  console.log(`public/${name}  ${Math.ceil(svg.length / 1024)} KiB`);
}
