import { expect, test } from 'vitest';
import { countedCompany } from './no-company.ts';
import { ownDomain } from './server/own-domain.ts';

test.each([
  ...[
    '-',
    '***',
    'x',
    'XXX',
    'N/A',
    'n.a.',
    'None',
    'No company',
    'Nil',
    'Freelance',
    'Freelancer',
    'Myself',
  ],
  ...['Self-employed', 'self employed', 'Independent consultant', 'Sole trader', 'Student', 'Unemployed'],
  ...[
    'Indépendant',
    'Indépendante',
    'Travailleur indépendant',
    'Auto-entrepreneur',
    'Étudiant',
    'Sans emploi',
  ],
  ...['Aucune entreprise', 'Néant', 'À mon compte', 'Profession libérale', 'Particulier', 'Retraitée'],
  ...[
    'Autônomo',
    'Autónoma',
    'Trabalhador por conta própria',
    'Estudante',
    'Sem empresa',
    'Nenhuma',
    'Não aplicável',
  ],
])('%s names no company', (written) => {
  expect([written, countedCompany(written), countedCompany(written.toUpperCase())]).toEqual([
    written,
    '',
    '',
  ]);
});

test.each([
  'Volta Bank',
  'Student Hub',
  'Independent Power Togo',
  'Université de Lomé',
  'No Limits',
  '3M',
  'X Corp 2',
])('%s names one', (written) => expect(countedCompany(written)).not.toBe(''));

test.each([
  ...[
    'gmail.com',
    'yahoo.fr',
    'mail.yahoo.co.jp',
    'hotmail.co.uk',
    'hotmail.sn',
    'live.com.pt',
    'outlook.com.br',
  ],
  ...['gmx.ch', 'orange.fr', 'orange.sn', 'orange.ci', 'proton.me', 'protonmail.com', 'pm.me', 'icloud.com'],
  ...[
    'me.com',
    'laposte.net',
    'free.fr',
    'sapo.pt',
    'cvtelecom.cv',
    'uol.com.br',
    'web.de',
    'tuta.io',
    'qq.com',
  ],
  ...[
    'yopmail.com',
    'mailinator.com',
    'volta.onmicrosoft.com',
    'privaterelay.appleid.com',
    '[127.0.0.1]',
    'localhost',
  ],
])('mail at %s is nobody’s own', (domain) => {
  const name = /\w+/.exec(domain)?.[0] ?? '';
  expect([ownDomain(`ama@${domain}`, name), ownDomain(`AMA@${domain.toUpperCase()}`, name)]).toEqual([
    '',
    '',
  ]);
});

test.each([
  ['Volta Bank', 'volta.example', 'volta.example'],
  ['Volta', 'accra.volta.example', 'volta.example'],
  ['VOLTA Ltd', 'volta.com.gh', 'volta.com.gh'],
  ['Banque Ouest Africaine de Développement', 'mail.boad.org', 'boad.org'],
  ['Université de Lomé', 'etu.univ-lome.tg', 'univ-lome.tg'],
  ['Volta', 'gmail.volta.example', 'volta.example'],
  ['Volta Bank S.A.', 'voltabankgh.com', 'voltabankgh.com'],
  ['Société Générale Bénin', 'socgen.com', 'socgen.com'],
  ['N’Diaye & Frères', 'ndiaye.sn', 'ndiaye.sn'],
  ['3M', '3m.com', '3m.com'],
  ['Coopérative Été', 'coop-été.tg', 'coop-été.tg'],
  ['Coopérative Été', 'xn--coop-t-fvab.example', 'xn--coop-t-fvab.example'],
])('of %s, mail at %s is at its own %s', (company, domain, own) => {
  expect(ownDomain(`Ama@${domain}`, countedCompany(company))).toBe(own);
});

test.each([
  ...[
    'Étudiant(e)',
    'Étudiante en master',
    'Étudiant à Lomé',
    'PhD student',
    'Estudante de mestrado',
    '学生',
  ],
  ...['Sans activité', 'Free-lance', 'Freelance developer', 'طالب', 'Mère au foyer', 'Self-employed farmer'],
  ...['Stagiaire', 'Atelier', 'Kente I', 'Université', 'Lycée moderne', 'Unemployed', 'A', 'I. O. Moderne'],
])('whatever %j is, no domain is its own', (written) => {
  const domains = [
    ...['univ-lome.tg', 'ug.edu.gh', 'mailo.com', 'users.noreply.github.com', 'mailfence.com', 'riseup.net'],
    ...['disroot.org', 'startmail.com', 'ik.me', 'intnet.bj', 'arc.sn', 'sentoo.sn', 'vodacom.co.za'],
    ...['mweb.co.za', 'telkomsa.net', 'passmail.net', 'anonaddy.me', 'slmail.me', 'yaho.fr', 'outlok.com'],
    ...['master.africa', 'student.example', 'i.example', 'io.example', 'free.tg'],
  ];
  const own = domains.filter((domain) => ownDomain(`ama@${domain}`, countedCompany(written)) !== '');
  expect(own).toEqual([]);
});
