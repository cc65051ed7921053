import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';

const NUMBER_SIGN = /#|№|\bn[°º]/giu;
const PARENTHESES = /\([^()]*\)|\[[^[\]]*\]/gu;
const PLURAL = /\((s|es|e)\)/giu;
/** '1. Name', 'Q2: Name'. */
const COUNTED = /^\s*q?\d+\s*[.:)-]\s*/iu;
/** What HelloAsso and others say before an organiser's own question. */
const OWN_QUESTION =
  /^\s*(?:champ (?:additionnel|compl[ée]mentaire)|(?:custom|additional) (?:field|question)|campo (?:adicional|personalizado)) *\d* *:? */iu;
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/gu;
/** Said before what is asked. */
const COURTESY =
  /^(?:(?:and|et|e) )?(?:(?:what is|what ?s|quel est|quelle est|qual e) )?(?:your|votre|vos|le|la|les|l|seu|sua|o seu|a sua) /u;

/** Said before a part of a name. */
const OF_NAME =
  /^(?:full name|name|nom complet|nome completo) (?=(?:(?:first|last|given|family|middle)(?: names?)?|prenoms?|nom de famille|primeiro nome|apelido|sobrenome)$)/u;

/**
 * Whose a column is: somebody who comes, or who has paid for them. A guest may be whoever comes, or somebody beside them:
 * they are only meant where nobody else is.
 */
export const ATTENDEE = 0;
export const UNSAID = 1;
const GUEST = 2;
export const BUYER = 3;

const WHOSE: readonly (readonly [number, readonly string[]])[] = [
  [
    ATTENDEE,
    [
      ...['attendee name', 'attendee', 'participant', 'participants', 'participante', 'delegate', 'delegue'],
      ...['adherent', 'beneficiaire', 'inscrit', 'inscrito', 'ticket holder', 'badge holder', 'titulaire'],
      ...['titulaire du billet', 'titular', 'titular do bilhete'],
    ],
  ],
  [
    GUEST,
    ['guest', 'invite', 'invitee', 'convidado', 'convidada', 'registrant', 'companion', 'accompagnant'],
  ],
  [
    BUYER,
    [
      ...['invoice address name', 'invoice address', 'order', 'buyer', 'purchaser', 'payer', 'payeur'],
      ...[
        'acheteur',
        'billing',
        'invoice',
        'registration',
        'commande',
        'facturation',
        'comprador',
        'pagador',
      ],
    ],
  ],
];
const ARTICLES = '(?:of the |of |du |de la |de l|de |d|do |da |des |la |le |l|s )?';

interface Way {
  /** Without spaces. */
  words: string;
  whose: number;
}

/** A heading in the ways in which it may be known, the most exact first. */
export function waysOf(heading: string): Way[] {
  const texts = [heading, heading.replace(PLURAL, ''), heading.replace(PARENTHESES, ' ')].map(plainHeading);
  const ways = [...new Set(texts)].flatMap((text) => [
    { words: squeezed(text), whose: whoseOf(text)?.whose ?? UNSAID },
    ...(whoseOf(text)?.ways ?? []),
  ]);
  return ways.filter(({ words }, index) => words && ways.findIndex((way) => way.words === words) === index);
}

/** How headings are compared: 'E-mail' is 'email', 'first_name' is 'First name'; what counts is never what is counted. */
export function headingKey(heading: string): string {
  return squeezed(plainHeading(heading));
}

function plainHeading(heading: string): string {
  const text = normaliseForSearch(
    heading.replace(OWN_QUESTION, '').replace(NUMBER_SIGN, ' number ').replace(COUNTED, ''),
  );
  return text.replace(BETWEEN_WORDS, ' ').trim().replace(COURTESY, '').replace(OF_NAME, '');
}

function squeezed(text: string): string {
  return text.replaceAll(' ', '');
}

function whoseOf(text: string): { whose: number; ways: Way[] } | undefined {
  for (const [whose, words] of WHOSE) {
    for (const word of words) {
      const rest = [
        new RegExp(`^${word}s? (.+)$`, 'u').exec(text)?.[1],
        new RegExp(`^(.+?) ${ARTICLES}l?${word}s?$`, 'u').exec(text)?.[1],
      ].find((one) => one !== undefined);
      if (rest) return { whose, ways: [{ words: squeezed(rest), whose }] };
    }
  }
  return undefined;
}
