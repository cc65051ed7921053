import type * as french from './samples.fr.ts';

/** What the samples say in Portuguese. */
export const NAMES: typeof french.NAMES = {
  'Volta Hall': 'Sala Volta',
  'Loom Room': 'Sala do Tear',
  'Ground floor': 'Rés do chão',
  'First floor': 'Primeiro andar',
  Strategy: 'Estratégia',
  Engineering: 'Engenharia',
  People: 'Pessoas',
};

export const SESSIONS: typeof french.SESSIONS = {
  'Welcome to the loom': {
    title: 'Bem-vindos ao tear',
    abstract: 'Quem está cá, para que servem os dois dias, e uma pergunta para levar a cada sessão.',
  },
  'Which order goes first?': {
    title: 'Que encomenda segue primeiro?',
    abstract:
      'Uma decisão de uma empresa de distribuição, seguida do caderno de um gestor até um modelo que o mesmo gestor pode contrariar. Com os números, e com as duas tentativas que falharam.',
  },
  'Coffee and first conversations': { title: 'Café e primeiras conversas' },
  'Lending on the rhythm of mobile money': {
    title: 'Emprestar ao ritmo do dinheiro móvel',
    level: 'Para todos',
    abstract:
      'Como um banco empresta a comerciantes que nunca preencheram um formulário, onde um modelo destes é injusto sem querer, e três verificações antes de uma alteração chegar a um cliente.',
  },
  'A language model in the next room': {
    title: 'Um modelo de linguagem na sala ao lado',
    level: 'Traga um portátil',
    abstract:
      'Pomos um modelo a funcionar numa máquina ao alcance de um pequeno escritório, damos-lhe três tarefas reais e medimos em cedis quanto custa cada resposta.',
  },
  'The first hundred days of a project': {
    title: 'Os primeiros cem dias de um projeto',
    abstract:
      'Em palco, cada pessoa traz um documento que usou mesmo: um plano, um contrato, uma carta ao pessoal. Lemo-los em conjunto.',
  },
  'Lunch in the courtyard': { title: 'Almoço no pátio' },
  'What a board may ask': {
    title: 'O que uma administração pode perguntar',
    abstract:
      'Sete perguntas a quem explora um sistema que decide, os registos que lhes respondem, e quanto custam a uma empresa de trinta pessoas.',
  },
  'Speech that sounds like its people': {
    title: 'Uma fala que soa à sua gente',
    abstract:
      'Responder às perguntas dos agricultores em cinco línguas, por simples chamadas, e o que aconteceu no primeiro dia de mercado do modelo.',
  },
  'A depot of forty people': {
    title: 'Um armazém de quarenta pessoas',
    abstract:
      'Voltar a formar quarenta pessoas em vez de substituir dez: o plano, o preço, e dois erros que não é preciso repetir.',
  },
  'Questions from the floor': {
    title: 'Perguntas da sala',
    abstract: 'Sem diapositivos nem declarações: uma hora para o que o dia deixou em aberto.',
  },
  'A good answer or a fluent one': {
    title: 'Uma boa resposta ou uma resposta bem escrita',
    abstract:
      'O avanço de um país depende menos dos seus laboratórios do que de quantos dos seus trabalhadores sabem distinguir as duas. Como o ensina um curso para enfermeiros, auditores e agrónomos.',
  },
  Coffee: { title: 'Café' },
  'Who answers when a system decides?': {
    title: 'Quem responde quando um sistema decide?',
    abstract:
      'Um banco, um auditor e uma professora desmontam um empréstimo recusado: quem o decidiu, quem o podia saber, e quem telefona ao cliente.',
  },
  'Collecting voices, and paying for them': {
    title: 'Recolher vozes, e pagá-las',
    abstract:
      'Redigir o consentimento, fixar o preço, gravarem-se uns aos outros: no fim, cada mesa tem vinte minutos de fala que pode mesmo usar.',
  },
  'Retrain instead of replace: a plan in an hour': {
    title: 'Formar em vez de substituir: um plano numa hora',
    abstract:
      'Traga a lista de tarefas de uma equipa. Sai daqui com o que uma máquina assume, o que ninguém devia ceder, e quem aprende o quê até quando.',
  },
  'What we take home': {
    title: 'O que levamos connosco',
    abstract: 'Três promessas do palco, uma de cada fila, e agradecimentos.',
  },
};
