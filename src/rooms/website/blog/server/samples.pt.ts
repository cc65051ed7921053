import type * as french from './samples.fr.ts';

/** What the samples say in Portuguese. */
export const CATEGORIES: typeof french.CATEGORIES = {
  'AI in practice': 'A IA na prática',
  'People and skills': 'Pessoas e competências',
  'Data and trust': 'Dados e confiança',
};

export const POSTS: typeof french.POSTS = {
  'What your ledger already knows': {
    title: 'O que o seu livro de contas já sabe',
    content: `
<p>Pergunte à dona de um armazém de Kumasi o que faria com a inteligência artificial, e a resposta começa muitas vezes por um pedido de desculpa: «Não temos dados.» Depois abre uma gaveta. Lá dentro estão onze anos de cadernos, uma linha por entrega, em três caligrafias. São dados. Só nunca ninguém lhes fez uma pergunta.</p>
<h2>Comece por uma pergunta, não por um sistema</h2>
<p>A pergunta útil é pequena e tem data. Que clientes que compravam todas as semanas em janeiro não voltaram desde a Páscoa? Que artigo se esgota no mesmo dia todos os meses? Se ninguém agisse na segunda-feira consoante a resposta, escolha outra pergunta.</p>
<p>Escreva a pergunta no cimo de uma página. Por baixo, escreva o que precisaria de ver para lhe responder à mão. Na maioria dos negócios chegam quatro colunas: quem, o quê, quanto, quando. Tudo o resto nos cadernos pode esperar.</p>
<h2>Passe um mês, não dez anos</h2>
<p>A tentação é digitalizar a gaveta inteira. Resista-lhe. Um mês, passado pela pessoa que mantém os cadernos, ensina mais do que dez anos passados por outra. Ela dará conta de que «Tia Adjoa» e «A. Mensah, Tafo» são a mesma pessoa. Saberá que a semana em branco de junho foi um funeral e não uma falha.</p>
<blockquote>É ao limpar os dados que um negócio aprende o que quer dizer com as suas próprias palavras.</blockquote>
<p>Depois desse mês pode experimentar uma ferramenta: a previsão de uma folha de cálculo, ou um modelo de linguagem que lê fotografias das páginas. Compare o que ela diz com o mês que conhece. Conte os erros. Duas linhas erradas em cem podem servir para planear o stock, e são demasiadas para enviar faturas.</p>
<h2>Decida quem pode ver</h2>
<p>Um livro de contas é uma lista dos assuntos dos outros. Antes de sair da gaveta, decida três coisas e ponha-as na mesma página que a sua pergunta:</p>
<ul>
<li>quem, no negócio, pode ver nomes, e quem só precisa de totais;</li>
<li>que serviços podem receber uma cópia, e o que prometem fazer com ela;</li>
<li>quando a cópia será apagada.</li>
</ul>
<p>De qualquer modo, a lei de proteção de dados do Gana já pede boa parte disto. Mas a melhor razão é mais simples. Clientes que sabem que as suas compras foram tratadas com cuidado deixam-no fazer também a pergunta seguinte.</p>
<p>Por isso, antes de procurar um consultor, abra a gaveta.</p>
<p><em>Este é um artigo de exemplo. A autora e os negócios de que fala são inventados.</em></p>`,
  },
  'Measure the queue before you automate it': {
    title: 'Meça a fila antes de a automatizar',
    content: `
<p>Uma clínica quer um assistente que responda às mensagens dos doentes. Um fornecedor promete reduzir a espera a metade. Todos na sala concordam, e ninguém pergunta: metade de quê?</p>
<p>É a lacuna mais comum de um projeto de inteligência artificial, e a mais barata de preencher. Tire uma semana, uma prancheta e um relógio, antes de assinar qualquer contrato.</p>
<h2>Três números numa página</h2>
<p>Para cada mensagem que chega, anote quando veio, quando foi respondida e se a resposta resolveu o assunto. No fim da semana tem três números: quanto tempo esperam as pessoas, quanto demora a escrever uma resposta, e quantas vezes é preciso escrevê-la de novo.</p>
<p>Raramente são os que a equipa espera. Numa semana de contagem, numa clínica inventada mas típica, a espera média é de quatro horas, e escrever uma resposta leva noventa segundos. A fila não é feita de escrita. É feita de mensagens que ninguém vê até que a pessoa da receção volte do almoço.</p>
<blockquote>Um assistente que escreve duas vezes mais depressa pouparia quarenta e cinco segundos em quatro horas.</blockquote>
<p>O que aqui ajuda é uma campainha, uma escala e uma resposta que diga «lemos, e respondemos até às três». Não custa nada, e pode começar amanhã.</p>
<h2>Depois pergunte o que sobra</h2>
<p>Quando a campainha tocar, volte a medir. Agora a escrita pode bem ser a parte mais longa, e os números dizem-lhe onde um modelo pode ajudar:</p>
<ol>
<li>Separe as mensagens da semana por tipos. Cinco tipos abrangem em regra quase todas.</li>
<li>Escolha o tipo com mais mensagens e menos dano se uma resposta estiver errada. Horários, sim. Doses, não.</li>
<li>Durante duas semanas, o modelo propõe e uma pessoa envia. Conte quantos rascunhos saíram sem alterações.</li>
</ol>
<p>Quando nove rascunhos em dez saem sem alterações, há razões para deixar que esse tipo de mensagem se responda sozinho, com uma amostra verificada todas as sextas-feiras. Se forem seis em dez, também aprendeu alguma coisa, pelo preço de duas semanas.</p>
<h2>Guarde a prancheta</h2>
<p>Meça os mesmos três números todos os trimestres. Mudam os preços, mudam os modelos, muda o que os doentes perguntam. Um número medido uma vez é uma recordação; medido quatro vezes, é um volante.</p>
<p><em>Este é um artigo de exemplo. O autor e a clínica são inventados.</em></p>`,
  },
  'Who checks the answer?': {
    title: 'Quem verifica a resposta?',
    content: `
<p>Dois jovens contabilistas recebem a mesma ferramenta na mesma segunda-feira. Na sexta, uma trabalha duas vezes mais depressa. O outro também, e enviou a um cliente um número que a ferramenta inventou. Qual foi a diferença? Não foi o talento, nem a ferramenta. Um dos dois sabia como devia ser a resposta antes de ela chegar.</p>
<p>É esta a competência que a formação em inteligência artificial mais vezes esquece. Os cursos ensinam a perguntar. Menos ensinam a duvidar.</p>
<h2>Duvidar é um ofício</h2>
<p>Quem verifica bem faz três coisas, em regra sem dar por isso.</p>
<ul>
<li><strong>Calcula primeiro.</strong> Antes de abrir a resposta, diz em voz alta um número aproximado. Se a resposta for dez vezes maior, alguém está enganado, e vale a pena saber quem.</li>
<li><strong>Olha para as margens.</strong> A primeira linha, a última, a vazia, o cliente com apóstrofo no nome. Os erros vivem nas margens.</li>
<li><strong>Pergunta de onde vem.</strong> Uma frase que não se consegue ligar a um documento é uma opinião, por mais bem escrita que esteja.</li>
</ul>
<p>As três ensinam-se numa tarde a quem conhece o trabalho. Nenhuma se ensina a quem não o conhece, e é por isso que a experiência passou a valer mais, e não menos.</p>
<h2>Um exercício para a próxima semana</h2>
<p>Pegue em dez trabalhos acabados do seu escritório: cartas, orçamentos, reconciliações. Em cinco deles, esconda um erro, do género que um modelo comete: uma data plausível, uma cláusula de outro contrato, um total que não bate certo. Dê os dez à equipa, e que cada pessoa marque o que não enviaria.</p>
<blockquote>O que importa não é quem encontra mais. É o que as pessoas fazem de outra forma no mês seguinte.</blockquote>
<p>Fale dos erros que ninguém encontrou. É nesses lugares que o seu negócio precisa de um segundo par de olhos, de uma regra que uma máquina possa verificar, ou de um dia mais lento.</p>
<h2>Ponha-lhe um nome</h2>
<p>No fim de contas, cada resposta que sai da casa precisa do nome de uma pessoa; não para haver a quem culpar, mas porque se lê de outra maneira quando se assina. Se um processo não tem lugar para esse nome, não está automatizado. Está sem vigilância.</p>
<p><em>Este é um artigo de exemplo. A autora e as pessoas de que fala são inventadas.</em></p>`,
  },
  'Six questions a board can ask without knowing any code': {
    title: 'Seis perguntas que uma administração pode fazer sem saber programar',
    content: `
<p>A maioria dos membros da maioria das administrações nunca treinará um modelo. Não precisa. Também nunca assentou tijolos, e no entanto faz boas perguntas sobre edifícios: quem o projetou, em que assenta, onde são as saídas? Os sistemas que decidem podem ser interrogados da mesma maneira. Eis seis perguntas, e como soa uma boa resposta.</p>
<h2>1. O que decide, e sobre quem?</h2>
<p>Uma boa resposta é uma frase com um verbo. «Ordena os pedidos de crédito dos nossos clientes para que uma pessoa os leia.» Se a resposta precisar de um diapositivo, o sistema faz várias coisas, e cada uma precisa das suas respostas.</p>
<h2>2. O que acontecia antes?</h2>
<p>Precisa de um número, e de saber como foi obtido. Sem ele, ninguém pode dizer se as coisas melhoraram.</p>
<h2>3. Para quem funciona pior?</h2>
<p>Todos os modelos servem pior algumas pessoas. Uma equipa que procurou sabe dizer quais: clientes com dois apelidos, lojas fora das cidades, vozes com mais de sessenta anos. Uma equipa que diz «ninguém» não procurou.</p>
<h2>4. Como pode uma pessoa contestar?</h2>
<p>Peça para ver o caminho, não o regulamento. Que alguém da administração o experimente num telefone normal, numa tarde normal. Conte os minutos até um ser humano responder.</p>
<h2>5. O que fazemos quando está desligado?</h2>
<p>Os fornecedores mudam os preços, os cabos cortam-se, um regulador escreve uma carta. Se o trabalho não pode continuar um dia sem o sistema, este já não é uma ferramenta mas um alicerce, e precisa dos cuidados de um alicerce: uma segunda fonte, um exercício, um orçamento.</p>
<h2>6. Que registos teremos gosto em ter guardado?</h2>
<p>A versão que decidiu, os dados que viu, a pessoa que confirmou, e quando. Guardá-los custa pouco. Reconstituir uma decisão de memória dois anos mais tarde custa muito.</p>
<blockquote>Nenhuma destas perguntas contém a palavra «algoritmo». É de propósito.</blockquote>
<p>Ponha as seis numa página, faça-as todos os anos a cada sistema deste género, e guarde as respostas lado a lado. O que muda de um ano para o outro ensinará mais à administração do que qualquer resposta isolada. E quem constrói os sistemas, sabendo que a página volta, começará a ter as respostas prontas. Vigiar é isto: não desconfiança, mas uma pergunta que regressa.</p>
<p><em>Este é um artigo de exemplo, e a sua autora é inventada. Não é aconselhamento jurídico.</em></p>`,
  },
  'One hundred calls in Ewe': {
    title: 'Cem chamadas em ewe',
    content: `
<p>Uma empresa que vende lâmpadas solares a prestações recebe cerca de novecentas chamadas por dia. Um terço é em inglês. As outras chegam em ewe, twi, ga e dagbani, muitas vezes com duas línguas numa frase e uma mota ao fundo. As ferramentas de reconhecimento de fala do mercado foram treinadas com outra coisa: gente a ler em voz alta, em salas silenciosas, noutros países.</p>
<p>O que pode uma casa de sessenta pessoas fazer quanto a isso? Mais do que parece, se começar por cem chamadas.</p>
<h2>Um teste antes de um modelo</h2>
<p>O primeiro passo não é construir. É escolher cem chamadas reais, com o consentimento de quem telefonou, e pedir a duas pessoas que escrevam palavra por palavra o que foi dito. Onde as duas diferirem, decide uma terceira. Leva cerca de uma semana. O resultado é pequeno, e é o que de mais valioso o projeto possuirá: um teste justo.</p>
<p>Agora cada ferramenta pode ser experimentada numa hora. Quantas palavras acerta? E, sobretudo: quantas chamadas envia para a secção certa? Um sistema pode tropeçar em metade das palavras e saber mesmo assim que «lâmpada», «três dias» e «escuro» pertencem às reparações.</p>
<h2>Pague as vozes</h2>
<p>Se nenhuma ferramenta servir, será preciso recolher vozes. Faça-o como quem compra qualquer matéria-prima: com um contrato, um preço e um recibo. Diga para que servirão as gravações, e deixe que as pessoas as retirem. Grave onde as pessoas telefonam de verdade, o pátio e a carrinha, e não só no escritório.</p>
<blockquote>Um modelo que nunca ouviu um gerador não entenderá ninguém durante um corte de energia, que é quando se telefona por causa de lâmpadas.</blockquote>
<h2>Deixe a saída aberta</h2>
<p>Seja o que for que a máquina entenda, cada chamada precisa de uma frase curta que leve a uma pessoa, em todas as línguas, a qualquer momento. Ponha-a à prova tanto como o resto. Quem sabe que pode sair tem mais paciência com uma máquina do que quem se sente preso.</p>
<p>Depois ouça dez chamadas por semana, enquanto o sistema funcionar. Novos produtos trazem novas palavras. As canções, as eleições e o futebol também. Uma língua não é um conjunto de dados que um dia fica pronto; é uma vizinha que continua a falar.</p>
<p><em>Este é um artigo de exemplo. O autor e a empresa são inventados.</em></p>`,
  },
  'A plan for the first hundred days': {
    title: 'Um plano para os primeiros cem dias',
    content: `
<p>Voltou de uma conferência com a cabeça cheia de ideias e o caderno cheio de nomes. Na segunda-feira esperam-no noventa e-mails. Na quinta, o caderno está debaixo de uma pilha. Este é um plano para os cem dias seguintes, feito para quem ainda não tem orçamento e tem um negócio para gerir.</p>
<h2>Dias 1 a 10: escolha um só trabalho</h2>
<p>Escreva todas as tarefas que alguém faz pelo menos uma vez por semana e de que não gosta. Risque aquelas em que um erro faria mal a alguém. Risque as que ninguém sabe explicar. Do que sobrar, deixe escolher quem faz o trabalho. Terá de viver com a escolha, e sabe onde aperta.</p>
<h2>Dias 11 a 30: faça-o à mão, com alguém a ver</h2>
<p>Sente-se ao lado da pessoa e anote cada passo, também os que «não contam»: a chamada a uma colega, a consulta de um processo antigo. É este o caderno de encargos. É também o momento em que metade destes projetos acaba bem, porque se descobre que um passo é desnecessário e pode simplesmente desaparecer.</p>
<h2>Dias 31 a 70: experimente, lado a lado</h2>
<p>Agora uma ferramenta faz o mesmo trabalho ao lado da pessoa, e nunca em vez dela. Compare todos os dias, em papel:</p>
<ul>
<li>o que a ferramenta errou, e quem deu por isso;</li>
<li>o que a pessoa fez que ninguém tinha escrito;</li>
<li>quanto custa cada uma das duas maneiras, com o tempo de verificar incluído.</li>
</ul>
<p>Quarenta dias parecem muito. Contêm um fim de mês, um feriado e uma semana em que alguém adoece. É o mínimo a que um processo tem de sobreviver.</p>
<h2>Dias 71 a 100: decida, e diga-o</h2>
<p>Mostre o papel a todos a quem diz respeito. Depois decida uma de três coisas: manter, mudar e experimentar mais quarenta dias, ou parar. As três são resultados. Parar com boas notas vale mais do que manter uma coisa em que ninguém acredita.</p>
<blockquote>Se a mantiver, diga no mesmo dia o que acontece às horas que ela poupa.</blockquote>
<p>Esta última frase decide se haverá um segundo projeto. Quem vê que as horas poupadas se tornam formação, melhor serviço ou chegar a casa a horas trará a próxima ideia por si. Quem vê outra coisa guardará as ideias para si, e terá razão.</p>
<p><em>Este é um artigo de exemplo, e a sua autora é inventada.</em></p>`,
  },
};
