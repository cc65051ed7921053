import { PICTURE_WIDTHS } from '#platform/contract/picture-widths.ts';

/** On a phone, between the page's margins and beside the strip of its cloth. */
const ON_A_PHONE = 'calc(100vw - 4.25rem)';
/** The width of a picture in a `.gallery` (src/ui/parts.css), as a `sizes` value. */
export const GALLERY_SIZES = `(min-width: 80.25rem) 19rem, (min-width: 52.75rem) 27vw, (min-width: 36rem) 40vw, ${ON_A_PHONE}`;
/** The same for the leading gallery, whose two columns grow with the page. */
export const LEADING_SIZES = `(min-width: 96rem) 28rem, (min-width: 52.75rem) 27vw, (min-width: 36rem) 40vw, ${ON_A_PHONE}`;

interface PictureProps {
  src: string;
  alt: string;
  /** How wide it is shown, so that the browser can choose a file. */
  sizes: string;
  width: number;
  height: number;
  className?: string;
  /** Shown instead if the picture can't be loaded. */
  fallback?: string;
  /** The part that is never cut off: percentages in tens, from the left and from the top. */
  focus?: string;
  /** Visible when the page opens, so it is loaded immediately. */
  eager?: boolean;
}

/** An uploaded picture in the size and format that suits the browser. */
export function Picture({
  src,
  alt,
  sizes,
  width,
  height,
  className,
  fallback,
  focus,
  eager = false,
}: PictureProps) {
  // A picture that somebody has only just chosen has one size.
  const isLocal = src.startsWith('blob:');
  return (
    <img
      src={isLocal ? src : `${src}?w=640`}
      srcSet={isLocal ? undefined : PICTURE_WIDTHS.map((one) => `${src}?w=${one} ${one}w`).join(', ')}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      className={className}
      data-fallback={fallback}
      {...focusOf(focus)}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={eager ? 'high' : 'auto'}
    />
  );
}

/** The policy forbids style attributes, so the style sheet reads these (src/ui/focus.css). */
export function focusOf(focus: string | undefined) {
  const [left, top] = focus?.split(' ') ?? [];
  return { 'data-left': left === '50' ? undefined : left, 'data-top': top === '50' ? undefined : top };
}
