import { message } from '#platform/contract/message.ts';

export const badgesBusy = message(
  'Many badges are being drawn at the moment. Please try again in a few seconds.',
);

export const printerBusy = message(
  'Many documents are being drawn at the moment. Please try again in a few seconds.',
);
export const notPrintable = message('This takes too much time or memory to print. Print fewer at once.');

/** What a posted form wasn't read for. */
export const notRead = message(
  '{reason} Nothing was sent. Go back in your browser: what you typed is still there.',
);

// Failure page.
export const failureTitle = message('Something went wrong');
export const failureDescription = message('This page couldn’t be shown.');
export const busyHeading = message('The loom rests for a moment.');
export const busyLead = message(
  'We have a lot to do at the moment, or can’t reach our data, so this page couldn’t be shown.',
);
export const reload = message('Please wait a moment and reload the page.');
export const brokenHeading = message('A thread snapped on our side.');
export const brokenLead = message('This page couldn’t be shown. It’s not your fault.');

// Mount feeds.
export const noContact = message('The site has no contact.');

// Sitemap.

// Layout.
export const skipContent = message('Skip to the content');
export const draftBanner = message('This is a draft. Visitors don’t see it yet.');
export const draftBannerOf = message('This is how the pages of {year} will be. Visitors don’t see it yet.');

export const myTicket = message('My ticket');

// Mount look.

// Not found page.
export const notFoundDescription = message('There’s no page at this address.');
export const notFoundLinks = message(
  'Go to the <link>home page</link>, see the <link2>speakers</link2> or <link3>write to us</link3>.',
);
export const notFoundLostLink = message(
  'If it was the link of your registration, <link>get a new link</link>.',
);

// The server: document.

// The server: mount magic link pages.

// The server: mount preview.
export const previewNotSent = message('Nothing was sent. Visitors can send this form on the site itself.');

// The server: render page.

// Mount badge picture.
export const notOurBadge = message('This badge wasn’t made here. Please register again to get one.');
export const tooManyBadges = message('Too many badges have been kept as pictures from your network.');

// Site header.
export const close = message('Close');
export const menu = message('Menu');
export const languages = message('Languages');
export const existsInLanguage = message('This page exists in English');
export const mainNavigation = message('Main');

export const notFoundTitle = message('Page not found');
export const dateUnknown = message('The summit’s date isn’t known yet.');

// The summit's cloth.
export const noThreads = message('The loom is set up. The first registration weaves the first thread.');
export const noThreadsEver = message('The loom is bare.');
export const threads = message({
  one: '1 thread, for the first registration',
  other: '{threads} threads, one for each registration',
});
export const threadsTogether = message(
  '{threads} threads, one for each registration; {each} lie together in each line',
);

// Somebody's own thread.
export const yours = message('Yours is the {ordinal} thread.');
export const yoursLead = message(
  'It is woven into the summit’s cloth with everybody else’s. Nobody but you can tell which one it is.',
);
export const yoursInCloth = message('The summit’s cloth, with your thread lit');
export const pastBanner = message(
  'This is the summit of {year}, which is over. <current>Go to the current summit</current>',
);
export const notice = message('Please note');
export const pastSummits = message('Past summits');
