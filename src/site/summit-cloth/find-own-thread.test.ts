import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addAttendee } from '#rooms/people/registrations/contract.ts';
import { createTestApp, type TestApp } from '#testing/app.ts';
import { sampleRegistration } from '#testing/samples.ts';
import { placeThread } from './find-own-thread.ts';
import { colourOf } from './thread-tones.ts';

const marks = fc.uniqueArray(fc.integer({ min: 0, max: 2 ** 32 - 1 }), { minLength: 1, maxLength: 900 });

test('one’s own thread has one’s colour and lies inside the cloth', () => {
  fc.assert(
    fc.property(marks, fc.constantFrom(4, 4 / 3), (all, aspect) => {
      for (const mark of all.slice(0, 20)) {
        const { tone, x, y, width, height, floats } = placeThread(all, mark, aspect);
        expect(tone).toBe(colourOf(mark));
        expect(x).toBeLessThan(width);
        expect(y).toBeLessThan(height);
        expect(floats.length).toBeGreaterThan(0);
      }
    }),
    { numRuns: 30 },
  );
});

async function register({ visitor }: TestApp, name: string): Promise<string> {
  const email = `${name}@attendees.example`;
  const { headers } = await visitor.call(addAttendee, { body: sampleRegistration({ name, email }) });
  return headers.get('set-cookie')?.split(';')[0] ?? '';
}

test('who registers is told which thread is theirs, and nobody else', async () => {
  const app = await createTestApp();
  for (const [name, ordinal] of [
    ['Ama', '1st'],
    ['Kofi', '2nd'],
  ] as const) {
    const cookie = await register(app, name);
    app.clock.advance(1_000);
    const home = await app.visitor.fetch('/', { headers: { cookie } });
    expect(await home.text()).toContain(`Yours is the ${ordinal} thread.`);
  }
  expect(await (await app.visitor.fetch('/')).text()).not.toContain('Yours is the');
});
