import { callAddress } from '#platform/contract/call.ts';
import { contentKind } from '#rooms/edition/content/kind.ts';
import { exportPerson } from '#rooms/people/privacy/contract.ts';
import { PROGRAMME_PAGE } from '#rooms/programme/programme/addresses.ts';
import { sessionKind } from '#rooms/programme/programme/kind.ts';
import { speakerCallOf } from '#rooms/programme/proposals/contract.ts';
import type { Site } from './sites.ts';

/** Something that is asked of a site. */
export interface Question {
  /** Such as 'viewOrders, by total'. */
  what: string;
  path: string;
  /** Of a POST, which is another one each time. */
  body?: () => object;
  /** A public page, and which tables that visitors see are written before each time. */
  after?: readonly string[];
}

interface Parameter {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  description?: string;
  schema: { type?: string; format?: string; enum?: string[] };
}

interface Operation {
  operationId: string;
  parameters: (Parameter | { $ref: string })[];
}

interface Described {
  paths: Record<string, Partial<Record<'get' | 'post', Operation>>>;
}

type Found = Readonly<Record<string, unknown>>;

export const DOCUMENTED = '/aiAPI/openapi.json';
export const OWN = '/api/v1/openapi.json';

/** A name that many have, one that nobody else has, and one that nobody has. */
const SEARCHES = { 'many hits': 'mensah', 'one hit': 'mensah 17', 'no hits': 'nobody at all' };
/** Of what there is, on which page people look. */
const PAGE_SIZE = 10;
/** The most values of a filter that are tried. */
const VALUES = 6;
/** On which people came to the door. */
const DAY = '2025-08-26';
const SAMPLES: Readonly<Record<string, string>> = {
  from: '2025-06-01',
  to: '2025-07-01',
  day: DAY,
  currency: 'GHS',
  type: 'Registered',
};
/** What a part of an address is, where neither the description nor a record says it. */
const PARTS: Readonly<Record<string, string>> = { ...SAMPLES, kind: 'speaker' };
const COPY = /_\d+$/;

/** Which list has the records of an address that has none itself, and what of its first one has them, if not the list. */
const LISTS: Readonly<Record<string, readonly [list: string, one?: string, within?: string]>> = {
  '/api/v1/registrations': ['/aiAPI/records/viewattendees?page=1'],
  '/api/v1/partnership-requests': ['/aiAPI/records/viewpartnerships?page=1'],
  '/api/v1/sponsors': ['/aiAPI/eventdata/view_sponsor_partner_data?page=1'],
  '/api/v1/sessions': ['/api/v1/programme', '', 'sessions'],
  '/api/v1/order-papers': [
    '/api/v1/orders?filter[state]=paid&page[number]=1',
    '/api/v1/orders/{id}',
    'papers',
  ],
  '/api/v1/post-versions': ['/api/v1/posts?page[number]=1', '/api/v1/posts/{id}/versions'],
  '/api/v1/translations': ['/aiAPI/speakers/speakerlist?page=1'],
  '/aiAPI/eventdata/single_basicdata': ['/aiAPI/eventdata/viewbasicdata?page=1'],
  '/aiAPI/users/single_user': ['/aiAPI/users/users?page=1'],
  '/aiAPI/category/single_category': ['/aiAPI/category/viewcategories?page=1'],
  '/aiAPI/speakers/get_single_speaker': ['/aiAPI/speakers/speakerlist?page=1'],
  '/aiAPI/backend/media/blogdetails': ['/api/v1/posts?page[number]=1'],
  '/aiAPI/risk/blogs/all_related_blogs': ['/api/v1/posts?page[number]=1'],
  '/aiAPI/uploads': ['/aiAPI/speakers/speakerlist?page=1'],
  '/aiAPI/partnersponsor': ['/aiAPI/eventdata/view_sponsor_partner_data?page=1'],
};

/** All that both descriptions of the calls and the sitemap name, and what they name that can't be asked for. */
export async function questionsOf(site: Site): Promise<{ asked: Question[]; left: string[] }> {
  const described = await Promise.all(
    [DOCUMENTED, OWN].map(async (path) => {
      const response = await site.client.fetch(path);
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
      return (await response.json()) as Described;
    }),
  );
  const asked: Question[] = [];
  const left: string[] = [];
  for (const [path, { get, post }] of described.flatMap(({ paths }) => Object.entries(paths))) {
    if (path.endsWith('.php')) continue;
    if (get && !COPY.test(get.operationId)) {
      const questions = await questionsOfCall(site, path, get);
      if (questions) asked.push(...questions);
      else left.push(get.operationId);
    }
    if (post && path.endsWith('/export') && path !== callAddress(exportPerson)) {
      asked.push({ what: `${post.operationId}, as CSV`, path, body: () => ({ format: 'csv' }) });
    }
  }
  return { asked: [...asked, ...(await questionsOfSitemap(site))], left };
}

async function questionsOfCall(
  site: Site,
  path: string,
  { operationId, parameters }: Operation,
): Promise<Question[] | undefined> {
  const known = parameters.filter((one): one is Parameter => 'name' in one);
  const needed = known.filter((one) => one.in === 'path' || one.required);
  const at = needed.length > 0 ? await withRecord(site, path, needed) : path;
  if (at === undefined) return undefined;
  const ask = (what: string, query: Record<string, string>): Question => {
    const text = new URLSearchParams(query).toString();
    const joined = at.includes('?') ? '&' : '?';
    return { what: `${operationId}${what}`, path: text ? `${at}${joined}${text}` : at };
  };
  const others = known.filter((one) => !needed.includes(one));
  const page = others.find(({ name }) => name === 'page' || name === 'page[number]')?.name;
  // There is none for all editions.
  if (operationId === speakerCallOf.name) return [ask('', {})];
  if (!page) return [ask('', {}), ...(await filtersOf(site, at, others, {}, ask))];
  const size = others.find(({ name }) => name === 'pageSize' || name === 'page[size]')?.name;
  const day = others.find(({ name }) => name === 'day' || name === 'filter[day]')?.name;
  const first = { [page]: '1', ...(size && { [size]: String(PAGE_SIZE) }), ...(day && { [day]: DAY }) };
  const { total } = await replyTo(site, ask('', first).path);
  const last = String(Math.max(1, Math.floor(Number(total ?? 1) / PAGE_SIZE)));
  const sorts = others.find(({ name }) => name === 'sort')?.schema.enum ?? [];
  return [
    ask(', whole', {}),
    ask(', first page', first),
    ask(', deep page', { ...first, [page]: last }),
    ...sorts.map((sort) => ask(`, by ${sort}`, { ...first, sort })),
    ...(others.some(({ name }) => name === 'search')
      ? Object.entries(SEARCHES).map(([what, search]) => ask(`, search: ${what}`, { ...first, search }))
      : []),
    ...(await filtersOf(site, ask('', first).path, others, first, ask)),
  ];
}

const NO_FILTERS = [
  'page',
  'pageSize',
  'sort',
  'order',
  'search',
  'authorize',
  'role',
  'page[number]',
  'page[size]',
];

/** Each filter with values that its description names, or that a record has. */
async function filtersOf(
  site: Site,
  sample: string,
  parameters: readonly Parameter[],
  first: Record<string, string>,
  ask: (what: string, query: Record<string, string>) => Question,
): Promise<Question[]> {
  const filters = parameters.filter(({ name }) => !NO_FILTERS.includes(name));
  if (filters.length === 0) return [];
  const [record = {}] = recordsIn(await replyTo(site, sample));
  return filters.flatMap((filter) => {
    const { name, schema, description = '' } = filter;
    const field = /\[(\w+)\]/.exec(name)?.[1] ?? name;
    if (schema.enum) {
      const some = schema.enum.slice(0, VALUES);
      return some.map((value) => ask(`, ${field}: ${value}`, { ...first, [name]: value }));
    }
    const value =
      schema.type === 'integer'
        ? '0'
        : field === 'edition'
          ? description.includes("'all'") && 'all'
          : (SAMPLES[field] ?? record[field] ?? record[`${field}_name`]);
    return typeof value === 'string' && value ? [ask(`, by its ${field}`, { ...first, [name]: value })] : [];
  });
}

/** The address with what it needs, such as the id of its list's first record; nothing if there is none. */
async function withRecord(
  site: Site,
  path: string,
  needed: readonly Parameter[],
): Promise<string | undefined> {
  const parent = path.split('/{', 1)[0] ?? path;
  const [list, one, within] = LISTS[parent] ?? [parent];
  const isInList = needed.some(({ name, schema }) => !schema.enum && name !== 'search');
  let [record = {}] = isInList ? recordsIn(await replyTo(site, list), within) : [];
  if (one) [record = {}] = recordsIn(await replyTo(site, one.replace('{id}', String(record.id))), within);
  let at = path;
  for (const { name, schema, in: place } of needed) {
    const own = record[name] ?? (/id$/i.test(name) ? record.id : undefined);
    const value = schema.enum?.[0] ?? (name === 'search' ? SEARCHES['many hits'] : (PARTS[name] ?? own));
    if (typeof value !== 'string' && typeof value !== 'number') return undefined;
    const encoded = encodeURIComponent(String(value).replace(/^.*\//, ''));
    if (place === 'path') at = at.replace(`{${name}}`, encoded);
    else at += `${at.includes('?') ? '&' : '?'}${name}=${encoded}`;
  }
  return at;
}

async function replyTo({ client }: Site, path: string): Promise<Found> {
  const response = await client.fetch(path);
  const isJson = response.headers.get('content-type')?.includes('json');
  const body: unknown = response.ok && isJson ? await response.json() : {};
  return (Array.isArray(body) ? { records: body } : body) as Found;
}

/** The records of a list, or those that a record has in a field. */
function recordsIn(reply: Found, within?: string): Found[] {
  const { records, record } = reply as { records?: Found[]; record?: Found };
  const found = within ? ((record ?? reply)[within] ?? (reply.records as unknown)) : records;
  return Array.isArray(found) ? (found as Found[]) : [];
}

/** Each page by itself; of those of records, and of parts of a list, the first and the last. */
async function questionsOfSitemap({ client }: Site): Promise<Question[]> {
  const sitemap = await (await client.fetch('/sitemap.xml')).text();
  const paths = Array.from(sitemap.matchAll(/<loc>([^<]+)/g), ([, at = '']) => {
    const { pathname, search } = new URL(at);
    return pathname + search;
  });
  const groups = Map.groupBy(paths, kindOf);
  return [...groups].flatMap(([kind, [first = '', ...others]]) => {
    const last = others.at(-1);
    const after = contentKind.publicTables;
    return [
      { what: `page ${kind}`, path: first, after },
      ...(last ? [{ what: `page ${kind}, the last`, path: last, after }] : []),
      ...(kind === PROGRAMME_PAGE
        ? [{ what: `page ${kind}, just published`, path: first, after: sessionKind.publicTables }]
        : []),
    ];
  });
}

/** Such as '/speaker/…': pages of one kind have the same beginning and number of parts. */
function kindOf(path: string): string {
  const [first = '', ...others] = path.replace(/\?.*/, '').split('/').filter(Boolean);
  return `/${[first, ...others.map(() => '…')].join('/')}`;
}
