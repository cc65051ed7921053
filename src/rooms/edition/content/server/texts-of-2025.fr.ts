/** What the texts of 2025 say in French, each at the place of its English. */
export const TEXTS = {
  site: {
    identity: {
      // A name is the same in every language.
      name: 'AI for Business Summit',
      shortName: 'AI for Business',
      organiser: 'AI for Business',
      designerName: 'Summit studio',
      description: '{Days} à {city} sur ce que l’intelligence artificielle change dans l’entreprise.',
    },
    contact: { location: 'Centre de conférences, Accra, Ghana' },
    contactPage: {
      description:
        'Où trouver l’équipe du sommet à {city}, et comment la joindre par e-mail et par téléphone.',
      lead: 'Une question sur les tarifs, les groupes, les visas ou les interventions ? Une personne vous répond, en général sous deux jours ouvrés.',
      speakingHeading: 'Envie d’intervenir ?',
      speaking:
        'Écrivez-nous cinq lignes : ce que vous avez construit ou décidé, pour qui, ce que cela a changé, ce que cela a coûté, et ce que vous feriez autrement. Il ne nous en faut pas plus pour vous répondre.',
    },
    privacy: {
      description:
        'Ce que {organiser} vous demande sur ce site, à quoi cela sert, et ce dont vous pouvez décider.',
      lead: 'C’est court, parce que nous gardons peu de choses.',
      sections: [
        {
          text: '<h3>Données personnelles</h3><p>Quand vous vous inscrivez ou demandez un partenariat, vous nous donnez votre nom, votre adresse e-mail, votre numéro WhatsApp, votre entreprise et votre fonction, comment vous avez entendu parler du sommet et, si vous le souhaitez, un autre numéro de téléphone.</p><h3>Données non personnelles</h3><p>Notre serveur note quelle adresse a été demandée, quand, et en combien de temps il a répondu. Ces journaux ne contiennent aucun nom, ni rien de ce que vous avez saisi.</p><h3>Cookies</h3><p>Les pages publiques ne déposent pas de cookies, à deux exceptions près : quand vous vous inscrivez, un cookie porte votre nom, chiffré, jusqu’à la page qui montre votre badge ; il y est supprimé, au plus tard après une minute. Et quand vous choisissez une langue, un cookie la retient pendant un an, et rien d’autre. Si vous choisissez une apparence claire ou sombre, votre navigateur la retient sur votre appareil. Les organisateurs qui se connectent en reçoivent d’autres : l’un garde leur session ouverte, un autre dit pendant 180 jours qu’ils se sont déjà connectés ici, pour que des inconnus qui essaient leur mot de passe ne les bloquent pas, et un dernier retient la langue qu’ils ont choisie pour leur travail.</p>',
        },
        {
          text: '<p>À préparer votre badge, à vous dire ce qu’il faut savoir des {days}, à répondre à votre demande, et à compter combien de personnes viennent, et d’où. Les nouvelles ne sont envoyées qu’à celles et ceux qui les ont demandées. À rien d’autre.</p>',
        },
        {
          heading: 'Communication à des tiers',
          text: '<p>Nous ne vendons ni ne louons ce que vous nous donnez. D’autres ne le voient que si la loi l’exige, ou si un service travaille pour nous selon les mêmes règles, comme celui qui envoie nos e-mails. La carte de la page de contact vient d’OpenStreetMap, qui voit votre adresse quand la carte s’affiche. Si votre navigateur demande aux sites d’économiser les données ou de respecter votre vie privée (Global Privacy Control), la carte ne s’affiche que si vous la demandez.</p>',
        },
        {
          text: '<h3>Désabonnement</h3><p>Chaque message de nouvelles dit comment se désabonner. Les messages sur votre propre inscription ou demande arrivent tant qu’elle existe. Vous pouvez aussi nous demander de montrer, de corriger ou de supprimer ce que nous savons de vous.</p><h3>Vos cookies</h3><p>Votre navigateur vous permet de refuser et de supprimer les cookies. Les pages publiques fonctionnent aussi bien sans eux.</p>',
        },
        {
          heading: 'Sécurité',
          text: '<p>Ce que vous nous envoyez est chiffré en chemin. Seuls les organisateurs connectés peuvent le lire, et chaque modification qu’ils y font est enregistrée. Aucun système n’est parfait ; s’il arrive quelque chose qui vous touche, nous vous le dirons.</p>',
        },
        {
          heading: 'Si ce texte change',
          text: '<p>Si ce texte change, vous trouverez le nouveau ici, avec sa date.</p>',
        },
        {
          heading: 'Nous écrire',
          text: '<p>Si vous avez une question sur ce texte, écrivez-nous.</p>',
        },
      ],
    },
    blog: {
      description:
        'Ce qu’intervenants et organisateurs du sommet écrivent sur l’intelligence artificielle au travail.',
      categoryDescription:
        'ce qu’intervenants et organisateurs du sommet en écrivent, du plus récent au plus ancien.',
      feedDescription: 'Ce qu’écrivent intervenants et organisateurs du sommet.',
    },
  },
  edition: {
    hero: {
      intro:
        '{Days} pour celles et ceux qui dirigent des entreprises, et pour qui construit les systèmes qui les font tourner. Venez avec un problème de votre entreprise, repartez en sachant quelle part une machine peut en prendre.',
      description:
        '{Days} à {city} sur ce que l’intelligence artificielle change dans l’entreprise, et sur la façon de la mettre au travail. Le thème, les tarifs et comment participer.',
    },
    coming: {
      theme: 'Thème bientôt annoncé',
      venue: 'Lieu bientôt annoncé',
      time: 'Heure bientôt annoncée',
      date: 'Date bientôt annoncée',
      badgeDate: '27 août 2025',
      dates: '26 et 27 août 2025',
      figures: '26–27',
    },
    about: {
      text: '<p>Un exportateur de cajou qui prévoit sa récolte. Une clinique qui repère les absents avant le rendez-vous. Une banque qui lit un dossier de prêt en quelques minutes. L’intelligence artificielle travaille déjà dans les entreprises d’Afrique de l’Ouest, le plus souvent sans bruit.</p><p>Le sommet réunit ces personnes dans une même salle pendant {days}. Le matin, conférences et tables rondes ; l’après-midi, des démonstrations, et le temps de s’asseoir avec quelqu’un qui a déjà fait ce que vous préparez.</p>',
      principles: [
        {
          name: 'Confiance',
          text: 'Chaque cas est raconté sur scène par la personne qui en a répondu, avec ce qu’il a coûté et ce qui a échoué.',
        },
        {
          name: 'Qualité',
          text: 'Peu de sessions, bien préparées. Vous entendez ce qui marche dans un bureau ghanéen, pas dans une brochure.',
        },
        {
          name: 'Créativité',
          text: 'Les meilleurs usages de ces outils restent à trouver. Les ateliers vous donnent la place de trouver les vôtres.',
        },
      ],
    },
    audience: {
      people: [
        {
          who: 'Dirigeantes et dirigeants',
          why: 'qui décident où placer le premier cedi d’un budget d’intelligence artificielle',
        },
        { who: 'Entrepreneurs et start-up', why: 'qui bâtissent sur des modèles que d’autres ont entraînés' },
        {
          who: 'Spécialistes des données et de l’informatique',
          why: 'qui font passer un prototype à l’usage de tous les jours',
        },
        { who: 'Professionnels de tous les secteurs', why: 'dont le travail est sur le point de changer' },
      ],
      takeaways:
        'Une courte liste d’usages rentables dans votre métier, avec les chiffres d’entreprises qui les ont essayés\nUne manière simple de juger un fournisseur, un modèle et des données avant de signer\nLes règles ghanéennes de protection des données, et ce qu’elles signifient pour vous\nLes noms de personnes à Accra, à Kumasi et ailleurs qui décrocheront quand vous appellerez',
    },
    packages: {
      lead: 'Quatre façons de se présenter à celles et ceux qui achètent, construisent et décident.',
      offers: [
        {
          note: 'Exclusif',
          benefits:
            'Visibilité maximale, possibilité d’un discours d’ouverture\nLogo sur les écrans, les banderoles, les fonds de scène, le site et les supports de communication\nMarque présente dans la salle, table d’exposition, projection d’un film d’entreprise\nPrésentation ou démonstration de 10 minutes\nPossibilité de distribuer des documents dans les sacs\nMention comme sponsor Platine\n2 inscriptions à la conférence',
        },
        {
          benefits:
            'Forte visibilité, temps de parole\nLogo sur les supports de communication, marque présente dans la salle\nTable d’exposition, film d’entreprise\nPrésentation ou démonstration de 7 minutes\nPossibilité de distribuer des documents\nMention comme sponsor Or\n1 inscription',
        },
        {
          benefits:
            'Visibilité moyenne\nLogo sur le site et les supports numériques\nPrésentation ou démonstration de 3 minutes\nTable d’exposition, possibilité de distribuer des documents\n1 inscription\nRemerciements comme sponsor Argent',
        },
        {
          benefits:
            'Première visibilité\nLogo sur le site et les supports numériques\nTable d’exposition\nPrésentation ou démonstration de 3 minutes\nRemerciements comme sponsor Bronze',
        },
      ],
      otherLink: 'Demandez une formule sur mesure',
    },
    organiser: {
      text: '<p>{organiser} est une branche d’un groupe de réflexion sur la technologie établi à Accra, au Ghana. Elle réunit celles et ceux qui décident de la technologie et celles et ceux qui la comprennent, et les fait parler clairement.</p><p>Nous sommes d’abord des hôtes. Si quelque chose pouvait rendre le sommet plus utile pour vous, dites-le-nous : nous essaierons de l’organiser.</p>',
    },
    past: {
      slides: [
        {
          title: '{Days}, une seule étoffe',
          text: 'Pendant {days}, le sommet a réuni à {city} des gens d’entreprise et des bâtisseurs. Voici qui nous sommes, et ce que nous tissons pour la suite.',
        },
        {
          title: 'Ce qui s’est dit vaut toujours',
          text: 'Les cas, les chiffres et les erreurs que les intervenants ont apportés à {city} méritent d’être lus deux fois.',
        },
        {
          title: 'Le prochain fil est le vôtre',
          text: 'Partenaires, intervenants et entreprises qui veulent être de la suite peuvent nous écrire à tout moment.',
        },
      ],
      over: 'Ce sommet est terminé : il s’est tenu à {city} ({dates}).',
    },
    aboutUs: {
      description: 'Pourquoi {name} existe, qui l’organise, et pourquoi il ressemble à une étoffe.',
      lead: 'Un sommet pour un travail qui change déjà.',
      summit:
        '{name} se tient à {city} ({dates}). Pendant {days}, celles et ceux qui décident dans les entreprises s’assoient avec celles et ceux qui construisent : sur scène, autour des démonstrations, et à table.',
      summitAfter:
        '{name} s’est tenu à {city} ({dates}). Pendant {days}, celles et ceux qui décident dans les entreprises se sont assis avec celles et ceux qui construisent : sur scène, autour des démonstrations, et à table.',
      themed:
        'Son thème est « {theme} ». Nous le prenons au mot : chaque session doit dire ce qui a changé dans une entreprise, et à quoi on le voit.',
      themedAfter:
        'Son thème était « {theme} ». Nous l’avons pris au mot : chaque session devait dire ce qui avait changé dans une entreprise, et à quoi on le voyait.',
      unthemed: 'Chaque session doit dire ce qui a changé dans une entreprise, et à quoi on le voit.',
      unthemedAfter:
        'Chaque session devait dire ce qui avait changé dans une entreprise, et à quoi on le voyait.',
      organiser:
        '<p>{organiser} est une branche d’un groupe de réflexion sur la technologie établi à Accra, au Ghana.</p>',
      cloth:
        '<p>Les tisserands travaillent selon une règle : une bande, sa variation, la bande suivante décalée de moitié. C’était du calcul avec du fil, bien avant les machines.</p><p>Chaque bande de ce site est tissée à partir d’un nom par quelques lignes de code. Le même nom donne toujours la même étoffe : chaque intervenant, chaque formule et chaque page porte la sienne.</p>',
    },
    registration: {
      description: 'S’inscrire au sommet à {city} : sept courtes questions, deux minutes.',
      lead: 'Sept courtes questions. Vos réponses ne servent qu’à préparer votre badge et à vous joindre.',
      leadAfter:
        'Ce sommet est terminé. Répondez à sept courtes questions, et nous vous écrirons au sujet du prochain. Vos réponses ne serviront à rien d’autre.',
      registered: 'Votre inscription est confirmée. Nous nous réjouissons de vous accueillir à {city}.',
    },
    partnership: {
      description: 'Demander un partenariat : Platine, Or, Argent, Bronze ou sur mesure.',
      lead: 'Dites-nous qui vous êtes et ce que vous envisagez. Nous vous répondons sous deux jours ouvrés.',
      received: 'Nous avons reçu votre demande. Nous vous répondons sous deux jours ouvrés.',
    },
    speakers: {
      description: 'Qui intervient au sommet {name}, à {city}, et sur quoi.',
      lead: 'Des gens qui l’ont fait, et qui racontent ce qu’il a fallu. Chaque personne a son étoffe, tissée à partir de son nom.',
      question: 'Vous avez un cas qui mérite une heure ?',
      profileEnd: 'au sommet, à {city}',
    },
    sponsors: {
      description: 'Les organisations qui soutiennent {name}, à {city}.',
      lead: 'Ils engagent leur nom, leur argent et leurs équipes pour le sommet.',
      question: 'Envie d’y voir votre nom ?',
    },
  },
};
