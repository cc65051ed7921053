import { defineMails } from '#rooms/mail/contract.ts';
/** What the programme writes to speakers, and to who starred sessions. */
export const programmeMails = defineMails({
  speakerSessions: {
    label: 'Sessions of a speaker',
    readBy: { right: 'speaker-pages' },
    lead: 'To speakers who have an address, when what was published changes something for them.',
    position: 164,
    subject: 'Your sessions: {summit}',
    heading: 'About your sessions, {name}.',
    opening: ['This is what we have just published about the sessions that you are in.'],
    closing: ['If a time doesn’t suit you, please reply to this mail as soon as you can.'],
    button: 'See the programme',
    reason:
      'You get this mail because you’re on the programme of {summit}, whose organisers have this address.',
  },
  starredSessions: {
    label: 'Change of a starred session',
    readBy: { right: 'attendees' },
    lead: 'To attendees who asked for it, when a session that they starred is moved, cancelled or takes place after all.',
    position: 101,
    subject: 'A session that you starred has changed: {summit}',
    heading: 'Your programme has changed, {name}.',
    opening: ['This is what we have just published about sessions that you starred.'],
    closing: ['To get no more of these mails, open your programme from the page of your registration.'],
    button: 'See the programme',
    reason: 'You get this mail because you starred a session at {site} and asked to be told of changes.',
  },
});

type ProgrammeMails = typeof programmeMails;
declare module '#rooms/mail/mail/mail-texts.ts' {
  interface Mails extends ProgrammeMails {}
}
