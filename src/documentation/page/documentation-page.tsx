import { renderToStaticMarkup } from 'react-dom/server';
import { CALL_PREFIX, type Call, callAddress, isOwn, OWN_PREFIX } from '#platform/contract/call.ts';
import type { SiteIdentity } from '#platform/contract/site-identity.ts';
import type { EntryAssets } from '#platform/server/pages/assets.ts';
import { Brand } from '#site/brand.tsx';
import { Document } from '#site/server/document.tsx';
import { GROUPS, groupOf } from '../openapi-operation.ts';
import { CallSection } from './call-section.tsx';
import { Introduction } from './introduction.tsx';

/** Our own calls of one address differ in their method. */
function shownAddress(call: Call): string {
  if (!isOwn(call)) return callAddress(call).slice(CALL_PREFIX.length + 1);
  return `${call.method} ${callAddress(call).slice(OWN_PREFIX.length + 1)}`;
}

const NONE: EntryAssets = { scripts: [], styles: [], fonts: [], preloads: [], inline: [] };

/** The documentation for people, from the same declarations as everything else. */
export function renderDocumentation(calls: readonly Call[], style: EntryAssets, site: SiteIdentity): string {
  const groups = (Object.keys(GROUPS) as (keyof typeof GROUPS)[]).map((group) => ({
    group,
    ...GROUPS[group],
    calls: calls.filter((call) => groupOf(call.access) === group),
  }));
  const markup = renderToStaticMarkup(
    <Document
      title={`Calls · ${site.name}`}
      siteName={site.name}
      look={site.look}
      description="Every call of the summit’s server: its addresses, fields and replies, and who may make it."
      style={style}
      script={NONE}
    >
      <a className="skip-link" href="#content">
        Skip to the content
      </a>
      <header className="wrap py-6">
        <Brand name={site.name} seed={site.seed} logo={site.logo} />
      </header>
      <div className="wrap grid gap-x-16 pb-24 lg:grid-cols-[18rem_minmax(0,1fr)]">
        <nav aria-label="Calls" className="text-small max-lg:hidden">
          <div className="sticky top-0 max-h-svh overflow-y-auto py-8">
            {groups.map(({ name, calls: listed }) => (
              <div key={name} className="mb-6">
                <h2 className="font-bold">{name}</h2>
                <ul>
                  {listed.map((call) => (
                    <li key={call.name}>
                      <a
                        href={`#${call.name}`}
                        className="block py-1 wrap-anywhere underline-offset-4 hover:underline"
                      >
                        {shownAddress(call)}
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </nav>
        <main id="content" tabIndex={-1} className="min-w-0 outline-none">
          <Introduction />
          <ul className="mt-10 flex flex-wrap gap-x-6 lg:hidden">
            {groups.map(({ name, group }) => (
              <li key={group}>
                <a href={`#${group}`} className="link inline-block py-2">
                  {name}
                </a>
              </li>
            ))}
          </ul>
          {groups.map(({ group, name, description, calls: listed }) => (
            <div key={group} id={group} className="mt-16">
              <h2 className="text-section font-bold">{name}</h2>
              <p className="measure mt-3 mb-8 text-quiet">{description}</p>
              {listed.map((call) => (
                <CallSection key={call.name} call={call} />
              ))}
            </div>
          ))}
        </main>
      </div>
    </Document>,
  );
  return `<!doctype html>${markup}`;
}
