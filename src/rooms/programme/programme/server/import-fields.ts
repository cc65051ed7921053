import type { ImportField } from '#platform/server/importer.ts';
import * as wrong from '../import-messages.ts';
import * as say from '../messages.ts';
import type { DaysOfEdition } from '../read-when.ts';
import { sessionFields } from '../record.ts';
import { PEOPLE_FIELDS } from './people-columns.ts';
import { whenCell, withoutZone } from './when-columns.ts';

/** The column that says which rows are of the same session. */
export const REFERENCE = 'reference';

/** What a column can be besides a field of its own, and other headings. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  title: [
    ...['Session', 'Session title', 'Session name', 'Name', 'Talk', 'Talk title', 'Topic', 'Presentation'],
    ...['Presentation title', 'Proposal title', 'Activity', 'Titre', 'Titre de la session', 'Intitulé'],
    ...['Intitulé de la session', 'Sujet', 'Activité', 'Título', 'Título da sessão', 'Título da palestra'],
    ...['Nome da sessão', 'Tópico', 'Assunto', 'Atividade'],
  ],
  kind: ['Type', 'Format', 'Session format', 'Session type', 'Submission type', 'Tipo', 'Formato'],
  track: ['Theme', 'Stream', 'Parcours', 'Thème', 'Trilha', 'Tema'],
  room: ['Venue', 'Stage', 'Hall', 'Location', 'Salle', 'Lieu', 'Scène', 'Sala', 'Local', 'Palco'],
  day: [
    ...['Date', 'Weekday', 'Day of week', 'Day of the week', 'Day number', 'Session date', 'Session day'],
    ...[
      'Event date',
      'Event day',
      'Conference day',
      'Jour',
      'Journée',
      'Jour de la semaine',
      'Date de session',
    ],
    ...['Date de la session', 'Jour de la session', 'Dia', 'Data', 'Dia da semana', 'Data da sessão'],
  ],
  start: [
    ...[
      'From',
      'Begins',
      'Start time',
      'Start date',
      'Time',
      'Début',
      'Heure',
      'De',
      'Horaire',
      'When',
      'Quand',
    ],
    ...[
      'Scheduled at',
      'Starts at',
      'Start date and time',
      'Start date time',
      'Date time',
      'Starts',
      'Starting time',
      'Day and time',
      'Time slot',
      'Slot',
      'Timing',
      'Kick-off',
      'Créneau',
      'Jour et heure',
      'Dia e hora',
      'Date and time',
      'Start (date)',
      'Início',
      'Hora',
    ],
    ...['Heure de début', 'Date et heure', 'Date et heure de début', 'Horário', 'Data e hora'],
  ],
  length: ['Length', 'Duration', 'Min', 'Durée', 'Scheduled duration', 'Duração', 'Minutos'],
  abstract: ['Description', 'Summary', 'About', 'Résumé', 'Resumo', 'Descrição'],
  language: ['Lang', 'Langue', 'Language of the session', 'Idioma', 'Língua'],
  level: ['Niveau', 'Nível', 'Audience level'],
  state: ['Status', 'État', 'Statut', 'Estado', 'Proposal state', 'Submission state'],
  places: ['Seats', 'Capacity', 'Capacité', 'Lugares'],
};

/** What a column of a file can be. */
export function importFields(edition: DaysOfEdition): ImportField[] {
  const own = Object.values(sessionFields)
    .filter(({ sent }) => sent !== 'picture')
    .map(({ sent, label }) => ({
      ...{ name: sent, label, synonyms: SYNONYMS[sent] ?? [] },
      ...(sent === 'title' && { isOwn: true as const }),
    }));
  const ofWhen = { collects: whenCell(edition), within: withoutZone };
  return [
    {
      name: REFERENCE,
      label: wrong.reference,
      synonyms: ['Session Id', 'ID', 'Code', 'Session code', 'Proposal ID', 'Submission ID', 'Identifiant'],
    },
    ...own.map((field) => (field.name === 'day' || field.name === 'start' ? { ...field, ...ofWhen } : field)),
    {
      ...{ name: 'end', label: say.end, ...ofWhen },
      synonyms: [
        ...[
          'To',
          'Ends',
          'Until',
          'End time',
          'End date',
          'Ends at',
          'End date and time',
          'End date time',
          'Finish',
          'Finishes',
        ],
        ...['Finish time', 'Fin', 'Heure de fin', 'Date et heure de fin', 'À'],
        ...['Fim', 'Término', 'Até', 'Hora de fim'],
      ],
    },
    {
      name: 'zone',
      label: wrong.timeZone,
      collects: (_heading, value) => value.trim(),
      synonyms: [
        ...['Time zone', 'Timezone', 'TZ', 'Time zone of session', 'Fuseau horaire', 'Fuseau'],
        ...['Fuso horário', 'Fuso'],
      ],
    },
    ...PEOPLE_FIELDS,
  ];
}
