import { Node } from '@tiptap/core';
import { PROVIDER_NAMES, readVideoLink } from '#platform/contract/video-link.ts';

/** A card that leads to a video. Nothing of the video's site is loaded with the page. */
export const VideoNode = Node.create({
  name: 'video',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ href: { default: '' }, title: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'figure[data-video]',
      priority: 60,
      getAttrs: (element) => {
        const link = element.querySelector('a');
        const video = readVideoLink(link?.getAttribute('href') ?? '');
        return video ? { href: video.href, title: link?.textContent ?? '' } : false;
      },
    },
  ],
  renderHTML: ({ node }) => {
    const { href, title } = node.attrs as { href: string; title: string };
    const video = readVideoLink(href);
    const provider = video?.provider ?? 'youtube';
    const words = title || `Watch the video on ${PROVIDER_NAMES[provider]}`;
    return ['figure', { 'data-video': provider }, ['a', { href: video?.href ?? '' }, words]];
  },
});
