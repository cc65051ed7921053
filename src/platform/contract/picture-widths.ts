/** The widths a page may request with `?w=`. For any other, the original is served. */
export const PICTURE_WIDTHS = [320, 640, 960, 1280] as const;
