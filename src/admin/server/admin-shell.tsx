import { renderToStaticMarkup } from 'react-dom/server';
import type { Actor } from '#platform/contract/access.ts';
import type { SessionValues } from '#platform/contract/session-values.ts';
import type { SiteIdentity } from '#platform/contract/site-identity.ts';
import type { FindAssets } from '#platform/server/pages/assets.ts';
import { Document } from '#site/server/document.tsx';
import * as say from '../messages.ts';

/** The page in which the admin application runs. It says who is signed in. */
export function renderAdminShell(
  assets: FindAssets,
  site: SiteIdentity,
  { userId: token, username, role, rights }: Actor,
): string {
  return renderShell(assets, 'src/admin/admin.tsx', site, { token, username, role, rights });
}

/** The page of the login and of setting a new password. */
export function renderSignIn(assets: FindAssets, site: SiteIdentity): string {
  return renderShell(assets, 'src/admin/sign-in.tsx', site);
}

function renderShell(
  assets: FindAssets,
  script: string,
  site: SiteIdentity,
  session?: SessionValues,
): string {
  const markup = renderToStaticMarkup(
    <Document
      title={say.pageTitle()}
      siteName={site.name}
      look={site.look}
      description={say.pageDescription()}
      head={<meta name="robots" content="noindex" />}
      style={assets('src/ui/admin.css')}
      script={assets(script)}
    >
      <div id="admin" data-session={session && JSON.stringify(session)} data-site={JSON.stringify(site)} />
      <noscript>{say.noJavascript()}</noscript>
    </Document>,
  );
  return `<!doctype html>${markup}`;
}
