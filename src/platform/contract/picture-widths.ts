/** The widths that a page may ask for with `?w=`; any other is answered as the original. */
export const PICTURE_WIDTHS = [320, 640, 960, 1280] as const;
