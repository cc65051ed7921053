/** A part of a picture, in the picture's own pixels. */
export interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Wider than the website shows any picture, at twice the pixel density. */
const WIDTH_MAX = 1600;
const QUALITY = 0.92;

/** Crops a picture to one part and returns it as a new file. */
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
