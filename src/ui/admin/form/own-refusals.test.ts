import { zodResolver } from '@hookform/resolvers/zod';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { optional, plainNumber } from '#platform/contract/fields.ts';
import { newEnteredAttendee } from '#rooms/people/registrations/desk.ts';
import { sampleRegistration } from '#testing/samples.ts';
import { withOwnMessages } from './own-refusals.ts';

const WRONG = 'Enter a number.';
const schema = z.strictObject({ fee: optional(plainNumber(z.number(WRONG))) });

test('an optional number that is none is told so in a form', async () => {
  const resolve = zodResolver(withOwnMessages<{ fee?: unknown }>(schema), undefined, { raw: true });
  const errorsOf = async (fee: string) =>
    (await resolve({ fee }, {}, { fields: {}, shouldUseNativeValidation: false })).errors;
  expect((await errorsOf('75000,50')).fee?.message).toBe(WRONG);
  expect([await errorsOf('75000'), await errorsOf('')]).toEqual([{}, {}]);
});

test.each([undefined, '', 'Panels\nWorkshops'])(
  'an answer of %j that nobody has to give blocks no form',
  async (answer) => {
    const resolve = zodResolver(withOwnMessages(newEnteredAttendee), undefined, { raw: true });
    const values = {
      ...sampleRegistration(),
      edition: 'current',
      note: '',
      answers: { several: answer, day: undefined },
    };
    const { errors } = await resolve(values as never, {}, { fields: {}, shouldUseNativeValidation: false });
    expect(errors).toEqual({});
  },
);
