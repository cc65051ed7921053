import { language } from '#platform/contract/language.ts';
import * as text from '../../star-messages.ts';

/** Such as ‘One’, ‘Two’ and ‘Three’. */
export function titlesInWords(sessions: readonly { title: string }[]): string {
  return new Intl.ListFormat(language()).format(sessions.map(({ title }) => text.quoted({ title })));
}
