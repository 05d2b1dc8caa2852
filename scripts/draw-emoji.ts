/**
 * Gathers the drawings of the signs that a chat offers into `public/chat/emoji.svg`, one symbol each. They are those of
 * Fluent Emoji (MIT licence), from a package that is needed for this alone. Run `node scripts/draw-emoji.ts` after a
 * change to the signs in src/lib/contracts/chat-words.ts; the result is kept in the repository.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { EMOJI } from '#lib/contracts/chat-words.ts';
import { emojiName } from '#islands/chat/emoji-name.ts';

const require = createRequire(import.meta.url);
const read = (file: string): unknown =>
  JSON.parse(readFileSync(require.resolve(`@iconify-json/fluent-emoji-flat/${file}`), 'utf8'));

const names = read('chars.json') as Record<string, string>;
const { icons } = read('icons.json') as { icons: Record<string, { body: string }> };

const symbols = EMOJI.map((sign) => {
  const name = emojiName(sign);
  const drawing = icons[names[name] ?? ''];
  if (!drawing) throw new Error(`There is no drawing for ${sign} (${name}); choose another sign.`);
  return `<symbol id="${name}" viewBox="0 0 32 32">${drawing.body}</symbol>`;
});
const licence = '<!-- Fluent Emoji, Copyright (c) Microsoft Corporation, MIT licence -->';
const svg = `<svg xmlns="http://www.w3.org/2000/svg">${licence}\n${symbols.join('\n')}\n</svg>\n`;

const folder = join(import.meta.dirname, '..', 'public', 'chat');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'emoji.svg'), svg);
console.log(`public/chat/emoji.svg  ${Math.ceil(svg.length / 1024)} KiB`);
