/**
 * The rule that draws a block's figure. Given a crossing's distance from the middle of the strip and of the
 * block, which makes every figure symmetrical, it returns which of the block's tones shows there.
 */
export type Motif = (fromWarpMiddle: number, fromWeftMiddle: number) => number;

const steps: Motif = (x, y) => Math.floor((Math.floor(x / 2) * 2 + y) / 3);
const hourglass: Motif = (x, y) => (Math.floor(x / 2) * 2 > y + 1 ? 1 : y > 4 ? 2 : 0);
const nested: Motif = (x, y) => Math.floor(Math.max(x, y + 1) / 2);
const bars: Motif = (_x, y) => (y % 3 === 0 ? 1 : y > 3 ? 2 : 0);
const checks: Motif = (x, y) => (Math.floor(x / 2) + Math.floor(y / 2)) % 2;
const comb: Motif = (x, y) => (y < 2 ? 2 : Math.floor(x / 2) % 2);
const lozenge: Motif = (x, y) => (x + y < 5 ? 0 : x + y < 8 ? 1 : 2);
const ladder: Motif = (x, y) => (x < 2 ? 0 : y % 4 < 2 ? 1 : 2);

export const MOTIFS: readonly Motif[] = [steps, hourglass, nested, bars, checks, comb, lozenge, ladder];
