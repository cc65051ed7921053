/** What the name of a field ends with that sends a file, which is kept as the value of the field without it. */
export const FILE = '[file]';

/** The value that stands for a kept file: the secret by which it is known, and its name. */
const KEPT = /^file:([\w-]{43})\/([^/\n]{1,120})$/;

export function fileIdOf(value: string): string | undefined {
  return KEPT.exec(value)?.[1];
}

/** What people read of it. */
export function fileNameOf(value: string): string | undefined {
  return KEPT.exec(value)?.[2];
}
