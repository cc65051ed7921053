import * as say from './messages.ts';

interface CarouselControlsProps {
  slides: readonly string[];
  slidesId: string;
  selected: number;
  rotating: boolean;
  onToggle: () => void;
  onPrevious: () => void;
  onNext: () => void;
  onChoose: (index: number) => void;
}

/** The button that stops the rotation comes first, so that the keyboard reaches it first. */
export function CarouselControls(props: CarouselControlsProps) {
  const { slides, slidesId, selected, rotating } = props;
  return (
    <div className="carousel-controls">
      <button type="button" className="round-button" onClick={props.onToggle}>
        <span className="sr-only">{rotating ? say.stopAutomaticSlides() : say.startAutomaticSlides()}</span>
        <Icon path={rotating ? 'M7 5h3v14H7zm7 0h3v14h-3z' : 'M8 5v14l11-7z'} filled />
      </button>
      <button type="button" className="round-button" aria-controls={slidesId} onClick={props.onPrevious}>
        <span className="sr-only">{say.previousSlide()}</span>
        <Icon path="M15 5l-7 7 7 7" />
      </button>
      <button type="button" className="round-button" aria-controls={slidesId} onClick={props.onNext}>
        <span className="sr-only">{say.nextSlide()}</span>
        <Icon path="M9 5l7 7-7 7" />
      </button>
      <fieldset className="flex flex-wrap" aria-label={say.chooseSlide()}>
        {slides.map((name, index) => (
          <button
            key={name}
            type="button"
            className="carousel-indicator"
            aria-controls={slidesId}
            aria-current={index === selected || undefined}
            onClick={() => props.onChoose(index)}
          >
            <span className="sr-only">{name}</span>
          </button>
        ))}
      </fieldset>
    </div>
  );
}

function Icon({ path, filled = false }: { path: string; filled?: boolean }) {
  return (
    <svg viewBox="0 0 24 24" className="size-5" aria-hidden="true">
      <path
        d={path}
        fill={filled ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth={filled ? 0 : 2.5}
      />
    </svg>
  );
}
