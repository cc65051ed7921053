import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { BADGE_PAPERS } from '#modules/badges/contract.ts';
import { DEFAULT_LOOK } from '#platform/contract/look.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { drawBadges } from './draw-badges.ts';

const SUMMIT = { summit: 'AI for Business Summit', look: DEFAULT_LOOK };
const NAMES = [
  'Ɔkyeame Ɛsi Ŋɔŋɔ',
  'Nana Akua Ɔfori-Atta Oforiwaa Amanfo-Boateng Owusu-Ansah the Third',
  'Đặng Thị Ánh',
  'Ольга Иванова',
  'አበበ በቂላ',
  'Li',
];
const badgeOf = (name: string, index: number) => ({
  name,
  company: 'Volta Ɛnergy & Daughters Ltd',
  details: 'Managing Director',
  ticket: `S1.${'A'.repeat(26)}.${String.fromCharCode(65 + (index % 26)).repeat(26)}.${'Q'.repeat(103)}`,
});
const has = (program: string) => spawnSync('which', [program]).status === 0;

test.runIf(has('pdftotext') && has('zbarimg')).each(BADGE_PAPERS)(
  'on %s, every name is written in fonts that are in the file, and every code can be scanned',
  async (paper) => {
    const folder = temporaryFolder('badges');
    onTestFinished(folder.remove);
    const file = join(folder.path, 'badges.pdf');
    const badges = NAMES.map(badgeOf);
    writeFileSync(file, await drawBadges(badges, paper, SUMMIT));
    const text = execFileSync('pdftotext', ['-layout', file, '-']).toString().normalize('NFC');
    for (const word of NAMES.join(' ').split(' ')) expect(text).toContain(word);
    const fonts = execFileSync('pdffonts', [file]).toString().trim().split('\n').slice(2);
    expect(fonts.length).toBeGreaterThan(0);
    for (const font of fonts) expect(font).toMatch(/ yes +yes +yes /);
    execFileSync('pdftoppm', ['-r', '300', '-png', file, file]);
    const pages = execFileSync('sh', ['-c', `zbarimg -q --raw "${file}"-*.png`])
      .toString()
      .trim()
      .split('\n');
    expect(pages.toSorted()).toEqual(badges.map(({ ticket }) => ticket).toSorted());
  },
);

test('five hundred are drawn in three seconds', async () => {
  const badges = Array.from({ length: 500 }, (_, index) => badgeOf(`Guest Ɔfori ${index}`, index));
  const began = process.cpuUsage();
  const content = await drawBadges(badges, 'a4', SUMMIT);
  const { user, system } = process.cpuUsage(began);
  expect((user + system) / 1e6).toBeLessThan(3);
  expect(content.byteLength).toBeLessThan(4_000_000);
});
