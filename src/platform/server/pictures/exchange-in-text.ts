import type { PictureSize } from './queries.ts';

/** Shows another picture, in its own size, wherever a text shows this one. The text is HTML, or JSON with HTML in it. */
export function exchangeInText(text: string, from: string, { name, width, height }: PictureSize): string {
  const measured = (image: string) =>
    image
      .replace(/ width=(\\?")\d+/, (_, quote) => ` width=${quote}${width}`)
      .replace(/ height=(\\?")\d+/, (_, quote) => ` height=${quote}${height}`);
  return text
    .replaceAll(/<img [^>]*>/g, (image) => (image.includes(from) ? measured(image) : image))
    .replaceAll(from, name);
}
