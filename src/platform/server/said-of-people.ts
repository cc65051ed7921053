import { plainWords } from './plain-words.ts';

/** What somebody does who comes, is asked or pays, in the languages of the desk, in plain letters. */
const COMING =
  'come|comes|coming|attend(?:s|ing|ance|ed)?|mak(?:e|ing) it|participat\\w*|join(?:s|ing|ed)?|go|goes|going|be (?:there|here|present)|present\\w*|travel\\w*|available|show(?:s|ed)? up|turn(?:s|ed)? up|admit\\w*|invite\\w*|let in|regist\\w*|confirm\\w*|respond\\w*|repl(?:y|ied)|answer\\w*|paid|pay|reach\\w*|venir|vient|viennent|viens|vienne|viendra\\w*|venue?s?|participer\\w*|participe\\w*|assister\\w*|disponib\\w*|inscri\\w*|invit\\w*|admettre|repon\\w*|paye\\w*|regle|joignable|sera|seront|vem|vir|vira|virao|veio|vai|vao|comparec\\w*|participa\\w*|pode|podera|poder|pagou|pago|estara';
const NOT =
  'not|never|cannot|cant|can t|couldn t|won t|wont|wouldn t|didn t|doesn t|don t|isn t|aren t|unable to|unlikely to|no longer|no more|n|ne|pas|non|jamais|nao|nunca|ja nao';
const NOT_COMING = new RegExp(
  `\\b(?:${NOT}) (?:\\w+ ){0,3}?(?:${COMING})\\b|\\b(?:${COMING}) (?:pas|plus|not)\\b`,
  'u',
);

/** Who stays away, is replaced or not certain. */
const AWAY = new RegExp(
  `\\b(?:${[
    '(?:pull|dropp?|back|bow)(?:s|ed|ing)? out|dropped|no longer|any ?more|ja nao|n[e]? (?:\\w+ ){1,2}plus',
    'replac\\w*|remplac\\w*|substitut\\w*|instead of|in (?:the )?place of|in (?:his|her|their) place|en lieu et place|a la place|sa place|em vez d\\w|no lugar d\\w|em lugar d\\w|transferred to|passed on to|cede[es]?',
    'retir(?:er|ee?s?|ar|ad[oa])|ray(?:er|ee?s?)|enlev(?:er|ee?s?)|biff\\w*|supprim\\w*|struck|strike|remove|remov(?:ed|al)|take(?:n)? off|delete|exclu(?:de|ded|re|s|es?)|apagar|tirar',
    'regrets?|apolog\\w*|excuse?e?s?|desol[ee]\\w*|sorry|desculp\\w*|lament\\w*',
    'empech\\w*|impedid[oa]|unable|impossib\\w*|indispon\\w*|unavailab\\w*|renonc\\w*|decommand\\w*|desist\\w*',
    'deceased|died|passed away|dead|decede\\w*|morte?|falec\\w*|malade|ill|sick|doente|on leave|en conge|de ferias|absen\\w*|ausent\\w*',
    'unconfirmed|to (?:be )?confirm\\w*|a confirmer|(?:a|por) confirmar|tbc|tbd|maybe|perhaps|peut etre|talvez|unsure|uncertain|doubtful|incertaine?|sous reserve|stand ?by|reserve list|liste de reserve|prospects?',
    '(?:a|to) relancer|to chase|follow up|next (?:year|time)|annee prochaine|proximo ano|left the (?:company|organi\\w+)|duplicat\\w*|doublons?|duplicad[oa]|same (?:person|as)|meme personne|mesma pessoa',
    '(?:send\\w*|sent|envoi\\w*|envoy\\w*|enverr\\w*|envi[ao]\\w*) (?:\\w+ ){0,2}(?:colleagues?|collegues?|colegas?|deputy|replacement|representative|representante?s?|adjointe?|assistante?|somebody|someone|quelqu un|alguem)',
    'represent(?:ed|ee?|ad[oa]) (?:by|par|por)|deputis\\w*|(?:test|fake|dummy|bogus) (?:entry|record|row|line|user|account|registration|data)|(?:entree|ligne|inscription|compte|registo|linha) (?:de )?(?:test|teste|factice|fictive|fictif)|resigned|demission\\w*|demitiu|overbooked|double booked|double (?:entry|registration)|en double|bounced|undeliverable',
    'pending|awaiting \\w+|payment failed|stuck in|travel ban|hospitali[sz]\\w*|in hospital|a l hopital|(?:maternity|paternity|parental|sick|annual) leave|conge|out of (?:office|town|the country)|verbal(?:ly)? only|soft yes|quit|fired|terminated|moved abroad|(?:wrong|unknown) person|spam|bot|fake|scam|trespass\\w*|unwelcome|security risk',
    'backup|plan b|alternate|suppleante?s?|if (?:seats|places)|subject to|queue|(?:online|virtual|remote|zoom|livestream) only|injoignables?|en mission|en deplacement|deces|mutee?|licenciee?|em viagem|despedid[oa]',
  ].join('|')})\\b`,
  'u',
);

const PERSON =
  'wife|husband|spouse|partner|epou\\w*|mari|femme|conjointe?|guests?|invitee?s?|friends?|amie?s?|colleagues?|collegues?|colegas?|assistante?s?|driver|chauffeur|team|equipe|delegation|esposa|esposo|marido|convidad[oa]s?|amig[oa]s?|persons?|personnes?|pessoas?|people|enfants?|child(?:ren)?|filh[oa]s?|pax|places?|seats?|tickets?|billets?|bilhetes|lugares|participants?|delegates?|delegues?|others?|autres?|outr[oa]s?';
const BESIDE =
  'his|her|their|my|son|sa|ses|mon|ma|mes|seu|sua|o|a|os|as|le|la|les|l|un|une|um|uma|another|an|one|d|de';
const SEVERAL = '[2-9]|\\d\\d|two|three|four|five|deux|trois|quatre|cinq|dois|duas|tres|quatro';
const ACCOMPANIED = new RegExp(
  `\\b(?:accompan\\w*|accompagn\\w*|acompanh\\w*|plus (?:one|un|une|um|uma|1|2)|couple|x ?[2-9]|(?:with|avec|com|and|et|e|plus) (?:(?:${BESIDE}|${SEVERAL}) )*(?:${PERSON})|(?:${SEVERAL}) (?:\\w+ )?(?:${PERSON})|incl\\w* (?:(?:${BESIDE}) )*(?:${PERSON})|(?:party|family|group|famille|groupe|familia|grupo) (?:of|de) (?:${SEVERAL}))\\b`,
  'u',
);

/** What a no may be about that has nothing to do with coming. */
const ABOUT =
  /\b(?:eat\w*|mange\w*|porc|pork|porco|viande|meat|carne|beef|boeuf|fish|poisson|peixe|seafood|gluten|lactose|milk|lait|leite|nuts?|noix|arachide\w*|peanuts?|alcoo?l\w*|alcoholic|sugar|sucre|spicy|epice\w*|allerg\w*|alerg\w*|vegetar\w*|vegan\w*|halal|kosher|photos?|pictures?|camera|filme\w*|speak\w*|parle\w*|fala|english|anglais|french|francais\w*|smok\w*|fum\w*|stairs|escaliers?|ascenseur|lift|wheelchair|emails?|calls?|appel\w*|newsletter|invoices?|facture\w*|vat|tva|hotel|visa|airport|navette|shuttle|parking|badge)\b/u;
const NAY = /\b(?:not|never|cannot|can t|won t|don t|doesn t|neither|ne|pas|non|jamais|nao|nunca|no)\b/u;

/** Whether a text says somewhere that somebody doesn’t come, or perhaps, or that somebody else does. */
export function saysTheyStayAway(text: string): boolean {
  const said = plainWords(text);
  return NOT_COMING.test(said) || AWAY.test(said);
}

/** Whether a text says somewhere that somebody doesn’t come alone. */
export function accompanied(text: string): boolean {
  return /(?:^|[\s(])\+\s?\d{1,2}(?!\s?[\d.])/u.test(text) || ACCOMPANIED.test(plainWords(text));
}

/** Whether a text has a no in it that isn’t known to be about something else. */
export function speaksAgainst(text: string): boolean {
  const said = plainWords(text);
  return NAY.test(said) && !ABOUT.test(said);
}
