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
  '<p>When you register or request a partnership, you give us your name, email address, WhatsApp number, company and role, how you heard about the summit and, if you wish, another phone number.</p><p>The public pages set no cookies, with one exception: when you register, a cookie brings your name, encrypted, to the page that shows your badge. It is deleted there, after a minute at the latest.</p>':
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
  'We’ve received your request.': 'Recebemos o seu pedido.',
  'No speakers available at the moment. Please check back later.':
    'Os oradores serão anunciados em breve. Volte a visitar-nos.',
  'Become a Speaker': 'Propor uma intervenção',
  'at the summit': 'na cimeira',
  'No sponsors available at the moment. Please check back later.':
    'Os patrocinadores serão anunciados em breve. Volte a visitar-nos.',
  'Sponsor Our Event': 'Apoiar a cimeira',
};
