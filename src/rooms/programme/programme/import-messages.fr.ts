import { translation } from '#platform/contract/message.ts';
import type * as say from './import-messages.ts';

export const messages = translation<typeof say>({
  dayUnreadable: 'Impossible d’y lire un seul jour. Écrivez-le sous la forme {example}.',
  notOfEdition: 'Ce jour n’est pas dans l’édition : elle a lieu du {first} au {last}.',
  notTheDay: 'Ce jour n’est pas celui de l’édition : elle a lieu le {day}.',
  dayUnclear: 'Plusieurs jours de l’édition sont possibles. Écrivez la date sous la forme {example}.',
  daysDiffer: 'Les cellules de cette ligne indiquent des jours différents.',
  dayContradicts:
    'Deux jours sont indiqués, ou un jour de la semaine qui n’est pas celui de la date. Écrivez celui qui est voulu sous la forme {example}.',
  dayMissing: {
    one: 'Indiquez le jour.',
    other: 'Indiquez le jour : l’édition en compte {count}.',
  },
  dayWithoutTime: 'Il y a un jour, mais pas d’heure. Indiquez le début ou videz le jour.',
  hourSkipped: 'Les horloges sont avancées par-dessus cette heure : elle n’existe pas ce jour-là.',
  hourUnclear: 'Rien dans ce fichier ne dit si c’est la nuit ou l’après-midi. Écrivez {night}, ou {day}.',
  startUnreadable: 'Impossible d’y lire une seule heure. Écrivez-la sous la forme 9:30 ou 14h15.',
  startsDiffer: 'Les cellules de cette ligne indiquent des débuts différents.',
  startMissing: 'Il y a une fin, mais pas de début.',
  endUnreadable: 'Impossible d’y lire l’heure de la fin. Écrivez-la sous la forme 10:15.',
  endsDiffer: 'Les cellules de cette ligne indiquent des fins différentes.',
  endBeforeStart:
    'La session finit avant de commencer. Si elle finit après minuit, indiquez sa durée en minutes.',
  lengthUnreadable: 'Impossible d’y lire une durée. Écrivez-la sous la forme 45 ou 1h30.',
  lengthDiffers: 'Du début à la fin, il y a {between} minutes, et non {given}.',
  zoneDiffers: 'Les cellules de cette ligne indiquent des fuseaux horaires différents.',
  zoneUnknown:
    'Ce fuseau horaire n’est pas connu. Écrivez-le sous la forme UTC+1, ou en entier, par exemple Africa/Lagos.',
  hourTwice:
    'Cette nuit-là, les horloges indiquent cette heure deux fois, et c’est la seconde. Choisissez un autre début.',
  hourOfTwo:
    'Cette nuit-là, les horloges indiquent cette heure deux fois. Si c’est la première, écrivez {first} ; sinon, choisissez un autre début.',
  endOfTwo:
    'Cette nuit-là, les horloges indiquent cette heure deux fois. Indiquez aussi la durée en minutes.',
  languageUnknown: 'Cette langue n’est pas connue. Écrivez son nom ou son code, par exemple fr.',
  stateUnknown: 'Cet état n’est pas connu. Écrivez Confirmée, Provisoire ou Annulée.',
  peopleUnclear:
    'Ce ne sont pas clairement des noms. Séparez les personnes par un point-virgule, mettez entre parenthèses ce qui n’est pas un nom, et laissez vide tant que personne n’est connu.',
  nobodyNamed:
    '« {name} » n’est le nom de personne. Laissez vide tant que personne n’est connu ; si quelqu’un s’appelle ainsi, mettez le nom entre guillemets.',
  otherThanLine: 'La ligne {line} dit de cette session : {value}',
  mayNotTakePlace:
    '{column} : « {word} » peut vouloir dire qu’elle n’a pas lieu. Dites ci-dessus si ces sessions sont prises, ou choisissez la colonne comme État.',
  onlyTitle:
    'Il n’y a que « {title} » sur cette ligne. Dites ci-dessus si c’est une session, ou écartez-la comme titre des lignes suivantes.',
  aboveUnclear:
    '« {text} » entoure cette ligne dans le fichier et la concerne peut-être. Dites ci-dessus si ces sessions sont prises telles quelles.',
  mayBeTimes:
    '{column} : « {word} » dit peut-être quand elle a lieu. Choisissez la colonne comme Début, ou dites ci-dessus que ce n’est pas cela.',
  otherTime:
    '{column} : « {word} » parle d’une autre heure ou d’un autre jour que cette ligne. Corrigez la ligne, ou dites ci-dessus qu’elle est comme prévu.',
  titleUnclear:
    '« {title} » n’est peut-être pas un titre. Dites ci-dessus si c’en est un, ou écrivez le titre.',
  roomsUnclear:
    '« {room} » n’est peut-être pas une seule salle. Dites ci-dessus si c’en est une, ou n’écrivez que la salle de la session.',
  nothingYet: '{text} : lu comme « pas encore connu »',
  stateMissing: 'Son état est vide, alors que d’autres lignes en ont un.',

  // What is said of several lines.
  sameTitle: 'Une session de ce titre est déjà prévue à un autre moment',
  kindAdded: 'Nouveau type : {name}',
  roomAdded: 'Nouvelle salle : {name}',
  trackAdded: 'Nouveau parcours : {name}',
  comesInAs: '{word} : importée comme « {state} »',
  when: 'Quand',
  noTime: 'Pas encore d’heure',
  minutes: { one: '1 minute', other: '{count} minutes' },
  lengthAssumed: { other: 'supposé : les {count} minutes habituelles du type « {kind} »' },
  dayNumber: 'Jour {number}',

  // What a column can be besides.
  firstName: 'Prénom d’une personne',
  lastName: 'Nom d’une personne',
  timeZone: 'Fuseau horaire',
  reference: 'Numéro de la session',
});
