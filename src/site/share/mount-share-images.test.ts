import { afterEach, expect, test, vi } from 'vitest';
import { createTestApp } from '#testing/app.ts';
import { drawShareImage } from './share-image.ts';

vi.mock(import('./share-image.ts'), { spy: true });
afterEach(() => void vi.mocked(drawShareImage).mockReset());

test('a share image is drawn once for all requests', async () => {
  const { visitor } = await createTestApp();
  const ask = async () => (await visitor.fetch('/share/summit.png')).headers.get('content-type');
  expect(await Promise.all([ask(), ask()])).toEqual(['image/png', 'image/png']);
  expect(await ask()).toBe('image/png');
  expect(drawShareImage).toHaveBeenCalledOnce();
});

test('a share image that could not be drawn is tried again', async () => {
  const { visitor } = await createTestApp();
  vi.mocked(drawShareImage).mockRejectedValueOnce(new Error('out of memory'));
  expect((await visitor.fetch('/share/summit.png')).status).toBe(500);
  expect((await visitor.fetch('/share/summit.png')).status).toBe(200);
});
