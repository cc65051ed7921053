import { definePage, Redirect } from '#platform/client/page.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { SiteLogo } from '#platform/contract/site-logo.ts';
import { logoOf, readSiteView, type SiteView, zoneOf } from '#rooms/edition/contract.ts';
import { Alert } from '#ui/alert.tsx';
import { PageLinks } from '#ui/page-links.tsx';
import { StructuredData } from '#ui/structured-data.tsx';
import { BLOG_PAGE, BLOG_WITHOUT_POST, postAddress, sharedPost } from '../addresses.ts';
import { adjacentPosts, blogDetails, type LinkedPost, type Post, relatedPosts } from '../contract.ts';
import { excerptOf } from '../excerpt.ts';
import * as say from '../messages.ts';
import { postPicture } from './post-picture.ts';
import { PostView } from './post-view.tsx';

type Adjacent = CallOutput<typeof adjacentPosts>;

type BlogPostData =
  | {
      state: 'loaded';
      post: Post;
      related: LinkedPost[];
      adjacent: Adjacent;
      siteView: SiteView;
      publicUrl: string;
    }
  | { state: 'not-found' }
  | { state: 'failed' };

export const page = definePage<BlogPostData>({
  load: async (request) => {
    const { call, params, publicUrl } = request;
    const id = params.id ?? '';
    const found = await call(blogDetails, { query: { Id: id } }).catch((thrown) =>
      thrown instanceof Refusal ? ('not-found' as const) : ('failed' as const),
    );
    if (typeof found === 'string') return { state: found };
    const post = found.records[0];
    if (!post) throw new Redirect(BLOG_WITHOUT_POST);
    if (post.slug !== id) throw new Redirect(postAddress(post.slug), 301);
    const query = { id: post.id };
    const [related, adjacent] = await Promise.all([
      call(relatedPosts, { query }).catch(() => []),
      call(adjacentPosts, { query }).catch(() => ({ earlier: [], later: [] })),
    ]);
    return { state: 'loaded', post, related, adjacent, siteView: await readSiteView(request), publicUrl };
  },

  status: ({ state }) => (state === 'not-found' ? 404 : 200),

  head: (data) => {
    if (data.state !== 'loaded') return { title: say.blog(), description: say.notFound() };
    const { post, siteView, publicUrl } = data;
    const url = publicUrl + postAddress(post.slug);
    const image = postPicture(post);
    const shareImage = `${publicUrl}${sharedPost(post.id)}`;
    const share = { url, title: post.title, description: excerptOf(post) };
    return {
      title: post.title,
      description: share.description,
      extra: (
        <>
          <PageLinks {...share} type="article" image={shareImage} published={post.publishDate} />
          <StructuredData
            facts={postFacts(post, siteView, {
              url,
              publicUrl,
              image: image ? publicUrl + image : shareImage,
            })}
          />
        </>
      ),
    };
  },

  View: ({ data }) => {
    if (data.state === 'loaded') {
      return (
        <PostView
          post={data.post}
          related={data.related}
          adjacent={data.adjacent}
          zone={zoneOf(data.siteView)}
          url={data.publicUrl + postAddress(data.post.slug)}
        />
      );
    }
    return (
      <div className="wrap py-16">
        <h1 className="display text-section">{say.blog()}</h1>
        <div className="mt-8">
          {data.state === 'failed' ? (
            <Alert kind="wrong">{say.readFailed()}</Alert>
          ) : (
            <Alert kind="warning">{say.notFound()}</Alert>
          )}
        </div>
        <p className="mt-8">
          <a className="link" href={BLOG_PAGE}>
            {say.allPosts()}
          </a>
        </p>
      </div>
    );
  },
});

interface Addresses {
  url: string;
  publicUrl: string;
  image: string;
}

function postFacts(
  { title, author, publishDate, changed }: Post,
  { site, texts }: SiteView,
  { url, publicUrl, image }: Addresses,
) {
  const organiser = { '@type': 'Organization', name: site.identity.organiser || texts.name };
  return {
    '@type': 'BlogPosting',
    headline: title,
    datePublished: publishDate,
    dateModified: changed > publishDate ? changed : publishDate,
    author: author ? { '@type': 'Person', name: author } : organiser,
    publisher: {
      ...organiser,
      logo: { '@type': 'ImageObject', ...publisherLogo(logoOf(site), publicUrl) },
    },
    mainEntityOfPage: url,
    image,
  };
}

function publisherLogo(logo: SiteLogo | undefined, publicUrl: string) {
  if (!logo) return { url: `${publicUrl}/icon-512.png`, width: 512, height: 512 };
  const { address, width, height } = logo.onLight;
  return { url: publicUrl + address, width, height };
}
