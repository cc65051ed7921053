import { tagIfLeft } from '#platform/contract/language.ts';
import { ordinalDate, zonedDate } from '#platform/contract/zoned-time.ts';
import { Strip } from '#ui/cloth/strip.tsx';
import { Picture } from '#ui/picture.tsx';
import { RichMessage } from '#ui/rich-message.tsx';
import { postAddress } from '../addresses.ts';
import type { PostCard as Card } from '../contract.ts';
import * as say from '../messages.ts';
import { postPicture } from './post-picture.ts';

interface PostCardProps {
  post: Card;
  /** The site's, in which it appeared on a day. */
  zone: string;
  /** In the first row. */
  first?: boolean;
  heading?: 'h2' | 'h3';
}

export function PostCard({ post, zone, first = false, heading: Heading = 'h2' }: PostCardProps) {
  const { title, publishDate, author } = post;
  const picture = postPicture(post);
  return (
    <article className="flex h-full flex-col" aria-label={title}>
      <a
        href={postAddress(post.slug)}
        className={`block h-[270px] overflow-hidden bg-sunk ${first ? '' : 'draws-down'}`}
        tabIndex={-1}
      >
        {picture ? (
          <Picture
            src={picture}
            alt={title}
            focus={post.focus}
            sizes="(min-width: 48rem) 30vw, (min-width: 36rem) 45vw, 90vw"
            width={640}
            height={270}
            className="size-full object-cover"
            eager={first}
          />
        ) : (
          <>
            <Strip seed={title} picks={112} />
            <span className="sr-only">{title}</span>
          </>
        )}
      </a>
      <p className="mt-4 text-small text-quiet">
        <time dateTime={publishDate}>{ordinalDate(zonedDate(new Date(publishDate), zone))}</time>
        {author && (
          <>
            {' '}
            · <span className="inline-block max-w-full">{author}</span>
          </>
        )}
      </p>
      <Heading className="mt-1 text-title leading-tight font-bold">
        <a className="hover:underline" href={postAddress(post.slug)}>
          {title}
        </a>
      </Heading>
      <p className="mt-2">{post.excerpt}</p>
      <p className="mt-auto pt-5">
        <a className="button" href={postAddress(post.slug)}>
          <RichMessage
            of={say.readMore({ title })}
            tags={{
              hidden: (words) => (
                <span className="sr-only" lang={tagIfLeft(title)}>
                  {words}
                </span>
              ),
            }}
          />
        </a>
      </p>
    </article>
  );
}
