import { renderToStaticMarkup } from 'react-dom/server';
import { readCurrentEvent } from '#features/event/current-event.ts';
import { type OwnForm, type Page, type PageRequest, Redirect } from '#platform/client/page.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Log } from '#platform/server/log.ts';
import type { FindAssets } from '#platform/server/pages/assets.ts';
import { Layout } from '../layout.tsx';
import { notFoundPage } from '../not-found-page.tsx';
import { serverErrorPage } from '../server-error-page.tsx';
import { Document } from './document.tsx';

const STYLE = 'src/ui/site.css';
const SCRIPT = 'src/site/site.tsx';

interface Rendered {
  html: string;
  status: number;
  /** When the clock changes the page by itself, as far as the page knows. */
  validUntil?: Date | undefined;
}

export interface RenderOptions {
  path: string;
  assets: FindAssets;
  log: Log;
  own?: OwnForm;
  /** Where a browser without JavaScript finds this page with a form of its own. */
  plainPath?: string | undefined;
}

/** Renders a page; what is missing becomes the 404 page, what fails the 500 page. Throws only a Redirect. */
export async function renderPage<Data>(
  page: Page<Data>,
  request: PageRequest,
  options: RenderOptions,
): Promise<Rendered> {
  try {
    const data = await page.load(request);
    const html = await toHtml(page, data, request, options);
    const status = options.own?.refused ? 422 : (page.status?.(data) ?? 200);
    return { html, status, validUntil: page.validUntil?.(data) };
  } catch (thrown) {
    if (thrown instanceof Redirect) throw thrown;
    if (thrown instanceof Refusal && thrown.code === 'not-found') return renderMissing(request, options);
    options.log.error({ err: thrown, path: options.path }, 'a page could not be rendered');
    return { html: await toHtml(serverErrorPage, undefined, request, options), status: 500 };
  }
}

export async function renderMissing(request: PageRequest, options: RenderOptions): Promise<Rendered> {
  return { html: await toHtml(notFoundPage, undefined, request, options), status: 404 };
}

async function toHtml<Data>(
  { head, View }: Pick<Page<Data>, 'head' | 'View'>,
  data: Data,
  request: PageRequest,
  { path, assets, own, plainPath }: RenderOptions,
): Promise<string> {
  const { event } = await readCurrentEvent(request.call);
  const { title, description, extra } = head(data);
  const markup = renderToStaticMarkup(
    <Document
      title={title}
      description={description}
      head={extra}
      plainPath={plainPath}
      style={assets(STYLE)}
      script={assets(SCRIPT)}
    >
      <Layout path={path} now={request.now} event={event}>
        <View data={data} {...own} />
      </Layout>
    </Document>,
  );
  return `<!doctype html>${markup}`;
}
