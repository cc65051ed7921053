/** A part of a picture, in its own pixels. */
export interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Wider than any place on the website shows it, at twice the density. */
const WIDTH_MAX = 1600;
const QUALITY = 0.92;

/** Cuts a part out of a picture, as a file of its own. */
export async function cropPicture(file: File, part: Part): Promise<File> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, WIDTH_MAX / part.width);
  const canvas = new OffscreenCanvas(Math.round(part.width * scale), Math.round(part.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return file;
  context.drawImage(picture, part.x, part.y, part.width, part.height, 0, 0, canvas.width, canvas.height);
  picture.close();
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality: QUALITY });
  return new File([blob], file.name, { type: blob.type });
}
