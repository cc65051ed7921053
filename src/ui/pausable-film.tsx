import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLive } from './use-live.ts';
import { useMediaQuery } from './use-media-query.ts';

/** The addresses of a film and of the picture shown until it plays. */
export interface Film {
  webm: string;
  mp4: string;
  poster: string;
}

interface PausableFilmProps {
  film: Film;
  width: number;
  height: number;
  className?: string;
}

/** The windows in which a film plays by itself. A phone only downloads it on request. */
const PLAYS = '(prefers-reduced-motion: no-preference) and (min-width: 48rem)';

/** A silent looping film that can be paused. If it doesn't play by itself, its poster is shown until it is played. */
export function PausableFilm({ film, width, height, className }: PausableFilmProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [chosen, setChosen] = useState<'playing' | 'paused'>();
  const still = !useMediaQuery(PLAYS, false);
  const live = useLive();
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
      <video
        ref={video}
        className={className}
        width={width}
        height={height}
        poster={film.poster}
        autoPlay
        muted
        loop
        playsInline
        aria-hidden="true"
        tabIndex={-1}
      >
        <source src={film.webm} type="video/webm" media={media} />
        <source src={film.mp4} type="video/mp4" media={media} />
      </video>
      <button type="button" className="film-toggle" aria-pressed={paused} onClick={paused ? play : pause}>
        <span className="sr-only">Pause the film</span>
        <svg viewBox="0 0 24 24" className="size-5" aria-hidden="true">
          <path d={paused ? 'M7 4v16l13-8z' : 'M6 4h4v16H6zm8 0h4v16h-4z'} fill="currentColor" />
        </svg>
      </button>
    </>
  );
}
