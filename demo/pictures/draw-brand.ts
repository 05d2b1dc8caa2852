/**
 * Draws the pictures of the site itself into `public/` (logo, favicon, touch icon, ground of the sign-in page, covers
 * that editors name by a word) and those that every mall begins with into `src/lib/seed/data/pictures` (belts,
 * markets, banners). Run `node demo/pictures/draw-brand.ts` after a change to their drawings or words; the results are
 * kept in the repository.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { COVER_WORDS } from '#lib/contracts/editing.ts';
import { BELTS, MARKETS } from '#lib/seed/base/places.ts';
import { BANNERS, type SlideText } from '#lib/seed/base/site.ts';
import { beltCover } from './brand/belt-cover.ts';
import { favicon, loginGround, newsCover, siteLogo, touchIcon } from './brand/index.ts';
import { marketCover } from './brand/market-cover.ts';
import { channelBanner, slide, topStrip, type Locale } from './brand/slide.ts';

const FILES: Readonly<Record<string, () => string>> = {
  'favicon.svg': favicon,
  'brand/logo.svg': () => siteLogo(),
  'brand/logo-reversed.svg': () => siteLogo(true),
  'brand/touch-icon.svg': touchIcon,
  'brand/login-ground.svg': loginGround,
  ...Object.fromEntries(COVER_WORDS.map((word) => [`covers/${word}.svg`, () => newsCover(word, '')])),
};

const bothLanguages = (
  place: string,
  draw: (text: SlideText, locale: Locale) => string,
  text: SlideText,
): [string, () => string][] => [
  [`banner/${place}.svg`, () => draw(text, 'zh-CN')],
  [`banner/${place}-en.svg`, () => draw(text, 'en-US')],
];

const BEGINNING: Readonly<Record<string, () => string>> = Object.fromEntries([
  ...BELTS.map((row, at) => [`belt/${row.key}.svg`, () => beltCover(row, at)] as const),
  ...MARKETS.map((row) => [`market/${row.key}.svg`, () => marketCover(row)] as const),
  ...bothLanguages(`top-${BANNERS.top.key}`, topStrip, BANNERS.top),
  ...BANNERS.slides.flatMap((row) => bothLanguages(`home-${row.key}`, slide, row)),
  ...BANNERS.channels.flatMap((row) => bothLanguages(`${row.key}-${row.key}`, channelBanner, row)),
]);

const root = join(import.meta.dirname, '../..');
const target = join(root, 'public');

function write(folder: string, files: Readonly<Record<string, () => string>>): void {
  for (const [name, draw] of Object.entries(files)) {
    const svg = draw();
    const file = join(root, folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${svg}\n`);
    console.log(`${folder}/${name}  ${Math.ceil(svg.length / 1024)} KiB`);
  }
}
write('public', FILES);
write('src/lib/seed/data/pictures', BEGINNING);

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
