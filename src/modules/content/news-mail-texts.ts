/** The mails about news, other than news itself. */
export const NEWS_MAIL_TEXTS = {
  newsAgain: {
    label: 'News again',
    lead: 'To somebody who had unsubscribed and whose address asks for news again.',
    subject: 'News again? {summit}',
    heading: 'Do you want news again, {name}?',
    opening: ['You had unsubscribed. Now somebody asked for news with this address. Was it you?'],
    closing: ['If it wasn’t, there is nothing to do: without your click nothing is sent.'],
    button: 'Yes, send me news',
    hasSecretLink: true,
    reason: 'You get this mail because this address was entered on a page of {site}.',
  },
} as const;
