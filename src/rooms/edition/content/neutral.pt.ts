/** What stands on a site where nothing was entered, by its English. */
export const neutral: Readonly<Record<string, string>> = {
  Summit: 'Cimeira',
  Home: 'Início',
  Speakers: 'Oradores',
  'Partners & Sponsors': 'Parceiros e patrocinadores',
  Contact: 'Contacto',
  Register: 'Inscrever-se',
  More: 'Mais',
  'About us': 'Sobre nós',
  Sponsorship: 'Patrocínio',
  Blog: 'Blogue',
  'Privacy policy': 'Privacidade',
  'On the map': 'No mapa',
  'Information we collect': 'As informações que recolhemos',
  '<p>When you register or request a partnership, you give us your name, email address, WhatsApp number, company and role, how you heard about the summit and, if you wish, another phone number.</p><p>The public pages set no cookies, with two exceptions: when you register, a cookie brings your name, encrypted, to the page that shows your badge. It is deleted there, after a minute at the latest. And when you choose a language, a cookie remembers it, and nothing else.</p>':
    '<p>Quando se inscreve ou pede uma parceria, indica-nos o seu nome, endereço de e-mail, número de WhatsApp, empresa e função, como soube da cimeira e, se desejar, outro número de telefone.</p><p>As páginas públicas não guardam cookies, com duas exceções: quando se inscreve, um cookie leva o seu nome, cifrado, à página que mostra o seu crachá, onde é apagado, o mais tardar após um minuto. E quando escolhe uma língua, um cookie guarda-a, e nada mais.</p>',
  'How we use it': 'Como as usamos',
  '<p>To prepare your badge, to tell you what you need to know about the summit and to answer your request. News is sent only to those who asked for it.</p>':
    '<p>Para preparar o seu crachá, para lhe dizer o que precisa de saber sobre a cimeira e para responder ao seu pedido. As novidades só são enviadas a quem as pediu.</p>',
  'Your choices': 'As suas escolhas',
  '<p>Every message with news says how to unsubscribe. You can ask us to show, correct or delete what we know about you.</p>':
    '<p>Cada mensagem com novidades diz como cancelar a subscrição. Pode pedir-nos que mostremos, corrijamos ou apaguemos o que sabemos sobre si.</p>',
  'By sending this form you agree that we keep your answers, and use them to prepare the summit, to answer you and to write to you about it. You can ask us at any time to show, correct or erase them.':
    'Ao enviar este formulário, aceita que guardemos as suas respostas e as usemos para preparar a cimeira, para lhe responder e para lhe escrever sobre ela. Pode pedir-nos a qualquer momento que as mostremos, corrijamos ou apaguemos.',
  'Send me news about this summit and the next ones. I can end that at any time.':
    'Enviem-me novidades sobre esta cimeira e as próximas. Posso terminar isso a qualquer momento.',
  'On now': 'A decorrer',
  'Theme to be announced': 'Tema a anunciar',
  'Venue to be announced': 'Local a anunciar',
  'Time to be announced': 'Hora a anunciar',
  'Date to be announced': 'Data a anunciar',
  'About the summit': 'Sobre a cimeira',
  'What we stand for': 'O que nos move',
  'Who should attend': 'A quem se destina',
  'What you take home': 'O que leva consigo',
  'Sponsorship packages': 'Pacotes de patrocínio',
  'by agreement': 'a combinar',
  'Something else in mind?': 'Tem outra ideia?',
  'Ask us': 'Fale connosco',
  'The summit’s cloth': 'O tecido da cimeira',
  'Everyone who registers adds a thread. Chance gives it its colour and its place, so the cloth tells how many are coming, and never who.':
    'Cada inscrição acrescenta um fio. O acaso dá-lhe a cor e o lugar: o tecido diz quantos vêm, nunca quem.',
  'This is what the registrations for the summit have woven: its record, without a name.':
    'Foi isto que as inscrições na cimeira teceram: a sua memória, sem um nome.',
  'One thread for each registration': 'Um fio por cada inscrição',
  'Your hosts': 'Os seus anfitriões',
  'Read More About Us': 'Saber mais sobre nós',
  'About Us': 'Sobre nós',
  'Thank you': 'Obrigado',
  'This summit is over.': 'Esta cimeira terminou.',
  'Learn More': 'Saber mais',
  'Hear about the next one': 'Saber da próxima',
  'The summit': 'A cimeira',
  'The organiser': 'O organizador',
  'Read more on the organiser’s website': 'Saber mais no sítio do organizador',
  'The cloth': 'O tecido',
  '<p>Every strip on this site is woven by a few lines of code from a name. The same name always gives the same cloth, so each speaker, package and page wears its own.</p>':
    '<p>Cada faixa deste sítio é tecida a partir de um nome por umas linhas de código. O mesmo nome dá sempre o mesmo tecido: cada orador, cada pacote e cada página veste o seu.</p>',
  'This summit is over. Answer these questions, and we’ll write to you about the next one.':
    'Esta cimeira terminou. Responda a estas perguntas, e escrever-lhe-emos sobre a próxima.',
  'Event Rate': 'Preços',
  'Once the next summit has a date, you’ll find it here.': 'A data da próxima cimeira será anunciada aqui.',
  'You’re registered.': 'A sua inscrição está confirmada.',
  'You’re registered. We’ll write to you about the next summit.':
    'A sua inscrição foi registada. Escrever-lhe-emos sobre a próxima cimeira.',
  'Give your name at the door.': 'Diga o seu nome à entrada.',
  'Show your ticket at the door, or give your name.': 'Mostre o seu bilhete à entrada, ou diga o seu nome.',
  'Our Sponsors & Partners': 'Os nossos patrocinadores e parceiros',
  'Tell us who you are and what you have in mind.': 'Diga-nos quem é e o que tem em mente.',
  'This summit is over. Tell us who you are, and we’ll write to you about being part of the next one.':
    'Esta cimeira terminou. Diga-nos quem é, e escrever-lhe-emos sobre como fazer parte da próxima.',
  'We’ve received your request.': 'Recebemos o seu pedido.',
  'No speakers available at the moment. Please check back later.':
    'Os oradores serão anunciados em breve. Volte a visitar-nos.',
  'Become a Speaker': 'Propor uma intervenção',
  'at the summit': 'na cimeira',
  'No sponsors available at the moment. Please check back later.':
    'Os patrocinadores serão anunciados em breve. Volte a visitar-nos.',
  'Sponsor Our Event': 'Apoiar a cimeira',
  Sponsor: 'Patrocinar',
  Speak: 'Intervir',
  Venue: 'Local',
  Time: 'Hora',
  Today: 'Hoje',
  'Add to calendar': 'Adicionar ao calendário',
  'The doors open in': 'As portas abrem dentro de',
  'The summit begins in': 'A cimeira começa dentro de',
  'The doors are open': 'As portas estão abertas',
  'The summit is on': 'A cimeira está a decorrer',
  Days: 'Dias',
  Hours: 'Horas',
  Minutes: 'Minutos',
  Seconds: 'Segundos',
  'Nothing now: the organiser writes to you with the ways to pay.':
    'Nada por agora: o organizador escreve-lhe com as formas de pagamento.',
  'What happens next': 'O que se segue',
  'Type the code': 'Introduza o código',
  'Show it at the door, on your phone or printed.': 'Mostre-o à entrada, no telemóvel ou impresso.',
  'If something changes': 'Se algo mudar',
  'Your registration is cancelled.': 'A sua inscrição está cancelada.',
  'If you’d like to come after all, write to us.': 'Se afinal quiser vir, escreva-nos.',
  'Thank you for your registration.': 'Obrigado pela sua inscrição.',
  'Join the waiting list: we write to you as soon as a place is free.':
    'Entre na lista de espera: escrevemos-lhe assim que houver um lugar.',
  'This thread leads nowhere.': 'Este fio não leva a lado nenhum.',
  'There’s no page at this address. It may have moved, or the link may contain a typo.':
    'Não há nenhuma página neste endereço. Pode ter mudado de lugar, ou a ligação pode ter um erro.',
  Bespoke: 'À medida',
  'What it looked like': 'Em imagens',
  'How it was announced': 'Como foi anunciada',
  'The next summit': 'A próxima cimeira',
  '© {year} {organiser}': '© {year} {organiser}',
  '{dates}': '{dates}',
  // The sample words.
  '{Days} in {city}': '{Days} em {city}',
  'On now in {city}': 'A decorrer em {city}',
  '{Days} for people who decide and people who build. Come with a question from your own work, and leave with answers from those who have tried.':
    '{Days} para quem decide e para quem constrói. Venha com uma pergunta do seu trabalho e parta com as respostas de quem já tentou.',
  '{city}, {dates}': '{city}, {dates}',
  '{Days} in {city}: see the theme, the fees and how to take part.':
    '{Days} em {city}: o tema, os preços e como participar.',
  '<p>{name} brings together those who have done it and those who are about to. Every session is about a real case: what was tried, what it cost, and what came of it.</p><p>Between sessions there is time for what no programme can plan: the people whom you meet.</p>':
    '<p>{name} reúne quem já o fez e quem o vai fazer. Cada sessão parte de um caso real: o que se tentou, quanto custou e o que resultou.</p><p>Entre as sessões há tempo para o que nenhum programa prevê: as pessoas que conhece.</p>',
  'First hand': 'Em primeira mão',
  'Every case on stage is told by someone who was responsible for it.':
    'Cada caso é contado em palco por alguém que foi responsável por ele.',
  'Few and good': 'Poucas e boas',
  'A few well-prepared sessions rather than many.': 'Algumas sessões bem preparadas, em vez de muitas.',
  Open: 'Aberta',
  'Questions are as welcome as answers, and newcomers as welcome as experts.':
    'As perguntas são tão bem-vindas como as respostas, e os principiantes tanto como os especialistas.',
  'Decision makers': 'Decisores',
  'who want to see what works before they choose': 'que querem ver o que funciona antes de escolher',
  Founders: 'Empreendedores',
  'who look for customers, partners and people': 'que procuram clientes, parceiros e pessoas',
  Specialists: 'Especialistas',
  'who want to compare their work with that of others': 'que querem comparar o seu trabalho com o de outros',
  Newcomers: 'Principiantes',
  'who are about to begin': 'que estão prestes a começar',
  'Cases that you can use, with their figures\nA way to judge what is offered to you\nThe names of people to ask when you’re back at work':
    'Casos que pode usar, com os seus números\nUma forma de avaliar o que lhe propõem\nOs nomes de quem consultar de volta ao trabalho',
  'Three ways to be seen by the people who come.': 'Três formas de ser visto por quem vem.',
  'Prices cover {allDays}.': 'Os preços abrangem {allDays}.',
  'These were this summit’s prices; ask us about the next one’s.':
    'Estes foram os preços desta cimeira; pergunte-nos pelos da próxima.',
  Platinum: 'Platina',
  'Woven in {city}.': 'Tecido em {city}.',
  '© {year} {organiser}. All Rights Reserved.': '© {year} {organiser}. Todos os direitos reservados.',
  Gold: 'Ouro',
  Silver: 'Prata',
  Bronze: 'Bronze',
  'A place on the programme\nLogo on stage, website and all printed matter\nAn exhibition table\n4 registrations':
    'Um lugar no programa\nLogótipo no palco, no site e em todos os impressos\nUma mesa de exposição\n4 inscrições',
  'Logo on website and printed matter\nAn exhibition table\n2 registrations':
    'Logótipo no site e nos impressos\nUma mesa de exposição\n2 inscrições',
  'Logo on the website\n1 registration': 'Logótipo no site\n1 inscrição',
  '<p>{organiser} invites you. If something isn’t right while you’re here, tell us, and we’ll see to it.</p>':
    '<p>{organiser} convida-o. Se algo não estiver bem durante a sua visita, diga-nos: trataremos disso.</p>',
  'Why there is a summit, and who runs it.': 'Porquê esta cimeira, e quem a organiza.',
  'There is much talk, and few occasions to ask those who have done the work. {name} is such an occasion: {days}, in one place, for everyone who has a question.':
    'Fala-se muito, e há poucas ocasiões de perguntar a quem fez o trabalho. {name} é uma delas: {days}, num só lugar, para quem tem uma pergunta.',
  'This year’s theme is ‘{theme}’.': 'O tema deste ano é «{theme}».',
  '<p>{organiser} runs {name} with the help of its partners.</p>':
    '<p>{organiser} organiza {name} com a ajuda dos seus parceiros.</p>',
  'Tell us who you are. It takes a minute.': 'Diga-nos quem é. Leva um minuto.',
  'You’re registered. See you in {city}.': 'A sua inscrição está confirmada. Até breve, em {city}.',
  'Tell us who you are and which package you have in mind. We’ll write back to you.':
    'Diga-nos quem é e que pacote lhe interessa. Responder-lhe-emos.',
  'People who have done it, and who tell how.': 'Pessoas que já o fizeram, e que contam como.',
  'Do you have a case to tell?': 'Tem um caso para contar?',
  'They make the summit possible.': 'Tornam a cimeira possível.',
  'Would you like to be among them?': 'Gostaria de estar entre eles?',
  // Lists of which people choose a line: as many, in the same order.
  'Event official website\nLinkedIn\nInvitation Letter\nFacebook\nInstagram\nTwitter\nWord of mouth\nOther':
    'Site oficial do evento\nLinkedIn\nCarta-convite\nFacebook\nInstagram\nTwitter\nPassa-palavra\nOutro',
  'Event official website\nLinkedIn\nInvitation Letter\nFacebook\nInstagram':
    'Site oficial do evento\nLinkedIn\nCarta-convite\nFacebook\nInstagram',
  'Master\nMr.\nMrs.\nMadam\nDr.\nProfessor': 'Mestre\nSr.\nSra.\nSenhora\nDr.\nProfessor',
};
