import { IMAGE_BYTES_MAX, IMAGE_SIDE_MAX } from '#lib/kernel/limits.ts';
import type { Box } from './crop-box.ts';

const PNG = 'image/png';
const JPEG = 'image/jpeg';
/** From the best on, until the picture is small enough to be sent. */
const QUALITIES = [0.92, 0.85, 0.75, 0.6];

/** A picture file as the browser draws it, turned upright; undefined if the browser cannot draw it. */
export async function loadPicture(file: Blob): Promise<HTMLImageElement | undefined> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    return image.naturalWidth > 0 && image.naturalHeight > 0 ? image : undefined;
  } catch {
    URL.revokeObjectURL(image.src);
    return undefined;
  }
}

const blobOf = (canvas: HTMLCanvasElement, type: string, quality?: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, quality));

/** A part of a picture as a file of its own, no larger than one is kept and sent. A PNG that fits stays one. */
export async function cutPicture(
  image: HTMLImageElement,
  box: Box,
  { name, type }: { name: string; type: string },
): Promise<File | undefined> {
  const canvas = document.createElement('canvas');
  const scale = Math.min(1, IMAGE_SIDE_MAX / Math.max(box.width, box.height));
  canvas.width = Math.round(box.width * scale);
  canvas.height = Math.round(box.height * scale);
  const pen = canvas.getContext('2d');
  if (!pen) return undefined;
  const draw = (): void =>
    pen.drawImage(image, box.x, box.y, box.width, box.height, 0, 0, canvas.width, canvas.height);
  const bare = name.replace(/\.\w+$/, '');
  draw();
  if (type === PNG) {
    const blob = await blobOf(canvas, PNG);
    if (blob && blob.size <= IMAGE_BYTES_MAX) return new File([blob], `${bare}.png`, { type: PNG });
  }
  // Transparent pixels would be black in a JPEG.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  draw();
  for (const quality of QUALITIES) {
    const blob = await blobOf(canvas, JPEG, quality);
    if (blob && blob.size <= IMAGE_BYTES_MAX) return new File([blob], `${bare}.jpg`, { type: JPEG });
  }
  return undefined;
}
