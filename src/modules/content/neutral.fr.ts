/** What stands on a site where nothing was entered, by its English. */
export const neutral: Readonly<Record<string, string>> = {
  Summit: 'Sommet',
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
  '<p>When you register or request a partnership, you give us your name, email address, WhatsApp number, company and role, how you heard about the summit and, if you wish, another phone number.</p><p>The public pages set no cookies, with one exception: when you register, a cookie brings your name, encrypted, to the page that shows your badge. It is deleted there, after a minute at the latest.</p>':
    '<p>Quand vous vous inscrivez ou demandez un partenariat, vous nous donnez votre nom, votre adresse e-mail, votre numéro WhatsApp, votre entreprise et votre fonction, comment vous avez entendu parler du sommet et, si vous le souhaitez, un autre numéro de téléphone.</p><p>Les pages publiques ne déposent pas de cookies, à deux exceptions près : quand vous vous inscrivez, un cookie porte votre nom, chiffré, jusqu’à la page qui montre votre badge ; il y est supprimé, au plus tard après une minute. Et quand vous choisissez une langue, un cookie la retient, et rien d’autre.</p>',
  'How we use it': 'Ce que nous en faisons',
  '<p>To prepare your badge, to tell you what you need to know about the summit and to answer your request. News is sent only to those who asked for it.</p>':
    '<p>Préparer votre badge, vous dire ce qu’il faut savoir du sommet et répondre à votre demande. Les nouvelles ne sont envoyées qu’à celles et ceux qui les ont demandées.</p>',
  'Your choices': 'Vos choix',
  '<p>Every message with news says how to unsubscribe. You can ask us to show, correct or delete what we know about you.</p>':
    '<p>Chaque message de nouvelles dit comment se désabonner. Vous pouvez nous demander de montrer, de corriger ou de supprimer ce que nous savons de vous.</p>',
  'By sending this form you agree that we keep your answers, and use them to prepare the summit, to answer you and to write to you about it. You can ask us at any time to show, correct or erase them.':
    'En envoyant ce formulaire, vous acceptez que nous conservions vos réponses et les utilisions pour préparer le sommet, vous répondre et vous écrire à son sujet. Vous pouvez nous demander à tout moment de les montrer, de les corriger ou de les effacer.',
  'Send me news about this summit and the next ones. I can end that at any time.':
    'Envoyez-moi des nouvelles de ce sommet et des suivants. Je peux y mettre fin à tout moment.',
  'On now': 'En ce moment',
  'Theme to be announced': 'Thème bientôt annoncé',
  'Venue to be announced': 'Lieu bientôt annoncé',
  'Time to be announced': 'Heure bientôt annoncée',
  'Date to be announced': 'Date bientôt annoncée',
  'About the summit': 'Le sommet en bref',
  'What we stand for': 'Ce qui nous anime',
  'Who should attend': 'À qui s’adresse le sommet',
  'What you take home': 'Ce que vous en retirez',
  'Sponsorship packages': 'Formules de sponsoring',
  'by agreement': 'à convenir',
  'Something else in mind?': 'Vous pensez à autre chose ?',
  'Ask us': 'Écrivez-nous',
  'The summit’s cloth': 'L’étoffe du sommet',
  'Everyone who registers adds a thread. Chance gives it its colour and its place, so the cloth tells how many are coming, and never who.':
    'Chaque inscription ajoute un fil. Le hasard lui donne sa couleur et sa place : l’étoffe dit combien viendront, jamais qui.',
  'This is what the registrations for the summit have woven: its record, without a name.':
    'Voici ce que les inscriptions au sommet ont tissé : sa mémoire, sans un nom.',
  'One thread for each registration': 'Un fil pour chaque inscription',
  'Your hosts': 'Vos hôtes',
  'Read More About Us': 'En savoir plus sur nous',
  'About Us': 'À propos',
  'Thank you': 'Merci',
  'This summit is over.': 'Ce sommet est terminé.',
  'Learn More': 'En savoir plus',
  'Hear about the next one': 'Être informé du prochain',
  'The summit': 'Le sommet',
  'The organiser': 'L’organisateur',
  'Read more on the organiser’s website': 'En savoir plus sur le site de l’organisateur',
  'The cloth': 'L’étoffe',
  '<p>Every strip on this site is woven by a few lines of code from a name. The same name always gives the same cloth, so each speaker, package and page wears its own.</p>':
    '<p>Chaque bande de ce site est tissée à partir d’un nom par quelques lignes de code. Le même nom donne toujours la même étoffe : chaque intervenant, chaque formule et chaque page porte la sienne.</p>',
  'This summit is over. Answer these questions, and we’ll write to you about the next one.':
    'Ce sommet est terminé. Répondez à ces questions, et nous vous écrirons au sujet du prochain.',
  'Event Rate': 'Tarifs',
  'Once the next summit has a date, you’ll find it here.': 'La date du prochain sommet sera annoncée ici.',
  'You’re registered.': 'Votre inscription est confirmée.',
  'You’re registered. We’ll write to you about the next summit.':
    'Votre inscription est notée. Nous vous écrirons au sujet du prochain sommet.',
  'Give your name at the door.': 'Donnez votre nom à l’entrée.',
  'Show your ticket at the door, or give your name.': 'Montrez votre billet à l’entrée, ou donnez votre nom.',
  'Our Sponsors & Partners': 'Nos sponsors et partenaires',
  'Tell us who you are and what you have in mind.': 'Dites-nous qui vous êtes et ce que vous envisagez.',
  'We’ve received your request.': 'Nous avons reçu votre demande.',
  'No speakers available at the moment. Please check back later.':
    'Les intervenants seront bientôt annoncés. Revenez nous voir.',
  'Become a Speaker': 'Proposer une intervention',
  'at the summit': 'au sommet',
  'No sponsors available at the moment. Please check back later.':
    'Les sponsors seront bientôt annoncés. Revenez nous voir.',
  'Sponsor Our Event': 'Soutenir le sommet',
};
