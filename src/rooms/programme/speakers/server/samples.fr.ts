/** What the samples say in French. */
export const CATEGORIES = {
  Strategy: 'Stratégie',
  Engineering: 'Technique',
  Finance: 'Finance',
  'Skills and policy': 'Compétences et politiques publiques',
};

const INVENTED = '\n\nCeci est un exemple de profil : cette personne n’existe pas.';

export const SPEAKERS: Readonly<Record<string, { title: string; designation: string; description: string }>> =
  {
    'Akosua Nyarkoa-Tsegah': {
      title: 'Dr',
      designation: 'Directrice générale',
      description: `Akosua a conduit une entreprise de distribution à travers trois changements de technologie ; c’est le troisième, dit-elle, qui a changé la personne qui réfléchit. Son discours suit une décision, celle des commandes à servir d’abord quand le stock manque, du carnet d’un responsable à un modèle que ce même responsable peut contredire. Au programme : des chiffres, deux échecs racontés sans détour et la réunion qui a retourné le projet.${INVENTED}`,
    },
    'Kwabena Ofosuhene-Aidoo': {
      title: 'Professeur',
      designation: 'Professeur d’informatique',
      description: `Kwabena enseigne l’apprentissage automatique à des gens qui ont déjà un métier : infirmières, auditeurs, agronomes. Pour lui, l’avance d’un pays en intelligence artificielle tient moins à ses laboratoires qu’au nombre de ses travailleurs qui savent distinguer une bonne réponse d’une réponse bien tournée. Son discours montre comment se construit un tel cours, ce qu’il coûte et ce que ses étudiants en ont fait.${INVENTED}`,
    },
    'Ngozi Ikwuemesi-Bello': {
      title: 'Mme',
      designation: 'Responsable des modèles de crédit',
      description: `Ngozi conçoit des modèles de crédit pour des commerçantes qui n’ont jamais rempli de demande de prêt. Elle montrera comment une banque peut prêter au rythme des encaissements par mobile money, où un tel modèle est injuste sans le vouloir, et les trois contrôles de son équipe avant qu’un changement n’atteigne un client.${INVENTED}`,
    },
    'Selorm Agbekor-Fiadzi': {
      title: 'M.',
      designation: 'Ingénieur en chef',
      description: `Selorm fait tourner des modèles de langage là où le courant et le réseau ne suivent pas toujours. Sa session est une visite d’atelier : quelles tâches tiennent sur une machine dans la pièce d’à côté, lesquelles valent l’aller-retour vers une machine lointaine, et comment mesurer la différence en cedis plutôt qu’en jetons.${INVENTED}`,
    },
    'Thandeka Zulumoya': {
      title: 'Dr',
      designation: 'Directrice de programme',
      description: `Thandeka modère comme lit une bonne éditrice : elle cherche la phrase qui porte le poids, et interroge celle-là. Elle mène la table ronde sur les cent premiers jours d’un projet d’intelligence artificielle, où chaque participant apporte un document qui a vraiment servi.${INVENTED}`,
    },
    'Wanjiru Achieng-Mutuku': {
      title: 'Madame',
      designation: 'Fondatrice',
      description: `L’entreprise de Wanjiru répond aux questions des agriculteurs en cinq langues, par de simples appels téléphoniques. À la table ronde, elle parle de recueillir une parole qui ressemble à celles et ceux qu’elle sert, de payer qui prête sa voix, et de ce qui s’est passé au premier jour de marché du modèle.${INVENTED}`,
    },
    'Ibrahim Wunizoya': {
      title: 'M.',
      designation: 'Directeur des opérations',
      description: `Ibrahim a reformé un dépôt de quarante personnes au lieu d’en remplacer dix. Il apporte le plan, le coût et les deux erreurs qu’il ne referait pas, et une réponse honnête à la question des tâches que le logiciel a prises pour de bon.${INVENTED}`,
    },
    'Yaw Dankwa-Oforiwaa': {
      title: 'M.',
      designation: 'Associé',
      description: `Yaw audite des systèmes qui décident. Il explique ce qu’un conseil d’administration peut raisonnablement demander à qui les exploite, quelles traces il sera content d’avoir gardées, et comment une entreprise de trente personnes peut tenir la même exigence qu’une de trois mille.${INVENTED}`,
    },
  };
