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
  expect([ownDomain(`ama@${domain}`), ownDomain(`AMA@${domain.toUpperCase()}`)]).toEqual(['', '']);
});

test.each([
  ['volta.example', 'volta.example'],
  ['accra.volta.example', 'volta.example'],
  ['volta.com.gh', 'volta.com.gh'],
  ['mail.boad.org', 'boad.org'],
  ['etu.univ-lome.tg', 'univ-lome.tg'],
  ['gmail.volta.example', 'volta.example'],
])('mail at %s is of %s', (domain, own) => {
  expect(ownDomain(`Ama@${domain}`)).toBe(own);
});
