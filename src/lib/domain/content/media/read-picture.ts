import {
  IMAGE_OPENED_SIDE_MAX,
  IMAGE_PIXELS_MAX,
  IMAGE_SCANS_MAX,
  IMAGE_SIDE_MAX,
  IMAGE_UNPACKED_MAX,
} from '#lib/kernel/limits.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { inPictureTurn } from './picture-turn.ts';

/** The first bytes of JPEG and PNG; everything else never reaches a decoder. */
const isJpegOrPng = (bytes: Uint8Array): boolean =>
  (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) ||
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a].every((byte, at) => bytes[at] === byte);

const SCAN = Buffer.from([0xff, 0xda]);

/**
 * Whether a JPEG goes over its pixels more often than any camera or program writes: each time is sixty bytes that cost as
 * much as the whole picture. The two bytes of a scan's beginning stand nowhere else between pixels.
 */
function hasTooManyScans(bytes: Uint8Array): boolean {
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let scans = 0;
  for (let at = whole.indexOf(SCAN); at >= 0; at = whole.indexOf(SCAN, at + SCAN.length))
    if ((scans += 1) > IMAGE_SCANS_MAX) return true;
  return false;
}

type Drawn = Result<Uint8Array, 'upload.broken' | 'upload.type'>;

/**
 * Encodes a picture of an owner again as WebP: turned upright, no larger than needed, and without anything that was in
 * the file besides its pixels (place, camera, a program behind them).
 */
export async function readPicture(bytes: Uint8Array, owner: string): Promise<Drawn> {
  if (!isJpegOrPng(bytes)) return fail('upload.type');
  return inPictureTurn(owner, () => draw(bytes));
}

async function draw(bytes: Uint8Array): Promise<Drawn> {
  // Loaded with the first picture, as the library of pictures is large.
  const { default: sharp } = await import('sharp');
  // Every picture is drawn once: what the library would keep of it is only memory.
  sharp.cache(false);
  try {
    const picture = sharp(bytes, { limitInputPixels: IMAGE_PIXELS_MAX, failOn: 'error' });
    const { format, width, height, channels, depth } = await picture.metadata();
    if (format !== 'jpeg' && format !== 'png') return fail('upload.type');
    if (format === 'jpeg' && hasTooManyScans(bytes)) return fail('upload.broken');
    const unpacked = width * height * channels * (depth === 'uchar' ? 1 : 2);
    if (Math.max(width, height) > IMAGE_OPENED_SIDE_MAX || unpacked > IMAGE_UNPACKED_MAX)
      return fail('upload.broken');
    const size = {
      width: IMAGE_SIDE_MAX,
      height: IMAGE_SIDE_MAX,
      fit: 'inside',
      withoutEnlargement: true,
    } as const;
    return ok(await picture.rotate().resize(size).webp({ quality: 84 }).toBuffer());
  } catch {
    return fail('upload.broken');
  }
}
