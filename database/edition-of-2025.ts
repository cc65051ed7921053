/** The same as in site-of-2025.ts: what the edition of 2025 said. */
export const EDITION_OF_2025 = {
  hero: {
    before: '{Days} in {city}',
    during: 'On now in {city}',
    intro:
      '{Days} for people who run companies and people who build the systems they run on. Come with a problem from your own business, and leave knowing which part of it a machine can take on.',
    titleEnd: '{city}, {dates}',
    description:
      '{Days} in {city} on what artificial intelligence changes in business, and how to put it to work. See the theme, the fees and how to take part.',
    film: 'woven',
  },
  coming: {
    theme: 'Event Theme Coming Soon',
    venue: 'Venue coming soon',
    time: 'Event time coming soon',
    date: 'Event date coming soon',
    badgeDate: 'Aug 27, 2025',
    dates: '26th and 27th August 2025',
    figures: '26–27',
  },
  about: {
    isShown: true,
    heading: 'About the summit',
    text: '<p>A cashew exporter that forecasts its harvest. A clinic that finds its no-shows before they happen. A bank that reads a loan file in minutes. Artificial intelligence is already at work in West African companies, mostly quietly.</p><p>The summit brings these people into one room for {days}. Mornings are for talks and panels; afternoons are for demonstrations and for sitting down with someone who has already done what you plan to do.</p>',
    principlesHeading: 'What we stand for',
    principles: [
      {
        name: 'Trustworthiness',
        text: 'Every case on stage is told by someone who was responsible for it, with what it cost and what went wrong.',
      },
      {
        name: 'Quality',
        text: 'A few well-prepared sessions. You hear what works in a Ghanaian office, not in a brochure.',
      },
      {
        name: 'Creativity',
        text: 'The best uses of these tools haven’t been found yet. Workshops give you room to find yours.',
      },
    ],
  },
  audience: {
    isShown: true,
    heading: 'Who should attend',
    people: [
      { who: 'Business leaders', why: 'deciding where to put the first cedi of an AI budget' },
      { who: 'Entrepreneurs and startups', why: 'building on models that someone else trained' },
      { who: 'Data scientists and IT professionals', why: 'taking a prototype into daily use' },
      { who: 'Industry professionals', why: 'whose own work is about to change' },
    ],
    takeawaysHeading: 'What you take home',
    takeaways:
      'A short list of uses that pay off in your line of work, with figures from companies that tried them\nA simple way to judge a supplier, a model and a data set before you sign\nGhana’s data protection rules, and what they mean for you\nThe names of people in Accra, Kumasi and beyond who will pick up when you call',
  },
  theme: { isShown: true },
  packages: {
    isShown: true,
    heading: 'Sponsorship packages',
    lead: 'Four ways to get in front of the people who buy, build and decide.',
    note: 'Prices cover {allDays}.',
    noteAfter: 'These were this summit’s prices; ask us about the next one’s.',
    offers: [
      {
        name: 'Platinum',
        note: 'Exclusive',
        isHighlighted: true,
        prices: [
          { currency: 'GHS', amount: 5500000 },
          { currency: 'USD', amount: 367000 },
        ],
        benefits:
          'Top-tier visibility, keynote speaking opportunity\nLogo on screens, banners, backdrops, website and marketing materials\nBranding in the hall, table-top exhibition, corporate video presentation\n10-minute presentation or demo\nConference-kit distribution option\nRecognition as Platinum Sponsor\n2 conference registrations',
        places: null,
      },
      {
        name: 'Gold',
        note: '',
        isHighlighted: false,
        prices: [
          { currency: 'GHS', amount: 4050000 },
          { currency: 'USD', amount: 270000 },
        ],
        benefits:
          'High-level brand exposure, speaking slot\nLogo on marketing materials, hall branding\nTable-top exhibition, corporate video\n7-minute presentation or demo\nKit distribution option\nRecognition as Gold Sponsor\n1 registration',
        places: null,
      },
      {
        name: 'Silver',
        note: '',
        isHighlighted: false,
        prices: [
          { currency: 'GHS', amount: 3500000 },
          { currency: 'USD', amount: 233300 },
        ],
        benefits:
          'Moderate exposure\nLogo on website and digital materials\n3-minute presentation or demo\nTable-top exhibition, kit distribution option\n1 registration\nAcknowledgment as Silver Sponsor',
        places: null,
      },
      {
        name: 'Bronze',
        note: '',
        isHighlighted: false,
        prices: [
          { currency: 'GHS', amount: 2000000 },
          { currency: 'USD', amount: 134000 },
        ],
        benefits:
          'Entry-level exposure\nLogo on website and digital materials\nTable-top exhibition\n3-minute presentation or demo\nAcknowledgment as Bronze Sponsor',
        places: null,
      },
    ],
    otherName: 'Bespoke',
    otherPrice: 'by agreement',
    otherQuestion: 'Something else in mind?',
    otherLink: 'Ask for a bespoke package',
  },
  cloth: {
    isShown: true,
    heading: 'The summit’s cloth',
    before:
      'Everyone who registers adds a thread. Chance gives it its colour and its place, so the cloth tells how many are coming, and never who.',
    after: 'This is what the registrations for the summit have woven: its record, without a name.',
    caption: 'One thread for each registration',
  },
  organiser: {
    isShown: true,
    heading: 'Your hosts',
    text: '<p>{organiser} is a division of a technology thought-leadership group based in Accra, Ghana. It brings together people who decide about technology and people who understand it, and gets them to talk plainly.</p><p>We are hosts first. If something would make the {days} more useful to you, tell us and we’ll try to arrange it.</p>',
    button: 'Read More About Us',
  },
  past: {
    heading: 'About Us',
    slides: [
      {
        title: '{Days}, one cloth',
        subtitle: 'About Us',
        text: 'For {days} the summit brought business people and builders together in {city}. This is who we are, and what we’re weaving next.',
        buttonText: 'Learn More',
        link: '/about-us',
        film: 'weave',
      },
      {
        title: 'What was said still holds',
        subtitle: 'About Us',
        text: 'The cases, the figures and the mistakes that speakers brought to {city} are worth reading twice.',
        buttonText: 'Learn More',
        link: '/about-us',
        film: 'signal',
      },
      {
        title: 'The next thread is yours',
        subtitle: 'About Us',
        text: 'Partners, speakers and companies who want to be part of what comes next can write to us any time.',
        buttonText: 'Learn More',
        link: '/about-us',
        film: 'people',
      },
    ],
    over: 'This summit is over: it was held in {city} on {dates}.',
    next: 'Hear about the next one',
  },
  aboutUs: {
    title: 'About us',
    description: 'Why the {name} exists, who runs it, and why it looks like cloth.',
    lead: 'A summit for work that is already changing.',
    summitHeading: 'The summit',
    summit:
      'The {name} takes place in {city} on {dates}. For {days}, people who make decisions in companies sit with people who build: on stage, at demonstration tables, and over lunch.',
    summitAfter:
      'The {name} took place in {city} on {dates}. For {days}, people who make decisions in companies sat with people who build: on stage, at demonstration tables, and over lunch.',
    themed:
      'Its theme is “{theme}”. We take it literally: every session has to say what changed in a business, and how you can tell.',
    themedAfter:
      'Its theme was “{theme}”. We took it literally: every session had to say what changed in a business, and how you can tell.',
    unthemed: 'Every session has to say what changed in a business, and how you can tell.',
    unthemedAfter: 'Every session had to say what changed in a business, and how you can tell.',
    showsOrganiser: true,
    organiserHeading: 'The organiser',
    organiser:
      '<p>{organiser} is a division of a technology thought-leadership group based in Accra, Ghana.</p>',
    organiserLink: 'Read more on the organiser’s website',
    showsCloth: true,
    clothHeading: 'The cloth',
    cloth:
      '<p>Strip weavers work by rule: a band, its variation, the next strip shifted by half. It was computing with thread, long before there were machines for it.</p><p>Every strip on this site is woven by a few lines of code from a name. The same name always gives the same cloth, so each speaker, package and page wears its own.</p>',
  },
  registration: {
    title: 'Register',
    description: 'Register for the summit in {city}: seven short questions, two minutes.',
    lead: 'Seven short questions. We only use your answers to prepare your badge and to reach you.',
    leadAfter:
      'This summit is over. Answer seven short questions, and we’ll write to you about the next one. We won’t use your answers for anything else.',
    rateHeading: 'Event Rate',
    nextNote: 'Once the next summit has a date, you’ll find it here.',
    registered: 'You’re registered. We look forward to welcoming you in {city}.',
    registeredAfter: 'You’re registered. We’ll write to you about the next summit.',
    atTheDoor: 'Give your name at the door.',
    withTicket: 'Show your ticket at the door, or give your name.',
  },
  partnership: {
    title: 'Our Sponsors & Partners',
    description: 'Request a sponsorship or partnership: Platinum, Gold, Silver, Bronze or bespoke.',
    lead: 'Tell us who you are and what you have in mind. We’ll get back to you within two working days.',
    received: 'We’ve received your request. We’ll get back to you within two working days.',
  },
  speakers: {
    title: 'Speakers',
    description: 'Who speaks at the {name} in {city}, and about what.',
    lead: 'People who have done it, and tell you what it took. Each has a cloth of their own, woven from their name.',
    empty: 'No speakers available at the moment. Please check back later.',
    question: 'Do you have a case worth an hour?',
    button: 'Become a Speaker',
    profileEnd: 'at the summit in {city}',
  },
  sponsors: {
    title: 'Partners & Sponsors',
    description: 'The organisations that support the {name} in {city}.',
    lead: 'They put their name, their money and their people behind the {days}.',
    empty: 'No sponsors available at the moment. Please check back later.',
    question: 'Want to see your name here?',
    button: 'Sponsor Our Event',
  },
};
