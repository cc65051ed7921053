import type { CallContext } from '#platform/server/http/context.ts';
import type { MailTemplate, MailText } from '../mail-texts.ts';
import type { AnyMail } from './write-mail.ts';

/** How a mail is written to somebody whose record is there already. */
export interface MailExample {
  /** Those who have such a record, the newest first. */
  people(context: CallContext, limit: number): Promise<{ id: string; name: string }[]>;
  /** Undefined if the record is gone. */
  write(context: CallContext, id: string): Promise<AnyMail | undefined>;
}

export type MailExamples = Partial<Record<MailTemplate, MailExample>>;

declare module '#platform/server/module.ts' {
  interface ServerModule {
    /** Those that it writes. */
    mails?: Readonly<Record<string, MailText>>;
    mailExamples?: MailExamples;
  }
}

export function exampleOf({ modules }: CallContext, template: MailTemplate): MailExample | undefined {
  return modules.map(({ mailExamples }) => mailExamples?.[template]).find((example) => example);
}
