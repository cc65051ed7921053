import { importsOf, moduleOf, STANDS_ALONE, TEST_OR_TOOL } from './imports.ts';
import {
  BROWSER_DOOR,
  brokenDoor,
  CLIENT_MODULE,
  CONTRACT_DOOR,
  SERVER_DOOR,
  SERVER_MODULE,
} from './rooms.ts';

/** An import that ARCHITECTURE.md doesn't allow, with the reason. */
export interface BrokenArrow {
  from: string;
  to: string;
  reason: string;
}

interface Rule {
  from: RegExp;
  /** What these files may import; every other import within the project is refused. */
  mayImport: RegExp[];
  reason: string;
}

const PLATFORM_CONTRACT = /^src\/platform\/contract\//;
const PLATFORM_CLIENT = /^src\/platform\/client\//;
/** What a page is, whoever renders it. */
const PLATFORM_CLIENT_PAGE = /^src\/platform\/client\/page\.ts$/;
const PLATFORM_SERVER = /^src\/platform\/server\//;
const UI = /^src\/ui\//;
const ANY_CONTRACT = /^src\/rooms\/[^/]+\/[^/]+\/contract\.ts$/;
/** The contract and the files next to it: what a module's client and server share. */
const ANY_SHARED = /^src\/rooms\/[^/]+\/[^/]+\/[^/]+\.ts$/;
/** Where a module’s pages are, for whoever links to them. */
const ANY_ADDRESSES = /^src\/rooms\/[^/]+\/[^/]+\/addresses\.ts$/;
/** What a module says to people. */
const ANY_MESSAGES = /^src\/rooms\/[^/]+\/[^/]+\/(?:[\w-]+-)?messages\.ts$/;
const OWN_MESSAGES = /^OWN\/(?:[\w-]+-)?messages\.ts$/;
const ANY_CLIENT = /^src\/rooms\/[^/]+\/[^/]+\/client\//;
/** What a module's client lets others of its room use. */
const ANY_OFFER = /^src\/rooms\/[^/]+\/[^/]+\/client\/offers\//;
const ANY_SERVICE = /^src\/rooms\/[^/]+\/[^/]+\/server\/service\.ts$/;
/** Makes the account of the first start; no service, because nothing else may. */
const FIRST_ADMINISTRATOR = /\/first-administrator\.ts$/;
const SITE = /^src\/site\//;
const SITE_IN_BROWSERS = /^src\/site\/[^/]+$/;
const DOCUMENT = /^src\/site\/server\/document\.tsx$/;
const BRAND = /^src\/site\/brand\.tsx$/;
const ADMIN = /^src\/admin\//;
const ADMIN_IN_BROWSERS = /^src\/admin\/(?!server\/)/;
const DOCUMENTATION = /^src\/documentation\//;
const DEMO = /^src\/demo\//;
const APP = /^src\/app\//;
const DATABASE = /^database\//;
/** What migrations and the program share. */
const TABLES = /^database\/(schema|column-types|site-of-2025|edition-of-2025)\.ts$/;

/** The first rule whose `from` matches applies. `OWN` stands for the importing file's own module. */
const RULES: Rule[] = [
  {
    from: TEST_OR_TOOL,
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
    reason: 'the browser must not load the server, and the platform knows no module',
  },
  {
    from: PLATFORM_SERVER,
    mayImport: [PLATFORM_SERVER, PLATFORM_CONTRACT, PLATFORM_CLIENT_PAGE, TABLES],
    reason: 'the platform knows neither modules nor ui',
  },
  {
    from: UI,
    mayImport: [UI, PLATFORM_CONTRACT, PLATFORM_CLIENT],
    reason: 'components know neither modules nor the server',
  },
  {
    from: CONTRACT_DOOR,
    mayImport: [ANY_SHARED],
    reason: 'what a room lets others use wherever it runs must run anywhere',
  },
  {
    from: SERVER_DOOR,
    mayImport: [ANY_SERVICE, FIRST_ADMINISTRATOR],
    reason: 'a room lets others use what its services offer',
  },
  {
    from: BROWSER_DOOR,
    mayImport: [ANY_CLIENT],
    reason: 'a room lets others show what its clients have',
  },
  {
    from: ANY_MESSAGES,
    mayImport: [PLATFORM_CONTRACT],
    reason: 'what a module says to people stands alone, so that it can be translated',
  },
  {
    from: STANDS_ALONE,
    mayImport: [PLATFORM_CONTRACT, OWN_MESSAGES],
    reason:
      'kinds and addresses stand alone, so that everybody can use them: code that needs kinds asks allKinds()',
  },
  {
    from: ANY_CONTRACT,
    mayImport: [PLATFORM_CONTRACT, CONTRACT_DOOR, ANY_SHARED, OWN_MESSAGES],
    reason: 'a contract runs anywhere: client → contract ← server',
  },
  {
    from: /^src\/rooms\/[^/]+\/[^/]+\/server\/(pages|magic-link-pages)\.ts$/,
    mayImport: [
      PLATFORM_CONTRACT,
      PLATFORM_SERVER,
      CONTRACT_DOOR,
      SERVER_DOOR,
      ANY_SHARED,
      ANY_SERVICE,
      /^OWN\//,
    ],
    reason: 'these files put a module’s own pages at their addresses',
  },
  {
    from: /^src\/rooms\/[^/]+\/[^/]+\/server\//,
    mayImport: [
      PLATFORM_CONTRACT,
      PLATFORM_SERVER,
      TABLES,
      CONTRACT_DOOR,
      SERVER_DOOR,
      ANY_CONTRACT,
      ANY_ADDRESSES,
      ANY_SERVICE,
      /^OWN\/(?!client\/)/,
    ],
    reason:
      'a server uses another module of its room through its contract.ts or server/service.ts, and never a client',
  },
  {
    from: ANY_CLIENT,
    mayImport: [
      PLATFORM_CONTRACT,
      PLATFORM_CLIENT,
      UI,
      CONTRACT_DOOR,
      BROWSER_DOOR,
      ANY_SHARED,
      ANY_OFFER,
      /^OWN\/(?!server\/)/,
    ],
    reason:
      'a client uses another module of its room through its contract.ts, the files next to it and client/offers, never a server',
  },
  {
    from: ANY_SHARED,
    mayImport: [PLATFORM_CONTRACT, CONTRACT_DOOR, ANY_SHARED, OWN_MESSAGES],
    reason: 'files that a module’s client and server share must run anywhere, as its contract does',
  },
  {
    from: SITE_IN_BROWSERS,
    mayImport: [PLATFORM_CONTRACT, PLATFORM_CLIENT, UI, CONTRACT_DOOR, BROWSER_DOOR, SITE_IN_BROWSERS],
    reason: 'these files run in browsers, which must not load the server',
  },
  {
    from: SITE,
    mayImport: [
      PLATFORM_CONTRACT,
      PLATFORM_CLIENT,
      PLATFORM_SERVER,
      TABLES,
      UI,
      CONTRACT_DOOR,
      SERVER_DOOR,
      BROWSER_DOOR,
      SITE,
    ],
    reason: 'the site is a layout around modules: it knows neither the admin nor the program',
  },
  {
    from: ADMIN_IN_BROWSERS,
    mayImport: [
      PLATFORM_CONTRACT,
      PLATFORM_CLIENT,
      UI,
      CONTRACT_DOOR,
      BROWSER_DOOR,
      CLIENT_MODULE,
      ADMIN_IN_BROWSERS,
    ],
    reason:
      'the admin runs in browsers, which must not load the server; only admin/server runs on the server',
  },
  {
    from: ADMIN,
    mayImport: [PLATFORM_CONTRACT, PLATFORM_SERVER, CONTRACT_DOOR, ADMIN, DOCUMENT],
    reason: 'the admin is a layout around modules: from the site it may only use the document',
  },
  {
    from: DOCUMENTATION,
    mayImport: [PLATFORM_CONTRACT, PLATFORM_SERVER, UI, CONTRACT_DOOR, DOCUMENTATION, DOCUMENT, BRAND],
    reason: 'the documentation knows contracts; from the site it may only use the document and the brand',
  },
  {
    from: DEMO,
    mayImport: [PLATFORM_CONTRACT, PLATFORM_SERVER, UI, CONTRACT_DOOR, SERVER_DOOR, DEMO],
    reason: 'the sample edition is filled in through the modules’ services',
  },
  {
    from: APP,
    mayImport: [
      PLATFORM_CONTRACT,
      PLATFORM_SERVER,
      TABLES,
      CONTRACT_DOOR,
      SERVER_DOOR,
      SERVER_MODULE,
      SITE,
      ADMIN,
      DOCUMENTATION,
      DEMO,
      APP,
    ],
    reason: 'the composition only puts modules together: it must not use ui, queries or testing directly',
  },
  {
    from: DATABASE,
    mayImport: [DATABASE],
    reason: 'the database must not depend on the code that uses it',
  },
  {
    from: /^src\//,
    mayImport: [],
    reason: 'this file is in none of the places of ARCHITECTURE.md',
  },
];

/** The forbidden imports of one file. Paths are relative to the project's root. */
export function brokenArrows(from: string, source: string): BrokenArrow[] {
  const rule = RULES.find((candidate) => candidate.from.test(from));
  if (!rule) return [];
  const module = moduleOf(from);
  const broken = importsOf(from, source).flatMap(({ specifier, to }) => {
    const seen = moduleOf(to) === module ? [to, to.replace(module, 'OWN')] : [to];
    if (!rule.mayImport.some((allowed) => seen.some((path) => allowed.test(path)))) {
      return [{ from, to, reason: rule.reason }];
    }
    if (climbsOut(from, specifier, to)) return [{ from, to, reason: CLIMBS }];
    const reason = TEST_OR_TOOL.test(from) ? undefined : brokenDoor(from, to);
    return reason ? [{ from, to, reason }] : [];
  });
  return [...broken, ...writesPastTheService(from, source)];
}

const CLIMBS =
  'between modules imports start with #platform/, #ui/, #rooms/ and so on, as package.json names them';

/** Whether a relative import leaves its module for another one that has a name. */
function climbsOut(from: string, specifier: string, to: string): boolean {
  return specifier.startsWith('..') && /^(src|database)\//.test(to) && moduleOf(to) !== moduleOf(from);
}

const HANDLERS = /^(?<folder>src\/rooms\/[^/]+\/[^/]+\/server)\/handlers\.ts$/;
const FROM_QUERIES = /\bimport\s*\{(?<names>[^}]*)\}\s*from\s*['"]\.\/queries\.ts['"]/g;
/** Taking all of them at once says nothing about what is used. */
const ALL_QUERIES = /\bimport\s*(?:\*\s*as\s+\w+\s*from\s*|\()\s*['"]\.\/queries\.ts['"]/;
const READS = /^(type\s|(list|find|count)[A-Z])/;

/** What a handler imports from its module's queries although it doesn't just read. */
function writesPastTheService(from: string, source: string): BrokenArrow[] {
  const folder = HANDLERS.exec(from)?.groups?.folder;
  if (!folder) return [];
  const names = [...source.matchAll(FROM_QUERIES)].flatMap(({ groups }) => groups?.names?.split(',') ?? []);
  if (ALL_QUERIES.test(source)) names.push('*');
  const others = names.map((name) => name.trim()).filter((name) => name && !READS.test(name));
  const reason = 'a handler may list, find and count directly, but every change goes through its service';
  return others.map((name) => ({ from, to: `${folder}/queries.ts (${name})`, reason }));
}
