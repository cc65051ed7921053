import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';

/** What tells a column of somebody else's file. */
export interface Headings {
  synonyms: readonly string[];
  /** They can mean something else beside other columns. */
  weakSynonyms?: readonly string[];
  /** The heading that is meant by one of other words. */
  within?: (heading: string) => string;
  /** Whether something can be such a value. */
  looksLike?: (value: string) => boolean;
}

/** A heading of nothing but such words, one of them of the first, means the one that is named. */
function madeOf(meant: string, of: string, beside: string) {
  const own = new Set(of.split(' '));
  const all = new Set([...own, ...beside.split(' ')]);
  return (heading: string) => {
    const words = normaliseForSearch(heading)
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean);
    const isMeant = words.some((word) => own.has(word)) && words.every((word) => all.has(word));
    return isMeant ? meant : heading;
  };
}

const ARTICLES =
  'of the a an your my de d du des la le l les un une votre mon da do o seu sua and or et ou e';
const NUMBERS =
  'no n nr number numbers num numero numeros contact contacto phone telephone tel telefone line ligne';
const MOBILE = 'mobile mobiles cell cellphone gsm portable telemovel celular';
const isMobile = madeOf('Mobile', MOBILE, `${NUMBERS} ${ARTICLES}`);
const isPhone = madeOf(
  'Phone',
  'phone telephone tel telefone',
  `${NUMBERS} ${ARTICLES} home work office business direct main primary principal fixe`,
);
const isWhatsapp = madeOf(
  'WhatsApp',
  'whatsapp watsapp whatsap',
  `${NUMBERS} ${MOBILE} ${ARTICLES} with country code international avec indicatif pays com indicativo active actif`,
);
const isEmail = madeOf(
  'Email',
  'email emails mail courriel',
  `${ARTICLES} address adresse endereco electronique eletronico id valid business work professional professionnel professionnelle pro profissional corporate office personal personnel personnelle pessoal contact primary main preferred principal principale`,
);
const isCompany = madeOf(
  'Company',
  'company companies organisation organization structure entreprise societe institution employer employeur affiliation empresa organizacao instituicao etablissement firm firme',
  `${ARTICLES} name nom nome associated current actuel actuelle legal full`,
);
const isRole = madeOf(
  'Role',
  'role job function fonction position poste designation cargo funcao occupation profession profissao metier',
  `${ARTICLES} title titre current actuel actuelle occupe in within at dans au sein company entreprise organisation organization empresa`,
);

// biome-ignore format: one line for each language
const MOBILES = [
  'Mobile', 'Mobile number', 'Mobile phone', 'Cell', 'Cell phone',
  'Portable', 'Téléphone portable', 'Téléphone mobile', 'GSM',
  'Telemóvel', 'Celular',
];
const CIVILITY = /^(mr|mrs|ms|miss|mx|dr|prof|m|mme|mlle|sr|sra|dra|mr\/mrs)\.?$/iu;
/** Of '2.33E+11', too: a spreadsheet has shortened it. */
const FEWEST_DIGITS = 4;

/** Never a number, an id or an address. */
function looksLikeName(value: string): boolean {
  const letters = value.match(/\p{L}/gu)?.length ?? 0;
  return letters > (value.match(/\p{Nd}/gu)?.length ?? 0) && !value.includes('@');
}

function looksLikeNumber(value: string): boolean {
  return (value.match(/\p{Nd}/gu)?.length ?? 0) >= FEWEST_DIGITS && !value.includes('@');
}

export const FULL_NAME: Headings = {
  // biome-ignore format: one line for each language
  synonyms: [
    'Full name', 'Full names', 'Name and surname', 'First and last name', 'Ticket full name', 'Badge name', 'Name on badge',
    'Nom complet', 'Nom et prénom', 'Nom et prénoms', 'Noms et prénoms', 'Nom, prénom', 'Nom, prénoms',
    'Prénom et nom', 'Prénoms et nom', 'Prénom, nom', 'Nom sur le badge',
    'Nome completo', 'Nome e apelido', 'Nome e sobrenome',
  ],
  // biome-ignore format: one line for each language
  weakSynonyms: [
    'Name', 'Names', 'Attendee', 'Participant', 'Delegate', 'Guest', 'Registrant',
    'Nom', 'Noms', 'Participants', 'Invité', 'Inscrit',
    'Nome', 'Participante',
  ],
  looksLike: looksLikeName,
};

export const FIRST_NAME: Headings = {
  // biome-ignore format: one line for each language
  synonyms: [
    'First name', 'First', 'Given name', 'Given names', 'Forename', 'Forenames', 'First names', 'Ticket first name',
    'Prénom', 'Prénoms',
    'Primeiro nome', 'Nome próprio',
  ],
  weakSynonyms: ['Name', 'Nome', 'Other names', 'Other name', 'Autres noms'],
  looksLike: looksLikeName,
};

export const MIDDLE_NAME: Headings = {
  synonyms: ['Middle names', 'Second name', 'Postnom', 'Autres prénoms', 'Deuxième prénom', 'Nome do meio'],
  weakSynonyms: ['Other names', 'Other name', 'Autres noms'],
  looksLike: looksLikeName,
};

export const LAST_NAME: Headings = {
  // biome-ignore format: one line for each language
  synonyms: [
    'Last name', 'Last', 'Surname', 'Family name', 'Last names', 'Ticket last name',
    'Nom de famille',
    'Apelido', 'Apelidos', 'Sobrenome', 'Último nome',
  ],
  weakSynonyms: ['Name', 'Nom', 'Noms'],
  looksLike: looksLikeName,
};

export const COMPANY: Headings = {
  // biome-ignore format: one line for each language
  synonyms: [
    'Company', 'Organisation', 'Organization', 'Employer', 'Institution', 'Business', 'Company name', 'Organisation name',
    'Organization name', 'Company / Organisation', 'Company / Organization', 'Ticket company name', 'Ticket company',
    'Société', 'Entreprise', 'Nom de l’entreprise', 'Structure', 'Entreprise / Organisation', 'Organisation / Entreprise',
    'Where do you work', 'Où travaillez-vous', 'Onde trabalha',
    'Raison sociale', 'Employeur', 'Établissement',
    'Empresa', 'Organização', 'Instituição',
  ],
  within: isCompany,
};

export const ROLE: Headings = {
  // biome-ignore format: one line for each language
  synonyms: [
    'Role', 'Designation', 'Job title', 'Position', 'Job', 'Occupation', 'Ticket job title', 'Title',
    'Fonction', 'Poste', 'Poste occupé', 'Fonction / Poste', 'Poste / Fonction', 'Profession', 'Rôle', 'Titre',
    'Cargo', 'Função',
  ],
  within: isRole,
  looksLike: (value) => !CIVILITY.test(value),
};

export const EMAIL: Headings = {
  // biome-ignore format: one line for each language
  synonyms: [
    'Email', 'E-mail', 'Email address', 'E-mail address', 'Mail', 'Mail address', 'Ticket email', 'Email ID',
    'Courriel', 'Adresse e-mail', 'Adresse mail', 'Adresse électronique', 'Adresse courriel',
    'Endereço de e-mail', 'Correio eletrónico',
  ],
  within: isEmail,
};

export const PHONE: Headings = {
  // biome-ignore format: one line for each language
  synonyms: [
    'Phone', 'Phone number', 'Telephone', 'Telephone number', 'Tel', 'Ticket phone number', 'Contact', 'Contacts',
    'Téléphone', 'Numéro de téléphone', 'N° de téléphone', 'N° téléphone', 'Contact téléphonique',
    'Telefone', 'Número de telefone',
    ...MOBILES,
  ],
  within: (heading) => isPhone(isMobile(heading)),
  looksLike: looksLikeNumber,
};

export const WHATSAPP: Headings = {
  // biome-ignore format: one line for each language
  synonyms: [
    'WhatsApp', 'WhatsApp no', 'WhatsApp number', 'Contact WhatsApp', 'Phone (WhatsApp)',
    'Numéro WhatsApp', 'Numéro de WhatsApp', 'N° WhatsApp', 'Téléphone (WhatsApp)',
    ...MOBILES,
  ],
  within: (heading) => isWhatsapp(isMobile(heading)),
  looksLike: looksLikeNumber,
};

export const NOTICE: Headings = {
  // biome-ignore format: one line for each language
  synonyms: [
    'Notice', 'How did you hear about the summit', 'How did you hear about us', 'Source',
    'Comment avez-vous entendu parler de nous', 'Comment avez-vous entendu parler du sommet',
  ],
};
