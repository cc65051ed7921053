import type { Look } from '#platform/contract/look.ts';
import { type BADGE_PAPERS, type BadgePaper, kindColours } from '#rooms/people/contract.ts';
import type { PrintedBadge } from '#rooms/people/server.ts';
import { pictureColours } from '#ui/look/picture-colours.ts';
import { clothPicture, codePicture } from './pictures.ts';
import { typeset } from './typeset.ts';

/** What is printed on one or more badges. */
export interface BadgeSheets {
  summit: string;
  look: Look;
  paper: BadgePaper;
  badges: readonly PrintedBadge[];
}

interface Sheet {
  width: number;
  height: number;
  columns: number;
  rows: number;
}

/** Points of a millimetre. */
const MM = 72 / 25.4;
const SHEETS: Readonly<Record<(typeof BADGE_PAPERS)[number], Sheet>> = {
  a4: { width: 210, height: 297, columns: 2, rows: 4 },
  a6: { width: 105, height: 148, columns: 1, rows: 1 },
  '62mm': { width: 100, height: 62, columns: 1, rows: 1 },
  '89mm': { width: 89, height: 36, columns: 1, rows: 1 },
};
/** The share of a badge's shorter side. */
const CLOTH = 0.14;

export function typesetBadges({ summit, look, paper, badges }: BadgeSheets): Promise<Buffer> {
  const sheet = typeof paper === 'string' ? SHEETS[paper] : { ...paper, columns: 1, rows: 1 };
  const { columns, rows } = sheet;
  const [width, height] = [(sheet.width * MM) / columns, (sheet.height * MM) / rows];
  const cloth = CLOTH * Math.min(width, height);
  const drawn = badges.map(({ ticket, tone, ...words }) => ({
    ...words,
    ...kindColours(tone),
    cloth: clothPicture(words.name, look, height / cloth),
    code: codePicture(ticket),
  }));
  const { ink } = pictureColours(look);
  return typeset('badges', { summit, ink, columns, rows, width, height, cloth, badges: drawn });
}
