import { renderToStaticMarkup } from 'react-dom/server';
import type { SessionValues } from '#platform/client/session-values.ts';
import type { Actor } from '#platform/contract/access.ts';
import type { FindAssets } from '#platform/server/pages/assets.ts';
import { Document } from '#site/server/document.tsx';

/** The page in which the admin application runs. It tells who is signed in. */
export function renderAdminShell(assets: FindAssets, actor: Actor | undefined): string {
  const session: SessionValues | undefined = actor && {
    token: actor.userId,
    username: actor.username,
    role: actor.role,
  };
  const markup = renderToStaticMarkup(
    <Document
      title="Admin · Summit"
      description="The summit’s back-office."
      head={<meta name="robots" content="noindex" />}
      style={assets('src/ui/admin.css')}
      script={assets('src/admin/admin.tsx')}
    >
      <div id="admin" data-session={session && JSON.stringify(session)} />
      <noscript>The back-office needs JavaScript. Please turn it on and reload this page.</noscript>
    </Document>,
  );
  return `<!doctype html>${markup}`;
}
