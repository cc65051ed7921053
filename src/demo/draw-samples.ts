import type { Sharp } from 'sharp';
import type { PreparedPicture } from '#platform/server/pictures/prepare-picture.ts';
import type { Drawing } from '#platform/server/samples.ts';
import { clothPattern } from './artwork/cloth-pattern.ts';
import { drawLogo } from './artwork/logo.ts';
import { drawPortrait } from './artwork/portrait.ts';
import { wovenPicture } from './artwork/woven-picture.ts';

/** By name. */
export type Drawn = ReadonlyMap<string, PreparedPicture>;

/** A post's cloth, in threads: 1280 by 720 pixels at this thread width. */
const CLOTH = { columns: 80, rows: 45, thread: 16 };
const WEBP = { quality: 80, effort: 2 };

/** Draws all pictures of the sample data in parallel. */
export async function drawSamples(drawings: readonly Drawing[]): Promise<Drawn> {
  return new Map(
    await Promise.all(drawings.map(async (drawing) => [drawing.name, await draw(drawing)] as const)),
  );
}

function draw(drawing: Drawing): Promise<PreparedPicture> {
  const { kind, name } = drawing;
  if (kind === 'portrait') return encode(drawPortrait(name, drawing.look));
  return kind === 'logo' ? asSvg(drawLogo(name)) : encode(drawCloth(name));
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
