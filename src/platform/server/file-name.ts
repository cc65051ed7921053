const NAME_MAX = 80;
/** Control characters, what reverses the direction of text, and what no file's name can hold everywhere. */
const UNFIT = /[\p{C}\p{Z}/\\:"<>|?*]+/gu;
const ENDING = /\.\w{1,5}$/;
const AROUND = /^[. ]+|[. ]+$/g;

/** What is kept of the name of a file that somebody sent, without its folders and its ending. */
export function fileStem(name: string): string {
  const [last = ''] = name.normalize('NFC').split(/[/\\]/).slice(-1);
  const stem = last.replace(ENDING, '').slice(0, NAME_MAX).replace(UNFIT, ' ').replace(AROUND, '');
  return stem || 'file';
}
