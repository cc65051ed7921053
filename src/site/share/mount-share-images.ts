import type { Context, Hono } from 'hono';
import { blogDetails, NO_BLOG } from '#modules/blog/contract.ts';
import { readSiteView } from '#modules/editions/site-view.ts';
import { singleSpeaker } from '#modules/speakers/contract.ts';
import type { CallClient } from '#platform/contract/call.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { inProcessClient } from '#platform/server/http/in-process.ts';
import { visitorContext } from '#platform/server/http/request-context.ts';
import type { Mounting } from '#platform/server/module.ts';
import { readPixels } from '#platform/server/pictures/read-pixels.ts';
import { keepDrawings } from './kept-drawings.ts';
import type { ShareImage } from './share-image.ts';

/** The number of images to cache; each is some tens of kilobytes. */
const KEPT = 200;

/** The preview images of the edition, speakers and posts when their addresses are shared. */
export function mountShareImages(app: Hono, { services, handlers }: Mounting): void {
  const drawn = keepDrawings<ShareImage>(KEPT, async (image) => {
    // Loaded only now, with its fonts.
    const { drawShareImage } = await import('./share-image.ts');
    return drawShareImage(image, (name) => readPixels(services.store.database, name));
  });
  const asked = (c: Context) => {
    const context = visitorContext(services, c.req.raw, c.env);
    return { call: inProcessClient(handlers, context), network: context.address };
  };

  const summitFor = async (call: CallClient) => {
    const { words, site } = await readSiteView({ call, now: services.clock.now() });
    const { dark, light } = site.logo;
    const shown = dark ?? light;
    return { ...words, look: site.look, logo: shown && { name: shown.name, isForDark: shown === dark } };
  };

  app.get(publicAddress.shareSummit, async (c) => {
    const { call, network } = asked(c);
    const { name, placeAndDays, look, logo } = await summitFor(call);
    return answerImage(
      c,
      await drawn({ siteView: name, title: name, line: placeAndDays, look, logo }, network),
    );
  });

  app.get(publicAddress.shareSpeaker(':id'), async (c) => {
    const { call, network } = asked(c);
    const { records } = await call(singleSpeaker, { query: { speakerId: c.req.param('id') } });
    const { fullname, designation, company } = records[0];
    const { name, look, logo } = await summitFor(call);
    return answerImage(
      c,
      await drawn(
        { siteView: name, title: fullname, line: `${designation}, ${company}`, look, logo },
        network,
      ),
    );
  });

  app.get(publicAddress.sharePost(':id'), async (c) => {
    const { call, network } = asked(c);
    const { records } = await call(blogDetails, { query: { Id: c.req.param('id') } });
    if (!records[0]) throw new Refusal('not-found', NO_BLOG);
    const { name, look, logo } = await summitFor(call);
    return answerImage(
      c,
      await drawn(
        {
          siteView: name,
          title: records[0].title,
          line: `${name} · By ${records[0].author}`,
          look,
          logo,
        },
        network,
      ),
    );
  });
}

function answerImage(c: Context, content: Uint8Array<ArrayBuffer>) {
  return c.body(content, 200, { 'content-type': 'image/png', 'cache-control': 'public, max-age=3600' });
}
