import { describe, expect, test } from 'vitest';
import { requiredRichText } from './rich-text-field.ts';

describe('a rich-text field', () => {
  const field = requiredRichText(100, () => 'Enter a description.');
  const refusal = (text: string) => field.safeParse(text).error?.issues[0]?.message;

  test.each([
    ['plain text at the limit', 'x'.repeat(100)],
    ['formatted text at the limit', `<p><strong>${'x'.repeat(100)}</strong></p>`],
  ])('takes %s', (_what, text) => expect(refusal(text)).toBeUndefined());

  test.each([
    ['', 'Enter a description.'],
    ['<p></p>', 'Enter a description.'],
    ['<p> &nbsp; </p><ul><li></li></ul>', 'Enter a description.'],
    ['x'.repeat(101), 'Please use at most 100 characters.'],
    ['x'.repeat(501), 'Please use at most 100 characters.'],
    [`<p>${'x'.repeat(101)}</p>`, 'Please use at most 100 characters.'],
    [`<p>${'<em></em>'.repeat(60)}x</p>`, 'This has too much formatting. Please remove some of it.'],
  ])('refuses %j', (text, message) => expect(refusal(text)).toBe(message));
});
