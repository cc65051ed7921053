/** Where videos may be. Nothing is loaded from there: a card leads to the video. */
export const VIDEO_PROVIDERS = ['youtube', 'vimeo'] as const;
export type VideoProvider = (typeof VIDEO_PROVIDERS)[number];

export const PROVIDER_NAMES: Readonly<Record<VideoProvider, string>> = { youtube: 'YouTube', vimeo: 'Vimeo' };

const YOUTUBE = /^(?:www\.|m\.)?(?:youtube\.com|youtube-nocookie\.com|youtu\.be)$/;
const YOUTUBE_ID = /^(?:\/(?:embed|shorts|live|v))?\/([\w-]{11})$/;
const VIMEO = /^(?:www\.|player\.)?vimeo\.com$/;
const VIMEO_ID = /^(?:\/video)?\/(\d{5,12})$/;

export interface VideoLink {
  provider: VideoProvider;
  /** The video's page, without what tracks those who follow it. */
  href: string;
}

/** The video that an address leads to; undefined if it is none that we know. */
export function readVideoLink(address: string): VideoLink | undefined {
  const url = URL.parse(/^https?:/i.test(address) ? address : `https://${address}`);
  if (!url) return undefined;
  const path = url.pathname.replace(/\/$/, '');
  if (YOUTUBE.test(url.hostname)) {
    const id = path === '/watch' ? url.searchParams.get('v') : YOUTUBE_ID.exec(path)?.[1];
    return id && /^[\w-]{11}$/.test(id)
      ? { provider: 'youtube', href: `https://www.youtube.com/watch?v=${id}` }
      : undefined;
  }
  const id = VIMEO.test(url.hostname) ? VIMEO_ID.exec(path)?.[1] : undefined;
  return id ? { provider: 'vimeo', href: `https://vimeo.com/${id}` } : undefined;
}
