import { companyGroup } from './company-group.ts';

/** Of what people write who have no company, in English, French, Portuguese and beyond. No list of it is ever complete. */
const WORDS = [
  ...['none', 'no', 'not', 'na', 'nan', 'nil', 'null', 'nothing', 'any', 'yet', 'applicable', 'unknown'],
  ...[
    'company',
    'organisation',
    'organization',
    'institution',
    'employer',
    'business',
    'employed',
    'employee',
  ],
  ...['unemployed', 'self', 'selfemployed', 'freelance', 'freelances', 'freelancer', 'freelancers'],
  ...['freelancing', 'independent', 'individual', 'private', 'personal', 'person', 'own', 'sole', 'trader'],
  ...['proprietor', 'consultant', 'contractor', 'entrepreneur', 'student', 'pupil', 'retired', 'pensioner'],
  ...[
    'job',
    'jobs',
    'jobseeker',
    'seeker',
    'seeking',
    'looking',
    'between',
    'for',
    'work',
    'working',
    'worker',
  ],
  ...[
    'currently',
    'volunteer',
    'homemaker',
    'myself',
    'me',
    'my',
    'i',
    'am',
    'the',
    'a',
    'an',
    'at',
    'other',
  ],
  ...[
    'free',
    'lance',
    'developer',
    'farmer',
    'mother',
    'phd',
    'doctoral',
    'master',
    'masters',
    'intern',
    'trainee',
  ],
  ...[
    'activite',
    'mere',
    'pere',
    'stagiaire',
    'doctorant',
    'doctorante',
    'licence',
    'e',
    'agriculteur',
    'agricultrice',
  ],
  ...['atividade', 'mestrado', 'doutorado', 'doutoramento', 'licenciatura', 'estagiario', 'estagiaria'],
  ...['tba', 'tbc', 'tbd', 'test', 'nobody', 'nowhere', 'home', 'and'],
  ...['neant', 'aucun', 'aucune', 'rien', 'sans', 'non', 'pas', 'ne', 'de', 'd', 'la', 'le', 'l', 'en', 'du'],
  ...['entreprise', 'dentreprise', 'societe', 'emploi', 'demploi', 'employeur', 'demployeur', 'inconnu'],
  ...['independant', 'independante', 'independants', 'profession', 'liberale', 'travailleur', 'travailleuse'],
  ...['particulier', 'particuliere', 'personnel', 'personnelle', 'prive', 'privee', 'individuel'],
  ...[
    'individuelle',
    'auto',
    'autoentrepreneur',
    'autoentrepreneuse',
    'entrepreneuse',
    'micro',
    'consultante',
  ],
  ...[
    'etudiant',
    'etudiante',
    'etudiants',
    'eleve',
    'lyceen',
    'lyceenne',
    'retraite',
    'retraitee',
    'chomage',
  ],
  ...['chomeur', 'chomeuse', 'recherche', 'demandeur', 'demandeuse', 'benevole', 'autre', 'mon', 'ma', 'son'],
  ...['compte', 'propre', 'moi', 'meme', 'au', 'foyer', 'applicable', 'concerne'],
  ...['nenhum', 'nenhuma', 'nada', 'sem', 'nao', 'aplicavel', 'se', 'aplica', 'tenho', 'empresa', 'emprego'],
  ...['autonomo', 'autonoma', 'independente', 'trabalhador', 'trabalhadora', 'por', 'conta', 'propria'],
  ...['estudante', 'aluno', 'aluna', 'reformado', 'reformada', 'aposentado', 'aposentada', 'desempregado'],
  ...['desempregada', 'liberal', 'profissional', 'consultor', 'consultora', 'empresario', 'empresaria'],
  ...['particular', 'pessoal', 'nome', 'em', 'eu', 'mesmo', 'mesma', 'outro', 'outra', 'o'],
  ...['ninguno', 'ninguna', 'estudiante', 'independiente', 'jubilado', 'jubilada', 'keine', 'selbstandig'],
  ...['selbststandig', 'freiberufler', 'freiberuflich', 'studentin', 'rentner', 'rentnerin', 'privat'],
];
const KNOWN: ReadonlySet<string> = new Set(WORDS);
/** As in '-', '***', 'xxx' and '00'. */
const NO_WORD = /^(?:[^\p{L}\p{N}]*|(.)\1*)$/u;

/**
 * The name by which a company's registrations are counted; '' for what names none, such as 'Freelance', 'N/A' and
 * 'Étudiante'. What isn't known as such counts as a name, so a name alone proves nothing.
 */
export function countedCompany(company: string): string {
  const name = companyGroup(company);
  const isNone = NO_WORD.test(name) || name.split(' ').every((word) => KNOWN.has(word));
  return isNone ? '' : name;
}
