import { readSources, type Sources } from './sources.ts';

const PRODUCT = 'docs/product.md';
const CITING = '{{src,database,scripts,e2e,bench}/**/*.{ts,tsx,mjs,css},{docs/**/,}*.md}';

/** Where a comment continues on its next line. */
const LINE_BREAK = /\s*\n\s*(?:\*(?!\/)|\/\/)?\s*/g;
const CITED = /docs\/product\.md,? (?<sections>\d+(?:\.\d+)*(?:(?:,| and|, and) \d+(?:\.\d+)*)*)/g;
/** Where it says which test shows that a requirement is met. */
const ASSESSMENT = 'docs/asvs.md';
const TEST = /`([^`\s]+\.(?:test|spec)\.tsx?)`/g;

const HEADING = /^#+ (\d+(?:\.\d+)*)/gm;

const DECISION = /^docs\/decisions\/(\d{3})-/;
const CITED_DECISION = /\bdecision (\d{3})\b/gi;

/** Checks that what is cited exists: sections of docs/product.md, decisions, and the tests of docs/asvs.md. */
export function checkCitations(): boolean {
  const sources = readSources(CITING);
  const faults = [...brokenCitations(sources), ...wrongDecisions(sources), ...missingTests(sources)];
  for (const fault of faults) console.log(fault);
  return faults.length === 0;
}

export function brokenCitations(sources: Sources): string[] {
  const headings = [...(sources.get(PRODUCT) ?? '').matchAll(HEADING)];
  const sections = new Set(headings.map(([, section]) => section));
  return [...sources].flatMap(([path, source]) =>
    sectionsCitedIn(source)
      .filter((section) => !sections.has(section))
      .map((section) => `${path} cites ${PRODUCT}, ${section}: there is no such section.`),
  );
}

/** Citations of decisions that aren't recorded, and numbers that two of them have. */
export function wrongDecisions(sources: Sources): string[] {
  const numbers = [...sources.keys()].flatMap((path) => DECISION.exec(path)?.[1] ?? []);
  const twice = numbers.filter((number, index) => numbers.indexOf(number) < index);
  const missing = [...sources].flatMap(([path, source]) =>
    [...source.replaceAll(LINE_BREAK, ' ').matchAll(CITED_DECISION)]
      .filter(([, number = '']) => !numbers.includes(number))
      .map(([cited]) => `${path} cites ${cited}: there is no such decision.`),
  );
  return [...twice.map((number) => `Two decisions have the number ${number}.`), ...missing];
}

export function missingTests(sources: Sources): string[] {
  const cited = [...(sources.get(ASSESSMENT) ?? '').matchAll(TEST)].map(([, path = '']) => path);
  return [...new Set(cited)]
    .filter((path) => !sources.has(path))
    .map((path) => `${ASSESSMENT} cites ${path}: there is no such test.`);
}

function sectionsCitedIn(source: string): string[] {
  const citations = [...source.replaceAll(LINE_BREAK, ' ').matchAll(CITED)];
  return citations.flatMap(({ groups }) => groups?.sections?.match(/\d+(?:\.\d+)*/g) ?? []);
}
