/** A logo as a page shows it. */
export interface LogoPicture {
  address: string;
  width: number;
  height: number;
}

/** The logo of a site that has one of its own. */
export interface SiteLogo {
  onLight: LogoPicture;
  /** Without one for dark grounds, the other one stands there on a light plate. */
  onDark: LogoPicture | undefined;
  /** Beside the logo is the summit's name. */
  showsName: boolean;
}
