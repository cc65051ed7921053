/** What search engines and the networks are told of a page's address and looks. */
interface PageLinksProps {
  url: string;
  title: string;
  description: string;
  /** Without one the event's own image stands in. */
  image?: string;
  type?: 'website' | 'article' | 'profile';
}

const EVENT_IMAGE = '/share/summit.png';

export function PageLinks({ url, title, description, image, type = 'website' }: PageLinksProps) {
  return (
    <>
      <link rel="canonical" href={url} />
      <link rel="alternate" type="application/rss+xml" title="Blog" href="/feed.xml" />
      <meta property="og:type" content={type} />
      <meta property="og:url" content={url} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:locale" content="en_GH" />
      <meta name="twitter:card" content="summary_large_image" />
      <meta property="og:image" content={image ?? new URL(EVENT_IMAGE, url).href} />
    </>
  );
}
