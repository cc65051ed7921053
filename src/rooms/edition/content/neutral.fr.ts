/** What stands on a site where nothing was entered, by its English. */
export const neutral: Readonly<Record<string, string>> = {
  Summit: 'Événement',
  Home: 'Accueil',
  Speakers: 'Intervenants',
  'Partners & Sponsors': 'Partenaires et sponsors',
  Contact: 'Contact',
  Register: 'S’inscrire',
  More: 'Plus',
  'About us': 'À propos',
  Sponsorship: 'Devenir sponsor',
  Blog: 'Blog',
  'Privacy policy': 'Confidentialité',
  'On the map': 'Sur la carte',
  'Information we collect': 'Les informations que nous recueillons',
  '<p>When you register or request a partnership, you give us your name, email address, WhatsApp number, company and role, how you heard about the summit and, if you wish, another phone number.</p><p>The public pages set no cookies, with two exceptions: when you register, a cookie brings your name, encrypted, to the page that shows your badge. It is deleted there, after a minute at the latest. And when you choose a language, a cookie remembers it, and nothing else.</p>':
    '<p>Quand vous vous inscrivez ou demandez un partenariat, vous nous donnez votre nom, votre adresse e-mail, votre numéro WhatsApp, votre entreprise et votre fonction, comment vous avez entendu parler de l’événement et, si vous le souhaitez, un autre numéro de téléphone.</p><p>Les pages publiques ne déposent pas de cookies, à deux exceptions près : quand vous vous inscrivez, un cookie porte votre nom, chiffré, jusqu’à la page qui montre votre badge ; il y est supprimé, au plus tard après une minute. Et quand vous choisissez une langue, un cookie la retient, et rien d’autre.</p>',
  'How we use it': 'Ce que nous en faisons',
  '<p>To prepare your badge, to tell you what you need to know about the summit and to answer your request. News is sent only to those who asked for it.</p>':
    '<p>Préparer votre badge, vous dire ce qu’il faut savoir de l’événement et répondre à votre demande. Les nouvelles ne sont envoyées qu’à celles et ceux qui les ont demandées.</p>',
  'Your choices': 'Vos choix',
  '<p>Every message with news says how to unsubscribe. You can ask us to show, correct or delete what we know about you.</p>':
    '<p>Chaque message de nouvelles dit comment se désabonner. Vous pouvez nous demander de montrer, de corriger ou de supprimer ce que nous savons de vous.</p>',
  'By sending this form you agree that we keep your answers, and use them to prepare the summit, to answer you and to write to you about it. You can ask us at any time to show, correct or erase them.':
    'En envoyant ce formulaire, vous acceptez que nous conservions vos réponses et les utilisions pour préparer l’événement, vous répondre et vous écrire à son sujet. Vous pouvez nous demander à tout moment de les montrer, de les corriger ou de les effacer.',
  'Send me news about this summit and the next ones. I can end that at any time.':
    'Envoyez-moi des nouvelles de cet événement et des suivants. Je peux y mettre fin à tout moment.',
  'On now': 'En ce moment',
  'Theme to be announced': 'Thème bientôt annoncé',
  'Venue to be announced': 'Lieu bientôt annoncé',
  'Time to be announced': 'Heure bientôt annoncée',
  'Date to be announced': 'Date bientôt annoncée',
  'About the summit': 'L’événement en bref',
  'What we stand for': 'Ce qui nous anime',
  'Who should attend': 'À qui s’adresse l’événement',
  'What you take home': 'Ce que vous en retirez',
  'Sponsorship packages': 'Formules de sponsoring',
  'by agreement': 'à convenir',
  'Something else in mind?': 'Vous pensez à autre chose ?',
  'Ask us': 'Écrivez-nous',
  'The summit’s cloth': 'L’étoffe de l’événement',
  'Everyone who registers adds a thread. Chance gives it its colour and its place, so the cloth tells how many are coming, and never who.':
    'Chaque inscription ajoute un fil. Le hasard lui donne sa couleur et sa place : l’étoffe dit combien viendront, jamais qui.',
  'This is what the registrations for the summit have woven: its record, without a name.':
    'Voici ce que les inscriptions à l’événement ont tissé : sa mémoire, sans un nom.',
  'One thread for each registration': 'Un fil pour chaque inscription',
  'Your hosts': 'Vos hôtes',
  'Read More About Us': 'En savoir plus sur nous',
  'About Us': 'À propos',
  'Thank you': 'Merci',
  'This summit is over.': 'Cet événement est terminé.',
  'Learn More': 'En savoir plus',
  'Hear about the next one': 'Être informé du prochain',
  'The summit': 'L’événement',
  'The organiser': 'L’organisateur',
  'Read more on the organiser’s website': 'En savoir plus sur le site de l’organisateur',
  'The cloth': 'L’étoffe',
  '<p>Every strip on this site is woven by a few lines of code from a name. The same name always gives the same cloth, so each speaker, package and page wears its own.</p>':
    '<p>Chaque bande de ce site est tissée à partir d’un nom par quelques lignes de code. Le même nom donne toujours la même étoffe : chaque intervenant, chaque formule et chaque page porte la sienne.</p>',
  'This summit is over. Answer these questions, and we’ll write to you about the next one.':
    'Cet événement est terminé. Répondez à ces questions, et nous vous écrirons au sujet du prochain.',
  'Event Rate': 'Tarifs',
  'Once the next summit has a date, you’ll find it here.': 'La date du prochain événement sera annoncée ici.',
  'You’re registered.': 'Votre inscription est confirmée.',
  'You’re registered. We’ll write to you about the next summit.':
    'Votre inscription est notée. Nous vous écrirons au sujet du prochain événement.',
  'Give your name at the door.': 'Donnez votre nom à l’entrée.',
  'Show your ticket at the door, or give your name.': 'Montrez votre billet à l’entrée, ou donnez votre nom.',
  'Our Sponsors & Partners': 'Nos sponsors et partenaires',
  'Tell us who you are and what you have in mind.': 'Dites-nous qui vous êtes et ce que vous envisagez.',
  'This summit is over. Tell us who you are, and we’ll write to you about being part of the next one.':
    'Cet événement est terminé. Dites-nous qui vous êtes, et nous vous écrirons pour vous associer au prochain.',
  'We’ve received your request.': 'Nous avons reçu votre demande.',
  'No speakers available at the moment. Please check back later.':
    'Les intervenants seront bientôt annoncés. Revenez nous voir.',
  'Become a Speaker': 'Proposer une intervention',
  'at the summit': 'à l’événement',
  'No sponsors available at the moment. Please check back later.':
    'Les sponsors seront bientôt annoncés. Revenez nous voir.',
  'Sponsor Our Event': 'Soutenir l’événement',
  Sponsor: 'Soutenir',
  Speak: 'Intervenir',
  Venue: 'Lieu',
  Time: 'Heure',
  Today: 'Aujourd’hui',
  'Add to calendar': 'Ajouter à l’agenda',
  'The doors open in': 'Ouverture des portes dans',
  'The summit begins in': 'L’événement commence dans',
  'The doors are open': 'Les portes sont ouvertes',
  'The summit is on': 'L’événement a commencé',
  Days: 'Jours',
  Hours: 'Heures',
  Minutes: 'Minutes',
  Seconds: 'Secondes',
  'Nothing now: the organiser writes to you with the ways to pay.':
    'Rien pour l’instant : l’organisateur vous écrira pour vous indiquer les moyens de paiement.',
  'What happens next': 'Et ensuite ?',
  'Type the code': 'Saisissez le code',
  'Show it at the door, on your phone or printed.':
    'Présentez-le à l’entrée, sur votre téléphone ou imprimé.',
  'If something changes': 'En cas de changement',
  'Your registration is cancelled.': 'Votre inscription est annulée.',
  'If you’d like to come after all, write to us.': 'Si vous souhaitez finalement venir, écrivez-nous.',
  'Thank you for your registration.': 'Merci pour votre inscription.',
  'Join the waiting list: we write to you as soon as a place is free.':
    'Rejoignez la liste d’attente : nous vous écrivons dès qu’une place se libère.',
  'This thread leads nowhere.': 'Ce fil ne mène nulle part.',
  'There’s no page at this address. It may have moved, or the link may contain a typo.':
    'Aucune page ne se trouve à cette adresse. Elle a peut-être été déplacée, ou le lien contient une faute de frappe.',
  Bespoke: 'Sur mesure',
  'What it looked like': 'En images',
  'How it was announced': 'L’annonce de l’événement',
  'The next summit': 'Le prochain événement',
  '© {year} {organiser}': '© {year} {organiser}',
  '{dates}': '{dates}',
  // The sample words.
  '{Days} in {city}': '{Days} à {city}',
  'On now in {city}': 'En ce moment à {city}',
  '{Days} for people who decide and people who build. Come with a question from your own work, and leave with answers from those who have tried.':
    '{Days} pour celles et ceux qui décident et qui construisent. Venez avec une question de votre travail, repartez avec les réponses de qui a essayé.',
  '{city}, {dates}': '{city}, {dates}',
  '{Days} in {city}: see the theme, the fees and how to take part.':
    '{Days} à {city} : le thème, les tarifs et comment participer.',
  '<p>{name} brings together those who have done it and those who are about to. Every session is about a real case: what was tried, what it cost, and what came of it.</p><p>Between sessions there is time for what no programme can plan: the people whom you meet.</p>':
    '<p>{name} réunit ceux qui l’ont fait et ceux qui vont le faire. Chaque session part d’un cas réel : ce qui a été tenté, ce que cela a coûté, ce qui en est sorti.</p><p>Entre les sessions, il reste du temps pour ce qu’aucun programme ne prévoit : les rencontres.</p>',
  'First hand': 'De première main',
  'Every case on stage is told by someone who was responsible for it.':
    'Chaque cas est raconté sur scène par quelqu’un qui en était responsable.',
  'Few and good': 'Peu, mais bien',
  'A few well-prepared sessions rather than many.': 'Quelques sessions bien préparées plutôt que beaucoup.',
  Open: 'Ouvert',
  'Questions are as welcome as answers, and newcomers as welcome as experts.':
    'Les questions sont aussi bienvenues que les réponses, et les débutants autant que les experts.',
  'Decision makers': 'Décideurs',
  'who want to see what works before they choose': 'qui veulent voir ce qui fonctionne avant de choisir',
  Founders: 'Entrepreneurs',
  'who look for customers, partners and people': 'qui cherchent des clients, des partenaires et des talents',
  Specialists: 'Spécialistes',
  'who want to compare their work with that of others':
    'qui veulent comparer leur travail à celui des autres',
  Newcomers: 'Débutants',
  'who are about to begin': 'qui s’apprêtent à commencer',
  'Cases that you can use, with their figures\nA way to judge what is offered to you\nThe names of people to ask when you’re back at work':
    'Des cas utilisables, avec leurs chiffres\nDe quoi juger ce que l’on vous propose\nLes noms de personnes à consulter une fois de retour au travail',
  'Three ways to be seen by the people who come.': 'Trois façons d’être vu de celles et ceux qui viennent.',
  'Prices cover {allDays}.': 'Les prix couvrent {allDays}.',
  'These were this summit’s prices; ask us about the next one’s.':
    'C’étaient les prix de cet événement ; demandez-nous ceux du prochain.',
  Platinum: 'Platine',
  'Woven in {city}.': 'Tissé à {city}.',
  '© {year} {organiser}. All Rights Reserved.': '© {year} {organiser}. Tous droits réservés.',
  Gold: 'Or',
  Silver: 'Argent',
  Bronze: 'Bronze',
  'A place on the programme\nLogo on stage, website and all printed matter\nAn exhibition table\n4 registrations':
    'Une place au programme\nLogo sur scène, sur le site et sur tous les imprimés\nUne table d’exposition\n4 inscriptions',
  'Logo on website and printed matter\nAn exhibition table\n2 registrations':
    'Logo sur le site et sur les imprimés\nUne table d’exposition\n2 inscriptions',
  'Logo on the website\n1 registration': 'Logo sur le site\n1 inscription',
  '<p>{organiser} invites you. If something isn’t right while you’re here, tell us, and we’ll see to it.</p>':
    '<p>{organiser} vous invite. Si quelque chose ne va pas pendant votre venue, dites-le-nous : nous nous en occuperons.</p>',
  'Why there is a summit, and who runs it.': 'Pourquoi cet événement, et qui l’organise.',
  'There is much talk, and few occasions to ask those who have done the work. {name} is such an occasion: {days}, in one place, for everyone who has a question.':
    'On parle beaucoup, et l’on a peu d’occasions d’interroger ceux qui ont fait le travail. {name} en est une : {days}, en un seul lieu, pour quiconque a une question.',
  'This year’s theme is ‘{theme}’.': 'Le thème de cette année : « {theme} ».',
  '<p>{organiser} runs {name} with the help of its partners.</p>':
    '<p>{organiser} organise {name} avec l’aide de ses partenaires.</p>',
  'Tell us who you are. It takes a minute.': 'Dites-nous qui vous êtes. Cela prend une minute.',
  'You’re registered. See you in {city}.': 'Votre inscription est confirmée. Rendez-vous à {city}.',
  'Tell us who you are and which package you have in mind. We’ll write back to you.':
    'Dites-nous qui vous êtes et quelle formule vous intéresse. Nous vous répondrons.',
  'People who have done it, and who tell how.': 'Des personnes qui l’ont fait, et qui racontent comment.',
  'Do you have a case to tell?': 'Avez-vous un cas à raconter ?',
  'They make the summit possible.': 'Ils rendent l’événement possible.',
  'Would you like to be among them?': 'Souhaitez-vous en faire partie ?',
  // Lists of which people choose a line: as many, in the same order.
  'Event official website\nLinkedIn\nInvitation Letter\nFacebook\nInstagram\nTwitter\nWord of mouth\nOther':
    'Site officiel de l’événement\nLinkedIn\nLettre d’invitation\nFacebook\nInstagram\nTwitter\nBouche-à-oreille\nAutre',
  'Event official website\nLinkedIn\nInvitation Letter\nFacebook\nInstagram':
    'Site officiel de l’événement\nLinkedIn\nLettre d’invitation\nFacebook\nInstagram',
  'Master\nMr.\nMrs.\nMadam\nDr.\nProfessor': 'Maître\nM.\nMme\nMadame\nDr\nProfesseur',
};
