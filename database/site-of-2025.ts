/**
 * What the site said before its texts were kept at the desk: the summit of 2025. Databases from then are
 * migrated to it, and new ones can start with it. It is as its migration left it, and never changes.
 */
export const SITE_OF_2025 = {
  identity: {
    name: 'AI for Business Summit',
    shortName: 'AI for Business',
    organiser: 'AI for Business',
    website: 'https://www.example.com/',
    description: '{Days} in {city} on what artificial intelligence changes in business.',
    tagline: 'Woven in {city}.',
    copyright: '© {year} {organiser}. All Rights Reserved.',
    designerName: 'Summit studio',
    designerWebsite: 'https://www.example.com/studio',
  },
  contact: {
    email: 'summit@example.com',
    phone: '+233 30 000 0000',
    location: 'Conference venue, Accra, Ghana',
    social: [],
  },
  navigation: {
    links: [
      { label: 'Home', address: '/' },
      { label: 'Speakers', address: '/speakers' },
      { label: 'Partners & Sponsors', address: '/sponsors' },
      { label: 'Contact', address: '/contact' },
    ],
    register: 'Register',
    summitHeading: 'Summit',
    moreHeading: 'More',
    more: [
      { label: 'About us', address: '/about-us' },
      { label: 'Sponsorship', address: '/sponsorship' },
      { label: 'Blog', address: '/blogs' },
      { label: 'Privacy policy', address: '/privacy-policy' },
    ],
  },
  contactPage: {
    title: 'Contact',
    description: 'Where to find the summit’s team in {city}, and how to reach it by email and phone.',
    lead: 'Questions about fees, groups, visas or speaking? A person answers, usually within two working days.',
    showsSpeaking: true,
    speakingHeading: 'Want to speak?',
    speaking:
      'Write to us in five lines: what you built or decided, for whom, what it changed, what it cost, and what you would do differently. That’s all we need to answer you.',
    map: 'always',
    mapHeading: 'On the map',
  },
  privacy: {
    title: 'Privacy policy',
    description: 'What {organiser} asks you for on this site, what it’s used for, and what you can decide.',
    lead: 'It’s short, because we keep little.',
    sections: [
      {
        heading: 'Information we collect',
        text: '<h3>Personal information</h3><p>When you register or request a partnership, you give us your name, email address, WhatsApp number, company and role, how you heard about the summit and, if you wish, another phone number.</p><h3>Non-personal information</h3><p>Our server logs which address was requested, when, and how long the response took. These logs contain no names and nothing that you typed.</p><h3>Cookies</h3><p>The public pages set no cookies, with one exception: when you register, a cookie brings your name, encrypted, to the page that shows your badge. It is deleted there, after a minute at the latest. If you choose a light or dark theme, your browser remembers it on your device. Organisers who sign in get one cookie that keeps them signed in.</p>',
      },
      {
        heading: 'How we use it',
        text: '<p>To prepare your badge, to tell you what you need to know about the {days}, to answer your request, and to count how many people come and from where. For nothing else.</p>',
      },
      {
        heading: 'Disclosure to third parties',
        text: '<p>We don’t sell or rent what you give us. Others only see it if the law requires it, or if a service works for us under the same rules, such as the one that sends our email. The map on the contact page comes from OpenStreetMap, which sees your address when the map is shown. If your browser asks websites to save data or to respect your privacy (Global Privacy Control), you only see the map if you ask for it.</p>',
      },
      {
        heading: 'Your choices',
        text: '<h3>Unsubscribe</h3><p>Every message from us says how to unsubscribe. You can also ask us to show, correct or delete what we know about you.</p><h3>Cookie control</h3><p>Your browser lets you refuse and delete cookies. The public pages work just as well without them.</p>',
      },
      {
        heading: 'Security',
        text: '<p>What you send us is encrypted on its way. Only organisers who are signed in can read it, and every change they make is recorded. No system is perfect; if something goes wrong that affects you, we’ll tell you.</p>',
      },
      {
        heading: 'Changes to this statement',
        text: '<p>If this statement changes, you’ll find the new one here with its date.</p>',
      },
      {
        heading: 'Contact us',
        text: '<p>If you have a question about this statement, please get in touch with us.</p>',
      },
    ],
    updated: '2026-11-21',
  },
  blog: {
    description: 'What speakers and organisers of the summit write about artificial intelligence at work.',
    categoryDescription: 'what speakers and organisers of the summit write about it, newest first.',
    feedDescription: 'What speakers and organisers of the summit write.',
  },
  ownPages: { pages: [] },
};
