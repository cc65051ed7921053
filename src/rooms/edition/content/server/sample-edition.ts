/** Words for any summit, to begin with and to write over. Everything else stays neutral. */
export const SAMPLE_EDITION = {
  hero: {
    before: '{Days} in {city}',
    during: 'On now in {city}',
    intro:
      '{Days} for people who decide and people who build. Come with a question from your own work, and leave with answers from those who have tried.',
    titleEnd: '{city}, {dates}',
    description: '{Days} in {city}: see the theme, the fees and how to take part.',
  },
  about: {
    text: '<p>{name} brings together those who have done it and those who are about to. Every session is about a real case: what was tried, what it cost, and what came of it.</p><p>Between sessions there is time for what no programme can plan: the people whom you meet.</p>',
    principles: [
      { name: 'First hand', text: 'Every case on stage is told by someone who was responsible for it.' },
      { name: 'Few and good', text: 'A few well-prepared sessions rather than many.' },
      { name: 'Open', text: 'Questions are as welcome as answers, and newcomers as welcome as experts.' },
    ],
  },
  audience: {
    people: [
      { who: 'Decision makers', why: 'who want to see what works before they choose' },
      { who: 'Founders', why: 'who look for customers, partners and people' },
      { who: 'Specialists', why: 'who want to compare their work with that of others' },
      { who: 'Newcomers', why: 'who are about to begin' },
    ],
    takeaways:
      'Cases that you can use, with their figures\nA way to judge what is offered to you\nThe names of people to ask when you’re back at work',
  },
  packages: {
    lead: 'Three ways to be seen by the people who come.',
    note: 'Prices cover {allDays}.',
    noteAfter: 'These were this summit’s prices; ask us about the next one’s.',
    offers: [
      {
        name: 'Gold',
        isHighlighted: true,
        benefits:
          'A place on the programme\nLogo on stage, website and all printed matter\nAn exhibition table\n4 registrations',
      },
      {
        name: 'Silver',
        benefits: 'Logo on website and printed matter\nAn exhibition table\n2 registrations',
      },
      { name: 'Bronze', benefits: 'Logo on the website\n1 registration' },
    ],
  },
  organiser: {
    isShown: true,
    text: '<p>{organiser} invites you. If something isn’t right while you’re here, tell us, and we’ll see to it.</p>',
  },
  aboutUs: {
    lead: 'Why there is a summit, and who runs it.',
    summit:
      'There is much talk, and few occasions to ask those who have done the work. {name} is such an occasion: {days}, in one place, for everyone who has a question.',
    themed: 'This year’s theme is ‘{theme}’.',
    showsOrganiser: true,
    organiser: '<p>{organiser} runs {name} with the help of its partners.</p>',
  },
  registration: {
    lead: 'Tell us who you are. It takes a minute.',
    registered: 'You’re registered. See you in {city}.',
  },
  partnership: { lead: 'Tell us who you are and which package you have in mind. We’ll write back to you.' },
  speakers: { lead: 'People who have done it, and who tell how.', question: 'Do you have a case to tell?' },
  sponsors: { lead: 'They make the summit possible.', question: 'Would you like to be among them?' },
} as const;
