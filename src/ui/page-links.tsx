import { publicAddress } from '#platform/contract/public-addresses.ts';
import * as say from './messages.ts';

/** What search engines and social networks need about a page. */
interface PageLinksProps {
  url: string;
  title: string;
  description: string;
  /** Defaults to the edition's own image. */
  image?: string;
  type?: 'website' | 'article' | 'profile';
  /** For an article: when it was published. */
  published?: string;
}

/** The size that social networks show best. */
export const SHARE_IMAGE = { width: 1200, height: 630 } as const;

export function PageLinks(props: PageLinksProps) {
  const { url, title, description, image, type = 'website', published } = props;
  return (
    <>
      <link rel="canonical" href={url} />
      <meta property="og:type" content={type} />
      <meta property="og:url" content={url} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:locale" content="en_GH" />
      <meta name="twitter:card" content="summary_large_image" />
      <meta property="og:image" content={image ?? new URL(publicAddress.shareSummit, url).href} />
      <meta property="og:image:width" content={String(SHARE_IMAGE.width)} />
      <meta property="og:image:height" content={String(SHARE_IMAGE.height)} />
      <meta property="og:image:alt" content={image ? say.shareImage({ title }) : say.summitShareImage()} />
      {published && <meta property="article:published_time" content={published} />}
    </>
  );
}
