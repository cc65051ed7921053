import type { RenewLink } from './desk.ts';
import type { MailExamples } from './examples.ts';

/** What mail is given by features that depend on it. */
export interface AroundMail {
  renewLink: RenewLink;
  examples: MailExamples;
}
