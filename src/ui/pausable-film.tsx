import { useRef, useState } from 'react';

interface PausableFilmProps {
  /** The file name under /media, without its extension. */
  name: string;
  width: number;
  height: number;
  className?: string;
}

/** A silent looping film that can be paused. With reduced motion, only its poster is shown. */
export function PausableFilm({ name, width, height, className }: PausableFilmProps) {
  const film = useRef<HTMLVideoElement>(null);
  const [paused, setPaused] = useState(false);
  const toggle = () => {
    if (paused) film.current?.play().catch(() => setPaused(true));
    else film.current?.pause();
    setPaused(!paused);
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
        disablePictureInPicture
        aria-hidden="true"
        tabIndex={-1}
      >
        <source
          src={`/media/${name}.webm`}
          type="video/webm"
          media="(prefers-reduced-motion: no-preference)"
        />
        <source src={`/media/${name}.mp4`} type="video/mp4" media="(prefers-reduced-motion: no-preference)" />
      </video>
      <button
        type="button"
        className="film-toggle motion-reduce:hidden"
        aria-pressed={paused}
        onClick={toggle}
      >
        <span className="sr-only">Pause the film</span>
        <svg viewBox="0 0 24 24" className="size-5" aria-hidden="true">
          <path d={paused ? 'M7 4v16l13-8z' : 'M6 4h4v16H6zm8 0h4v16h-4z'} fill="currentColor" />
        </svg>
      </button>
    </>
  );
}
