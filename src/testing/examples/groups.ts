import type { Examples } from '#testing/calls/example.ts';
import { sampleRegistration } from '#testing/samples.ts';

export const EXAMPLES: Examples = {
  registerGroup: (fixtures) => {
    const number = fixtures.next();
    const people = [{ name: 'Kofi Boateng', role: 'Analyst', email: `kofi-${number}@owusu.example` }];
    return {
      body: { ...sampleRegistration({ email: `group-${number}@owusu.example` }), people, unnamed: 1 },
    };
  },
};
