import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import * as say from './messages.ts';
import { focusOf } from './picture.tsx';
import { savesData } from './saves-data.ts';
import { useLive } from './use-live.ts';
import { useMediaQuery } from './use-media-query.ts';

/** Less than a slide shows of itself while it comes into view. */
const SHARE = 0.25;

/** The addresses of a film and of the picture shown until it plays. */
export interface Film {
  sources: readonly { src: string; type: string }[];
  poster: string;
  /** What it shows; without it, it is decoration. */
  label?: string;
  captions?: string | undefined;
  /** Too large to be loaded before it is seen, or by a browser that asks for less. */
  isLarge?: boolean;
}

interface PausableFilmProps {
  film: Film;
  width: number;
  height: number;
  /** The part that is never cut off (src/ui/picture.tsx). */
  focus?: string | undefined;
  /** Visible when the page opens, so its picture is loaded immediately. */
  eager: boolean;
}

/** The windows in which a film plays by itself. A phone only downloads it on request. */
const PLAYS = '(prefers-reduced-motion: no-preference) and (min-width: 48rem)';

/** A silent looping film that can be paused. If it doesn't play by itself, its poster is shown until it is played. */
export function PausableFilm({ film, width, height, focus, eager }: PausableFilmProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [chosen, setChosen] = useState<'playing' | 'paused'>();
  const live = useLive();
  const isSeen = useSeen(video);
  // Until the page lives, it is painted first, or only prepared. Whether a large film is wanted, only the browser knows.
  const isHeld = !live || Boolean(film.isLarge && (!isSeen || savesData()));
  const still = !useMediaQuery(PLAYS, false) || isHeld;
  const sources = isHeld && chosen !== 'playing' ? [] : film.sources;
  const plays = !still || chosen === 'playing';
  const paused = chosen ? chosen === 'paused' : live && still;
  const media = chosen === 'playing' ? undefined : PLAYS;
  const pause = () => {
    video.current?.pause();
    setChosen('paused');
  };
  const play = () => {
    flushSync(() => setChosen('playing'));
    // If it doesn't play by itself, none of the sources matched until now.
    if (video.current?.networkState === HTMLMediaElement.NETWORK_NO_SOURCE) video.current.load();
    video.current?.play().catch(() => setChosen('paused'));
  };
  return (
    <>
      {/* Not the video's own poster: browsers paint nothing of a page before they have decoded that. */}
      <img
        className="film"
        {...focusOf(focus)}
        src={film.poster}
        alt=""
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
      />
      <video
        ref={video}
        className="film"
        {...focusOf(focus)}
        width={width}
        height={height}
        autoPlay
        muted
        loop
        playsInline
        aria-hidden={film.label ? undefined : true}
        aria-label={film.label}
        tabIndex={-1}
      >
        {sources.map(({ src, type }) => (
          <source key={src} src={src} type={type} media={media} />
        ))}
        {film.captions && plays && (
          <track kind="captions" label={say.captions()} src={film.captions} default />
        )}
      </video>
      <button type="button" className="film-toggle" aria-pressed={paused} onClick={paused ? play : pause}>
        <span className="sr-only">{say.pauseFilm()}</span>
        <svg viewBox="0 0 24 24" className="size-5" aria-hidden="true">
          <path d={paused ? 'M7 4v16l13-8z' : 'M6 4h4v16H6zm8 0h4v16h-4z'} fill="currentColor" />
        </svg>
      </button>
    </>
  );
}

/** Whether the element has been on the screen. */
function useSeen(element: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current || isSeen) return;
    const watch = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { threshold: SHARE },
    );
    watch.observe(current);
    return () => watch.disconnect();
  }, [element, isSeen]);
  return isSeen;
}
