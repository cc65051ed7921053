import { expect, test } from 'vitest';
import { besidePeople, isNobody, peopleOfHeading } from './people-words.ts';

test('headings tell which people are in their columns', () => {
  const role = (heading: string) => {
    const people = peopleOfHeading(heading);
    return people && (people.role ?? 'any');
  };
  for (const heading of [
    ...[
      'Speaker',
      'Speakers',
      'Speaker(s)',
      'Speaker 1',
      'Speaker #2',
      'speaker_3',
      'Speaker3',
      '2nd speaker',
    ],
    ...['Second speaker', 'Co-speaker', 'Other speakers', 'Speaker A', 'Speaker no. 4', 'speakers[0].name'],
    ...['Speaker 1 name', 'Name of speaker 2', 'speakerName', 'Panel speakers', 'Guest speaker'],
    ...[
      'Intervenant 1',
      'Intervenant n° 2',
      'Intervenant(e)s',
      'Intervenant·e·s',
      '2e intervenant',
      'Nom de l’intervenante',
    ],
    ...[
      'Orador 1',
      'Oradores',
      'Speakers (comma separated)',
      'Nome do orador',
      'Palestrante 2',
      'Personnes',
      'Speakers / moderators',
      'Invité 1',
    ],
  ])
    expect([heading, role(heading)]).toEqual([heading, 'any']);
  for (const heading of [
    'Moderator',
    'Moderators',
    'Session chair',
    'Host 1',
    'Modérateur/trice',
    'Moderador(a)',
    'Président(e) de séance',
  ])
    expect([heading, role(heading)]).toEqual([heading, 'Moderator']);
  for (const heading of ['Panelist 1', 'Panellists', 'Panélistes', 'Painelista 2'])
    expect([heading, role(heading)]).toEqual([heading, 'Panelist']);
  expect(role('Keynote speaker')).toBe('Key Address');
  for (const heading of [
    ...[
      'Speaker email',
      'Speaker 1 company',
      'Speaker (company)',
      'Speaker Id',
      'Number of speakers',
      'Speakers #',
    ],
    ...[
      'Panel',
      'Name',
      'Session name',
      'Title',
      'Président',
      'Speaker confirmed',
      'Speaker first name',
      'Prénom de l’intervenant',
      'Bio',
    ],
  ])
    expect([heading, role(heading)]).toEqual([heading, undefined]);
});

test('headings of parts of names tell which part', () => {
  for (const [heading, part] of [
    ...[['First name', 'First name'] as const, ['Speaker 1 first name', 'first name'] as const],
    ...[['Surname of the speaker', 'surname'] as const, ['Prénom de l’intervenant 2', 'prenom'] as const],
    ...[
      ['Moderator first name', ''] as const,
      ['Nom de famille de l’intervenant', 'nom de famille'] as const,
    ],
  ])
    expect([heading, besidePeople(heading)]).toEqual([heading, part]);
});

test('who stands for nobody is nobody, and names are names', () => {
  for (const name of [
    ...[
      'Panel',
      'All',
      'All speakers',
      'Speaker 1',
      'Guest',
      'Keynote speaker',
      'Tous',
      'Todos',
      'Speaker B',
    ],
    ...[
      'TBC',
      't.b.a.',
      'N/A',
      'To be confirmed',
      'Coming soon',
      'Special guest',
      'Tous les intervenants',
      'xxx',
    ],
    ...[
      'Todos os oradores',
      'Moderator',
      'The organisers',
      'Équipe',
      'Tout le monde',
      'Speaker 1 (MTN)',
      'MTN TBC',
    ],
    ...[
      'Ama Mensah (TBC)',
      'Representative of MTN',
      'Intervenant·e 2',
      'À confirmer',
      'Others',
      'Yes',
      'Orador convidado',
    ],
    ...['Various panellists'],
  ])
    expect([name, isNobody(name)]).toEqual([name, true]);
  for (const name of [
    ...['Ama', 'Ama Mensah', 'Kwame O. Annor', 'Ama Guest', 'Chantal Monde', 'De La Cruz', 'M. A. Toure'],
    ...[
      'Aimé Invité-Koffi',
      'Jean Tous-Saint',
      'Nii Host',
      'Na Li',
      'Esi Panel',
      'Volta Choir',
      'Sim Lee',
      'Ama Mensah (President)',
    ],
  ])
    expect([name, isNobody(name)]).toEqual([name, false]);
});
