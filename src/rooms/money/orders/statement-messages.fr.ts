import { translation } from '#platform/contract/message.ts';
import type * as say from './statement-messages.ts';

export const messages = translation<typeof say>({
  // Reading statements, at the desk.
  linesWait: {
    one: 'L’un d’eux vous attend, car quelque chose n’y est pas clair ; rien n’est saisi pour lui.',
    other:
      '{count} d’entre eux vous attendent, car quelque chose n’y est pas clair ; rien n’est saisi pour eux.',
  },
  lineUnread:
    'Le montant n’a pas pu être lu. Saisissez le paiement sur la page de sa commande, puis mettez cette ligne de côté.',
  lineOtherCurrency:
    'Le montant est en {currency} : il ne peut pas être saisi tel quel. Saisissez sur la page de la commande ce que votre banque en a fait, puis mettez cette ligne de côté.',
  answersUnreadable: 'Ces réponses sont illisibles.',
  enterStatement: 'Saisir ces paiements',
  enteringStatement: 'Saisie…',
  previewTitle: 'Ce qui a été compris',
  previewLead: 'Rien n’est encore saisi.',
  isClear: { one: 'Un nouveau paiement est clair', other: '{count} nouveaux paiements sont clairs' },
  isKnown: { one: 'Un paiement était déjà lu', other: '{count} paiements étaient déjà lus' },
  isWaiting: { one: 'Une ligne vous attendra', other: '{count} lignes vous attendront' },
  wentOut: { one: 'Une sortie d’argent : écartée', other: '{count} sorties d’argent : écartées' },
  didFail: { one: 'Un paiement échoué : écarté', other: '{count} paiements échoués : écartés' },
  areSums: {
    one: 'Une ligne est un total ou un solde',
    other: '{count} lignes sont des totaux ou des soldes',
  },
  areEmpty: { one: 'Une ligne n’a pas de montant', other: '{count} lignes n’ont pas de montant' },
  columnsTitle: 'Colonnes',
  amountsIn: 'Les montants sont en {currency}.',
  rowNumber: 'Ligne {line}',
  dayUnclear: 'jour incertain',
  amountUnclear: 'montant incertain',
  firstRows: 'Lignes',
  inAll: '{shown} lignes de ce fichier sur {count} sont montrées.',
  willBeFor: 'Sera saisi pour {reference}',
  willBeForNone: 'Nouveau : il ne désigne sûrement aucune commande, donc il vous attendra',
  leftOutRows: { one: 'La ligne écartée', other: '{count} lignes écartées' },
  rowOut: 'argent sorti',
  rowFailed: 'échoué',
  rowSum: 'un total ou un solde',
  rowEmpty: 'sans montant',

  // Questions.
  daysAsked: 'Qu’est-ce qui vient en premier dans ses dates, comme 05/07/2025 ?',
  dayFirst: 'Le jour : 5 juillet',
  monthFirst: 'Le mois : 7 mai',
  yearFirst: 'L’année',
  daysLater: 'Je ne sais pas : qu’elles attendent',
  typesAsked:
    'Rien dans le fichier ne prouve que cet argent est entré. Lesquels de ces paiements sont entrés ?',
  statesAsked: 'Lesquels de ces mots veulent dire que le paiement est arrivé ?',
  wordCount: { one: '{word} (une ligne)', other: '{word} ({count} lignes)' },
  withoutType: 'Lignes sans type',
  withoutState: 'Lignes qui n’en disent rien',
  answersHint:
    'Une réponse vaut pour toutes les lignes qui ont ce mot : elles sont saisies comme paiements. Si de l’argent est sorti dans l’une d’elles, laissez la question ouverte. Elles attendent ci-dessous, une par une.',
  rowsOfWord: 'Quelles lignes : {word}',
  moreRows: { one: 'et encore une ligne', other: 'et encore {count} lignes' },

  daysAsBefore: 'Comme dans les fichiers de cette forme déjà lus.',
  // Lines that wait for the same words.
  groupsTitle: 'Mots inconnus',
  groupSays: { one: 'Un paiement, {words}', other: '{count} paiements, {words}' },
  typeSaid: 'type « {word} »',
  typeNone: 'sans type',
  stateSaid: 'état « {word} »',
  stateNone: 'sans état',
  groupCame: 'Ils sont entrés',
  groupOut: 'Les écarter',
  groupAsked: {
    one: 'Ce paiement est-il entré ?',
    other: 'Ces {count} paiements sont-ils tous entrés ?',
  },
  groupWarning:
    'Rien sur le relevé ne le prouve. Si de l’argent est sorti dans l’un d’eux, il serait saisi comme un paiement. Alors revenez, mettez celui-là de côté dans la liste ci-dessous, et répondez pour les autres.',
  groupAllCame: 'Oui, les saisir',
  groupDone: '{action} : {group}',
  groupGone: 'Quelqu’un y a déjà répondu, ou plus rien n’attend cette réponse.',
  groupCameIn: {
    one: 'Il est entré : {matched} est saisi pour une commande.',
    other:
      '{count} paiements sont entrés, dont {matched} saisis pour des commandes ; les autres sont ci-dessous.',
  },
  groupLeftOut: { one: 'Un paiement est mis de côté.', other: '{count} paiements sont mis de côté.' },
  groupBegun: 'A commencé à prendre {read} paiements signalés comme entrés',
  groupEntry: 'A pris {read} paiements signalés comme entrés, dont {matched} sont pour des commandes',
  leftOutEntry: {
    one: 'A mis de côté un paiement signalé',
    other: 'A mis de côté {count} paiements signalés',
  },
  // What a column is.
  columnCounts: 'le jour qui compte',
  columnDay: 'un autre jour',
  columnAmount: 'le montant',
  columnCredit: 'ce qui est entré',
  columnDebit: 'ce qui est sorti',
  columnDirection: 'le type : entrée ou sortie',
  columnStatus: 's’il est arrivé',
  columnCurrency: 'la devise',
  columnBalance: 'le solde après',
  columnBefore: 'le solde avant',
  columnFee: 'les frais',
  columnId: 'le numéro de la banque',
  columnFrom: 'de qui',
  columnTo: 'à qui',
  columnSilent: 'non utilisée',
  columnText: 'le libellé',

  // What is unclear.
  unclearCells: 'ses cellules ne sont pas sous leurs titres : regardez le fichier, ou téléchargez-le en XLSX',
  unclearAmount: 'combien c’est',
  unclearDay: 'quel jour c’était',
  unclearCurrency: 'la devise est peut-être une autre',
  unclearDirection: 'rien ne prouve que l’argent est entré',
  unclearState: 'rien ne dit qu’il est arrivé',
  isNamed: 'sa référence',
  unclearTitle: 'une ligne de texte au-dessus dit peut-être qu’il n’est pas arrivé',
  unclearBalance: 'le solde n’a pas changé de ce montant',
  unclearSum: 'c’est peut-être un total ou un solde',
  unclearReversed: 'un paiement est peut-être annulé ici, ou par une autre ligne',
  unclearSame: 'il a peut-être déjà été annoncé, ou saisi autrement',
  unclearBack:
    'cette ligne annule ce qui a été saisi pour une commande : annulez le paiement sur la page de cette commande, puis mettez cette ligne de côté',
  aboutOrder: 'C’est peut-être ce qui a été saisi pour cette commande :',
  repeatsLine: 'Peut-être est-ce celui-ci : {day}, {text}',
  backOfOrder: 'Il avait été saisi pour cette commande :',
  rowTakesBack:
    'La ligne {line} annule ce qui a été saisi pour la commande {reference} : annulez le paiement sur la page de cette commande.',
  lineTakesBack:
    'Cette ligne annule un paiement : elle ne peut pas être saisie. Annulez le paiement sur la page de sa commande, puis mettez cette ligne de côté.',
  unclearLead: 'À vérifier : {reasons}.',
  confirmHint:
    'Qui le saisit pour une commande confirme que l’argent est entré. Sinon, mettez la ligne de côté.',
});
