import { renderToStaticMarkup } from 'react-dom/server';
import type { FindAssets } from '#platform/server/pages/assets.ts';
import { Document } from '#site/server/document.tsx';

/** The page in which the admin application runs. */
export function renderAdminShell(assets: FindAssets): string {
  const markup = renderToStaticMarkup(
    <Document
      title="Admin · Summit"
      description="The summit’s back-office."
      head={<meta name="robots" content="noindex" />}
      style={assets('src/ui/admin.css')}
      script={assets('src/admin/admin.tsx')}
    >
      <div id="admin" />
      <noscript>The back-office needs JavaScript. Please turn it on and reload this page.</noscript>
    </Document>,
  );
  return `<!doctype html>${markup}`;
}
