/** Told apart on paper, and by who sees fewer colours: dark and light take turns. Text on each has 4.5:1. */
const COLOURS = [
  { ground: '#26358c', text: '#ffffff' },
  { ground: '#f2b632', text: '#14121c' },
  { ground: '#0b5a35', text: '#ffffff' },
  { ground: '#f2a08c', text: '#14121c' },
  { ground: '#8c1d40', text: '#ffffff' },
  { ground: '#9fd3e8', text: '#14121c' },
  { ground: '#14121c', text: '#ffffff' },
] as const;

/** The colours of a kind of people, by its place among the kinds of an edition. */
export function kindColours(tone: number): { ground: string; text: string } {
  return COLOURS[tone % COLOURS.length] ?? COLOURS[0];
}
