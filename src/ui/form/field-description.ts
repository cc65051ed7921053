/** A field of a public form, for the page and for the form without JavaScript. */
export interface FieldDescription {
  name: string;
  label: string;
  /** 'lines' is text on several lines. */
  type: 'text' | 'email' | 'tel' | 'number' | 'date' | 'lines' | 'choice';
  /**
   * The autofill token of the HTML standard. Not 'off': browsers would then forget the value when going back.
   */
  autoComplete?: string;
  optional?: boolean;
  hint?: string;
  /** For a choice. */
  options?: readonly (string | { value: string; label: string })[];
}

export type FieldMessages = Record<string, string>;
