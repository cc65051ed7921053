import { LIVE, LIVE_PATH } from './health-routes.ts';

const PAGE = `<!doctype html>
<html lang="en-GH">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="2">
<title>One moment, please</title>
<style>
:root { color-scheme: light dark; font: 1.125rem/1.6 system-ui, sans-serif; }
body { display: grid; min-height: 90svh; place-content: center; padding: 1.5rem; }
</style>
</head>
<body>
<main>
<h1>One moment, please</h1>
<p>The site is starting. This page will reload by itself.</p>
</main>
</body>
</html>
`;

/** The answer while the database is being prepared: a page for browsers, one word for programs. */
export function answerStarting(request: Request): Response {
  if (new URL(request.url).pathname === LIVE_PATH) return Response.json(LIVE);
  const isPage = request.headers.get('accept')?.includes('text/html');
  const headers = {
    'content-type': isPage ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': '1',
  };
  return new Response(isPage ? PAGE : 'Starting', { status: 503, headers });
}
