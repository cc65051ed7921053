import {
  addressPrefix,
  type Language,
  language,
  languageTag,
  locale,
  pageAddress,
  siteLanguages,
} from '#platform/contract/language.ts';
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
  /** The pages of a list beside this one. */
  previous?: string | undefined;
  next?: string | undefined;
}

/** The size that social networks show best. */
export const SHARE_IMAGE = { width: 1200, height: 630 } as const;

export function PageLinks(props: PageLinksProps) {
  const { title, description, image, type = 'website', published, previous, next } = props;
  const url = inOneForm(props.url);
  return (
    <>
      <link rel="canonical" href={url} />
      {previous && <link rel="prev" href={inOneForm(new URL(previous, url).href)} />}
      {next && <link rel="next" href={inOneForm(new URL(next, url).href)} />}
      <OtherLanguages url={url} />
      <meta property="og:type" content={type} />
      <meta property="og:url" content={url} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:locale" content={localeWithCountry()} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta
        property="og:image"
        content={image ?? new URL(addressPrefix() + publicAddress.shareSummit, url).href}
      />
      <meta property="og:image:width" content={String(SHARE_IMAGE.width)} />
      <meta property="og:image:height" content={String(SHARE_IMAGE.height)} />
      <meta property="og:image:alt" content={image ? say.shareImage({ title }) : say.summitShareImage()} />
      {published && <meta property="article:published_time" content={published} />}
    </>
  );
}

/** As all links and the site's map say it. */
function inOneForm(url: string): string {
  const { origin, pathname, search } = new URL(url);
  return origin + pageAddress(pathname.slice(addressPrefix().length)) + search;
}

/** A language and a country, as social networks want it. */
function localeWithCountry(): string {
  const tag = languageTag();
  return (tag.includes('-') ? tag : locale()).replace('-', '_');
}

/** The same page in each language of the site, for search engines and for who reads another one. */
function OtherLanguages({ url }: { url: string }) {
  const languages = siteLanguages();
  if (languages.length < 2) return null;
  const { origin, pathname, search } = new URL(url);
  const path = pathname.slice(addressPrefix().length);
  const addressIn = (one: Language) => origin + pageAddress(path, one) + search;
  return (
    <>
      {languages.map((one) => (
        <link key={one} rel="alternate" hrefLang={one} href={addressIn(one)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={addressIn(languages[0] ?? language())} />
    </>
  );
}
