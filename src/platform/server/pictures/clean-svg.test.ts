import { describe, expect, test } from 'vitest';
import { doubledDrawing } from '#testing/sample-pictures.ts';
import { cleanSvg } from './clean-svg.ts';

const clean = (inner: string, attributes = '') =>
  cleanSvg(
    new TextEncoder().encode(
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9" ${attributes}>${inner}</svg>`,
    ),
  );

/** Anything that could run, load or link, however it is written. */
const HARM = /script|onload|onclick|javascript|example|foreignObject|iframe|import|expression|data:|alert/i;

describe('a cleaned SVG', () => {
  test.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script in capitals', '<SCRIPT>alert(1)</SCRIPT>'],
    ['a script of another namespace', '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>'],
    ['an event handler', '<path d="M0 0h1" onclick="alert(1)"/>'],
    ['a link', '<a href="https://a.example"><path d="M0 0h1"/></a>'],
    ['a script in a link', '<a xlink:href="javascript:alert(1)"><path d="M0 0h1"/></a>'],
    ['a picture from elsewhere', '<image href="https://a.example/p.png"/>'],
    ['a picture in itself', '<image href="data:image/svg+xml,&lt;svg onload=alert(1)&gt;"/>'],
    ['a part of another file', '<use href="https://a.example/s.svg#x"/>'],
    ['a part of data', '<use xlink:href="data:image/svg+xml;base64,PHN2Zz4#x"/>'],
    [
      'a page',
      '<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="https://a.example"/></foreignObject>',
    ],
    ['a fill from elsewhere', '<path d="M0 0h1" fill="url(https://a.example/f.svg#x)"/>'],
    ['a fill with an escape', '<path d="M0 0h1" fill="u\\72l(https://a.example/f.svg#x)"/>'],
    ['two fills', '<path d="M0 0h1" fill="url(#a) url(https://a.example/f.svg#x)"/>'],
    ['a style from elsewhere', '<path d="M0 0h1" style="fill:url(https://a.example/x)"/>'],
    ['a style sheet from elsewhere', '<style>@import url(https://a.example/x.css);</style>'],
    [
      'a style sheet that hides a script',
      '<style>&lt;/style&gt;&lt;script&gt;alert(1)&lt;/script&gt;</style>',
    ],
    ['an animation of a link', '<a><animate attributeName="href" values="javascript:alert(1)"/></a>'],
    ['a handler set later', '<path d="M0 0h1"><set attributeName="onload" to="alert(1)"/></path>'],
  ])('holds no more of %s', async (_what, inner) => {
    expect(await clean(inner)).not.toMatch(HARM);
  });

  test('keeps a text that looks like a script as text', async () => {
    const cleaned = await clean('<desc><![CDATA[</desc><script>alert(1)</script>]]></desc>');
    expect(cleaned).toContain('<desc>&lt;/desc&gt;&lt;script&gt;');
  });

  test('loses a handler on its root and an instruction before it', async () => {
    const source =
      '<?xml-stylesheet href="https://a.example/x.css"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
    expect(await cleanSvg(new TextEncoder().encode(source))).not.toMatch(HARM);
  });

  test('keeps shapes, gradients and references to its own parts', async () => {
    const cleaned = await clean(
      '<linearGradient id="g"><stop offset="1" stop-color="#fff"/></linearGradient><path id="p" d="M0 0h9" fill="url(#g)" transform="rotate(45 1 1)"/><use xlink:href="#p"/>',
    );
    for (const kept of [
      'url(#g)',
      'xlink:href="#p"',
      'viewBox="0 0 9 9"',
      'linearGradient',
      'stop-color="#fff"',
      'rotate(45 1 1)',
    ]) {
      expect(cleaned).toContain(kept);
    }
  });

  test('keeps parts that are used a thousand times, and one that uses itself', async () => {
    const cleaned = await cleanSvg(new TextEncoder().encode(doubledDrawing(9)));
    expect(cleaned.match(/<use /g)).toHaveLength(18);
    expect(await clean('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>')).toContain('#b');
  });

  test('keeps the colours of its style sheet', async () => {
    const cleaned = await clean(
      '<style>.a{fill:#c5492a}</style><path class="a" d="M0 0h9"/><path class="a" d="M0 1h9"/>',
    );
    expect(cleaned.match(/fill="#c5492a"/g)).toHaveLength(2);
  });

  test.each([
    [
      'with entities',
      '<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg xmlns="http://www.w3.org/2000/svg"><text>&a;</text></svg>',
    ],
    [
      'of many rules for many shapes',
      `<svg xmlns="http://www.w3.org/2000/svg"><style>${'.a{}'.repeat(1000)}</style>${'<g/>'.repeat(1000)}</svg>`,
    ],
    [
      'larger than a logo needs',
      `<svg xmlns="http://www.w3.org/2000/svg"><desc>${'a'.repeat(1024 * 1024)}</desc></svg>`,
    ],
    ['whose parts use one another over and over', doubledDrawing(30)],
    ['that breaks off', '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0'],
  ])('is none %s', async (_what, source) => {
    await expect(cleanSvg(new TextEncoder().encode(source))).rejects.toMatchObject({ code: 'invalid' });
  });
});
