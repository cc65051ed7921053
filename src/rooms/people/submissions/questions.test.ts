import { expect, test } from 'vitest';
import { answerLabel, answersTo } from './questions.ts';

const ARRIVAL = {
  ...{ key: 'arrival', label: 'When do you arrive?', help: '', kind: 'date' as const, choices: '' },
  ...{ isRequired: true, isAsked: true },
};
const given = (arrival: string) => answersTo([ARRIVAL], 'visitor').safeParse({ arrival });

test('a date is answered by a day of the calendar, and read in words', () => {
  expect(given('2025-08-25').success).toBe(true);
  for (const wrong of ['25.08.2025', '2025-02-30', 'tomorrow']) {
    expect(given(wrong).error?.issues[0]?.message).toContain('such as 2025-08-26');
  }
  expect(given('2025-08-25 09:30').data, 'from a spreadsheet').toEqual({ arrival: '2025-08-25' });
  expect(given('').error?.issues[0]?.message).not.toContain('such as');
  expect(answerLabel(ARRIVAL, '2025-08-25')).toBe('25th August 2025');
  expect(answerLabel(ARRIVAL, 'early')).toBe('early');
});
