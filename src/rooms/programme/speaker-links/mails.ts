import { defineMails } from '#rooms/mail/contract.ts';
/** The mails to speakers about their own page. */
export const speakerLinkMails = defineMails({
  speakerPage: {
    label: 'Speaker’s own page',
    readBy: { right: 'speaker-pages' },
    lead: 'To a speaker whom an organiser sends the link of their own page.',
    position: 162,
    subject: 'Your page as a speaker: {summit}',
    heading: 'You speak at {summit}, {name}.',
    opening: [
      'On your page you check what visitors read about you, send a picture, and tell us when you can speak and what you need. It takes five minutes, without an account.',
    ],
    closing: [
      'Whoever has the link can open your page, so please don’t pass it on.',
      'Nothing you send is public before {organiser} has seen it.',
    ],
    button: 'Open your page',
    secret: 'renewable link',
    reason: 'You get this mail because you’re a speaker at {site}.',
  },
  speakerReminder: {
    label: 'Speaker’s own page, reminder',
    readBy: { right: 'speaker-pages' },
    lead: 'To a speaker who was sent the link of their own page and hasn’t sent anything there.',
    position: 163,
    subject: 'We’re waiting for your details: {summit}',
    heading: 'A reminder, {name}.',
    opening: [
      'We haven’t heard from you yet. On your page you check what visitors read about you, and tell us when you can speak and what you need.',
    ],
    closing: [
      'If everything is right as it stands there, press the button at its end: then we know.',
      'If you can’t come, just reply to this mail.',
    ],
    button: 'Open your page',
    secret: 'renewable link',
    reason: 'You get this mail because you’re a speaker at {site}.',
  },
});

type SpeakerLinkMails = typeof speakerLinkMails;
declare module '#rooms/mail/mail/mail-texts.ts' {
  interface Mails extends SpeakerLinkMails {}
}
