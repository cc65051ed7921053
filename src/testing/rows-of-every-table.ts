import type { Tables } from '#database/schema.ts';

const AT = '2025-03-01T08:00:00.000Z';
const LATER = '2025-03-02T09:30:00.000Z';

const person = (name: string) => ({
  fullname: name,
  fullname_key: name.toLowerCase(),
  company: 'Volta Textiles',
  company_key: 'volta textiles',
  designation: 'Director',
  designation_key: 'director',
  email: `${name}@volta.example`,
  email_key: `${name.toLowerCase()}@volta.example`,
  phone: null,
  whatsapp: '+233241234567',
  notice: 'LinkedIn',
  search_text: `${name.toLowerCase()} ${name.toLowerCase()}@volta.example`,
  created_at: AT,
});
const activity = (number: number) => ({
  username: 'ama',
  subject_type: 'attendee',
  time: AT,
  activity_type: 'Updated',
  number,
  hash: `hash ${number}`,
  seals: '{}',
});

/**
 * Rows that an older database could have, in an order in which they can be inserted. Only triggers write the
 * counts.
 */
export const ROWS_OF_EVERY_TABLE: {
  [Table in Exclude<keyof Tables, 'row_counts'>]: readonly Partial<Tables[Table]>[];
} = {
  users: ['Administrator', 'User'].map((role) => ({
    id: `user-${role}`,
    username: `Ama ${role}`,
    username_key: `ama ${role.toLowerCase()}`,
    email: `${role}@volta.example`,
    email_key: `${role.toLowerCase()}@volta.example`,
    role: role as 'Administrator',
    phone: '+233201112233',
    password_hash: '$argon2id$v=19$one',
    created_at: AT,
    updated_at: LATER,
    two_factor_secret: 'sealed',
    two_factor_since: LATER,
    two_factor_step: 58_000_000,
  })),
  sessions: [
    {
      id: 'session-1',
      token_hash: 'hash',
      user_id: 'user-User',
      created_at: AT,
      last_seen_at: LATER,
      expires_at: LATER,
      user_agent: 'Firefox',
    },
  ],
  api_tokens: [
    {
      id: 'token-1',
      user_id: 'user-User',
      name: 'badges',
      token_hash: 'hash',
      created_at: AT,
      expires_at: LATER,
    },
  ],
  recovery_codes: [{ code_hash: 'hash', user_id: 'user-User' }],
  reset_links: [{ token_hash: 'hash', user_id: 'user-User', expires_at: LATER }],
  events: [
    {
      id: 'event-1',
      year: 2025,
      theme: 'Weaving Åccra’s Future',
      theme_key: 'weaving accra’s future',
      venue: 'Accra, Ghana',
      event_date: '2025-08-26',
      regular_fee: 150_000,
      created_at: AT,
      updated_at: LATER,
    },
  ],
  attendees: [
    { id: 'attendee-1', event_id: 'event-1', submission_key: 'key-1', ...person('Kwame') },
    { id: 'attendee-2', event_id: 'event-1', ...person('Esi'), phone: '0302123456' },
    { id: 'attendee-3', event_id: 'event-1', ...person('Yaw'), deleted_at: LATER },
  ],
  partnerships: [{ id: 'partnership-1', event_id: 'event-1', package: 'Gold', ...person('Kwame') }],
  categories: [
    { id: 'category-1', number: 1, title: 'Keynote', title_key: 'keynote', created_at: AT, updated_at: AT },
  ],
  speakers: [
    {
      id: 'speaker-1',
      title: 'Dr.',
      category_id: 'category-1',
      fullname: 'Abena Owusu',
      fullname_key: 'abena owusu',
      designation: 'Professor',
      designation_key: 'professor',
      role: 'Keynote Address',
      company: 'KNUST',
      company_key: 'knust',
      country: 'Ghana',
      description: '<p>Weaves & computes.</p>',
      picture: 'abena.webp',
      position: 1,
      created_at: AT,
      updated_at: AT,
    },
  ],
  sponsors: [
    {
      id: 'sponsor-1',
      title: 'Sponsor',
      name: 'Volta',
      name_key: 'volta',
      search_text: 'sponsor volta',
      website: 'https://volta.example',
      picture: 'volta.svg',
      position: 1,
      created_at: AT,
      updated_at: AT,
    },
  ],
  pictures: [
    {
      name: 'abena.webp',
      kind: 'upload',
      media_type: 'image/webp',
      content: Buffer.from([0, 1, 2, 254, 255]),
      width: 640,
      height: 480,
      created_at: AT,
    },
  ],
  picture_details: [{ name: 'abena.webp', title: 'Abena', alt: 'Abena at her loom', search_text: 'abena' }],
  blog_categories: [{ id: 'blog-1', title: 'News', title_key: 'news', created_at: AT, updated_at: AT }],
  posts: [
    {
      id: 'post-1',
      category_id: 'blog-1',
      title: 'Looms',
      title_key: 'looms',
      slug: 'looms',
      search_text: 'looms ama',
      content: '<p>Threads</p>',
      author: 'Ama',
      published_at: AT,
      created_at: AT,
      updated_at: AT,
    },
  ],
  post_slugs: [{ slug: 'looms', post_id: 'post-1' }],
  post_drafts: [{ post_id: 'post-1', revision: 2, fields: '{}', user_id: 'user-User', saved_at: LATER }],
  post_versions: [
    {
      id: 'version-1',
      post_id: 'post-1',
      number: 1,
      fields: '{}',
      note: '',
      user_id: 'user-User',
      created_at: AT,
    },
  ],
  activity: [
    {
      id: 'activity-1',
      user_id: 'user-User',
      activity_description: 'Kwame',
      search_text: 'ama kwame',
      ...activity(1),
    },
    { id: 'activity-2', user_id: null, activity_description: 'Esi', search_text: 'ama esi', ...activity(2) },
  ],
  used_solutions: [{ hash: 'hash', expires_at: LATER }],
  settings: [{ name: 'seeded', value: 'demo' }],
  saved_views: [
    {
      id: 'view-1',
      user_id: 'user-User',
      list: 'attendees',
      name: 'From Volta',
      name_key: 'from volta',
      query: 'search=volta',
      created_at: AT,
    },
  ],
  jobs: [{ kind: 'backup', subject: '', due_at: LATER, requests: 1, attempts: 0 }],
  erasures: [{ id: 'erasure-1', time: AT }],
  retention: [{ event_id: 'event-1', until: '2035-12-31' }],
  consent_texts: [{ version: '2025-01-01', text: 'You agree.' }],
};
