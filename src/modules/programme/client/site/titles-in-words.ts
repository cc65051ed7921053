import { LANGUAGE } from '#platform/contract/plural.ts';
import * as text from '../../star-messages.ts';

/** Such as ‘One’, ‘Two’ and ‘Three’. */
export function titlesInWords(sessions: readonly { title: string }[]): string {
  return new Intl.ListFormat(LANGUAGE).format(sessions.map(({ title }) => text.quoted({ title })));
}
