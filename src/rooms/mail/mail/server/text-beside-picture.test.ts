import { expect, test } from 'vitest';
import { MODULES } from '#app/modules.ts';
import { DEFAULT_LOOK } from '#platform/contract/look.ts';
import { fill } from '#platform/contract/placeholders.ts';
import { MAILING_PURPOSES } from '../mailing-purposes.ts';
import { renderHtml } from './render-html.tsx';

/** SpamAssassin's HTML_IMAGE_ONLY rules take a picture with no more HTML than this for advertising. */
const MERE_PICTURE_BYTES = 3_200;

const SITE = { site: 'a.bc', summit: '{summit}' };
const REASONS = [
  ...MODULES.flatMap(({ mails = {} }) => Object.values(mails)).map(({ reason }) => fill(reason, SITE)),
  ...Object.values(MAILING_PURPOSES).map(({ reason }) => reason(SITE)),
];

test.each(REASONS)('the shortest mail has more than its picture: %s', (reason) => {
  const text = { summit: 'S', subject: 'a', heading: 'a', reason };
  const none = { opening: [], facts: [], closing: [] };
  const html = renderHtml({ ...text, ...none, siteAddress: 'https://a.bc/', look: DEFAULT_LOOK });
  expect(html.match(/<img/g)).toHaveLength(1);
  expect(Buffer.byteLength(html)).toBeGreaterThan(MERE_PICTURE_BYTES);
});
