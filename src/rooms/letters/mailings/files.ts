const MEGABYTE = 1024 * 1024;
/** All files of a mail to many together: mail servers refuse larger mails, and each recipient gets them. */
export const FILES_MEGABYTES_MAX = 5;
export const FILES_BYTES_MAX = FILES_MEGABYTES_MAX * MEGABYTE;
export const FILES_MAX = 5;

/** What may be attached, by the ending of its name. Nothing that could run. */
export const FILE_TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  ics: 'text/calendar',
  csv: 'text/csv',
  txt: 'text/plain',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
};

export function endingOf(name: string): string {
  return /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

export function typeOf(name: string): string | undefined {
  const ending = endingOf(name);
  return Object.hasOwn(FILE_TYPES, ending) ? FILE_TYPES[ending] : undefined;
}
