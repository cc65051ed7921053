interface PrivacySection {
  heading: string;
  parts: readonly { name?: string; text: string }[];
}

/** The day on which this text was last changed. */
export const PRIVACY_UPDATED = '2026-11-21';

/** docs/product.md, 2.7 */
export const PRIVACY_SECTIONS: readonly PrivacySection[] = [
  {
    heading: 'Information we collect',
    parts: [
      {
        name: 'Personal information',
        text: 'When you register or request a partnership, you give us your name, email address, WhatsApp number, company and role, how you heard about the summit and, if you wish, another phone number.',
      },
      {
        name: 'Non-personal information',
        text: 'Our server logs which address was requested, when, and how long the response took. These logs contain no names and nothing that you typed.',
      },
      {
        name: 'Cookies',
        text: 'The public pages set no cookies, with one exception: when you register, a cookie brings your name, encrypted, to the page that shows your badge. It is deleted there, after a minute at the latest. If you choose a light or dark theme, your browser remembers it on your device. Organisers who sign in get one cookie that keeps them signed in.',
      },
    ],
  },
  {
    heading: 'How we use it',
    parts: [
      {
        text: 'To prepare your badge, to tell you what you need to know about the two days, to answer your request, and to count how many people come and from where. For nothing else.',
      },
    ],
  },
  {
    heading: 'Disclosure to third parties',
    parts: [
      {
        text: 'We don’t sell or rent what you give us. Others only see it if the law requires it, or if a service works for us under the same rules, such as the one that sends our email. The map on the contact page comes from OpenStreetMap, which sees your address when the map is shown. If your browser asks websites to save data or to respect your privacy (Global Privacy Control), you only see the map if you ask for it.',
      },
    ],
  },
  {
    heading: 'Your choices',
    parts: [
      {
        name: 'Unsubscribe',
        text: 'Every message from us says how to unsubscribe. You can also ask us to show, correct or delete what we know about you.',
      },
      {
        name: 'Cookie control',
        text: 'Your browser lets you refuse and delete cookies. The public pages work just as well without them.',
      },
    ],
  },
  {
    heading: 'Security',
    parts: [
      {
        text: 'What you send us is encrypted on its way. Only organisers who are signed in can read it, and every change they make is recorded. No system is perfect; if something goes wrong that affects you, we’ll tell you.',
      },
    ],
  },
  {
    heading: 'Changes to this statement',
    parts: [{ text: 'If this statement changes, you’ll find the new one here with its date.' }],
  },
  {
    heading: 'Contact us',
    parts: [{ text: 'If you have a question about this statement, please get in touch with us.' }],
  },
];
