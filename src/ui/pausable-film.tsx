import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLive } from './use-live.ts';
import { useMediaQuery } from './use-media-query.ts';

interface PausableFilmProps {
  /** The file name under /media, without its extension. */
  name: string;
  width: number;
  height: number;
  className?: string;
}

/** The windows in which a film plays by itself. A phone only downloads it on request. */
const PLAYS = '(prefers-reduced-motion: no-preference) and (min-width: 48rem)';

/** A silent looping film that can be paused. If it doesn't play by itself, its poster is shown until it is played. */
export function PausableFilm({ name, width, height, className }: PausableFilmProps) {
  const film = useRef<HTMLVideoElement>(null);
  const [chosen, setChosen] = useState<'playing' | 'paused'>();
  const still = !useMediaQuery(PLAYS, false);
  const live = useLive();
  const paused = chosen ? chosen === 'paused' : live && still;
  const media = chosen === 'playing' ? undefined : PLAYS;
  const pause = () => {
    film.current?.pause();
    setChosen('paused');
  };
  const play = () => {
    flushSync(() => setChosen('playing'));
    // If it doesn't play by itself, none of the sources matched until now.
    if (film.current?.networkState === HTMLMediaElement.NETWORK_NO_SOURCE) film.current.load();
    film.current?.play().catch(() => setChosen('paused'));
  };
  return (
    <>
      <video
        ref={film}
        className={className}
        width={width}
        height={height}
        poster={`/media/${name}.webp`}
        autoPlay
        muted
        loop
        playsInline
        aria-hidden="true"
        tabIndex={-1}
      >
        <source src={`/media/${name}.webm`} type="video/webm" media={media} />
        <source src={`/media/${name}.mp4`} type="video/mp4" media={media} />
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
