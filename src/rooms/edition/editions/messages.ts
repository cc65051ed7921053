import { message } from '#platform/contract/message.ts';

export const one = message('event data');
export const counted = message({ one: '{count} edition', other: '{count} editions' });
export const deleteQuestion = message({
  one: 'Delete this event data?',
  other: 'Delete these {count} editions?',
});
export const many = message('Event data');
export const addMenu = message('Add Event Data');
export const listMenu = message('View Event Data');
export const year = message('Year');
export const theme = message('Theme');
export const venue = message('Venue');
export const regularFee = message('Regular fee');
export const publicOnceSaved = message('Public as soon as it’s saved.');
export const earlyBirdFee = message('Early-bird fee');
export const earlyBirdExpiry = message('Early-bird expiry');
export const earlyBirdExpiryDate = message('Early-bird expiry date');
export const earlyBirdExpiryHint = message('The last day of the early-bird fee.');
export const expiryDate = message('Expiry date');
export const expiryOnCard = message('Expiry');
export const feeOnCard = message('Fee');
export const eventDate = message('Event date');
export const eventDateHint = message('The first day.');
export const eventTime = message('Event time');
export const eventTimeHint = message('When the doors open on the first day.');
export const name = message('Name');
export const summitName = message('Name of the summit');
export const nameHint = message('As pages, badges and calendar entries show it.');
export const where = message('Where');
export const days = message('Days');
export const lastDay = message('Last day');
export const daysHint = message('Up to fourteen days, the first included.');
export const when = message('When');
export const city = message('City');
export const country = message('Country');
export const latitude = message('Latitude');
export const latitudeHint = message('In degrees, such as 6.1319.');
export const longitude = message('Longitude');
export const longitudeHint = message('West is negative: -0.2057.');
export const timeZone = message('Time zone');
export const hintInZone = message('{hint}, in the zone {zone}.');
export const timeZoneHint = message('All times of the edition are in it.');
export const currency = message('Currency');
export const fees = message('Fees');
export const groupDiscountFrom = message('Group discount from');
export const groupDiscountFromHint = message('How many registrations of one company.');
export const groupDiscount = message('Group discount');
export const groupDiscountPercent = message('Group discount in percent');
export const groupDiscountHint = message('Empty if it’s agreed in person.');
export const registrationOpens = message('Registration opens');
export const opens = message('Opens');
export const opensHint = message('Empty: it’s open now.');
export const registration = message('Registration');
export const registrationCloses = message('Registration closes');
export const closes = message('Closes');
export const closesHint = message('Empty: it stays open.');
export const places = message('Places');
export const placesHint = message('Empty: as many as want to come.');
export const offerHours = message('Hours to accept a place');
export const offerHoursHint = message('For who is offered one from the waiting list.');

export const dateTimeMissing = message('Choose a date and a time.');
export const countryMissing = message('Choose a country.');
export const chooseCountry = message('Choose a country');
export const currencyMissing = message('Choose a currency by its code, such as XOF.');
export const chooseCurrency = message('Choose a currency');
export const yearMissing = message('Choose a year.');
export const chooseYear = message('Choose a year');
export const timeZoneMissing = message('Choose a time zone, such as Africa/Lagos.');
export const dateMissing = message('Choose a date.');
export const timeInvalid = message('Enter the time as HH:MM, such as 09:00.');
export const otherYear = message('Choose a year from {first} to {last}.');
export const daysInvalid = message('An edition lasts 1 to {most} days.');
export const hoursInvalid = message('Enter a number of hours from 1 to {most}.');
export const placesInvalid = message('Enter a number from 1 to {most}.');
export const groupSizeInvalid = message('Enter a number from 2 to {most}.');
export const latitudeInvalid = message('Enter the latitude in degrees, from -90 to 90.');
export const longitudeInvalid = message('Enter the longitude in degrees, from -180 to 180.');
export const percentageInvalid = message('Enter a percentage from 1 to 100.');

// Map section.
export const openMap = message('Open OpenStreetMap');

// Venue map.
export const mapSource = message('The map comes from OpenStreetMap, which then sees your address.');
export const mapOf = message('Map of {city}');
export const map = message('Map');
export const showMap = message('Show the map');

// Copy edition screen.
export const copyEdition = message('Copy edition');
export const copyOf = message('Copy {year} to another year');
export const copyLead = message(
  'Copied are its name, theme, place, zone, currency, regular fee, group discount and places, and what you choose below. Not copied are registrations and requests, the early-bird fee, and when registration opens and closes. Days of tickets and codes move with the first day. The website goes on showing the edition that is current now.',
);
export const takeTexts = message('Its published texts and packages');
export const takeTextsHint = message(
  'Else it begins with the texts that the website had before its first edition.',
);
export const takeSpeakers = message('Its speakers, with their pictures');
export const takeSpeakersHint = message('Sessions that you copy later name the copied speakers.');
export const takeSponsors = message('Its sponsors and partners, with their logos');
export const speakers = message('Speakers');
export const sponsors = message('Sponsors and partners');
export const copy = message('Copy');
export const cancel = message('Cancel');

// Create edition screen.
export const addEventData = message('Add event data');

// Current edition panel.
export const currentEdition = message('Current edition');
export const notMadeCurrent = message('The current edition couldn’t be changed.');
export const nobodyChose = message(
  'Nobody has chosen it: it is the nearest that isn’t over, or the last that was.',
);
export const makeYearCurrent = message('Make current: {year}');
export const makeCurrent = message('Make current');
export const makeCurrentTitle = message('Make {year} the current edition?');
export const makeCurrentLead = message(
  'The website will show {asked}, instead of {current}: its name, theme, dates, place, fees, texts, packages, countdown and calendar entry.',
);
export const makeCurrentRegistrations = message(
  'New registrations and partnership requests will belong to {year}. Those for {current} stay there. You can go back at any time.',
);

// Edition list screen.
export const unnamedEdition = message('the {year} edition');
export const deleteFailed = message('Error deleting event data');
export const search = message('Search by theme');
export const addFirst = message('Add the summit’s first edition');

// Edition mark.
export const forCurrent = message('For {year}, the current edition');
export const editionOver = message('The {year} edition is over.');
export const edition = message('Edition');
export const currentYear = message('{year}, current');
export const allEditions = message('All editions');
export const editionGone = message('This edition no longer exists.');
export const isOver = message('This edition is over.');

// Home page.
export const about = message('About');
export const whoShouldAttend = message('Who should attend');
export const packages = message('Packages');
export const cloth = message('Cloth');
export const organiser = message('Organiser');

// Audience section.
export const register = message('Register');
export const joinWaitingList = message('Join the waiting list');
export const beSponsor = message('Be a sponsor');

// Edition fees.
export const regular = message('Regular');
export const earlyBird = message('Early bird');

// Hero.
export const myTicket = message('My ticket');
export const findTicket = message('Find your ticket');
export const todayIs = message('It’s {date}');
export const dayOf = message('Day {day} of {days}');

// Package card.
export const soldOut = message('Sold out');
export const sponsorAs = message('Sponsor <hidden>as </hidden><name>{name}</name>');

// Packages carousel.
export const packagesCarousel = message('The packages, one by one');

// Past carousel.
export const watchFilm = message('Watch the film<hidden>: </hidden><name>{title}</name>');

// After the summit.
export const pictures = message('Pictures');
export const nextSummit = message('Next');

// Section links.
export const onThisPage = message('On this page');

// Summit cloth section.
export const clothStayedBare = message('Each registration adds a thread. There is none to show.');
export const addThread = message('Add your thread');

// What is wrong with a form.
export const amountRead = message('That’s {amount}.');

// Own page.
export const noSuchPage = message('There is no such page.');

// Privacy page.
export const lastUpdated = message('Last Updated: <time>{updated}</time>');

// Update edition screen.
export const updateEventData = message('Update Event Data');
export const themeOfYear = message('{theme} · {year}');
export const editionOf = message('The edition of {year}');
export const copyButton = message('Copy to another year');
export const saveEventData = message('Save event data');

// What is wrong with a form.
export const closesBeforeOpens = message('Registration can’t close before it opens.');
export const earlyBirdTooHigh = message('The early-bird fee must not be higher than the regular fee.');
export const dateInOtherYear = message('This date isn’t in {year}.');
export const earlyBirdTooLate = message('The early-bird fee can’t end after the event begins.');
export const eventDateFirst = message('Choose the event date first.');
export const lastDayTooEarly = message('The last day can’t be before the event date.');
export const tooManyDays = message('An edition lasts at most {most} days.');
export const notTheLastDay = message('This isn’t the last of {days} days.');

// Edition 2025.

// Edition texts.
export const theDay = message('the day');
export const bothDays = message('both days');
export const allDays = message('all {number} days');

// Fees.

// Format days.

// Practical facts.
export const doorsOpen = message('Doors open');
export const toPay = message('To pay');
export const howToPay = message('How to pay');
export const groupDiscountNote = message('{percent}% group discount');
export const groupDiscountToldNote = message('less the discount that the organiser tells you');

// Read fee.
export const feeTooHigh = message('Enter at most {money}.');

// Registration state.
export const registrationEarly = message('Registration opens on {date}.');
export const registrationOver = message('Registration closed on {date}.');
export const instant = message('{date} at {time} {zone}');

// Schedule.

// The server: calendar.
export const doorsOpenAt = message('Doors open at {time} {zone}.');

// The server: choose edition.
export const madeCurrentEntry = message('Made the edition of {year} the current one');

// The server: copy edition.
export const copiedEntry = message('Copied the edition of {from} to {to}');

// Answers of calls.
export const dateUnknown = message('The summit’s date isn’t known yet.');
export const saved = message('Event data saved.');
export const deleted = message('Event data deleted.');
export const madeCurrent = message('The edition of {year} is the current one.');
export const copied = message('The edition of {year} is there, and isn’t the current one.');
export const copiedDays = message(
  'The days of its tickets and codes have moved with its first day: look at them before you sell.',
);

// The server: service.
export const gone = message('This event data no longer exists.');
export const eventDataOf = message('The event data for {year}');
export const yearTaken = message('There is already event data for {year}. Please update that instead.');
export const aboutUs = message('about us');
export const theTheme = message('The theme:');
export const websiteShows = message(
  'The website shows {edition}. New registrations and partnership requests belong to it.',
);
export const overWebsiteShows = message('Over. The website shows {year}.');
export const otherWebsiteShows = message('Not the current edition. The website shows {year}.');

// Days.
export const numbersInWords = message(
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen',
);
export const twoDays = message('{day} and {last}');
export const daysInMonth = message('{day} to {last}');
export const twoDaysAcrossMonths = message('{day} {month} {year} and {last}');
export const daysAcrossMonths = message('{day} {month} to {last}');
export const daysAcrossYears = message('{day} {month} {year} to {last}');
export const length = message({ one: '{number} day', other: '{number} days' });
export const until = message('Until {date}');
export const endedOn = message('Ended on {date}');

// Fees.
export const feeOf = message('The fee is {regular}.');
export const earlyBirdFees = message('Early bird {early}; regular {regular}.');
export const earlyBirdFeesUntil = message('Early bird {early} until {date}; regular {regular}.');
export const earlyBirdNote = message('early bird');
export const earlyBirdUntilNote = message('early bird, until {date}');
export const groupDiscountText = message(
  'Group discount available for {number} or more registrations from one company.',
);
export const groupDiscountOf = message(
  'Group discount of {percent}% for {number} or more registrations from one company.',
);
export const allPlacesTaken = message({
  one: 'The only place is taken.',
  other: 'All {count} places are taken.',
});
export const namedEdition = message('{year} ({theme})');
export const createdEntry = message('Created the event data for {edition}');
export const updatedEntry = message('Updated the event data for {edition}');
export const deletedEntry = message('Deleted the event data for {edition}');
export const restoredEntry = message('Restored the event data for {edition}');
export const location = message('Location');
export const email = message('Email');
export const phone = message('Phone');
export const pointIncomplete = message('Enter both the latitude and the longitude, or neither.');
export const groupLeastMissing = message('Enter from how many registrations the discount is given.');
export const rightName = message('Event data');
export const rightAllows = message('Adds, changes, copies and deletes editions, and makes one current.');

// The current edition has moved.
export const changeCurrency = message('Change the currency?');
export const changeCurrencyStill = message('Save it still');
export const tellOfMove = message('Tell everybody who is registered?');
export const tellOfMoveText = message(
  'The place or the time of the summit has changed. A mail about it is prepared for you to read and send.',
);
export const writeToThem = message('Write to them');

/** What the privacy policy says of it. */
export const whatIsTaken = message('What this site keeps');
