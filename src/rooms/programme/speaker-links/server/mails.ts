import type { CallContext } from '#platform/server/http/context.ts';
import { siteUrl } from '#platform/server/site-url.ts';
import { greetable, type MailExample, type MailExamples, type NewMail } from '#rooms/mail/server.ts';
import { getSpeaker, type SpeakerRow } from '#rooms/programme/speakers/server/service.ts';
import { findLink, listLinks } from './queries.ts';
import type { SpeakerLinkRow } from './tables.ts';

type Reached = Pick<SpeakerLinkRow, 'id'> & { email: string };

export function pageMail(speaker: SpeakerRow, link: Reached, address: string): NewMail<'speakerPage'> {
  return { template: 'speakerPage', ...to(speaker, link), link: address };
}

export function reminderMail(
  speaker: SpeakerRow,
  link: Reached,
  address: string,
): NewMail<'speakerReminder'> {
  return { template: 'speakerReminder', ...to(speaker, link), link: address };
}

function to({ fullname }: SpeakerRow, { id, email }: Reached) {
  return { to: { name: fullname, email }, values: { name: greetable(fullname) }, aboutId: id };
}

type Write = typeof pageMail | typeof reminderMail;

/** To speakers with an address, as they would get it. */
function toSpeakers(write: Write): MailExample {
  const read = async ({ store }: CallContext, link: SpeakerLinkRow | undefined) => {
    if (!link?.email) return undefined;
    const speaker = await getSpeaker(store.database, link.speaker_id).catch(() => undefined);
    return speaker && { speaker, link: { id: link.id, email: link.email } };
  };
  return {
    async people(context, limit) {
      const links = await listLinks(context.store.database);
      const found = await Promise.all(links.slice(0, limit).map((link) => read(context, link)));
      return found.flatMap((one) => (one ? [{ id: one.link.id, name: one.speaker.fullname }] : []));
    },
    async write(context, id) {
      const one = await read(context, await findLink(context.store.database, id));
      return one && write(one.speaker, one.link, siteUrl(context.config));
    },
  };
}

export const speakerLinkMailExamples = {
  speakerPage: toSpeakers(pageMail),
  speakerReminder: toSpeakers(reminderMail),
} satisfies MailExamples;
