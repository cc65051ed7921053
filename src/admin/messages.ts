import { message } from '#platform/contract/message.ts';

// The page.
export const pageTitle = message('Admin · Summit');
export const pageDescription = message('The summit’s back-office.');
export const noJavascript = message(
  'The back-office needs JavaScript. Please turn it on and reload this page.',
);
export const skipToContent = message('Skip to content');
export const skipToList = message('Skip to the list');
export const leavingForWebsite = message('You’ll go to the website next.');
export const ok = message('OK');
export const copyright = message('Copyright {holder}. All Rights Reserved');
export const designedBy = message('Designed by <designer>{name}</designer>');

// The header and the menu.
export const admin = message('Admin');
export const menu = message('Menu');
export const dashboard = message('Dashboard');
export const collapseMenu = message('Collapse the menu');
export const expandMenu = message('Expand the menu');
export const backToTop = message('Back to top');
export const search = message('Search');
export const yourAccount = message('Your account');
export const theme = message('Theme');
export const signOut = message('Sign Out');
export const logout = message('Logout');
export const stillSignedIn = message('You are still signed in.');

// The palette.
export const searchOrDoSomething = message('Search or do something');
export const nothingFound = message('Nothing found. Try another name.');
export const recent = message('Recent');
export const screens = message('Screens');
export const actions = message('Actions');
export const themeNamed = message('{theme} theme');
export const logOut = message('Log out');
export const signout = message('Signout');

export const textsAndSettings = message('Texts and settings');
export const help = message('Help');
export const showAll = message('Show all {count} in {list}');
export const showMore = message('Show more than {count} in {list}');
/** Words that people take for each other: groups between semicolons, of which each should have a word that a label has. */
export const synonyms = message(
  'delete, remove, erase; write, send, mail, message; again, anew, resend, confirmation, new link; export, download, excel, spreadsheet; import, upload; edit, change, correct, rename; settings, preferences, options, your account; password, two-factor, profile, your account; attendees, registrations, guests, participants; partnerships, requests, leads; sponsors, partners; users, team, colleagues, roles; event data, edition, editions, summit, fees, dates, venue; pages, texts, site, website, content; pictures, images, photos; posts, blog, articles, news; programme, agenda, schedule, sessions; proposals, call for speakers, submissions; door, check-in, scan, entrance; privacy, gdpr, data protection; activity, history, log, audit; questions and answers, faq, help',
);

// Shortcuts.
export const keyboardShortcuts = message('Keyboard shortcuts');
export const singleKeyShortcuts = message('Single-key shortcuts');
export const inList = message('In a list');
export const inOpenRecord = message('In an open record');
export const everywhere = message('Everywhere');
export const goTo = message('Go to');
export const goToDashboard = message('Go to the dashboard');
export const goToAttendees = message('Go to the attendees');
export const goToPartnerships = message('Go to the partnerships');
export const goToSpeakers = message('Go to the speakers');
export const goToEventData = message('Go to the event data');
export const goToUsers = message('Go to the users');
export const goToAnyScreen = message('Go to any screen, find any name');
export const searchList = message('Search the list');
export const showTheseShortcuts = message('Show these shortcuts');
export const closeWhatIsOpen = message('Close the open menu or dialog');

// A screen for others.
export const forOthers = message('Not for your role');
export const backToDashboard = message('Back to the dashboard');

// Groups of the menu.
export const people = message('People');
export const data = message('Data');
export const events = message('Events');
export const registrations = message('Registrations');
export const website = message('Website');
export const summit = message('Summit');
export const trust = message('Trust');
