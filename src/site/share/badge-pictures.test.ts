import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { DEFAULT_LOOK } from '#platform/contract/look.ts';
import { DRAWING } from '#platform/server/pictures/drawing-queue.ts';
import { Busy } from '#platform/server/work-queue.ts';
import { BadgePictures } from './badge-pictures.ts';

const NETWORK = '192.0.2.1';
const LINE = 'Accra, 26th and 27th August 2025';
const badgeOf = (name: string) => ({ siteName: 'Summit', name, line: LINE, look: DEFAULT_LOOK });

function countedPictures() {
  const drawn: string[] = [];
  const pictures = new BadgePictures(async ({ name }) => {
    drawn.push(name);
    return new TextEncoder().encode(name);
  });
  return { drawn, pictures };
}

afterEach(() => vi.useRealTimers());

test('400 simultaneous requests for one badge share a drawing, which is kept', async () => {
  const { drawn, pictures } = countedPictures();
  const all = await Promise.all(Array.from({ length: 400 }, () => pictures.read(badgeOf('Ama'), NETWORK)));
  expect(new Set(all).size).toBe(1);
  await pictures.read(badgeOf('Ama'), NETWORK);
  expect(drawn).toEqual(['Ama']);
  await pictures.read({ ...badgeOf('Ama'), line: 'Accra' }, NETWORK);
  expect(drawn).toEqual(['Ama', 'Ama']);
});

test('a badge is forgotten after a minute', async () => {
  const start = performance.now();
  const now = vi.spyOn(performance, 'now').mockReturnValue(start);
  onTestFinished(() => now.mockRestore());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { drawn, pictures } = countedPictures();
  await pictures.read(badgeOf('Ama'), NETWORK);
  now.mockReturnValue(start + 59_000);
  await vi.advanceTimersByTimeAsync(59_000);
  await pictures.read(badgeOf('Ama'), NETWORK);
  expect(drawn).toEqual(['Ama']);
  now.mockReturnValue(start + 61_000);
  await vi.advanceTimersByTimeAsync(2_000);
  await pictures.read(badgeOf('Ama'), NETWORK);
  expect(drawn).toEqual(['Ama', 'Ama']);
});

test('of many badges a few wait, the rest is refused, and a page’s picture goes before those that wait', async () => {
  const { drawn, pictures } = countedPictures();
  const end = await DRAWING.begin();
  const asked = Array.from({ length: 60 }, (_, number) => pictures.read(badgeOf(`Ama ${number}`), NETWORK));
  const answers = Promise.allSettled(asked);
  const picture = DRAWING.run(async () => [...drawn]);
  end();
  expect((await picture).length).toBeLessThanOrEqual(1);
  const settled = await answers;
  const refused = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(refused).toHaveLength(51);
  expect(refused.every((reason) => reason instanceof Busy)).toBe(true);
  expect(drawn).toHaveLength(9);
  expect(await pictures.read(badgeOf('Ama 59'), NETWORK), 'a refused one can be tried again').toBeTruthy();
});

test('however many badges one network asks for, another waits for its own alone', async () => {
  const { drawn, pictures } = countedPictures();
  const end = await DRAWING.begin();
  const crowd = Array.from({ length: 20 }, (_, number) => pictures.read(badgeOf(`Ama ${number}`), NETWORK));
  const other = pictures.read(badgeOf('Efua'), '198.51.100.1');
  const refused = (await Promise.race([Promise.allSettled(crowd.slice(9)), other])) as unknown[];
  expect(refused).toHaveLength(11);
  end();
  await other;
  expect(drawn.slice(0, 3)).toEqual(['Ama 0', 'Ama 1', 'Efua']);
  await Promise.allSettled(crowd);
});
