import type { Page } from '@playwright/test';
import sharp from 'sharp';

export interface PictureUpload {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export async function portrait(): Promise<PictureUpload> {
  const create = { width: 400, height: 500, channels: 3, background: '#d9a520' } as const;
  return { name: 'portrait.png', mimeType: 'image/png', buffer: await sharp({ create }).png().toBuffer() };
}

/** Adds a speaker as the page's user. Returns the id. */
export async function addSpeaker(page: Page, username: string, description: string): Promise<string> {
  const response = await page.request.post('/aiAPI/speakers/addspeakers', {
    multipart: {
      title: 'Dr.',
      username,
      designation: 'Weaver',
      role: 'Speaker',
      company: 'Loom Works',
      description,
      image: await portrait(),
    },
  });
  if (!response.ok()) throw new Error(`${username} was not added: ${await response.text()}`);
  return (await response.json()).id;
}
