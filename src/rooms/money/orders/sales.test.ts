import { expect, test } from 'vitest';
import { soldOn } from './sales.ts';

const kind = (key: string, price: number, dates: Partial<Record<'from' | 'until' | 'lastDay', string>>) => ({
  ...{ key, name: key, shown: key, note: '', isPublic: true, inGroups: true, places: null, price },
  ...{ from: '', until: '', firstDay: '', lastDay: '', ...dates },
});

test('a kind is sold within its time, and not once it lets nobody in any more', () => {
  const early = kind('early', 100, { until: '2025-07-31' });
  const first = kind('first', 80, { lastDay: '2025-08-26' });
  const both = kind('both', 150, { from: '2025-06-01' });
  const names = (day: string) => soldOn([early, first, both], day).map(({ key }) => key);
  expect(names('2025-07-31')).toEqual(['early', 'first', 'both']);
  expect(names('2025-08-26')).toEqual(['first', 'both']);
  expect(names('2025-08-27')).toEqual(['both']);
});
