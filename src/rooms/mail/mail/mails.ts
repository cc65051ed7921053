import { defineMails } from './mail-texts.ts';

/** The mails of the mail desk itself. */
export const ownMails = defineMails({
  newsAgain: {
    label: 'News again',
    readBy: { right: 'mail' },
    lead: 'To somebody who had unsubscribed and whose address asks for news again.',
    position: 110,
    subject: 'News again? {summit}',
    heading: 'Do you want news again, {name}?',
    opening: ['You had unsubscribed. Now somebody asked for news with this address. Was it you?'],
    closing: ['If it wasn’t, there is nothing to do: without your click nothing is sent.'],
    button: 'Yes, send me news',
    secret: 'link',
    reason: 'You get this mail because this address was entered on a page of {site}.',
  },
  test: {
    label: 'Test mail',
    readBy: { right: 'mail' },
    lead: 'To an address that you enter on the Mail screen.',
    position: 200,
    subject: 'Test mail: {summit}',
    heading: 'It arrived.',
    opening: ['This is how mail from {site} looks. {name} sent it as a test.'],
    closing: ['If it was in the spam folder, the Mail screen shows what your domain still lacks.'],
    reason: 'You get this mail because somebody tested the mail of {site}.',
  },
});

type OwnMails = typeof ownMails;
declare module './mail-texts.ts' {
  interface Mails extends OwnMails {}
}
