import { message } from '#platform/contract/message.ts';

export const one = message('mail');
export const counted = message({ one: '{count} mail', other: '{count} mails' });
export const many = message('Mail');

// The desk.
export const saveAndSend = message('Save and send');
export const cancel = message('Cancel');
export const address = message('Address');
export const addressHint = message('Only of this mail. The record that it is about keeps its own.');
export const good = message('Good');
export const missing = message('Missing');
export const wrong = message('Wrong');
export const notKnown = message('Not known');
export const domainTitle = message('Is mail from your domain trusted?');
export const domainLead = message(
  'Receivers look up SPF, DKIM and DMARC. Without them, mail lands among the spam.',
);
export const lookThemUp = message('Look them up');
export const noSender = message('There is no sender yet: set MAIL_FROM.');
export const correctAddress = message('Correct the address');
export const downloadEml = message('Download (.eml)');
export const history = message('History');
export const loading = message('Loading...');
export const preview = message('Preview');
export const inLanguage = message('Language');
export const asItReaches = message('As it reaches');
export const examplesLead = message('With examples in the places of what isn’t known before it is sent.');
export const mailNamed = message('The mail “{subject}”');
export const theMail = message('The mail');
export const howItIsShown = message('How it is shown');
export const asPage = message('As a page');
export const asText = message('As text');
export const state = message('State');
export const to = message('To');
export const queued = message('Queued');
export const whatServerSaid = message('What the server said');
export const subject = message('Subject');
export const name = message('Name');
export const nextAttempt = message('Next attempt');
export const sent = message('Sent');
export const attempts = message('Attempts');
export const searchHint = message('Search by recipient or subject');
export const emptyHint = message('Confirmations, notices and invitations appear here as they are written.');

// News and their end.
export const notQueued = message('This couldn’t be queued.');
export const send = message('Send');
export const sendAgain = message('Send again');
export const mailIsKeptHere = message('Mail is kept here');
export const outgoingMail = message('Outgoing mail');
export const sendTestMail = message('Send a test mail');
export const sendTest = message('Send the test');
export const sending = message('Sending…');

// States and refusals.
export const waiting = message('Waiting');
export const waitingToTryAgain = message('Waiting to try again');
export const beingSent = message('Being sent');
export const failed = message('Failed');
export const unclear = message('Unclear');
export const keptHere = message('Kept here');
export const paused = message('Paused');
export const notSent = message('Not sent');
export const noSuchMail = message('There is no such mail.');
export const mailMissing = message('Choose at least one mail.');
export const tooManyMails = message('Choose at most {most} mails.');
export const news = message('News');
export const needToKnow = message('What they need to know');

// Replies and history.
export const gone = message('This mail no longer exists.');
export const noneSendable = message(
  'None of these mails can be sent again: they are on their way, have a one-time link, or a link to what is at another address by now.',
);
export const onItsWay = message('This mail is on its way already.');
export const linkUsed = message(
  'This mail has a one-time link. Please make a new link, which sends a new mail.',
);
export const recipient = message('Recipient');
export const testedEntry = message('Sent a test mail to {email}');
export const sentAgainEntry = message('Sent the mail “{subject}” to {recipient} once more');
export const queuedFor = message('Queued for {email}.');

// What the DNS says of the sender's domain.
export const unsigned = message(
  'This program doesn’t sign mail. Your mail server may do it; otherwise set MAIL_DKIM_KEY.',
);
export const spfMissing = message(
  'Add a TXT record for {domain} that names your mail server, such as “v=spf1 mx -all”.',
);
export const spfTooOpen = message('It lets everybody send in your name. End it with “-all” or “~all”.');
export const dkimMissing = message(
  'Add a TXT record for {selector}._domainkey.{domain} with the public half of the key.',
);
export const dkimEmpty = message('Its key is empty, which means that it was withdrawn.');
export const dmarcMissing = message(
  'Add a TXT record for _dmarc.{domain}, such as “v=DMARC1; p=none; rua=mailto:you@{domain}”.',
);
export const dmarcWithoutPolicy = message('It names no policy: add p=none, p=quarantine or p=reject.');
export const recordTwice = message('There are two of them. Keep one.');
export const dnsSilent = message('The DNS didn’t answer. Please try again later.');
export const newsAgainEntry = message(
  'Somebody who had unsubscribed confirmed by mail that they want news again',
);

// In every mail.
export const notPrepared = message('It couldn’t be prepared to be sent. The log says why.');
export const unsubscribedBefore = message('They unsubscribed before it was sent.');
export const unsubscribedEntry = message('{name} no longer wants news');
export const senderAndServer = message('From <from>{from}</from> through {server}.');
export const noServer = message(
  'No mail server is set up, so nothing is sent. Each mail can be read here, and downloaded to be sent by hand. To have it sent, start the program with <code>SMTP_URL</code> and <code>MAIL_FROM</code>.',
);
export const oldestWaiting = message('The oldest one that still waits was queued <time></time>.');
export const someMissed = message({
  one: 'Something went wrong with the other one. Please send it again.',
  other: 'Something went wrong with the other {count}. Please send them again.',
});
export const mailsQueued = message({ one: 'One mail queued.', other: '{count} mails queued.' });
export const text = message('Text');
export const email = message('Email');
export const serverAnswer = message('Answer of the mail server');
export const addressRefused = message('Address refused for good');
export const heading = message('Heading');
export const button = message('Button');
export const atTheEnd = message('At the end');
export const lineIsParagraph = message('Each line is a paragraph.');
export const placeholdersTitle = message('Words that differ from mail to mail');
export const placeholdersLead = message(
  'Write one of these in braces, and each mail says what it stands for.',
);
export const placeholderNeeded = message(
  'Please name {placeholder} in this text: nobody else tells its reader.',
);
export const summitName = message('the summit’s name');
export const organiserName = message('the organiser’s name');
export const siteAddress = message('the address of this site');
export const personName = message('the person’s name');
export const mailsOfEdition = message('Mails of this edition');
export const editionsMails = message('An edition’s mails');

// The menu.
export const mailsFailed = message({ one: 'one mail failed', other: '{count} mails failed' });

// The tabs.
export const outbox = message('Outbox');
export const wording = message('Wording');
export const rightName = message('Mail');
export const rightAllows = message(
  'Reads the mails about records that other rights show, sends them again and corrects their addresses.',
);
