import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let stored: Map<string, string>;
let answers: (sent: { star: string[]; unstar: string[] }) => Response;
const sent: { star: string[]; unstar: string[] }[] = [];

beforeEach(() => {
  stored = new Map();
  sent.length = 0;
  vi.resetModules();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  });
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    const asked = JSON.parse(body);
    sent.push(asked);
    return answers(asked);
  });
});
afterEach(() => vi.unstubAllGlobals());

const ids = (count: number) => Array.from({ length: count }, (_, index) => `session-${index}`);

test('a programme whose server can’t take the stars isn’t loaded again and again', async () => {
  const { keepWith, star, starred } = await import('./stars.ts');
  star(['one']);
  answers = () => new Response('', { status: 503 });
  expect(await keepWith('a-key')).toBe(false);
  expect(starred()).toEqual(['one']);
  answers = () => Response.json({ stars: ['one', 'two'] });
  expect(await keepWith('a-key')).toBe(true);
  expect(starred()).toEqual(['one', 'two']);
});

test('more stars than a call takes are sent one part after the other', async () => {
  const { keepWith, star, starred } = await import('./stars.ts');
  star(ids(450));
  const kept = new Set<string>();
  answers = ({ star: some }) => {
    for (const id of some) kept.add(id);
    return some.length > 200 ? new Response('', { status: 400 }) : Response.json({ stars: [...kept] });
  };
  expect(await keepWith('a-key')).toBe(true);
  expect(sent.map(({ star: some }) => some.length)).toEqual([200, 200, 50]);
  expect(starred().toSorted()).toEqual(ids(450).toSorted());
});
