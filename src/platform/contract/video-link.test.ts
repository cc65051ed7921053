import { expect, test } from 'vitest';
import { readVideoLink } from './video-link.ts';

test.each([
  [
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3&si=tracked',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  ],
  ['youtu.be/dQw4w9WgXcQ?si=tracked', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
  ['https://m.youtube.com/shorts/dQw4w9WgXcQ/', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
  ['https://vimeo.com/76979871', 'https://vimeo.com/76979871'],
  ['https://player.vimeo.com/video/76979871?h=1', 'https://vimeo.com/76979871'],
])('%s is the video %s', (address, href) => expect(readVideoLink(address)?.href).toBe(href));

test.each([
  '',
  'https://youtube.com',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v="><script>',
  'javascript:alert(1)//youtube.com/dQw4w9WgXcQ',
  'https://vimeo.com/channels/staff',
])('%j is no video', (address) => expect(readVideoLink(address)).toBeUndefined());
