/** What the samples say in French. */
export const NAMES = {
  'Volta Hall': 'Salle Volta',
  'Loom Room': 'Salle du métier à tisser',
  'Ground floor': 'Rez-de-chaussée',
  'First floor': 'Premier étage',
  Strategy: 'Stratégie',
  Engineering: 'Technique',
  People: 'Personnes',
};

export const SESSIONS: Readonly<Record<string, { title: string; abstract?: string; level?: string }>> = {
  'Welcome to the loom': {
    title: 'Bienvenue au métier à tisser',
    abstract: 'Qui est là, à quoi servent les deux jours, et une question à emporter dans chaque session.',
  },
  'Which order goes first?': {
    title: 'Quelle commande servir d’abord ?',
    abstract:
      'Une décision d’une entreprise de distribution, suivie du carnet d’un responsable à un modèle que ce même responsable peut contredire. Avec les chiffres, et les deux essais qui ont échoué.',
  },
  'Coffee and first conversations': { title: 'Café et premières conversations' },
  'Lending on the rhythm of mobile money': {
    title: 'Prêter au rythme du mobile money',
    level: 'Pour tout le monde',
    abstract:
      'Comment une banque prête à des commerçantes qui n’ont jamais rempli de formulaire, où un tel modèle est injuste sans le vouloir, et trois contrôles avant qu’un changement n’atteigne un client.',
  },
  'A language model in the next room': {
    title: 'Un modèle de langage dans la pièce d’à côté',
    level: 'Apportez un ordinateur',
    abstract:
      'Nous faisons tourner un modèle sur une machine à la portée d’un petit bureau, lui confions trois vraies tâches, et mesurons en cedis ce que coûte chaque réponse.',
  },
  'The first hundred days of a project': {
    title: 'Les cent premiers jours d’un projet',
    abstract:
      'Chacun, sur scène, apporte un document qui a vraiment servi : un plan, un contrat, une lettre au personnel. Nous les lisons ensemble.',
  },
  'Lunch in the courtyard': { title: 'Déjeuner dans la cour' },
  'What a board may ask': {
    title: 'Ce qu’un conseil d’administration peut demander',
    abstract:
      'Sept questions pour qui exploite un système qui décide, les traces qui y répondent, et ce qu’elles coûtent à une entreprise de trente personnes.',
  },
  'Speech that sounds like its people': {
    title: 'Une parole qui ressemble aux siens',
    abstract:
      'Répondre aux questions des agriculteurs en cinq langues, par de simples appels, et ce qui s’est passé au premier jour de marché du modèle.',
  },
  'A depot of forty people': {
    title: 'Un dépôt de quarante personnes',
    abstract:
      'Reformer quarante personnes au lieu d’en remplacer dix : le plan, son prix, et deux erreurs à ne pas refaire.',
  },
  'Questions from the floor': {
    title: 'Questions de la salle',
    abstract: 'Ni diapositives ni déclarations : une heure pour ce que la journée a laissé ouvert.',
  },
  'A good answer or a fluent one': {
    title: 'Une bonne réponse, ou une réponse bien tournée',
    abstract:
      'L’avance d’un pays tient moins à ses laboratoires qu’au nombre de ses travailleurs qui savent distinguer les deux. Comment un cours pour infirmières, auditeurs et agronomes l’enseigne.',
  },
  Coffee: { title: 'Café' },
  'Who answers when a system decides?': {
    title: 'Qui répond quand un système décide ?',
    abstract:
      'Une banque, un auditeur et une enseignante démontent un prêt refusé : qui l’a décidé, qui pouvait le savoir, et qui appelle le client.',
  },
  'Collecting voices, and paying for them': {
    title: 'Recueillir des voix, et les payer',
    abstract:
      'Rédiger le consentement, fixer le prix, s’enregistrer les uns les autres : à la fin, chaque table a vingt minutes de parole qu’elle a vraiment le droit d’utiliser.',
  },
  'Retrain instead of replace: a plan in an hour': {
    title: 'Reformer plutôt que remplacer : un plan en une heure',
    abstract:
      'Apportez la liste des tâches d’une équipe. Vous repartez avec ce qu’une machine prend en charge, ce que personne ne devrait céder, et qui apprend quoi d’ici quand.',
  },
  'What we take home': {
    title: 'Ce que nous emportons',
    abstract: 'Trois promesses depuis la scène, une de chaque rangée, et des remerciements.',
  },
};
