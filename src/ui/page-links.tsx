/** What search engines and the networks are told of a page's address and looks. */
interface PageLinksProps {
  url: string;
  title: string;
  description: string;
  image?: string;
  type?: 'website' | 'article' | 'profile';
}

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
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
      {image && <meta property="og:image" content={image} />}
    </>
  );
}
