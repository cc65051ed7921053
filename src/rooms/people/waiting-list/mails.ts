import { defineMails } from '#rooms/mail/contract.ts';
/** The mails to people on the waiting list. */
export const waitingMails = defineMails({
  waiting: {
    label: 'On the waiting list',
    readBy: { right: 'waiting-list' },
    lead: 'To everybody who joins the waiting list, at once.',
    position: 120,
    subject: 'You’re on the waiting list: {summit}',
    heading: 'You’re on the waiting list, {name}.',
    opening: ['As soon as a place is free we write to you, and keep it for you for a while.'],
    closing: ['On your page you see where you stand, and can leave the list. Keep the link to yourself.'],
    button: 'See where you stand',
    secret: 'link',
    reason: 'You get this mail because you joined the waiting list at {site}.',
  },
  placeOffered: {
    label: 'A place is free',
    readBy: { right: 'waiting-list' },
    lead: 'To who waited, when places come free.',
    position: 130,
    subject: 'There’s a place for you: {summit}',
    heading: 'There’s room for you, {name}.',
    opening: [
      'What you waited for has come free. We keep it for you until {until}. After that, it’s offered to the next on the list.',
    ],
    closing: [
      'On the page that opens you accept, or leave the list. Opening it decides nothing. Keep the link to yourself.',
    ],
    button: 'See the offer',
    secret: 'link',
    placeholders: {
      until: {
        meaning: 'until when the place is kept',
        example: '26th August 2025, 9:00 AM GMT',
        isNeeded: true,
      },
    },
    reason: 'You get this mail because you’re on the waiting list at {site}.',
  },
  offerEnded: {
    label: 'Offer of a place ended',
    readBy: { right: 'waiting-list' },
    lead: 'To who didn’t take an offered place in time.',
    position: 140,
    subject: 'The offer has ended: {summit}',
    heading: 'The offer has ended, {name}.',
    opening: ['Nobody took the place in time, so it goes to the next on the list.'],
    closing: ['If you’d still like to come, join the waiting list again, or reply to this mail.'],
    reason: 'You get this mail because you were on the waiting list at {site}.',
  },
});

type WaitingMails = typeof waitingMails;
declare module '#rooms/mail/mail/mail-texts.ts' {
  interface Mails extends WaitingMails {}
}
