import { defineMails } from '#rooms/mail/contract.ts';
/** The mails about partnership requests. */
export const partnershipMails = defineMails({
  partnershipReceived: {
    label: 'Partnership request received',
    readBy: { right: 'partnerships' },
    lead: 'To whoever sends a partnership request.',
    position: 145,
    subject: 'We’ve received your partnership request: {summit}',
    heading: 'Thank you, {name}.',
    opening: ['We’ve received your request. We’ll get back to you within two working days.'],
    closing: ['If you’d like to add something, just reply to this mail.'],
    reason: 'You get this mail because you asked for a partnership at {site}.',
  },
  partnershipAnswer: {
    label: 'Answer to a partnership request',
    readBy: { right: 'partnerships' },
    lead: 'To whoever sent a partnership request, with what an organiser writes to them.',
    position: 146,
    subject: '{subject}',
    heading: '{subject}',
    opening: ['Dear {name},'],
    closing: ['{writer}, {organiser}'],
    placeholders: {
      subject: {
        meaning: 'what the organiser wrote as the subject',
        example: 'Gold at the summit',
        isNeeded: true,
      },
      writer: { meaning: 'who wrote it', example: 'Kofi Boateng' },
    },
    reason: 'You get this mail because you asked for a partnership at {site}.',
  },
  partnershipNotice: {
    label: 'Partnership request, to organisers',
    readBy: { right: 'partnerships' },
    lead: 'To everybody who may answer it when a partnership request arrives, with all of its answers.',
    position: 147,
    subject: 'Partnership request: {company}, {package}',
    heading: '{company} asks for a partnership.',
    opening: ['{name} sent this request. They were told to expect an answer within two working days.'],
    closing: ['Reply to this mail to write to them.'],
    button: 'Open the request',
    placeholders: {
      company: { meaning: 'the company', example: 'Volta Foods Ltd' },
      package: { meaning: 'the package', example: 'Gold' },
    },
    reason: 'You get this mail because you answer partnership requests at {site}.',
  },
});

type PartnershipMails = typeof partnershipMails;
declare module '#rooms/mail/mail/mail-texts.ts' {
  interface Mails extends PartnershipMails {}
}
