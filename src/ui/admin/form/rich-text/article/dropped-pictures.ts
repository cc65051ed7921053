import { PHOTO_TYPES } from '#platform/contract/picture-file.ts';

/** The first picture among pasted or dropped files. */
export function pictureIn(data: DataTransfer | null): File | undefined {
  return [...(data?.files ?? [])].find(({ type }) => (PHOTO_TYPES as readonly string[]).includes(type));
}

/** A program that copies text may add a picture of it. */
export function isPictureAlone(data: DataTransfer | null): boolean {
  const html = data?.getData('text/html') ?? '';
  const words = new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '';
  return words.trim() === '';
}
