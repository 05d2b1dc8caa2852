import type { Storage } from '../../adapters/storage/storage.ts';
import { createAddressLimit } from '../../kernel/address-limit.ts';
import { minutes } from '../../kernel/clock.ts';
import { isPublicName } from '../../kernel/file-name.ts';

const ENDING = '.svg.png';
/** What networks show beside a shared link. */
const [WIDTH, HEIGHT] = [1200, 630];
/** Drawings of about this shape lose little when they fill it; others stand on white. */
const [NARROWEST, WIDEST] = [1.4, 2.6];
const DOTS_PER_INCH = 72;
const MOST_DENSITY = 600;
/** A page names one picture; a client that has so many drawn in a minute is not reading pages. */
const DRAWN_PER_ADDRESS = { max: 30, windowMs: minutes(1) };
/** Each takes a fifth of a second; who would wait longer comes back later. */
const MOST_WAITING = 20;

/** The picture is not drawn now: too many are, or were for this caller. */
export const BUSY = Symbol('too many pictures at once');

async function picture(drawing: Uint8Array): Promise<Uint8Array> {
  // Loaded with the first picture, as the library of pictures is large.
  const { default: sharp } = await import('sharp');
  const { width = WIDTH, height = HEIGHT } = await sharp(drawing).metadata();
  const density = Math.min(MOST_DENSITY, (DOTS_PER_INCH * WIDTH) / width);
  const shape = width / height;
  const fit = shape > NARROWEST && shape < WIDEST ? 'cover' : 'contain';
  return sharp(drawing, { density })
    .resize({ width: WIDTH, height: HEIGHT, fit, background: '#ffffff' })
    .flatten({ background: '#ffffff' })
    .png({ palette: true, effort: 4 })
    .toBuffer();
}

/**
 * Networks show no drawings beside a shared link: each `….svg` of the storage has a picture `….svg.png`, made when it
 * is first asked for, one at a time, and kept beside the drawing. An address has a few drawn in a minute.
 */
export function createSharedPictures(storage: Storage) {
  const limit = createAddressLimit(DRAWN_PER_ADDRESS);
  const making = new Map<string, Promise<{ bytes: Uint8Array; mime: string } | undefined>>();
  let last: Promise<unknown> = Promise.resolve();

  async function make(name: string) {
    const drawing = await storage.get(name.slice(0, -'.png'.length));
    if (!drawing) return undefined;
    const bytes = await picture(drawing.bytes);
    await storage.put(name, bytes, 'image/png');
    return { bytes, mime: 'image/png' };
  }

  /** Undefined for a name that is not of such a picture, or whose drawing does not exist. */
  return (name: string, caller: string) => {
    if (!name.endsWith(ENDING) || !isPublicName(name)) return undefined;
    const known = making.get(name);
    if (known) return known;
    if (making.size >= MOST_WAITING || limit(caller) > 0) return BUSY;
    const made = last.then(() => make(name)).finally(() => making.delete(name));
    last = made.catch(() => undefined);
    making.set(name, made);
    return made;
  };
}
