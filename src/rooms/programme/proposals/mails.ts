import { defineMails } from '#rooms/mail/contract.ts';

const title = { meaning: 'the title of the session', example: 'Looms that learn' };

/** The mails to people who propose a session. */
export const proposalMails = defineMails({
  proposalDraft: {
    label: 'Proposal kept as a draft',
    readBy: { right: 'proposals' },
    lead: 'To somebody who has begun a proposal for a session, with the link to go on.',
    position: 165,
    subject: 'Your draft: {summit}',
    heading: 'Your draft is kept, {name}.',
    opening: ['Go on with it whenever you like, on any device. Nobody reads it before you send it.'],
    closing: ['Whoever has the link can open your draft, so please don’t pass it on.'],
    button: 'Go on with it',
    secret: 'renewable link',
    reason: 'You get this mail because you began a proposal at {site}.',
  },
  proposalReceived: {
    label: 'Proposal received',
    readBy: { right: 'proposals' },
    lead: 'To somebody who proposes a session.',
    position: 166,
    subject: 'We’ve received your proposal: {summit}',
    heading: 'Thank you, {name}.',
    opening: ['We’ve received “{title}”. We read every proposal and write to you either way.'],
    closing: [
      'Until the call ends, you can change or withdraw it on its page, which also says what became of it.',
    ],
    button: 'Open your proposal',
    secret: 'renewable link',
    placeholders: { title },
    reason: 'You get this mail because you proposed a session at {site}.',
  },
  proposalLink: {
    label: 'Proposal, link sent again',
    readBy: { right: 'proposals' },
    lead: 'To somebody who proposed a session and asks for its link again.',
    position: 167,
    subject: 'The link of your proposal: {summit}',
    heading: 'Here is your link, {name}.',
    opening: ['It leads to the page of “{title}”, as the one before does.'],
    closing: ['Whoever has the link can open your proposal, so please don’t pass it on.'],
    button: 'Open your proposal',
    secret: 'renewable link',
    placeholders: { title },
    reason: 'You get this mail because somebody gave this address at {site}.',
  },
  proposalAccepted: {
    label: 'Proposal accepted',
    readBy: { right: 'proposals' },
    lead: 'To somebody whose proposal you accept.',
    position: 168,
    subject: 'You’re on the programme: {summit}',
    heading: 'Congratulations, {name}.',
    opening: [
      'We’d love to have “{title}” at {summit}.',
      'We’ll write to you with a link to your page as a speaker.',
    ],
    closing: ['If anything has changed on your side, just reply to this mail.'],
    placeholders: { title },
    reason: 'You get this mail because you proposed a session at {site}.',
  },
  proposalNamed: {
    label: 'Named in a proposal',
    readBy: { right: 'proposals' },
    lead: 'To somebody whom another person names as speaking with them.',
    position: 171,
    subject: 'You’re named in a proposal: {summit}',
    heading: 'You’re named in a proposal, {name}.',
    opening: [
      '{proposer} proposes “{title}” to us and says that you would speak with them.',
      'You needn’t do anything. If it’s accepted, we write to you.',
    ],
    closing: ['If you don’t want to speak there, or to be named, just reply to this mail.'],
    placeholders: { title, proposer: { meaning: 'who proposes it', example: 'Ama Mensah' } },
    reason: 'You get this mail because somebody gave this address in a proposal at {site}.',
  },
  proposalAcceptedWith: {
    label: 'Proposal accepted, to who was named',
    readBy: { right: 'proposals' },
    lead: 'To somebody who speaks with whoever proposed a session, when you accept it.',
    position: 172,
    subject: 'You’re on the programme: {summit}',
    heading: 'Congratulations, {name}.',
    opening: ['We’d love to have “{title}” at {summit}, with you.'],
    closing: ['If you can’t or don’t want to be there, just reply to this mail.'],
    placeholders: { title },
    reason: 'You get this mail because you were named in a proposal at {site}.',
  },
  proposalWaiting: {
    label: 'Proposal on the waiting list',
    readBy: { right: 'proposals' },
    lead: 'To somebody whose proposal you’d take if another falls away.',
    position: 169,
    subject: 'Your proposal is on our waiting list: {summit}',
    heading: 'We like it, {name}.',
    opening: [
      'There are more good proposals than hours. “{title}” is on our waiting list: if a place comes free, we write to you.',
    ],
    closing: ['If you’d rather withdraw it, just reply to this mail.'],
    placeholders: { title },
    reason: 'You get this mail because you proposed a session at {site}.',
  },
  proposalDeclined: {
    label: 'Proposal declined',
    readBy: { right: 'proposals' },
    lead: 'To somebody whose proposal you decline.',
    position: 170,
    subject: 'Your proposal: {summit}',
    heading: 'Thank you for your proposal, {name}.',
    opening: [
      'We couldn’t find a place for “{title}” this time. That says more about the number of proposals than about yours.',
    ],
    closing: ['We hope to see you at {summit} all the same.'],
    placeholders: { title },
    reason: 'You get this mail because you proposed a session at {site}.',
  },
});

type ProposalMails = typeof proposalMails;
declare module '#rooms/mail/mail/mail-texts.ts' {
  interface Mails extends ProposalMails {}
}
