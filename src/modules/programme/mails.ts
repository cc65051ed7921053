import { defineMails } from '#modules/mail/mail-texts.ts';

/** What the programme writes to speakers. */
export const programmeMails = defineMails({
  speakerSessions: {
    label: 'Sessions of a speaker',
    lead: 'To speakers who have an address, when what was published changes something for them.',
    position: 160,
    subject: 'Your sessions: {summit}',
    heading: 'Your sessions have changed, {name}.',
    opening: ['This is what we have just published about the sessions that you are in.'],
    closing: ['If a time doesn’t suit you, please reply to this mail as soon as you can.'],
    button: 'See the programme',
    reason: 'You get this mail because you speak at {summit}.',
  },
});

type ProgrammeMails = typeof programmeMails;
declare module '#modules/mail/mail-texts.ts' {
  interface Mails extends ProgrammeMails {}
}
