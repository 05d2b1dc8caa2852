/** Longest side of a picture that is sent, px: a name on a door is read, and a bad network carries it. */
const LONGEST = 1600;
const QUALITY = 0.8;

/** What a phone has photographed as a small JPEG; a picture that the browser cannot read stays as it is. */
export async function smallPhoto(file: File): Promise<Blob> {
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, LONGEST / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve) => {
      canvas.toBlob((blob) => resolve(blob ?? file), 'image/jpeg', QUALITY);
    });
  } catch {
    return file;
  }
}
