import { tagIfLeft } from '#platform/contract/language.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { ordinalDate, zonedDate } from '#platform/contract/zoned-time.ts';
import { Strip } from '#ui/cloth/strip.tsx';
import { Picture } from '#ui/picture.tsx';
import { RichMessage } from '#ui/rich-message.tsx';
import { BLOG_PAGE, postAddress } from '../addresses.ts';
import type { LinkedPost, Post } from '../contract.ts';
import * as say from '../messages.ts';
import { AdjacentPosts } from './adjacent-posts.tsx';
import { type OutlinedHeading, outlineOf, readingMinutes } from './article-outline.ts';
import { postPicture } from './post-picture.ts';
import { ShareLinks } from './share-links.tsx';

interface PostViewProps {
  post: Post;
  related: readonly LinkedPost[];
  adjacent: { earlier: readonly LinkedPost[]; later: readonly LinkedPost[] };
  /** The site's, in which it appeared on a day. */
  zone: string;
  /** The post's full address, for sharing. */
  url: string;
}

export function PostView({ post, related, adjacent, zone, url }: PostViewProps) {
  const { title, publishDate, author } = post;
  const { content, headings } = outlineOf(post.content);
  const picture = postPicture(post);
  const facts = {
    date: ordinalDate(zonedDate(new Date(publishDate), zone)),
    minutes: readingMinutes(post.content),
  };
  return (
    <div className="blog wrap py-6 pb-24">
      <nav aria-label={say.breadcrumb()}>
        <ol className="breadcrumb">
          <li>
            <a href={publicAddress.home}>{say.home()}</a>
          </li>
          <li>
            <a href={BLOG_PAGE}>{say.blogs()}</a>
          </li>
          <li aria-current="page">{title}</li>
        </ol>
      </nav>
      <div className="mt-10 grid gap-16 lg:grid-cols-3 lg:gap-x-8">
        <article className="max-w-[42rem] lg:col-span-2" aria-label={title}>
          <h1 className="display text-[clamp(2.25rem,1.2rem+4.4vw,5rem)] leading-[0.98]">{title}</h1>
          <p className="mt-6 text-quiet">
            <RichMessage
              of={author ? say.byline({ ...facts, author }) : say.bylineUnnamed(facts)}
              tags={{
                time: (words) => <time dateTime={publishDate}>{words}</time>,
                length: (words) => <span className="block">{words}</span>,
              }}
            />
          </p>
          {picture ? (
            <Picture
              src={picture}
              alt={post.imageAlt}
              focus={post.focus}
              sizes="(min-width: 62rem) 42rem, 90vw"
              width={1280}
              height={720}
              className="mt-6 aspect-video max-h-[500px] w-full bg-sunk object-cover"
              eager
            />
          ) : (
            <div className="draws-along mt-6 h-7 overflow-hidden">
              <Strip seed={title} along picks={896} />
            </div>
          )}
          {headings.length > 0 && <Contents headings={headings} />}
          <div
            lang={tagIfLeft(post.content)}
            className="rich-text post-content"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server
            dangerouslySetInnerHTML={{ __html: content }}
          />
          <ShareLinks url={url} title={title} />
          <AdjacentPosts {...adjacent} />
        </article>
        <aside aria-labelledby="related" className="lg:sticky lg:top-28 lg:self-start">
          <h2 id="related" className="text-title font-bold">
            {say.relatedArticle()}
          </h2>
          {related.length === 0 ? (
            <p className="mt-4 text-quiet">{say.noRelated()}</p>
          ) : (
            <ul className="mt-4">
              {related.map((one) => (
                <li key={one.id} className="border-t border-line">
                  <a
                    className="block py-3 hover:underline"
                    href={postAddress(one.slug)}
                    lang={tagIfLeft(one.title)}
                  >
                    {one.title}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </aside>
      </div>
    </div>
  );
}

function Contents({ headings }: { headings: readonly OutlinedHeading[] }) {
  return (
    <nav className="mt-8 border-y border-line py-4" aria-label={say.onThisPage()}>
      <p className="font-semibold">{say.onThisPage()}</p>
      <ol className="mt-1">
        {headings.map(({ id, title }) => (
          <li key={id}>
            <a className="inline-flex min-h-8 items-center hover:underline" href={`#${id}`}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
