import { defineMails } from '#rooms/mail/contract.ts';
/** The mails about what attendees do on their own page. */
export const personalPageMails = defineMails({
  personalCode: {
    label: 'Code for a change',
    readBy: { right: 'attendees' },
    lead: 'To somebody who changes something on their own page, with the code that confirms it.',
    position: 50,
    subject: 'Your code: {summit}',
    heading: 'Your code, {name}.',
    opening: [
      'You asked to {what}. Type this code on your page to do it. It works once, for {minutes} minutes.',
    ],
    closing: [
      'If it wasn’t you, there is nothing to do: without the code nothing changes. Give it to nobody.',
    ],
    secret: 'code',
    placeholders: {
      what: {
        meaning: 'what they asked for, such as ‘cancel your registration’',
        example: 'cancel your registration',
      },
      minutes: { meaning: 'how many minutes the code works', example: '15' },
    },
    reason: 'You get this mail because this address was entered on a page of {site}.',
  },
  registrationChanged: {
    label: 'Registration changed',
    readBy: { right: 'attendees' },
    lead: 'To somebody who corrected their registration.',
    position: 60,
    subject: 'Your registration has changed: {summit}',
    heading: 'Your registration has changed, {name}.',
    opening: ['This is how your registration reads now.'],
    closing: ['If it wasn’t you, reply to this mail at once. It reaches {organiser}.'],
    button: 'Open your page',
    secret: 'renewable link',
    reason: 'You get this mail because your registration at {site} was changed.',
  },
  addressChanged: {
    label: 'Address changed, to the old one',
    readBy: { right: 'attendees' },
    lead: 'To the address that a registration had until now.',
    position: 70,
    subject: 'Your registration has another address: {summit}',
    heading: 'Your registration has another address, {name}.',
    opening: ['From now on we write to the new address, and the link that you had has ended.'],
    closing: ['If it wasn’t you, reply to this mail at once. It reaches {organiser}.'],
    reason: 'You get this mail because your registration at {site} had this address.',
  },
  passedOn: {
    label: 'Place passed on, to who had it',
    readBy: { right: 'attendees' },
    lead: 'To somebody who passed their place on.',
    position: 90,
    subject: 'You passed your place on: {summit}',
    heading: 'Your place is passed on, {name}.',
    opening: ['{colleague} has it now, with a ticket and a link of their own. Yours have ended.'],
    closing: ['If it wasn’t you, reply to this mail at once. It reaches {organiser}.'],
    placeholders: {
      colleague: { meaning: 'who has the place now', example: 'Kojo Antwi' },
    },
    reason: 'You get this mail because you were registered at {site}.',
  },
});

type PersonalPageMails = typeof personalPageMails;
declare module '#rooms/mail/mail/mail-texts.ts' {
  interface Mails extends PersonalPageMails {}
}
