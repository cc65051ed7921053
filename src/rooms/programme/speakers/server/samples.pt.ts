import type * as french from './samples.fr.ts';

/** What the samples say in Portuguese. */
export const CATEGORIES: typeof french.CATEGORIES = {
  Strategy: 'Estratégia',
  Engineering: 'Engenharia',
  Finance: 'Finanças',
  'Skills and policy': 'Competências e políticas públicas',
};

const INVENTED = '\n\nEste é um perfil de exemplo: esta pessoa não existe.';

export const SPEAKERS: typeof french.SPEAKERS = {
  'Akosua Nyarkoa-Tsegah': {
    title: 'Dr.',
    designation: 'Diretora-geral',
    description: `Akosua conduziu uma empresa de distribuição por três mudanças de tecnologia, e diz que foi a terceira que mudou quem pensa. A sua conferência segue uma decisão, a das encomendas a servir primeiro quando falta mercadoria, do caderno de um gestor até um modelo que o mesmo gestor pode contrariar. Conte com números, dois fracassos contados sem rodeios e a reunião que deu a volta ao projeto.${INVENTED}`,
  },
  'Kwabena Ofosuhene-Aidoo': {
    title: 'Professor',
    designation: 'Professor de Informática',
    description: `Kwabena ensina aprendizagem automática a quem já tem uma profissão: enfermeiros, auditores, agrónomos. Defende que o avanço de um país na inteligência artificial depende menos dos seus laboratórios do que de quantos dos seus trabalhadores sabem distinguir uma boa resposta de uma resposta bem escrita. A sua conferência mostra como se constrói um curso assim, quanto custa e o que os alunos fizeram com ele.${INVENTED}`,
  },
  'Ngozi Ikwuemesi-Bello': {
    title: 'Sra.',
    designation: 'Responsável pelos modelos de crédito',
    description: `Ngozi constrói modelos de crédito para comerciantes que nunca preencheram um pedido de empréstimo. Vai mostrar como um banco pode emprestar ao ritmo dos recebimentos por dinheiro móvel, onde um modelo destes é injusto sem querer, e as três verificações que a sua equipa faz antes de uma alteração chegar a um cliente.${INVENTED}`,
  },
  'Selorm Agbekor-Fiadzi': {
    title: 'Sr.',
    designation: 'Engenheiro principal',
    description: `Selorm mantém modelos de linguagem a funcionar onde a eletricidade e a rede nem sempre acompanham. A sua sessão é uma visita à oficina: que tarefas cabem numa máquina na sala ao lado, quais valem a ida e volta a uma máquina distante, e como medir a diferença em cedis e não em tokens.${INVENTED}`,
  },
  'Thandeka Zulumoya': {
    title: 'Dr.',
    designation: 'Diretora de programa',
    description: `Thandeka modera como lê uma boa editora: procura a frase que carrega o peso e pergunta por essa. Conduz a mesa-redonda sobre os primeiros cem dias de um projeto de inteligência artificial, a que cada participante traz um documento que usou mesmo.${INVENTED}`,
  },
  'Wanjiru Achieng-Mutuku': {
    title: 'Senhora',
    designation: 'Fundadora',
    description: `A empresa de Wanjiru responde às perguntas dos agricultores em cinco línguas, por simples chamadas telefónicas. Na mesa-redonda, fala de recolher uma fala que soe à gente a quem se destina, de pagar a quem empresta a voz, e do que aconteceu no primeiro dia de mercado do modelo.${INVENTED}`,
  },
  'Ibrahim Wunizoya': {
    title: 'Sr.',
    designation: 'Diretor de operações',
    description: `Ibrahim voltou a formar as quarenta pessoas de um armazém em vez de substituir dez. Traz o plano, o custo e os dois erros que não repetiria, e uma resposta honesta à pergunta sobre as tarefas que o software assumiu de vez.${INVENTED}`,
  },
  'Yaw Dankwa-Oforiwaa': {
    title: 'Sr.',
    designation: 'Sócio',
    description: `Yaw audita sistemas que decidem. Explica o que uma administração pode razoavelmente pedir a quem os explora, que registos terá gosto em ter guardado, e como uma empresa de trinta pessoas pode cumprir a mesma exigência que uma de três mil.${INVENTED}`,
  },
};
