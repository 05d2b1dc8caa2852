import { extname } from 'node:path';
import { after } from '#lib/kernel/clock.ts';
import { newToken, sha256Hex } from '#lib/kernel/ids.ts';
import { FILE_LINK_LIFE } from '#lib/kernel/limits.ts';
import type { Context } from '#lib/domain/context.ts';
import { addLinks, dropOverLinks } from './file-link.repo.ts';
import { askerOf, findLink } from './link-asker.ts';
import { inPictureTurn } from './picture-turn.ts';

/** Where private files are looked at; the token in the address is all that opens them. */
export const PRIVATE_FILE_PATH = '/api/private_file';
/** The name of a private file in the storage, by its path. */
export const placeOf = (path: string): string => path.replace(/^.*?(?=private\/)/, '');

const TILE = { width: 420, height: 220 };

const escape = (text: string): string => text.replace(/[<>&"']/g, '');

const tile = (words: string): string =>
  `<text transform="translate(30 ${TILE.height - 40}) rotate(-24)" font-family="sans-serif" font-size="20" fill="#5A6675" fill-opacity="0.38">${escape(words)}</text>`;

/** A mark in the drawing itself: SVG stays SVG, so that its letters are those of the visitor's own fonts. */
function markDrawing(svg: string, words: string): string {
  const pattern = `<defs><pattern id="watermark" width="${TILE.width}" height="${TILE.height}" patternUnits="userSpaceOnUse">${tile(words)}</pattern></defs><rect width="100%" height="100%" fill="url(#watermark)"/>`;
  return svg.replace(/<\/svg>\s*$/, `${pattern}</svg>`);
}

async function markPicture(bytes: Uint8Array, words: string): Promise<Uint8Array> {
  // Loaded with the first picture, as the library of pictures is large.
  const { default: sharp } = await import('sharp');
  const mark = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${TILE.width}" height="${TILE.height}">${tile(words)}</svg>`,
  );
  const { width = 0, height = 0 } = await sharp(bytes).metadata();
  // A mark larger than the picture cannot be laid on it.
  const fitting = await sharp(mark)
    .resize(Math.min(TILE.width, width), Math.min(TILE.height, height), { fit: 'inside' })
    .toBuffer();
  return sharp(bytes)
    .composite([{ input: fitting, tile: true }])
    .webp({ quality: 80 })
    .toBuffer();
}

/**
 * Links to private files that work for some minutes, in the order of the paths (`/files/private/…`). Whoever may
 * look is decided by the act that asks; `watermark` is written across what they show.
 */
export async function linkTo(
  ctx: Pick<Context, 'database' | 'clock' | 'actor'>,
  paths: readonly string[],
  watermark: string,
): Promise<string[]> {
  if (paths.length === 0) return [];
  const now = ctx.clock.now();
  const asker = askerOf(ctx.actor);
  const tokens = paths.map(() => newToken());
  await dropOverLinks(ctx.database.db, now);
  await addLinks(
    ctx.database.db,
    paths.map((path, at) => ({
      tokenHash: sha256Hex(tokens[at] ?? ''),
      kind: 'picture',
      target: path,
      watermark,
      ...asker,
      createdAt: now,
      expiresAt: after(now, FILE_LINK_LIFE),
    })),
  );
  return tokens.map((token) => `${PRIVATE_FILE_PATH}/${token}`);
}

/** What a link shows, watermarked, and how its name ends, as `.pdf`; nothing once it has ended. */
export async function openLink(
  ctx: Pick<Context, 'database' | 'clock' | 'storage'>,
  token: string,
): Promise<{ bytes: Uint8Array; mime: string; ending: string } | undefined> {
  const link = await findLink(ctx, sha256Hex(token));
  if (link?.kind !== 'picture') return undefined;
  const file = await ctx.storage.get(placeOf(link.target));
  if (!file) return undefined;
  if (!link.watermark) return { ...file, ending: extname(link.target) };
  if (file.mime !== 'image/svg+xml') {
    const { watermark } = link;
    const bytes = await inPictureTurn(`seen ${link.uid}`, () => markPicture(file.bytes, watermark));
    return { bytes, mime: 'image/webp', ending: '.webp' };
  }
  const marked = markDrawing(new TextDecoder().decode(file.bytes), link.watermark);
  return { bytes: new TextEncoder().encode(marked), mime: file.mime, ending: '.svg' };
}
