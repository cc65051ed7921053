import type { Sharp } from 'sharp';
import type { PreparedPicture } from '#platform/server/pictures/prepare-picture.ts';
import { clothPattern } from './artwork/cloth-pattern.ts';
import { drawLogo } from './artwork/logo.ts';
import { drawPortrait } from './artwork/portrait.ts';
import { wovenPicture } from './artwork/woven-picture.ts';
import { SAMPLE_POSTS } from './sample-posts.ts';
import { SAMPLE_SPEAKERS } from './sample-speakers.ts';
import { SAMPLE_SPONSORS } from './sample-sponsors.ts';

/** The pictures of each list of samples, by name. */
export type SamplePictures = Record<'portraits' | 'logos' | 'cloths', ReadonlyMap<string, PreparedPicture>>;

/** A post's cloth, in threads: 1280 by 720 pixels at this thread width. */
const CLOTH = { columns: 80, rows: 45, thread: 16 };
const WEBP = { quality: 80, effort: 2 };

/** Draws all pictures of the sample data in parallel. */
export async function drawSamples(): Promise<SamplePictures> {
  const [portraits, logos, cloths] = await Promise.all([
    drawEach(SAMPLE_SPEAKERS, ({ username, look }) => [username, encode(drawPortrait(username, look))]),
    drawEach(SAMPLE_SPONSORS, ({ name }) => [name, asSvg(drawLogo(name))]),
    drawEach(SAMPLE_POSTS, ({ title }) => [title, encode(drawCloth(title))]),
  ]);
  return { portraits, logos, cloths };
}

async function drawEach<Sample>(
  samples: readonly Sample[],
  draw: (sample: Sample) => [string, Promise<PreparedPicture>],
): Promise<ReadonlyMap<string, PreparedPicture>> {
  const entries = samples.map(async (sample) => {
    const [name, picture] = draw(sample);
    return [name, await picture] as const;
  });
  return new Map(await Promise.all(entries));
}

function drawCloth(name: string): Sharp {
  return wovenPicture(clothPattern(name), CLOTH.columns, CLOTH.rows, CLOTH.thread);
}

async function encode(image: Sharp): Promise<PreparedPicture> {
  const { data, info } = await image.webp(WEBP).toBuffer({ resolveWithObject: true });
  return { mediaType: 'image/webp', content: data, width: info.width, height: info.height };
}

async function asSvg({ source, width, height }: ReturnType<typeof drawLogo>): Promise<PreparedPicture> {
  return { mediaType: 'image/svg+xml', content: new TextEncoder().encode(source), width, height };
}
