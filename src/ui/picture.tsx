import { PICTURE_WIDTHS } from '#platform/contract/picture-widths.ts';

/** How wide a picture stands in a `.gallery` (src/ui/parts.css), in the words of its `sizes`. */
export const GALLERY_SIZES = '(min-width: 62rem) 23rem, (min-width: 36rem) 42vw, 85vw';

interface PictureProps {
  src: string;
  alt: string;
  /** How wide it is shown, for the browser to choose by. */
  sizes: string;
  width: number;
  height: number;
  className?: string;
  /** Among the first things seen: fetched at once. */
  eager?: boolean;
}

/** An uploaded picture in the size and format that suits the browser. */
export function Picture({ src, alt, sizes, width, height, className, eager = false }: PictureProps) {
  return (
    <img
      src={`${src}?w=640`}
      srcSet={PICTURE_WIDTHS.map((one) => `${src}?w=${one} ${one}w`).join(', ')}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      className={className}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={eager ? 'high' : 'auto'}
    />
  );
}
