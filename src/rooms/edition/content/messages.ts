import { message } from '#platform/contract/message.ts';

export const one = message('site content');
export const counted = message({ one: '{count} document', other: '{count} documents' });
export const many = message('Site');
export const textsAndPackages = message('Texts and packages');
export const preview = message('Preview');
export const versions = message('Versions');
export const before = message('Before');
export const after = message('After');
export const loading = message('Loading...');
export const nothingWaits = message('Visitors see everything as it is here.');
export const nothingWaitsOf = message('All of it is published: the pages of {year} say it.');
export const allVersions = message('All versions');
export const theDraft = message('The draft');
export const publish = message('Publish');
export const seeItFirst = message('See it first');
export const discard = message('Discard');
export const publishTitle = message('Publish the draft?');
export const publishHint = message(
  'Visitors see all of it from then on. You can bring back every earlier version.',
);
export const publishHintOf = message(
  'The pages of {year} say all of it from then on. Visitors see those of a summit to come once it is the current one.',
);
export const discardTitle = message('Discard the draft?');
export const discardHint = message(
  'The site stays as visitors see it. What was changed since can’t be brought back.',
);
export const removeFilm = message('Remove the film');
export const removeCaptions = message('Remove the captions');
export const captions = message('Captions');
export const erasedUser = message('erased');
export const captionsHint = message('If somebody speaks in it: WebVTT, up to {size}.');
export const notCaptions = message('This is a film, not captions.');
export const filmHint = message(
  'MP4 (H.264) or WebM, up to {size}. It plays without sound, again and again.',
);
export const notFilm = message('These are captions, not a film.');
export const uploaded = message('Uploaded');
export const goOn = message('Go on');
export const cancel = message('Cancel');
export const newItem = message('New');
export const moveUp = message('Move {item} up');
export const moveDown = message('Move {item} down');
export const removeItem = message('Remove {item}');
export const light = message('Light');
export const dark = message('Dark');
export const takeNearestAccent = message('Use {colour}, the nearest accent that words can be read on');
export const sampleText = message('Words on paper, and quieter ones beside them.');
export const register = message('Register');
export const linksTitle = message('Show it to a colleague');
export const linksLead = message(
  'Whoever has the link sees the draft on the pages for {days} days, or until you end it.',
);
export const copyLink = message('Copy the link now: it isn’t shown again.');
export const end = message('End');
export const createLink = message('Create a link');
export const phone = message('Phone');
export const tablet = message('Tablet');
export const desktop = message('Desktop');
export const width = message('Width');
export const siteWithDraft = message('The site with the draft');
export const currency = message('Currency');
export const addPrice = message('Add a price');
export const priceUnderstood = message('That’s {price}.');
export const quotedField = message('‘{label}’');
export const saysNothing = message(
  'It says nothing yet, so visitors don’t see it. To show it, fill in {fields}.',
);
export const saveInDraft = message('Save in the draft');
export const backToList = message('Back to the list');
export const inDraft = message('In the draft');
export const notShown = message('Not shown');
export const nothingPublished = message('Nothing has been published yet.');
export const whatVisitorsSee = message('What visitors see');
export const versionNoted = message('{username}: {note}');
export const bringBack = message('Bring back');
export const bringBackTitle = message('Bring back this version?');
export const bringBackAsDraft = message('Bring back as a draft');
export const bringBackHint = message(
  'The site becomes the draft as it was then. Visitors see it once you publish it.',
);
export const startingTextsMissing = message('Choose the sample, or to begin empty.');
export const valuesMissing = message('The values are missing.');
export const topOfHomePage = message('Top of the home page');
export const topOfHomePageLead = message('The first thing that visitors see, before and during the summit.');
export const heroPictureMissing = message('Choose a picture, or something else to stand beside the name.');
export const aboveName = message('Above the name');
export const themeOtherwise = message('Theme, in other words');
export const venueOtherwise = message('Venue, in other words');
export const otherwiseHint = message('Empty: as in the event data. Write it here for your other languages.');
export const sameDuring = message('The same while it is on');
export const introduction = message('Introduction');
export const afterNameInSearchResults = message('After the name in search results');
export const descriptionForSearchEngines = message('Description for search engines');
export const besideIt = message('Beside it');
export const wovenFilm = message('The woven film');
export const onlyDate = message('Only the date');
export const yourOwnPictureOrFilm = message('Your own picture or film');
export const yourOwnPicture = message('Your own picture');
export const ownPictureHint = message(
  'Wide on a phone, high on a large screen: mark what must never be cut off.',
);
export const yourOwnFilm = message('Your own film');
export const ownFilmHint = message(
  'Plays over the picture, which says what it shows and stands where it doesn’t play.',
);
export const whileUnknown = message('While something isn’t known yet');
export const whileUnknownLead = message('Stands wherever the edition’s own data are missing.');
export const theme = message('Theme');
export const venue = message('Venue');
export const time = message('Time');
export const aboveDate = message('Above the date');
export const date = message('Date');
export const datesInSentence = message('Dates in a sentence');
export const daysInFigures = message('Days in figures');
export const aboutSummit = message('About the summit');
export const aboutSummitLead = message('The theme, what the summit is, and what it stands for.');
export const showThisSection = message('Show this section');
export const heading = message('Heading');
export const text = message('Text');
export const headingOfPrinciples = message('Heading of the principles');
export const principles = message('Principles');
export const principle = message('Principle');
export const whatItMeans = message('What it means');
export const principleNoun = message('principle');
export const addPrinciple = message('Add a principle');
export const whoShouldAttend = message('Who should attend');
export const whoShouldAttendLead = message('Whom the summit is for, and what they take home.');
export const people = message('People');
export const who = message('Who');
export const why = message('Why');
export const group = message('group');
export const addGroup = message('Add a group');
export const headingOfTakeaways = message('Heading of what they take home');
export const whatTheyTakeHome = message('What they take home');
export const oneOnEachLine = message('One on each line.');
export const themeBanner = message('Theme banner');
export const themeBannerLead = message('The theme in its largest size.');
export const sponsorshipPackages = message('Sponsorship packages');
export const packagesLead = message(
  'One list for the cards on the home page, the request form and the sponsors’ titles.',
);
export const belowHeading = message('Below the heading');
export const whatPricesCover = message('What the prices cover');
export const sameAfter = message('The same once it is over');
export const somethingElse = message('Something else');
export const somethingElseHint = message('What the form calls a package by agreement.');
export const itsPrice = message('Its price');
export const questionBelowCards = message('Question below the cards');
export const linkBelowCards = message('Link below the cards');
export const summitsCloth = message('The summit’s cloth');
export const clothLead = message('The cloth that grows by a thread with each registration.');
export const belowCloth = message('Below the cloth');
export const yourHosts = message('Your hosts');
export const hostsLead = message('Who invites, on the home page.');
export const buttonToYourWebsite = message('Button to your website');
export const afterSummit = message('After the summit');
export const afterSummitLead = message(
  'What takes the place of the top of the home page once the summit is over.',
);
export const headingForScreenReaders = message('Heading for screen readers');
export const slides = message('Slides');
export const title = message('Title');
export const aboveTitle = message('Above the title');
export const button = message('Button');
export const whereItLeads = message('Where it leads');
export const film = message('Film');
export const weaving = message('Weaving');
export const signals = message('Signals');
export const filmOfSlideHint = message('Stands behind the words if you have no picture.');
export const picture = message('Picture');
export const slideFilmHint = message('Plays over the picture.');
export const captionOfPicture = message('Caption of the picture');
export const linkToFilm = message('Link to a film');
export const linkToFilmHint = message(
  'Such as https://vimeo.com/76979871. It opens on its own site: nothing is loaded from there before.',
);
export const slide = message('slide');
export const addSlide = message('Add a slide');
export const posterMissing = message('Choose the picture that stands until the film plays.');
export const belowSlides = message('Below the slides');
export const linkToNext = message('Link to the next summit');
export const picturesOfSummit = message('Pictures of the summit');
export const headingOfPictures = message('Heading of the pictures');
export const addPicture = message('Add a picture');
export const pictureNoun = message('picture');
export const headingOfAnnouncement = message('Heading of what was announced');
export const announcementHint = message(
  'Once the summit is over, the sections that invited people to it are folded under it.',
);
export const headingOfNext = message('Heading of the next summit');
export const whenNextIs = message('When the next summit is');
export const whenNextIsHint = message(
  'Empty: the sentence of the registration page stands there. An edition to come is named only here, until you make it current.',
);
export const aboutUs = message('About us');
export const aboutUsLead = message('Why the summit exists and who runs it.');
export const belowTitle = message('Below the title');
export const headingOfSummit = message('Heading of the summit');
export const summit = message('The summit');
export const itsTheme = message('Its theme');
export const insteadWithoutTheme = message('Instead, while there is no theme');
export const showOrganiser = message('Show the organiser');
export const headingOfOrganiser = message('Heading of the organiser');
export const organiser = message('The organiser');
export const linkToYourWebsite = message('Link to your website');
export const showWhatClothMeans = message('Show what the cloth means');
export const headingOfCloth = message('Heading of the cloth');
export const cloth = message('The cloth');
export const registration = message('Registration');
export const registrationLead = message(
  'The words around the form to register, and what people read when they have.',
);
export const headingOfFees = message('Heading of the fees on the home page');
export const onceItIsOver = message('Once it is over');
export const whenSomebodyHasRegistered = message('When somebody has registered');
export const whatToDoAtDoor = message('What to do at the door');
export const sameWithTicket = message('The same with a ticket');
export const questionsOfForms = message('Questions of the forms');
export const questionsLead = message(
  'What you ask besides people’s names, companies and addresses, and the answers to how they heard of the summit.',
);
export const companyIsRequired = message('Whoever registers has to say their company');
export const companyIsRequiredHint = message(
  'What isn’t required may be left empty: in the form, in lists that you import, and at the desk.',
);
export const roleIsRequired = message('They have to say their role');
export const whatsappIsRequired = message('They have to say their WhatsApp number');
export const askedOfAttendees = message('Asked of everyone who registers');
export const askedOfPartners = message('Asked of everyone who requests a partnership');
export const noticesOfAttendees = message('How people who register heard of the summit');
export const noticesHint = message(
  'One on each line. The last one stands for people whose answer isn’t known, such as those of an imported list.',
);
export const noticesOfPartners = message('How people who request a partnership heard of it');
export const sponsorship = message('Sponsorship');
export const sponsorshipLead = message('The words around the form to request a partnership.');
export const whenSent = message('When somebody has sent it');
export const speakers = message('Speakers');
export const speakersLead = message('The words around the speakers.');
export const whileNone = message('While there are none');
export const questionBelowThem = message('Question below them');
export const buttonBelowThem = message('Button below them');
export const endOfDescription = message('At the end of a speaker’s description');
export const endOfDescriptionHint = message('For search engines, after the name and role.');
export const titlesOfPeople = message('Titles of people');
export const titlesHint = message('What a speaker’s title can be: one on each line.');
export const sponsors = message('Sponsors');
export const sponsorsLead = message('The words around the sponsors and partners.');
export const slugInvalid = message('Use small letters, digits and hyphens.');
export const bracesRefused = message('Braces can’t stand here.');
export const keyInvalid = message('This isn’t a valid key.');
export const wholeNumberInvalid = message('Enter a whole number from 1 to {max}.');
export const currencyMissing = message('Choose a currency.');
export const priceTooHigh = message('This price is too high.');
export const tooManyPrices = message('Please use at most {most}.');
export const enterAddressSuchAsContact = message('Enter an address such as /contact or https://example.org.');
export const enterAddressSuchAsHttps = message('Enter an address such as https://example.org.');
export const tooManyItems = message('Please use at most {most}.');
export const noMoreItems = message('There are {most}, the most there can be. Remove one to add another.');
export const itemTwice = message('Another one has this already.');
export const logoAndIcon = message('Logo and icon');
export const logoLead = message(
  'Your own mark, in place of the woven one: in the header, the footer and the back-office, on previews of shared pages and on the tab of a browser.',
);
export const logo = message('Logo');
export const logoHint = message(
  'An SVG is sharpest. It is shown up to 36 pixels high, without margins of its own.',
);
export const logoOnDarkGrounds = message('Logo on dark grounds');
export const darkLogoHint = message(
  'For the dark theme, the footer and previews. Left empty, the logo stands there on a light plate.',
);
export const showNameBesideLogo = message('Show the summit’s name beside the logo');
export const showNameHint = message('Turn it off if the logo is the name.');
export const icon = message('Icon');
export const iconHint = message(
  'A square SVG, or a picture of at least 512 × 512 pixels. All sizes are made from it.',
);
export const look = message('Look');
export const lookLead = message(
  'Six colours, from which all others follow, in the light and the dark theme. Four of them are the threads of the cloth.',
);
export const accent = message('Accent');
export const accentHint = message('Buttons and marks. It also tints the paper.');
export const ink = message('Ink');
export const inkHint = message('It tints text and dark grounds.');
export const firstThread = message('First thread');
export const secondThread = message('Second thread');
export const thirdThread = message('Third thread');
export const fourthThread = message('Fourth thread');
export const fourthThreadHint = message('Also the frame around what the keyboard has reached.');
export const seedOfCloth = message('Seed of the cloth');
export const seedHint = message(
  'Any words: they weave another cloth. Left empty, the summit’s name weaves it.',
);
export const colourInvalid = message('Enter a colour such as #f3ba32.');
export const accentUnreadable = message(
  'Words on this colour are hard to read: their contrast is {ratio}, and {least} is needed. The nearest colour that works is {nearest}.',
);
export const packages = message('Packages');
export const name = message('Name');
export const besideName = message('Beside the name');
export const besideNameHint = message('Such as ‘Exclusive’.');
export const highlighted = message('Highlighted');
export const prices = message('Prices');
export const pricesHint = message('The first is shown largest.');
export const benefits = message('Benefits');
export const places = message('Places');
export const placesHint = message(
  'How many can be sold; the last one closes the card. Empty for any number.',
);
export const packageNoun = message('package');
export const addPackage = message('Add a package');
export const pictureUnknown = message('This isn’t a picture of the library.');
export const descriptionMissing = message(
  'Say in a few words what the picture shows, for those who can’t see it.',
);
export const organiserMeaning = message('the organiser’s name');
export const cityMeaning = message('the city');
export const countryMeaning = message('the country');
export const daysMeaning = message('how long it lasts, such as ‘three days’');
export const daysAtStartMeaning = message('the same at the start of a sentence, such as ‘Three days’');
export const allDaysMeaning = message('all of its days, such as ‘all three days’');
export const datesMeaning = message('its dates in words');
export const themeMeaning = message('the theme');
export const emailMeaning = message('the contact address');
export const yearMeaning = message('this year');
export const placeholdersTitle = message('Words that follow the edition');
export const placeholdersLead = message(
  'Write one of these in braces, and the site puts in what the edition says.',
);
export const key = message('Key');
export const question = message('Question');
export const helpText = message('Help text');
export const belowQuestion = message('Below the question.');
export const answer = message('Answer');
export const textOnOneLine = message('Text on one line');
export const longerText = message('Longer text');
export const oneOfList = message('One of a list');
export const severalOfList = message('Several of a list');
export const yesOrNo = message('Yes or no');
export const choices = message('The list');
export const choicesHint = message('Only for one or several of a list: an answer on each line.');
export const mustBeAnswered = message('Must be answered');
export const askedNow = message('Asked now');
export const askedNowHint = message('Turned off, it isn’t in the form. Answers to it stay.');
export const questionNoun = message('question');
export const addQuestion = message('Add a question');
export const tooFewAnswers = message('Write at least two answers to choose from, one on each line.');
export const wholeSite = message('The whole site');
export const sitesTexts = message('The site’s texts');
export const thisEdition = message('This edition');
export const editionsTexts = message('An edition’s texts');
export const noSuchSection = message('There is no such section.');
export const pageClosed = message('Visitors can’t open the page ‘{title}’ yet: switch that on first.');
export const noSuchPage = message('This site has no page at this address.');
export const copiedNote = message('Copied to another edition');
export const discardedEntry = message('Discarded the draft of the site');
export const changedEntry = message('Changed the draft of {title}');
export const beganWithSampleEntry = message('Began with the sample words');
export const beganEmptyEntry = message('Began without words');
export const savedInDraft = message('Saved in the draft.');
export const takenOutOfDraft = message('Taken out of the draft.');
export const published = message('Published. Visitors see it from now on.');
export const publishedOther = message('Published. The pages of this edition say it.');
export const entryOfYear = message('{entry} ({year})');
export const broughtBackAsDraft = message('Brought back as a draft.');
export const broughtBack = message('Brought back, and published.');
export const linkCreated = message('Link to the draft created.');
export const linkEnded = message('The link has ended.');
export const linkCreatedEntry = message('Created a link to the draft of the site');
export const linkGone = message('This link has ended already.');
export const endedLinkDraftSite = message('Ended a link to the draft of the site');
export const noChoice = message('Any');
export const notThere = message('‘{name}’, which isn’t there');
export const notFitting = message('{section}: {problem} Nothing was published.');
export const nothingToPublish = message('There is nothing in the draft that you can publish.');
export const versionGone = message('This version doesn’t exist.');
export const broughtBackEntry = message('Brought back the site of {day} as a draft');
export const summitOf2025Note = message('The summit of 2025');
export const pictureGone = message('This picture is no longer in the library. Please choose another one.');
export const filmGone = message('This film is no longer stored. Please upload it again.');
export const nameAndOrganiser = message('Name and organiser');
export const identityLead = message(
  'Who you are: in every title, in the header and footer, in calendars and previews of shared pages.',
);
export const nameOfSummit = message('Name of the summit');
export const shortName = message('Short name');
export const shortNameHint = message('Below the icon on a phone.');
export const organiserName = message('Organiser');
export const organisersWebsite = message('The organiser’s website');
export const summitInOneSentence = message('The summit in one sentence');
export const descriptionHint = message('For phones on which the site is installed.');
export const lineInFooter = message('Line in the footer');
export const taglineHint = message('In large letters, next to the address.');
export const copyrightLine = message('Copyright line');
export const designer = message('Designer');
export const designerHint = message('Credited in the back-office.');
export const designersWebsite = message('The designer’s website');
export const contactDetails = message('Contact details');
export const contactLead = message(
  'How people reach you: on the contact page, in the footer, and wherever the site says ‘write to us’.',
);
export const email = message('Email');
export const enterPhoneNumber = message('Enter a phone number: digits and spaces, with or without a +.');
export const location = message('Where you are');
export const socialNetworks = message('Social networks');
export const network = message('network');
export const addNetwork = message('Add a network');
export const navigationAndFooter = message('Navigation and footer');
export const navigationLead = message(
  'The links at the top of every page, and those in the footer. Pages of your own can add themselves.',
);
export const linksAtTop = message('Links at the top');
export const link = message('link');
export const addLink = message('Add a link');
export const buttonToRegister = message('The button to register');
export const firstGroupInFooter = message('First group in the footer');
export const secondGroupInFooter = message('Second group in the footer');
export const linksOfSecondGroup = message('Links of the second group');
export const contactPage = message('Contact page');
export const contactPageLead = message('The words around your contact details.');
export const mapPictureMissing = message('Choose a picture, or another kind of map.');
export const showInvitationToSpeak = message('Show the invitation to speak');
export const headingOfInvitation = message('Heading of the invitation');
export const invitationToSpeak = message('The invitation to speak');
export const map = message('The map');
export const loadsByItself = message('Loads by itself');
export const loadsOnClick = message('Loads on a click');
export const pictureOf = message('A picture of it');
export const onlyLink = message('Only a link to it');
export const none = message('None');
export const mapHint = message('The map comes from OpenStreetMap, which then sees the visitor’s address.');
export const pictureOfMap = message('Picture of the map');
export const mapPictureHint = message('Stands there if you choose a picture of it.');
export const headingOfMap = message('Heading of the map');
export const privacyPolicy = message('Privacy policy');
export const privacyLead = message(
  'What you keep about people, and why. Its date follows by itself when you publish a change.',
);
export const sayWhatIsTaken = message('Add a list of what this site keeps about people');
export const sayWhatIsTakenHint = message(
  'It follows what is switched on, such as orders, online payments and the call for speakers.',
);
export const lastUpdated = message('Last updated');
export const consent = message('Consent');
export const consentLead = message(
  'What people agree to by sending a form. Every wording is kept with those who agreed to it.',
);
export const bySendingForm = message('By sending a form');
export const itsVersion = message('Its version');
export const byTickingNews = message('By ticking the box about news');
export const newsHint = message('The box is never ticked for them.');
export const blog = message('Blog');
export const blogLead = message('What search engines and feed readers say about the blog.');
export const descriptionOfAllPosts = message('Description of all posts');
export const descriptionOfCategory = message('Description of a category, after its name');
export const descriptionOfFeed = message('Description of the feed');
export const yourOwnPages = message('Your own pages');
export const ownPagesLead = message('Travel, visas, a code of conduct: each has an address below /p/.');
export const label = message('Label');
export const address = message('Address');
export const pages = message('Pages');
export const slugHint = message('Follows /p/ in its address: small letters, digits and hyphens.');
export const isOpen = message('Visitors can open it');
export const linkAtTopEveryPage = message('Link at the top of every page');
export const linkInFooter = message('Link in the footer');
export const page = message('page');
export const addPage = message('Add a page');
export const sections = message('Sections');
export const section = message('section');
export const addSection = message('Add a section');
export const focusAt = message('focus {focus}');
export const withCaptions = message('{film} · captions {captions}');
export const lastPublished = message('Last published by {name}, <time></time>.');
export const changesWait = message({
  one: '{count} change waits to be published',
  other: '{count} changes wait to be published',
});
export const othersWait = message({
  one: '{count} change waits for somebody who may publish it ({parts}).',
  other: '{count} changes wait for somebody who may publish them ({parts}).',
});
export const othersStay = message('What you may not write ({parts}) stays as it is.');
export const asYouWrite = message('On the website, as you write it.');
export const showChanges = message('What changes');
export const note = message('Note <optional>(optional)</optional>');
export const linkTimes = message('{name}, <created></created>, until <expires></expires>');
export const currencyOfPrice = message('Currency of price {number}');
export const priceNumber = message('Price {number}');
export const removePrice = message('Remove price {number}');
export const publishedEntry = message({
  one: 'Published the site, {count} change',
  other: 'Published the site, {count} changes',
});
export const publishedWithNoteEntry = message({
  one: 'Published the site, {count} change: {note}',
  other: 'Published the site, {count} changes: {note}',
});
export const placeInDraft = message('{place}, draft');
export const placeInVersion = message('{place}, version {number} of {day}');
export const themeKnown = message('Here {placeholder} is the theme.');
export const lineTooLong = message('Please use at most {most} characters on each line.');
export const priceMissing = message('Enter the price in figures.');
export const summitMeaning = message('the summit’s name');
export const aNumber = message('A number');
export const rightName = message('Site');
export const rightAllows = message(
  'Reads and words everything that the site and the program’s mails say, with drafts, previews and versions, the questions and answers, and publishes it.',
);

// Home page.
export const buttons = message('Buttons');
export const buttonNoun = message('button');
export const addButton = message('Add a button');
export const buttonsHint = message(
  'The first one stands out. What leads to the registration says ‘Join the waiting list’ while all places are taken.',
);
export const factsAndCountdown = message('Facts and countdown');
export const factsLead = message('What stands above when and where, and around the countdown.');
export const aboveVenue = message('Above the venue');
export const aboveTime = message('Above the time');
export const aboveToday = message('Above the day, while it is on');
export const linkToCalendar = message('Link to the calendar entry');
export const aboveCountdownToDoors = message('Above the countdown to the doors');
export const aboveCountdownToDay = message('The same without a time');
export const whileDoorsAreOpen = message('While the doors are open');
export const whileSummitIsOn = message('The same on a day without a time');
export const daysOfCountdown = message('Days of the countdown');
export const hoursOfCountdown = message('Hours');
export const minutesOfCountdown = message('Minutes');
export const secondsOfCountdown = message('Seconds');
export const orderOfSections = message('Order and own sections');
export const orderOfSectionsLead = message(
  'In which order the home page shows its sections, and sections of your own.',
);
export const order = message('Order');
export const orderHint = message(
  'What you leave out stands last. Each section is switched off in its own form.',
);
export const sectionOfPage = message('Section');
export const ownSections = message('Your own sections');
export const standsBelow = message('Stands below');
export const showOnceOver = message('Show it once the summit is over, too');

// Fees.
export const regularFeeElsewhere = message('Regular fee in other currencies');
export const feeElsewhereHint = message('Stands below the fee, for people who pay from abroad.');
export const earlyFeeElsewhere = message('Early-bird fee in other currencies');
export const howToPay = message('How to pay');
export const howToPayHint = message(
  'In the confirmation, beside what somebody pays. Orders say it themselves.',
);
export const furtherRoles = message('Further roles');
export const furtherRolesHint = message(
  'One on each line, such as Host. They follow the four that are always offered, in groups of their own.',
);
export const furtherKinds = message('Further kinds');
export const furtherKindsHint = message(
  'One on each line, such as Knowledge partner. They follow the packages and the four that are always offered.',
);
export const cancelDays = message('Cancelling ends so many days before the summit');
export const cancelDaysHint = message(
  'What people do on their own page; empty while they always can. The desk is never limited.',
);
export const passOnDays = message('Passing on ends so many days before');
export const sharePicture = message('Picture when shared');
export const sharePictureHint = message(
  'Stands where somebody shares the home page, cut to 1200 × 630 pixels. Without one, it is drawn with the name and the dates.',
);
export const aDate = message('A date');
export const aFile = message('A file');
export const mainLanguageNote = message('The main language changed');
export const asManyLines = message({
  one: 'Enter one line, as in the main language.',
  other: 'Enter {count} lines, each for the same as in the main language.',
});

// Words to one person, and at an address that leads nowhere.
export const ownPageWords = message('Words to one person');
export const ownPageWordsLead = message(
  'On the page after registering, on one’s own page, and once all places are taken.',
);
export const headingOfWhatIsNext = message('After registering: heading');
export const titleOfOwnPage = message('One’s own page: title');
export const belowTicket = message('Below the ticket');
export const headingOfChanges = message('Above what can be changed');
export const headingOfCode = message('Where a code confirms: heading');
export const belowCode = message('Below the code, such as where to look for it');
export const onceCancelled = message('Once it is cancelled');
export const belowThat = message('Below that');
export const onceSummitIsOver = message('Once the summit is over');
export const onceAllPlacesAreTaken = message('Once all places are taken');
export const notFoundPage = message('Page that isn’t there');
export const notFoundPageLead = message('What stands at an address that leads nowhere.');

// Looks to choose from at first.
export const lookSun = message('Sun');
export const lookLagoon = message('Lagoon');
export const lookForest = message('Forest');
export const lookEmber = message('Ember');
export const lookDusk = message('Dusk');
export const lookHarbour = message('Harbour');
