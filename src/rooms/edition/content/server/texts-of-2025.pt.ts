/** What the texts of 2025 say in Portuguese, each at the place of its English. */
export const TEXTS = {
  site: {
    identity: {
      // A name is the same in every language.
      name: 'AI for Business Summit',
      shortName: 'AI for Business',
      organiser: 'AI for Business',
      designerName: 'Summit studio',
      description: '{Days} em {city} sobre o que a inteligência artificial muda nas empresas.',
    },
    contact: { location: 'Centro de conferências, Acra, Gana' },
    contactPage: {
      description:
        'Onde encontrar a equipa da cimeira em {city}, e como contactá-la por e-mail e por telefone.',
      lead: 'Tem perguntas sobre preços, grupos, vistos ou intervenções? Responde-lhe uma pessoa, em regra em dois dias úteis.',
      speakingHeading: 'Quer intervir?',
      speaking:
        'Escreva-nos cinco linhas: o que construiu ou decidiu, para quem, o que mudou, quanto custou e o que faria de outra forma. Não precisamos de mais para lhe responder.',
    },
    privacy: {
      description: 'O que {organiser} lhe pede neste site, para que serve, e o que pode decidir.',
      lead: 'É curta, porque guardamos pouco.',
      sections: [
        {
          text: '<h3>Dados pessoais</h3><p>Quando se inscreve ou pede uma parceria, indica-nos o seu nome, endereço de e-mail, número de WhatsApp, empresa e função, como soube da cimeira e, se desejar, outro número de telefone.</p><h3>Dados não pessoais</h3><p>O nosso servidor regista que endereço foi pedido, quando, e quanto demorou a resposta. Estes registos não contêm nomes, nem nada do que escreveu.</p><h3>Cookies</h3><p>As páginas públicas não guardam cookies, com duas exceções: quando se inscreve, um cookie leva o seu nome, cifrado, à página que mostra o seu crachá, onde é apagado, o mais tardar após um minuto. E quando escolhe uma língua, um cookie guarda-a durante um ano, e nada mais. Se escolher um aspeto claro ou escuro, o seu navegador guarda-o no seu aparelho. Os organizadores que iniciam sessão recebem outros: um mantém a sessão aberta, outro diz durante 180 dias que já aqui iniciaram sessão, para que estranhos que experimentem a sua palavra-passe não lhes fechem a porta, e um último guarda a língua que escolheram para o seu trabalho.</p>',
        },
        {
          text: '<p>Para preparar o seu crachá, para lhe dizer o que precisa de saber sobre os {days}, para responder ao seu pedido, e para contar quantas pessoas vêm, e de onde. As novidades só são enviadas a quem as pediu. Para nada mais.</p>',
        },
        {
          heading: 'Comunicação a terceiros',
          text: '<p>Não vendemos nem alugamos o que nos dá. Outros só o veem se a lei o exigir, ou se um serviço trabalhar para nós segundo as mesmas regras, como o que envia os nossos e-mails. O mapa da página de contacto vem do OpenStreetMap, que vê o seu endereço quando o mapa é mostrado. Se o seu navegador pedir aos sites que poupem dados ou que respeitem a sua privacidade (Global Privacy Control), só vê o mapa se o pedir.</p>',
        },
        {
          text: '<h3>Cancelar a subscrição</h3><p>Cada mensagem com novidades diz como cancelar a subscrição. As mensagens sobre a sua própria inscrição ou o seu próprio pedido chegam enquanto estes existirem. Pode também pedir-nos que mostremos, corrijamos ou apaguemos o que sabemos sobre si.</p><h3>Os seus cookies</h3><p>O seu navegador permite-lhe recusar e apagar cookies. As páginas públicas funcionam igualmente bem sem eles.</p>',
        },
        {
          heading: 'Segurança',
          text: '<p>O que nos envia é cifrado pelo caminho. Só os organizadores com sessão iniciada o podem ler, e cada alteração que fazem fica registada. Nenhum sistema é perfeito; se algo correr mal e lhe disser respeito, avisá-lo-emos.</p>',
        },
        {
          heading: 'Se este texto mudar',
          text: '<p>Se este texto mudar, encontrará aqui o novo, com a sua data.</p>',
        },
        {
          heading: 'Escreva-nos',
          text: '<p>Se tiver alguma pergunta sobre este texto, escreva-nos.</p>',
        },
      ],
    },
    blog: {
      description:
        'O que oradores e organizadores da cimeira escrevem sobre a inteligência artificial no trabalho.',
      categoryDescription:
        'o que oradores e organizadores da cimeira escrevem sobre isso, do mais recente ao mais antigo.',
      feedDescription: 'O que escrevem oradores e organizadores da cimeira.',
    },
  },
  edition: {
    hero: {
      intro:
        '{Days} para quem dirige empresas e para quem constrói os sistemas que as fazem funcionar. Venha com um problema da sua empresa e parta a saber que parte dele uma máquina pode assumir.',
      description:
        '{Days} em {city} sobre o que a inteligência artificial muda nas empresas, e sobre como a pôr a trabalhar. O tema, os preços e como participar.',
    },
    coming: {
      theme: 'Tema a anunciar em breve',
      venue: 'Local a anunciar em breve',
      time: 'Hora a anunciar em breve',
      date: 'Data a anunciar em breve',
      badgeDate: '27 de agosto de 2025',
      dates: '26 e 27 de agosto de 2025',
      figures: '26–27',
    },
    about: {
      text: '<p>Um exportador de caju que prevê a sua colheita. Uma clínica que descobre as faltas antes da consulta. Um banco que lê um processo de crédito em minutos. A inteligência artificial já trabalha nas empresas da África Ocidental, quase sempre sem alarido.</p><p>A cimeira reúne estas pessoas numa sala durante {days}. De manhã, conferências e mesas-redondas; à tarde, demonstrações, e tempo para se sentar com quem já fez o que planeia fazer.</p>',
      principles: [
        {
          name: 'Confiança',
          text: 'Cada caso é contado em palco por quem por ele respondeu, com o que custou e o que correu mal.',
        },
        {
          name: 'Qualidade',
          text: 'Poucas sessões, bem preparadas. Ouve o que funciona num escritório do Gana, não num folheto.',
        },
        {
          name: 'Criatividade',
          text: 'Os melhores usos destas ferramentas ainda estão por descobrir. As oficinas dão-lhe espaço para descobrir os seus.',
        },
      ],
    },
    audience: {
      people: [
        {
          who: 'Dirigentes de empresas',
          why: 'que decidem onde gastar o primeiro cedi de um orçamento de inteligência artificial',
        },
        { who: 'Empreendedores e start-ups', why: 'que constroem sobre modelos que outros treinaram' },
        {
          who: 'Especialistas em dados e informática',
          why: 'que levam um protótipo ao uso de todos os dias',
        },
        { who: 'Profissionais de todos os setores', why: 'cujo trabalho está prestes a mudar' },
      ],
      takeaways:
        'Uma lista curta de usos que compensam no seu ramo, com números de empresas que os experimentaram\nUma forma simples de avaliar um fornecedor, um modelo e um conjunto de dados antes de assinar\nAs regras de proteção de dados do Gana, e o que significam para si\nOs nomes de pessoas em Acra, em Kumasi e noutros lugares que atenderão quando telefonar',
    },
    packages: {
      lead: 'Quatro formas de chegar a quem compra, constrói e decide.',
      offers: [
        {
          note: 'Exclusivo',
          benefits:
            'Visibilidade máxima, possibilidade de uma conferência de abertura\nLogótipo nos ecrãs, faixas, fundos de palco, site e materiais de divulgação\nMarca presente na sala, mesa de exposição, projeção de um filme da empresa\nApresentação ou demonstração de 10 minutos\nPossibilidade de distribuir materiais nas pastas\nMenção como patrocinador Platina\n2 inscrições na conferência',
        },
        {
          benefits:
            'Grande visibilidade, tempo de palavra\nLogótipo nos materiais de divulgação, marca presente na sala\nMesa de exposição, filme da empresa\nApresentação ou demonstração de 7 minutos\nPossibilidade de distribuir materiais\nMenção como patrocinador Ouro\n1 inscrição',
        },
        {
          benefits:
            'Visibilidade média\nLogótipo no site e nos materiais digitais\nApresentação ou demonstração de 3 minutos\nMesa de exposição, possibilidade de distribuir materiais\n1 inscrição\nAgradecimento como patrocinador Prata',
        },
        {
          benefits:
            'Primeira visibilidade\nLogótipo no site e nos materiais digitais\nMesa de exposição\nApresentação ou demonstração de 3 minutos\nAgradecimento como patrocinador Bronze',
        },
      ],
      otherLink: 'Peça um pacote à medida',
    },
    organiser: {
      text: '<p>{organiser} faz parte de um grupo de reflexão sobre tecnologia com sede em Acra, no Gana. Junta quem decide sobre tecnologia e quem a compreende, e põe-nos a falar claro.</p><p>Somos, antes de mais, anfitriões. Se algo puder tornar a cimeira mais útil para si, diga-nos: tentaremos organizá-lo.</p>',
    },
    past: {
      slides: [
        {
          title: '{Days}, um só tecido',
          text: 'Durante {days}, a cimeira juntou em {city} gente de empresas e gente que constrói. Eis quem somos, e o que tecemos a seguir.',
        },
        {
          title: 'O que se disse continua a valer',
          text: 'Os casos, os números e os erros que os oradores trouxeram a {city} merecem ser lidos duas vezes.',
        },
        {
          title: 'O próximo fio é seu',
          text: 'Parceiros, oradores e empresas que queiram fazer parte do que vem a seguir podem escrever-nos a qualquer momento.',
        },
      ],
      over: 'Esta cimeira terminou: realizou-se em {city} ({dates}).',
    },
    aboutUs: {
      description: 'Porque existe {name}, quem o organiza, e porque se parece com um tecido.',
      lead: 'Uma cimeira para um trabalho que já está a mudar.',
      summit:
        '{name} realiza-se em {city} ({dates}). Durante {days}, quem decide nas empresas senta-se com quem constrói: em palco, à volta das demonstrações e à mesa.',
      summitAfter:
        '{name} realizou-se em {city} ({dates}). Durante {days}, quem decide nas empresas sentou-se com quem constrói: em palco, à volta das demonstrações e à mesa.',
      themed:
        'O tema é «{theme}». Levamo-lo à letra: cada sessão tem de dizer o que mudou numa empresa, e como se nota.',
      themedAfter:
        'O tema foi «{theme}». Levámo-lo à letra: cada sessão teve de dizer o que mudou numa empresa, e como se notou.',
      unthemed: 'Cada sessão tem de dizer o que mudou numa empresa, e como se nota.',
      unthemedAfter: 'Cada sessão teve de dizer o que mudou numa empresa, e como se notou.',
      organiser:
        '<p>{organiser} faz parte de um grupo de reflexão sobre tecnologia com sede em Acra, no Gana.</p>',
      cloth:
        '<p>Os tecelões trabalham segundo uma regra: uma faixa, a sua variação, a faixa seguinte desviada de metade. Era cálculo feito com fio, muito antes de haver máquinas para isso.</p><p>Cada faixa deste site é tecida a partir de um nome por umas linhas de código. O mesmo nome dá sempre o mesmo tecido: cada orador, cada pacote e cada página veste o seu.</p>',
    },
    registration: {
      description: 'Inscrever-se na cimeira em {city}: sete perguntas curtas, dois minutos.',
      lead: 'Sete perguntas curtas. As suas respostas só servem para preparar o seu crachá e para o contactar.',
      leadAfter:
        'Esta cimeira terminou. Responda a sete perguntas curtas, e escrever-lhe-emos sobre a próxima. As suas respostas não servirão para mais nada.',
      registered: 'A sua inscrição está confirmada. Será um prazer recebê-lo em {city}.',
    },
    partnership: {
      description: 'Pedir um patrocínio ou uma parceria: Platina, Ouro, Prata, Bronze ou à medida.',
      lead: 'Diga-nos quem é e o que tem em mente. Respondemos em dois dias úteis.',
      received: 'Recebemos o seu pedido. Respondemos em dois dias úteis.',
    },
    speakers: {
      description: 'Quem intervém em {name}, em {city}, e sobre quê.',
      lead: 'Pessoas que já o fizeram, e que contam o que foi preciso. Cada uma tem um tecido seu, feito a partir do seu nome.',
      question: 'Tem um caso que mereça uma hora?',
      profileEnd: 'na cimeira, em {city}',
    },
    sponsors: {
      description: 'As organizações que apoiam {name}, em {city}.',
      lead: 'Dão o seu nome, o seu dinheiro e as suas pessoas à cimeira.',
      question: 'Quer ver aqui o seu nome?',
    },
  },
};
