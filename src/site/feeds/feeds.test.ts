import { describe, expect, test } from 'vitest';
import { NEUTRAL_CONTENT } from '#rooms/edition/content/contract.ts';
import type { CurrentEdition } from '#rooms/edition/editions/edition.ts';
import { defaultFacts } from '#rooms/edition/editions/server/default-facts.ts';
import { calendar } from '#rooms/edition/editions/server/service.ts';
import { siteViewOf } from '#rooms/edition/editions/site-view.ts';

const URL = 'https://summit.example';
const NOW = new Date('2025-07-01T10:00:00Z');
const EVENT: CurrentEdition = {
  ...defaultFacts('2025', NOW),
  entered: true,
  fallback: '2025',
  id: 'e1',
  theme: 'Weaving; counting, and Ɛkɔm: what a machine can carry in a business that has been going for years',
  venue: 'Accra, Ghana',
  eventTime: '09:00',
  eventDate: '2025-08-26',
  year: 2025,
};

const TOLD = { publicUrl: URL, now: NOW };

const about = (edition: CurrentEdition | undefined) => siteViewOf(edition, NEUTRAL_CONTENT, NOW);

describe('the calendar', () => {
  const text = calendar(about(EVENT), TOLD) ?? '';

  test('spans both days, the end being the day after', () => {
    expect(text).toContain('DTSTART;VALUE=DATE:20250826\r\n');
    expect(text).toContain('DTEND;VALUE=DATE:20250828\r\n');
  });

  test('escapes text and keeps every line within 75 octets', () => {
    expect(text.replaceAll('\r\n ', '')).toContain('DESCRIPTION:Weaving\\; counting\\, and Ɛkɔm');
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });

  test('names who publishes it, or isn’t published but a mere entry', () => {
    const siteView = about(EVENT);
    const contact = { ...siteView.site.contact, email: 'desk@lome.example' };
    const published = calendar({ ...siteView, site: { ...siteView.site, contact } }, TOLD);
    expect(published).toMatch(/METHOD:PUBLISH.*ORGANIZER;.*mailto:desk@lome.example/s);
    expect(text).toContain('BEGIN:VEVENT');
    expect(text).not.toMatch(/METHOD|ORGANIZER/);
  });

  test('does not exist without a date', () => {
    expect(calendar(about({ ...EVENT, eventDate: null }), TOLD)).toBeUndefined();
    expect(calendar(about(undefined), TOLD)).toBeUndefined();
  });
});
