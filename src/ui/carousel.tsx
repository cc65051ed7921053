import useEmblaCarousel from 'embla-carousel-react';
import {
  type FocusEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useState,
  useSyncExternalStore,
} from 'react';
import { CarouselControls } from './carousel-controls.tsx';
import * as say from './messages.ts';
import { useMediaQuery } from './use-media-query.ts';

export interface Slide {
  name: string;
  content?: ReactNode;
  /** In its place, what the server drew. Always the same object: another one would be taken for a change. */
  drawn?: { __html: string } | undefined;
}

interface CarouselProps {
  label: string;
  slides: readonly Slide[];
  /** Milliseconds between automatic slide changes. */
  delay: number;
  /** Sets how many slides are visible at once, and the space between them. */
  className?: string;
}

/** Slides that change automatically. Visitors can pause, drag and step through them. */
export function Carousel({ label, slides, delay, className = '' }: CarouselProps) {
  const id = useId();
  const [viewport, carousel] = useEmblaCarousel({ loop: true, align: 'start' });
  const turn = useCallback(() => carousel?.scrollNext(), [carousel]);
  const rotation = useRotation(delay, carousel && turn);
  const subscribe = useCallback(
    (changed: () => void) => {
      carousel?.on('select', changed).on('reInit', changed);
      return () => carousel?.off('select', changed).off('reInit', changed);
    },
    [carousel],
  );
  const selected = useSyncExternalStore(
    subscribe,
    () => carousel?.selectedScrollSnap() ?? 0,
    () => 0,
  );
  const holdForFocus = ({ target }: FocusEvent) => {
    rotation.hold();
    if (carousel?.rootNode().contains(target) && target.matches(':focus-visible')) rotation.stop();
  };
  return (
    <section
      className={`carousel ${className}`}
      aria-roledescription={say.carousel()}
      aria-label={label}
      onMouseEnter={rotation.hold}
      onMouseLeave={rotation.release}
      onFocus={holdForFocus}
      onBlur={rotation.release}
    >
      <CarouselControls
        slides={slides.map(({ name }) => name)}
        slidesId={id}
        selected={selected}
        rotating={rotation.rotating}
        onToggle={rotation.toggle}
        onPrevious={() => carousel?.scrollPrev()}
        onNext={() => carousel?.scrollNext()}
        onChoose={(index) => carousel?.scrollTo(index)}
      />
      <div className="carousel-viewport" ref={viewport}>
        <ul id={id} className="carousel-slides" aria-live={rotation.turning ? 'off' : 'polite'}>
          {slides.map(({ name, content, drawn }, index) => (
            <li
              key={name}
              className="carousel-slide"
              aria-roledescription={say.slide()}
              aria-label={say.slideOf({ number: index + 1, slides: slides.length, name })}
              {...(drawn && { dangerouslySetInnerHTML: drawn, suppressHydrationWarning: true })}
            >
              {content}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/**
 * Calls `turn` at regular intervals, unless the visitor stopped it, points at it or prefers reduced motion.
 * Once the keyboard focus has been inside, it stays stopped until it is started again (W3C APG, carousel
 * pattern).
 */
function useRotation(delay: number, turn: (() => void) | undefined) {
  const still = useReducedMotion();
  const [chosen, setChosen] = useState<boolean>();
  const [held, setHeld] = useState(false);
  const rotating = chosen ?? !still;

  useEffect(() => {
    if (!turn || !rotating || held) return;
    const timer = setInterval(turn, delay);
    return () => clearInterval(timer);
  }, [turn, rotating, held, delay]);

  return {
    rotating,
    /** Whether slides are changing automatically at the moment. */
    turning: rotating && !held,
    toggle: () => setChosen(!rotating),
    stop: () => setChosen(false),
    hold: () => setHeld(true),
    release: () => setHeld(false),
  };
}

/** Whether the visitor prefers reduced motion. On the server always true. */
function useReducedMotion(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)', true);
}
