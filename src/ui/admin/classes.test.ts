import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Tests run in the project's root. */
const read = (file: string) => readFileSync(file, 'utf8');
const SCREENS = ['src/admin/**/*.tsx', 'src/ui/admin/**/*.tsx', 'src/rooms/*/*/client/**/*.tsx'];

test('every class of the admin has a style there, where no class comes from the website’s', () => {
  const shared = [...read('src/ui/admin.css').matchAll(/@import "(\..+)"/g)].map(
    ([, file]) => `src/ui/${file}`,
  );
  // Those of one capability stand beside its screens.
  const styles = [...shared, ...globSync('src/rooms/*/*/client/**/*.css')].map(read).join('\n');
  const missing = globSync(SCREENS).flatMap((file) => {
    const source = read(file);
    if (file.startsWith('src/rooms') && !/from '#ui\/admin\/.*\.tsx'/.test(source)) return [];
    return [...source.matchAll(/className="([^"]+)"/g)]
      .flatMap(([, classes = '']) => classes.split(' '))
      .filter((name) => !new RegExp(`\\.${name}(?![\\w-])`).test(styles))
      .map((name) => `${file}: ${name}`);
  });
  expect(missing).toEqual([]);
});
