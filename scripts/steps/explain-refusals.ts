import { StartRefusal } from '#platform/server/config.ts';

/** What a file system's error means, and what to do. */
const FILE_ADVICE: Readonly<Record<string, string>> = {
  ENOENT: 'it doesn’t exist. Check its name',
  ENOTDIR: 'a part of this path is a file. Name a folder instead',
  EISDIR: 'it is a folder. Name a file instead',
  EACCES: 'this user isn’t allowed to. Use the program’s own user, or another place',
  EPERM: 'this user isn’t allowed to. Use the program’s own user, or another place',
  EROFS: 'its disk can only be read. Use another place',
  ENOSPC: 'the disk is full. Make room on it, or use another place',
};

/** Runs a command of one's own. An expected 'no' ends it with one line. */
export async function explainRefusals(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (thrown) {
    const message = thrown instanceof StartRefusal ? thrown.message : explainFileError(thrown);
    if (!message) throw thrown;
    console.error(message);
    process.exitCode ??= 1;
  }
}

function explainFileError(thrown: unknown): string | undefined {
  const {
    code = '',
    path = 'The file',
    dest = path,
  } = Object(thrown) as NodeJS.ErrnoException & {
    dest?: string;
  };
  const advice = FILE_ADVICE[code];
  return advice && `${dest} can’t be used: ${advice}.`;
}
