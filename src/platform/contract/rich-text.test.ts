import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { htmlOf, isLinkAddress, isRichText, plainTextOf, textOfHtml } from './rich-text.ts';

const plain = fc.string({ unit: fc.constantFrom(...'ab <>&"\n') }).map((text) => text.trim());

describe('plain text', () => {
  test('keeps its paragraphs and line breaks as HTML', () => {
    expect(htmlOf('Weaves.\nTeaches.\n\nLives in Ho.')).toBe('<p>Weaves.<br>Teaches.</p><p>Lives in Ho.</p>');
  });

  test('is shown as it was written, whatever it contains', () => {
    fc.assert(
      fc.property(plain, (text) => {
        fc.pre(!isRichText(text));
        expect(plainTextOf(text)).toBe(text);
        expect(textOfHtml(htmlOf(text)).split(/\s+/)).toEqual(text.split(/\s+/));
      }),
    );
  });

  test.each(['<3 looms', 'a < b > c', '<script>x</script>', '<pre', 'See <b>this</b>'])(
    'is not taken for HTML: %s',
    (text) => expect(isRichText(text)).toBe(false),
  );
});

describe('rich text', () => {
  test.each(['<p>a', '<h2 class="x">a</h2>', '<UL><li>a</li></UL>', '<blockquote\n>a'])(
    'begins with a block: %s',
    (html) => expect([isRichText(html), htmlOf(html)]).toEqual([true, html]),
  );

  test('reads as a line for each block', () => {
    const html =
      '<h2>Salt &amp; <em>cocoa</em>y</h2>\n<ul><li><p>One</p></li><li><p>Two<br>lines</p></li></ul><p></p><p>a &lt; b</p>';
    expect(plainTextOf(html)).toBe('Salt & cocoay\nOne\nTwo\nlines\na < b');
  });

  test.each([
    ['nested openings', '<'.repeat(50_000)],
    ['spaces', `<p>${' '.repeat(50_000)}x`],
    ['breaks', `<p>${'<br> '.repeat(10_000)}`],
  ])('of any size is read at once: %s', (_what, html) => {
    // Of the processor: a busy machine takes longer.
    const before = process.cpuUsage();
    textOfHtml(html);
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(200);
  });
});

test.each([
  ['https://summit.example', true],
  ['HTTP://summit.example', true],
  ['mailto:ama@loom.example', true],
  ['tel:+233241234567', true],
  ['/speakers', true],
  ['#pricing', true],
  ['', false],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['javascript:alert(1)', false],
  [' javascript:alert(1)', false],
  ['java\nscript:alert(1)', false],
  ['data:text/html,x', false],
  ['vbscript:x', false],
])('a link may lead to %j: %s', (address, isAllowed) => expect(isLinkAddress(address)).toBe(isAllowed));
