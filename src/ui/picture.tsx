import { PICTURE_WIDTHS } from '#platform/contract/picture-widths.ts';

/** How wide a picture stands in a `.gallery` (src/ui/parts.css), in the words of its `sizes`. */
export const GALLERY_SIZES =
  '(min-width: 80.25rem) 19rem, (min-width: 52.75rem) 30vw, (min-width: 36rem) 45vw, 90vw';
/** The same in the leading one, whose two columns grow with the page. */
export const LEADING_SIZES =
  '(min-width: 96rem) 28rem, (min-width: 52.75rem) 30vw, (min-width: 36rem) 45vw, 90vw';

interface PictureProps {
  src: string;
  alt: string;
  /** How wide it is shown, for the browser to choose by. */
  sizes: string;
  width: number;
  height: number;
  className?: string;
  /** What stands in for it where it can't be loaded. */
  fallback?: string;
  /** Among the first things seen: fetched at once. */
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
  eager = false,
}: PictureProps) {
  return (
    <img
      src={`${src}?w=640`}
      srcSet={PICTURE_WIDTHS.map((one) => `${src}?w=${one} ${one}w`).join(', ')}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      className={className}
      data-fallback={fallback}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={eager ? 'high' : 'auto'}
    />
  );
}
