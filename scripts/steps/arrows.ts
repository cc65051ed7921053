import { posix } from 'node:path';

/** An import that ARCHITECTURE.md does not allow, and why not. */
export interface BrokenArrow {
  from: string;
  to: string;
  reason: string;
}

interface Rule {
  from: RegExp;
  /** What may be imported from there; everything else of the project is refused. */
  mayImport: RegExp[];
  reason: string;
}

const PLATFORM = /^src\/platform\//;
const PLATFORM_CONTRACT = /^src\/platform\/contract\//;
const PLATFORM_CLIENT = /^src\/platform\/client\//;
const UI = /^src\/ui\//;
const ANY_CONTRACT = /^src\/features\/[^/]+\/contract\.ts$/;
/** The contract and what stands beside it: what a feature's client and server share. */
const ANY_SHARED = /^src\/features\/[^/]+\/[^/]+\.ts$/;
const ANY_SERVICE = /^src\/features\/[^/]+\/server\/service\.ts$/;
const DATABASE = /^database\//;

/** The first rule whose `from` fits decides. `OWN` stands for the importing file's own feature. */
const RULES: Rule[] = [
  {
    from: /\.test\.tsx?$|^src\/testing\/|^(e2e|bench|scripts)\//,
    mayImport: [/./],
    reason: 'tests and tools may look at everything',
  },
  {
    from: PLATFORM_CONTRACT,
    mayImport: [PLATFORM_CONTRACT],
    reason: 'what runs anywhere must not need a server or a browser',
  },
  {
    from: PLATFORM_CLIENT,
    mayImport: [PLATFORM_CLIENT, PLATFORM_CONTRACT],
    reason: 'the browser must not load the server, and the platform knows no feature',
  },
  {
    from: /^src\/platform\/server\//,
    mayImport: [PLATFORM, DATABASE],
    reason: 'the platform knows no feature and nothing of the looks',
  },
  {
    from: UI,
    mayImport: [UI, PLATFORM_CONTRACT, PLATFORM_CLIENT],
    reason: 'components know no feature and never the server',
  },
  {
    from: ANY_CONTRACT,
    mayImport: [PLATFORM_CONTRACT, ANY_CONTRACT, /^OWN\/[^/]+\.ts$/],
    reason: 'a contract runs anywhere: client → contract ← server',
  },
  {
    from: /^src\/features\/[^/]+\/server\//,
    mayImport: [PLATFORM, DATABASE, ANY_CONTRACT, ANY_SERVICE, /^OWN\/(?!client\/)/],
    reason: 'a server uses another feature through its contract.ts or server/service.ts, and never a client',
  },
  {
    from: /^src\/features\/[^/]+\/client\//,
    mayImport: [PLATFORM_CONTRACT, PLATFORM_CLIENT, UI, ANY_SHARED, /^OWN\/(?!server\/)/],
    reason: 'a client uses another feature through its contract.ts and what stands beside it, never a server',
  },
  {
    from: /^src\/features\//,
    mayImport: [PLATFORM_CONTRACT, ANY_CONTRACT, /^OWN\/[^/]+\.ts$/],
    reason: 'what a feature’s client and server share runs anywhere, as its contract does',
  },
  {
    from: /^src\/app\//,
    mayImport: [/^src\/(?!testing\/)/, DATABASE],
    reason: 'the program knows every feature, and no test',
  },
  {
    from: DATABASE,
    mayImport: [DATABASE, PLATFORM_CONTRACT],
    reason: 'the tables know nothing of who uses them',
  },
];

const IMPORTED = /(?:\bfrom\s*|\bimport\s*\(?\s*)(['"])(?<specifier>[#.][^'"]*)\1/g;

/** The imports of one file that point against the arrows. Paths are relative to the project's root. */
export function brokenArrows(from: string, source: string): BrokenArrow[] {
  const rule = RULES.find((candidate) => candidate.from.test(from));
  if (!rule) return [];
  const feature = /^src\/features\/[^/]+/.exec(from)?.[0] ?? '';
  const specifiers = [...source.matchAll(IMPORTED)].map((match) => match.groups?.specifier ?? '');
  return specifiers.flatMap((specifier) => {
    const to = target(from, specifier);
    const seen = feature && to.startsWith(`${feature}/`) ? [to, to.replace(feature, 'OWN')] : [to];
    if (rule.mayImport.some((allowed) => seen.some((path) => allowed.test(path)))) {
      return climbsOut(from, specifier, feature) ? [{ from, to, reason: CLIMBS }] : [];
    }
    return [{ from, to, reason: rule.reason }];
  });
}

const CLIMBS = 'between rooms imports start with #platform/, #ui/, #features/, #app/ or #database/';

/** Whether a relative import leaves its room, or its feature, for another that has a name. */
function climbsOut(from: string, specifier: string, feature: string): boolean {
  if (!specifier.startsWith('.')) return false;
  const to = target(from, specifier);
  const room = feature || from.split('/', from.startsWith('src/') ? 2 : 1).join('/');
  return /^(src|database)\//.test(to) && !to.startsWith(`${room}/`);
}

function target(from: string, specifier: string): string {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  const path = specifier.slice(1);
  return path.startsWith('database/') ? path : `src/${path}`;
}
