import sharp from 'sharp';

/** A plain picture as a form sends it. */
export async function samplePhoto(name = 'face.jpg', colour = '#1e7546'): Promise<File> {
  const plain = sharp({ create: { width: 400, height: 300, channels: 3, background: colour } });
  return new File([new Uint8Array(await plain.jpeg().toBuffer())], name, { type: 'image/jpeg' });
}

export function sampleDrawing(inner = '<path d="M0 0h30v20z"/>', name = 'data_works-logo.svg'): File {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20">${inner}</svg>`;
  return new File([drawing], name, { type: 'image/svg+xml' });
}

/** A file that isn't a picture, whatever its name says. */
export function notAPicture(): File {
  return new File(['<!doctype html><script>alert(1)</script>'], 'face.jpg', { type: 'image/jpeg' });
}

/**
 * A drawing without dimensions. Each of its parts uses the previous one twice, so that it expands to 2 to the
 * power of `times`.
 */
export function doubledDrawing(times: number): string {
  const parts = Array.from(
    { length: times },
    (_, at) => `<g id="a${at + 1}"><use href="#a${at}"/><use xlink:href="#a${at}"/></g>`,
  );
  const names = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
  return `<svg ${names}><path id="a0" d="M0 0h9"/>${parts.join('')}</svg>`;
}

/** The points of a line that crosses itself again and again. */
export function zigzag(points: number): string {
  const along = Array.from({ length: points }, (_, at) => `${(at * 37) % 30} ${(at * 91) % 20}`);
  return `M${along.join('L')}`;
}
