import type { Context, Hono } from 'hono';
import { blogDetails, NO_BLOG } from '#features/blog/contract.ts';
import { viewBasicData } from '#features/event/contract.ts';
import { daysInWords, scheduleOf } from '#features/event/schedule.ts';
import { SUMMIT_CITY, SUMMIT_NAME } from '#features/event/summit.ts';
import { singleSpeaker } from '#features/speakers/contract.ts';
import type { CallClient } from '#platform/contract/call.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Answer } from '#platform/server/http/answer.ts';
import type { Services } from '#platform/server/http/context.ts';
import { inProcessClient } from '#platform/server/http/in-process.ts';
import { describeRequest } from '#platform/server/http/request-context.ts';
import { drawShareImage, type ShareImage } from './share-image.ts';

/** Drawn images that are kept; each is some tens of kilobytes. */
const KEPT = 200;

interface Options {
  services: Services;
  answers: readonly Answer[];
}

/** The images that stand for the event, a speaker or a post where somebody shares its address. */
export function mountShareImages(app: Hono, { services, answers }: Options): void {
  const kept = new Map<string, Promise<Uint8Array>>();
  const client = (c: Context): CallClient =>
    inProcessClient(answers, { ...describeRequest(services, c.req.raw, c.env), actor: undefined });

  app.get('/share/summit.png', async (c) => {
    const { records } = await client(c)(viewBasicData, { query: { page: 1, pageSize: 1 } });
    const line = `${SUMMIT_CITY}, ${daysInWords(scheduleOf(records[0]))}`;
    return answerImage(c, kept, { title: SUMMIT_NAME, line });
  });

  app.get('/share/speaker/:id', async (c) => {
    const { records } = await client(c)(singleSpeaker, { query: { speakerId: c.req.param('id') } });
    const { fullname, designation, company } = records[0];
    return answerImage(c, kept, { title: fullname, line: `${designation}, ${company}` });
  });

  app.get('/share/post/:id', async (c) => {
    const { records } = await client(c)(blogDetails, { query: { Id: c.req.param('id') } });
    if (!records[0]) throw new Refusal('not-found', NO_BLOG);
    return answerImage(c, kept, {
      title: records[0].title,
      line: `${SUMMIT_NAME} · By ${records[0].author}`,
    });
  });
}

async function answerImage(c: Context, kept: Map<string, Promise<Uint8Array>>, image: ShareImage) {
  const key = JSON.stringify(image);
  const drawn = kept.get(key) ?? drawShareImage(image);
  if (!kept.has(key)) {
    if (kept.size >= KEPT) kept.delete(kept.keys().next().value ?? '');
    kept.set(key, drawn);
  }
  const headers = { 'content-type': 'image/png', 'cache-control': 'public, max-age=3600' };
  return c.body(new Uint8Array(await drawn), 200, headers);
}
