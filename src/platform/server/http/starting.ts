import { isForPrograms } from '../../contract/call.ts';
import type { Message } from '../../contract/message.ts';
import * as say from '../../contract/messages.ts';
import { RETRY_SECONDS, Refusal } from '../../contract/refusal.ts';
import { LIVE, LIVE_PATH, READY_PATH } from './health-routes.ts';
import { refuseAt } from './mount-calls.ts';

interface Reason {
  title: Message;
  sentence: Message;
  /** How many seconds to wait before trying again. */
  seconds: number;
}

const STARTING: Reason = {
  title: say.oneMoment,
  sentence: say.siteStarting,
  seconds: 1,
};
const UPGRADING: Reason = {
  title: say.upgrading,
  sentence: say.siteUpgrading,
  seconds: RETRY_SECONDS,
};

/** The answers while the database is being prepared: a page for browsers, a refusal of calls, one word for programs. */
export const answerStarting = answerWith(STARTING);
export const answerUpgrading = answerWith(UPGRADING);

function answerWith(reason: Reason) {
  const { sentence, seconds } = reason;
  const refused = () => new Refusal('unavailable', sentence(), {}, seconds);
  const headers = { 'cache-control': 'no-store', 'retry-after': String(seconds) };
  const html = { ...headers, 'content-type': 'text/html; charset=utf-8' };
  return (request: Request): Response => {
    const { pathname } = new URL(request.url);
    if (pathname === LIVE_PATH) return Response.json(LIVE);
    if (pathname === READY_PATH) return Response.json({ status: 'not ready' }, { status: 503, headers });
    if (isForPrograms(pathname)) return refuseAt(pathname, refused());
    if (request.headers.get('accept')?.includes('text/html'))
      return new Response(pageOf(reason), { status: 503, headers: html });
    return new Response(sentence(), { status: 503, headers });
  };
}

const pageOf = ({ title, sentence, seconds }: Reason) => `<!doctype html>
<html lang="en-GH">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${seconds + 1}">
<title>${title()}</title>
<style>
:root { color-scheme: light dark; font: 1.125rem/1.6 system-ui, sans-serif; }
body { display: grid; min-height: 90svh; place-content: center; padding: 1.5rem; }
</style>
</head>
<body>
<main>
<h1>${title()}</h1>
<p>${sentence()} ${say.reloadsItself()}</p>
</main>
</body>
</html>
`;
