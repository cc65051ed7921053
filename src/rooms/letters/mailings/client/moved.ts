import { escapeHtml } from '#platform/contract/rich-text.ts';
import { formatDays, type ListedEdition, scheduleOf } from '#rooms/edition/contract.ts';
import type { MailingInput } from '../contract.ts';
import * as say from '../messages.ts';

/** To all who are registered: where and when the summit is now. */
export function aboutMove(edition: ListedEdition): Pick<MailingInput, 'subject' | 'body'> {
  const { venue, city, eventTime } = edition;
  const schedule = scheduleOf(edition);
  const facts = [
    [say.movedPlace(), [venue, city].filter(Boolean).join(', ')],
    [say.movedDays(), schedule ? formatDays(schedule) : ''],
    [say.movedDoors(), eventTime ?? ''],
  ];
  const lines = facts
    .filter(([, value]) => value)
    .map(([label, value]) => `<li><strong>${label}</strong> ${escapeHtml(value ?? '')}</li>`);
  const summit = '{summit}';
  return {
    subject: say.movedSubject({ summit }),
    body: `<p>${say.movedGreeting({ name: '{name}' })}</p><p>${say.movedLead({ summit })}</p><ul>${lines.join('')}</ul><p>${say.movedTicket()}</p>`,
  };
}
