/** One field of a public form, as the page and its plain form need to know it. */
export interface FieldDescription {
  name: string;
  label: string;
  type: 'text' | 'email' | 'tel' | 'choice';
  /** The autofill token of the HTML standard. Not 'off': browsers would forget the answer on the way back. */
  autoComplete?: string;
  optional?: boolean;
  hint?: string;
  /** For a choice. */
  options?: readonly string[];
}

export type FieldMessages = Record<string, string>;
