import sanitizeHtml from 'sanitize-html';
import * as say from '../../contract/messages.ts';
import { Refusal } from '../../contract/refusal.ts';
import { isTooComplex } from './too-complex.ts';

/** Elements that draw. None that run scripts, link, embed or fetch. */
const SHAPES = [
  'svg', 'g', 'defs', 'symbol', 'use', 'title', 'desc', 'path', 'rect', 'circle', 'ellipse', 'line', 'polyline',
  'polygon', 'text', 'tspan', 'linearGradient', 'radialGradient', 'stop', 'clipPath', 'mask', 'pattern', 'filter',
  'feGaussianBlur', 'feOffset', 'feBlend', 'feColorMatrix', 'feComposite', 'feFlood', 'feMerge', 'feMergeNode',
]; // biome-ignore format: a list to read at a glance
const ATTRIBUTES = [
  'xmlns', 'xmlns:xlink', 'version', 'viewBox', 'preserveAspectRatio', 'id', 'x', 'y', 'x1', 'y1', 'x2', 'y2', 'dx',
  'dy', 'cx', 'cy', 'r', 'rx', 'ry', 'fx', 'fy', 'fr', 'd', 'points', 'width', 'height', 'transform', 'href',
  'xlink:href', 'fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-*', 'opacity', 'color', 'clip-path',
  'clip-rule', 'mask', 'filter', 'offset', 'stop-*', 'gradient*', 'spreadMethod', 'clipPathUnits', 'mask*',
  'pattern*', 'filterUnits', 'primitiveUnits', 'font-*', 'text-anchor', 'letter-spacing', 'display', 'visibility',
  'in', 'in2', 'result', 'stdDeviation', 'mode', 'type', 'values', 'operator', 'k1', 'k2', 'k3', 'k4', 'flood-*',
]; // biome-ignore format: a list to read at a glance
/** The most a logo needs. Parsing a drawing blocks all other requests, so its size is limited. */
const SVG_BYTES_MAX = 1024 * 1024;
/** Elements times rules of the style sheet: the number of comparisons between them. */
const MATCHES_MAX = 500_000;
const TEXTS = ['title', 'desc', 'text', 'tspan'];
const OWN_PART = /^\s*#[\w.:-]+\s*$/;
const OWN_URL = /^[^()\\]*url\(\s*(["']?)#[\w.:-]+\1\s*\)[^()\\]*$/i;

/**
 * Reduces an SVG to its drawing: no scripts, event handlers, external styles, foreign content or references
 * to other files. Style sheet rules are first written into the elements.
 */
export async function cleanSvg(bytes: Uint8Array): Promise<string> {
  const source = decode(bytes);
  if (bytes.byteLength > SVG_BYTES_MAX || count(source, '<') * count(source, '{') > MATCHES_MAX) {
    throw tooComplex();
  }
  // An entity can expand to a billion characters or include a file.
  if (/<!ENTITY/i.test(source)) throw refuse(say.svgEntities());
  const drawing = await withoutStyleSheets(source);
  return sanitizeHtml(drawing, {
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
    allowedTags: SHAPES,
    allowedAttributes: { '*': ATTRIBUTES },
    // Schemes apply to links only, and the filter below removes every link that has one.
    allowedSchemes: [],
    nonTextTags: ['script', 'style', 'foreignObject', 'metadata', 'textarea', 'option'],
    selfClosing: ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'stop', 'use'],
    // Text inside removed elements is removed too.
    textFilter: (text, tagName) => (TEXTS.includes(tagName) ? text : ''),
    transformTags: {
      '*': (tagName, attribs) => ({
        tagName,
        attribs: Object.fromEntries(Object.entries(attribs).filter(staysInside)),
      }),
    },
  });
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw refuse(say.svgNotUtf8());
  }
}

function count(source: string, character: string): number {
  return source.split(character).length - 1;
}

/** Loaded with the first SVG: most of the time the program never gets one. */
async function withoutStyleSheets(source: string): Promise<string> {
  const { optimize } = await import('svgo');
  try {
    const { data } = optimize(source, {
      plugins: [
        { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
        'convertStyleToAttrs',
        'removeDoctype',
        'removeComments',
        { name: 'assertSimple', fn: (root) => assertSimple(isTooComplex(root)) },
      ],
    });
    return data;
  } catch (thrown) {
    if (thrown instanceof Refusal) throw thrown;
    throw refuse(say.svgDamaged());
  }
}

function assertSimple(isComplex: boolean): null {
  if (isComplex) throw tooComplex();
  return null;
}

/** A reference may only point to a part of the same drawing. */
function staysInside([name, value]: [string, string]): boolean {
  if (name === 'href' || name === 'xlink:href') return OWN_PART.test(value);
  return !/[\\(]/.test(value) || !/url|\\/i.test(value) || OWN_URL.test(value);
}

function tooComplex(): Refusal {
  return refuse(say.svgTooComplex());
}

function refuse(message: string): Refusal {
  return new Refusal('invalid', message, { image: message });
}
