import { readSources, type Sources } from './sources.ts';

const STYLED = 'src/**/*.{css,ts,tsx}';
const TESTS = /\.test\.tsx?$/;
/** In style sheets: properties and values that name a side. */
const IN_CSS =
  /(?<![-\w.])(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)(?:-\w+)?|left|right)\s*:|(?<![-\w])(?:text-align|float|clear)\s*:\s*(?:left|right)\b/g;
/** Classes of Tailwind that do. */
const CLASSES =
  /(?<=["'`\s:])-?(?:(?:ml|mr|pl|pr|border-l|border-r|rounded-l|rounded-r|scroll-ml|scroll-mr|left|right)-[\w.[(]+|(?:text|float|clear)-(?:left|right))(?=["'`\s\])])/g;
const CLASS_NAMES = /class(?:Name)?="[^"]*"|class(?:Name)?=\{[^}]*\}/g;

/** Checks that styles name no side: a language that is written from the right then needs no other ones. */
export function checkLogicalProperties(): boolean {
  const faults = physicalSides(readSources(STYLED));
  for (const fault of faults) console.log(fault);
  return faults.length === 0;
}

export function physicalSides(sources: Sources): string[] {
  return [...sources].flatMap(([path, source]) => {
    if (TESTS.test(path)) return [];
    const found = path.endsWith('.css')
      ? source.matchAll(IN_CSS)
      : (source.match(CLASS_NAMES) ?? []).flatMap((names) => [...names.matchAll(CLASSES)]);
    return Array.from(
      found,
      ([side]) => `${path} names a side: ‘${side.trim()}’. Use start and end instead.`,
    );
  });
}
