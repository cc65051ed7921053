import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { speakAs } from '#platform/contract/language.ts';
import { StructuredData } from './structured-data.tsx';

const SPEAKING = { language: 'fr', languages: ['en', 'fr'], left: new Set(['Looms that learn']) } as const;

beforeAll(() => speakAs(() => SPEAKING));
afterAll(() => speakAs(() => ({ language: 'en', languages: ['en'] })));

test.each([
  ['a page in French', { '@type': 'FAQPage' }, 'fr'],
  ['an event that is translated', { '@type': 'Event', name: 'Des métiers qui apprennent' }, 'fr'],
  ['an event that nobody has translated', { '@type': 'Event', name: 'Looms that learn' }, 'en'],
  ['a post that nobody has translated', { '@type': 'BlogPosting', headline: 'Looms that learn' }, 'en'],
  ['a session held in Portuguese', { '@type': 'Event', name: 'Teares', inLanguage: 'pt' }, 'pt'],
  ['a person', { '@type': 'Person', name: 'Ama Owusu' }, undefined],
])('%s says its language', (_, facts, expected) => {
  const html = renderToStaticMarkup(<StructuredData facts={facts} />);
  const [, json = ''] = /<script type="application\/ld\+json">(.*)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json).inLanguage).toBe(expected);
});
