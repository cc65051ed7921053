import { defineMails } from '#rooms/mail/contract.ts';
/** The mails to attendees about their registration. */
export const attendeeMails = defineMails({
  registered: {
    label: 'Registration confirmed',
    readBy: { right: 'attendees' },
    lead: 'To everybody who registers, at once, with the facts, the calendar entry and the ticket, unless that has to be paid first.',
    position: 10,
    subject: 'You’re registered: {summit}',
    heading: 'You’re registered, {name}.',
    opening: ['We look forward to welcoming you. This is what you need to know.'],
    closing: [
      'On your page you can correct your details, cancel or pass your place on. Keep the link to yourself. If you need anything else, just reply to this mail. It reaches {organiser}.',
    ],
    withoutServer: [
      'To correct your details, cancel or pass your place on, just reply to this mail. It reaches {organiser}. Keep the link of your page to yourself.',
    ],
    button: 'Open your page',
    secret: 'renewable link',
    reason: 'You get this mail because you registered at {site}.',
  },
  ticket: {
    label: 'Ticket',
    readBy: { right: 'attendees' },
    lead: 'To everybody in an order, once it is paid.',
    position: 15,
    subject: 'Your ticket: {summit}',
    heading: 'Here is your ticket, {name}.',
    opening: ['Your place is paid for, so you have everything you need to come in.'],
    closing: [
      'It’s on your page too, whose link is in the mail that confirmed your registration. If you need anything else, just reply to this mail. It reaches {organiser}.',
    ],
    reason: 'You get this mail because you registered at {site}.',
  },
  groupComplete: {
    label: 'Group complete',
    readBy: { right: 'attendees' },
    lead: 'To who registered before enough of their company had for the group discount.',
    position: 20,
    subject: 'The group discount is yours: {summit}',
    heading: 'The group discount is yours, {name}.',
    opening: ['Enough people of your company have registered for it.'],
    closing: [
      'There is nothing to do. If you need anything else, just reply to this mail. It reaches {organiser}.',
    ],
    reason: 'You get this mail because you registered at {site}.',
  },
  registeredAfter: {
    label: 'Registered after the summit',
    readBy: { right: 'attendees' },
    lead: 'To everybody who registers once the summit is over.',
    position: 30,
    subject: 'We’ve noted your registration: {summit}',
    heading: 'Thank you, {name}.',
    opening: ['This summit is over. We’ll write to you about the next one.'],
    closing: ['If you’d rather we didn’t, just reply to this mail.'],
    reason: 'You get this mail because you registered at {site}.',
  },
  personalLink: {
    label: 'Link of somebody’s own page',
    readBy: { right: 'attendees' },
    lead: 'To whoever has lost the link of their own page and asks for a new one.',
    position: 40,
    subject: 'Your registration: {summit}',
    heading: 'Here is your page, {name}.',
    opening: ['This link opens your registration, with your ticket. The link that you had before has ended.'],
    closing: ['Keep the link to yourself. If you didn’t ask for it, there is nothing to do.'],
    button: 'Open your page',
    secret: 'renewable link',
    reason: 'You get this mail because somebody asked at {site} for the link of your registration.',
  },
  registrationCancelled: {
    label: 'Registration cancelled',
    readBy: { right: 'attendees' },
    lead: 'To somebody who cancelled their registration.',
    position: 80,
    subject: 'Your registration is cancelled: {summit}',
    heading: 'Your registration is cancelled, {name}.',
    opening: ['Your place is free for somebody else, and your ticket no longer counts.'],
    closing: ['If it was a mistake, reply to this mail. It reaches {organiser}.'],
    reason: 'You get this mail because your registration at {site} was cancelled.',
  },
  passedToYou: {
    label: 'Place passed on, to who has it',
    readBy: { right: 'attendees' },
    lead: 'To whoever has the place now, with the facts, the calendar entry and the ticket, unless that has to be paid first.',
    position: 100,
    subject: '{giver} passed a place on to you: {summit}',
    heading: 'You have a place, {name}.',
    opening: ['{giver} passed their registration on to you. This is what you need to know.'],
    closing: [
      'On your page you can correct your details, or cancel if you can’t come. Keep the link to yourself. If you need anything else, just reply to this mail. It reaches {organiser}.',
    ],
    button: 'Open your page',
    secret: 'renewable link',
    placeholders: {
      giver: { meaning: 'who passed the place on', example: 'Efua Sutherland' },
    },
    reason: 'You get this mail because {giver} entered your address at {site}.',
  },
});

type AttendeeMails = typeof attendeeMails;
declare module '#rooms/mail/mail/mail-texts.ts' {
  interface Mails extends AttendeeMails {}
}
