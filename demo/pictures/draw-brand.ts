/**
 * Draws the pictures of the site itself into `public/`: logo, favicon, touch icon, ground of the sign-in page, and the
 * covers that editors name by a word.
 * Run `node scripts/draw-brand.ts` after a change to their drawings; the results are kept in the repository.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { COVER_WORDS } from '#lib/contracts/editing.ts';
import { favicon, loginGround, newsCover, siteLogo, touchIcon } from '#demo/pictures/brand/index.ts';

const FILES: Readonly<Record<string, () => string>> = {
  'favicon.svg': favicon,
  'brand/logo.svg': () => siteLogo(),
  'brand/logo-reversed.svg': () => siteLogo(true),
  'brand/touch-icon.svg': touchIcon,
  'brand/login-ground.svg': loginGround,
  ...Object.fromEntries(COVER_WORDS.map((word) => [`covers/${word}.svg`, () => newsCover(word, '')])),
};

const target = join(import.meta.dirname, '..', 'public');
for (const folder of ['brand', 'covers']) mkdirSync(join(target, folder), { recursive: true });
for (const [name, draw] of Object.entries(FILES)) {
  const svg = draw();
  writeFileSync(join(target, name), `${svg}\n`);
  console.log(`public/${name}  ${Math.ceil(svg.length / 1024)} KiB`);
}

/** What other sites show beside a link to this one; they take no SVG. */
const sharedPicture = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
<rect width="1200" height="630" fill="#22303F"/><path d="M0 630V470L200 630Z" fill="#D81E06"/>
<path d="M1200 0V160L1000 0Z" fill="#1A2632"/>
<svg x="240" y="198" width="720" height="233" viewBox="0 0 198 64">${siteLogo(true).replace(/^<svg[^>]*>|<\/svg>$/g, '')}</svg>
</svg>`;

const PICTURES: Readonly<Record<string, string>> = {
  'brand/share.png': sharedPicture,
  'brand/touch-icon.png': touchIcon(),
};
for (const [name, svg] of Object.entries(PICTURES)) {
  const file = await sharp(Buffer.from(svg))
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(target, name));
  console.log(`public/${name}  ${Math.ceil(file.size / 1024)} KiB`);
}
