import { importsOf, moduleOf, STANDS_ALONE, TEST_OR_TOOL } from './imports.ts';
import type { Sources } from './sources.ts';

type Graph = Map<string, Set<string>>;

/** Circular imports, between modules or between files within one module. */
export function importCircles(sources: Sources): string[] {
  const files: Graph = new Map();
  const modules: Graph = new Map();
  for (const [from, source] of sources) {
    if (TEST_OR_TOOL.test(from)) continue;
    for (const { to } of importsOf(from, source)) {
      add(files, from, to);
      // These only import the platform's contract, so they can't be part of a circle.
      if (moduleOf(from) !== moduleOf(to) && !STANDS_ALONE.test(to))
        add(modules, moduleOf(from), moduleOf(to));
    }
  }
  return [
    ...describeCircle(circleIn(modules), 'modules that need each other are really one module'),
    ...describeCircle(circleIn(files), 'files that need each other can’t be understood one at a time'),
  ];
}

function add(graph: Graph, from: string, to: string): void {
  graph.set(from, (graph.get(from) ?? new Set()).add(to));
}

/** The first circle found; undefined if there is none. */
function circleIn(graph: Graph): string[] | undefined {
  const done = new Set<string>();
  const walk = (here: string, way: readonly string[]): string[] | undefined => {
    if (way.includes(here)) return [...way.slice(way.indexOf(here)), here];
    if (done.has(here)) return undefined;
    for (const next of graph.get(here) ?? []) {
      const circle = walk(next, [...way, here]);
      if (circle) return circle;
    }
    done.add(here);
    return undefined;
  };
  for (const start of graph.keys()) {
    const circle = walk(start, []);
    if (circle) return circle;
  }
  return undefined;
}

function describeCircle(circle: string[] | undefined, reason: string): string[] {
  return circle ? [`${circle.join(' → ')}: ${reason}.`] : [];
}
