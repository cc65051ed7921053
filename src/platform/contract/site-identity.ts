/** Whose site this is, as the back-office says it. */
export interface SiteIdentity {
  /** The summit's name. */
  name: string;
  organiser: string;
  email: string;
  designerName: string;
  designerWebsite: string;
}
