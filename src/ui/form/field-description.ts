/** A field of a public form, for the page and for the form without JavaScript. */
export interface FieldDescription {
  name: string;
  label: string;
  /** 'lines' is text on several lines; of 'several' options, each that was chosen is a line of the value. */
  type: 'text' | 'email' | 'tel' | 'number' | 'date' | 'lines' | 'choice' | 'several' | 'file';
  /**
   * The autofill token of the HTML standard. Not 'off': browsers would then forget the value when going back.
   */
  autoComplete?: string;
  optional?: boolean;
  hint?: string;
  /** The media types of a file. */
  accept?: string;
  /** Sends a file at once, and returns the value that stands for it. */
  keep?: ((file: File) => Promise<string>) | undefined;
  /** To choose from. */
  options?: readonly (string | { value: string; label: string })[];
}

export type FieldMessages = Record<string, string>;
