import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isRichText, RICH_TEXT_TAGS, textOfHtml } from '../contract/rich-text.ts';
import { cleanHtml, cleanRichText } from './clean-html.ts';

/** Everything that may appear between '<' and '>'. */
const ALLOWED = new RegExp(
  `</?(?:${RICH_TEXT_TAGS.join('|')})>|<br />|<ol start="[^"<>]*">|<a(?: href="(?:https?:|mailto:|tel:|#|/(?![/\\\\]))[^"<>]*")? rel="noopener">`,
  'gi',
);
const outsideTags = (html: string) => html.replace(ALLOWED, '');

/** Not its lines: a paragraph in a paragraph, which no editor writes, is read as two. */
const lettersOf = (html: string) => textOfHtml(html).replace(/\s/g, '');

const NAMES = [
  ...RICH_TEXT_TAGS,
  'script',
  'style',
  'svg',
  'math',
  'img',
  'iframe',
  'template',
  'xmp',
  'div',
  'h1',
];
const ATTRIBUTES = ['href', 'src', 'style', 'onclick', 'onerror', 'start', 'class', 'xlink:href', 'srcdoc'];
const VALUES = [
  ...[
    'https://a.example',
    '/speakers',
    '//a.example',
    'javascript:x()',
    'JaVa\tScRiPt:x()',
    '&#106;avascript:x()',
  ],
  ...['data:text/html,<script>x()</script>', '"><script>x()</script>', "' onload='x()", '3', ''],
];
const quote = fc.constantFrom('"', "'", '');
const attribute = fc
  .tuple(fc.constantFrom(...ATTRIBUTES), quote, fc.constantFrom(...VALUES))
  .map(([name, mark, value]) => ` ${name}=${mark}${value}${mark}`);
const name = fc.constantFrom(...NAMES);
const html = fc
  .array(
    fc.oneof(
      fc.tuple(name, fc.array(attribute, { maxLength: 3 })).map(([tag, all]) => `<${tag}${all.join('')}>`),
      name.map((tag) => `</${tag}>`),
      fc.constantFrom(
        '<!--',
        '-->',
        '<![CDATA[',
        ']]>',
        '<',
        '>',
        '&lt;',
        '&',
        '"',
        '\0',
        'text',
        '<?xml',
        '</',
      ),
      fc.string({ maxLength: 10 }),
    ),
    { maxLength: 20 },
  )
  .map((parts) => parts.join(''));

test('of any HTML, only allowed elements with allowed attributes are left, even if it is cleaned again', () => {
  fc.assert(
    fc.property(html, (written) => {
      const once = cleanHtml(written);
      const twice = cleanHtml(once);
      expect(outsideTags(once)).not.toMatch(/[<>]/);
      expect(outsideTags(twice)).not.toMatch(/[<>]/);
      expect(lettersOf(twice)).toBe(lettersOf(once));
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['<p>a<script>alert(1)</script></p>', '<p>a</p>'],
  ['<p onmouseover="x()">a</p>', '<p>a</p>'],
  ['<p><img src=x onerror=alert(1)>a</p>', '<p>a</p>'],
  ['<p><svg/onload=alert(1)>a</p>', '<p>a</p>'],
  ['<p><a href="javascript:alert(1)">a</a></p>', '<p><a rel="noopener">a</a></p>'],
  ['<p><a href="&#x6A;avascript:alert(1)">a</a></p>', '<p><a rel="noopener">a</a></p>'],
  ['<p><a href="//evil.example">a</a></p>', '<p><a rel="noopener">a</a></p>'],
  ['<p><iframe srcdoc="<script>x</script>"></iframe>a</p>', '<p>a</p>'],
  ['<p style="background:url(javascript:x)">a</p>', '<p>a</p>'],
  ['<math><mtext></p><style><a title="</style><img src onerror=alert(1)>">', '<p></p>"&gt;'],
  ['<p><noscript><p title="</noscript><img src=x onerror=alert(1)>"></p>', '<p><p></p></p>'],
  ['<form action="https://evil.example"><p>a<input name=q></p></form>', '<p>a</p>'],
  [
    '<h1>Title</h1><h6>Small</h6><p><b>a</b> <i>b</i></p>',
    '<h2>Title</h2><h4>Small</h4><p><strong>a</strong> <em>b</em></p>',
  ],
])('an attack or an unfit element is taken out: %s', (written, left) => {
  const clean = cleanHtml(written);
  expect(outsideTags(clean)).not.toMatch(/[<>]/);
  expect(clean).toBe(left);
});

test('rich text stays rich, so that no page shows its tags', () => {
  const block = fc.constantFrom('p', 'h1', 'h2', 'h6', 'ul', 'ol', 'blockquote', 'div');
  fc.assert(
    fc.property(block, html, (tag, rest) => {
      const clean = cleanRichText(`<${tag}>${rest}`);
      expect(isRichText(clean)).toBe(true);
      expect(outsideTags(clean)).not.toMatch(/[<>]/);
    }),
    { numRuns: 1000 },
  );
  expect(cleanRichText('<div>One</div><div>Two</div>')).toBe('<p>One</p><p>Two</p>');
});

test('plain text isn’t HTML: it stays as it was written', () => {
  expect(cleanRichText('1 < 2 <b>&')).toBe('1 < 2 <b>&');
});
