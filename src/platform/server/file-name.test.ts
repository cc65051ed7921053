import { expect, test } from 'vitest';
import { fileStem } from './file-name.ts';

test.each([
  ['Programme 2025.pdf', 'Programme 2025'],
  ['../../etc/passwd.txt', 'passwd'],
  ['C:\\docs\\offre.pdf', 'offre'],
  ['gpj.\u202eexe.pdf', 'gpj. exe'],
  ['a\r\nBcc: b@x.example\u0000.pdf', 'a Bcc b@x.example'],
  ['...pdf', 'file'],
  ['\u200b.pdf', 'file'],
  ['.htaccess.txt', 'htaccess'],
  [`${'x'.repeat(300)}.pdf`, 'x'.repeat(80)],
  ['Ɛdan mu ߒߞߏ.pdf', 'Ɛdan mu ߒߞߏ'],
])('of %j, %j is kept', (name, kept) => {
  expect(fileStem(name)).toBe(kept);
});
