import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fromRoot } from '#platform/server/project-root.ts';

const FOLDER = fromRoot('.cache/soak');

export function forgetProgress(): void {
  rmSync(FOLDER, { recursive: true, force: true });
}

/** What one part has done so far: it can be interrupted at any moment, and goes on where it was. */
export class Progress<State extends object> {
  readonly folder: string;
  readonly state: State;

  constructor(part: string, initial: State) {
    this.folder = join(FOLDER, part);
    mkdirSync(this.folder, { recursive: true });
    const path = this.#path;
    this.state = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as State) : initial;
  }

  save(): void {
    const unfinished = `${this.#path}.unfinished`;
    writeFileSync(unfinished, JSON.stringify(this.state));
    renameSync(unfinished, this.#path);
  }

  /** Adds to a list that is too long to be rewritten each time. */
  append(list: string, entries: readonly unknown[]): void {
    appendFileSync(join(this.folder, list), entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
  }

  read<Entry>(list: string): Entry[] {
    const path = join(this.folder, list);
    if (!existsSync(path)) return [];
    return readFileSync(path, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Entry);
  }

  get #path(): string {
    return join(this.folder, 'state.json');
  }
}
