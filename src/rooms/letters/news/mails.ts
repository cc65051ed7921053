import { defineMails } from '#rooms/mail/contract.ts';
export const newsMails = defineMails({
  newsWanted: {
    label: 'News wanted',
    readBy: { right: 'news' },
    lead: 'To an address that asks for news of the next summit, before it gets any.',
    position: 105,
    subject: 'Please confirm: news of the next summit',
    heading: 'Shall we write to you?',
    opening: ['Somebody asked with this address to hear of the next summit. Was it you?'],
    closing: ['If it wasn’t, there is nothing to do: without your click nothing is sent.'],
    button: 'Yes, send me news',
    secret: 'link',
    reason: 'You get this mail because this address was entered on a page of {site}.',
  },
});

type NewsMails = typeof newsMails;
declare module '#rooms/mail/mail/mail-texts.ts' {
  interface Mails extends NewsMails {}
}
