/** What the samples say in French. */
export const CATEGORIES = {
  'AI in practice': 'L’IA en pratique',
  'People and skills': 'Personnes et compétences',
  'Data and trust': 'Données et confiance',
};

export const POSTS: Readonly<Record<string, { title: string; content: string }>> = {
  'What your ledger already knows': {
    title: 'Ce que votre cahier de comptes sait déjà',
    content: `
<p>Demandez à la patronne d’un commerce de gros à Kumasi ce qu’elle ferait de l’intelligence artificielle : la réponse commence souvent par une excuse. « Nous n’avons pas de données. » Puis elle ouvre un tiroir. Il contient onze ans de cahiers, une ligne par livraison, en trois écritures. Ce sont des données. On ne leur a simplement jamais posé de question.</p>
<h2>Commencer par une question, pas par un système</h2>
<p>La question utile est petite et porte une date. Quels clients qui achetaient chaque semaine en janvier ne sont pas revenus depuis Pâques ? Quel article manque le même jour chaque mois ? Si personne n’agissait lundi prochain selon la réponse, choisissez une autre question.</p>
<p>Écrivez la question en haut d’une page. Dessous, ce qu’il vous faudrait voir pour y répondre à la main. Dans la plupart des entreprises, quatre colonnes suffisent : qui, quoi, combien, quand. Le reste des cahiers peut attendre.</p>
<h2>Saisir un mois, pas dix ans</h2>
<p>La tentation est de numériser tout le tiroir. Résistez. Un mois, saisi par la personne qui tient les cahiers, apprend plus que dix ans saisis par quelqu’un d’autre. Elle verra que « Tantie Adjoa » et « A. Mensah, Tafo » sont la même personne. Elle saura que la semaine vide de juin était un deuil et non un oubli.</p>
<blockquote>C’est en nettoyant ses données qu’une entreprise apprend ce qu’elle veut dire par ses propres mots.</blockquote>
<p>Après ce mois, vous pouvez essayer un outil : la prévision d’un tableur, ou un modèle de langage qui lit des photos des pages. Comparez ce qu’il dit avec le mois que vous connaissez. Comptez les erreurs. Deux lignes fausses sur cent peuvent convenir pour prévoir un stock, et c’est bien trop pour envoyer des factures.</p>
<h2>Décider qui peut regarder</h2>
<p>Un cahier de comptes est une liste des affaires des autres. Avant qu’il ne quitte le tiroir, décidez de trois choses, et notez-les sur la même page que votre question :</p>
<ul>
<li>qui, dans l’entreprise, peut voir des noms, et à qui des totaux suffisent ;</li>
<li>quels services peuvent en recevoir une copie, et ce qu’ils promettent d’en faire ;</li>
<li>quand la copie sera supprimée.</li>
</ul>
<p>La loi ghanéenne sur la protection des données en demande déjà une bonne part. Mais la meilleure raison est plus simple : des clients qui apprennent qu’on a traité leurs achats avec soin vous laisseront aussi poser la question suivante.</p>
<p>Alors, avant de chercher un consultant, ouvrez le tiroir.</p>
<p><em>Ceci est un exemple d’article. Son auteure et les entreprises qu’il cite sont inventées.</em></p>`,
  },
  'Measure the queue before you automate it': {
    title: 'Mesurez la file avant de l’automatiser',
    content: `
<p>Une clinique veut un assistant qui réponde aux messages des patients. Un fournisseur promet de diviser l’attente par deux. Tout le monde approuve, et personne ne demande : par deux, à partir de combien ?</p>
<p>C’est la lacune la plus courante d’un projet d’intelligence artificielle, et la moins chère à combler. Prenez une semaine, un carnet et une montre, avant de signer quoi que ce soit.</p>
<h2>Trois nombres sur une page</h2>
<p>Pour chaque message qui arrive, notez quand il est venu, quand on y a répondu et si la réponse a réglé l’affaire. À la fin de la semaine, vous avez trois nombres : combien de temps les gens attendent, combien de temps prend l’écriture d’une réponse, et combien de fois il faut s’y reprendre.</p>
<p>Ils sont rarement ceux que l’équipe imagine. Dans une clinique inventée mais typique, une semaine de comptage montre que l’attente moyenne est de quatre heures, et que l’écriture d’une réponse prend quatre-vingt-dix secondes. La file n’est pas faite d’écriture. Elle est faite de messages que personne ne voit avant le retour du déjeuner.</p>
<blockquote>Un assistant qui écrit deux fois plus vite ferait gagner quarante-cinq secondes sur quatre heures.</blockquote>
<p>Ce qui aide ici, c’est une sonnette, un tour de garde et une réponse qui dit « nous avons lu, réponse avant quinze heures ». Cela ne coûte rien, et peut commencer demain.</p>
<h2>Demander ensuite ce qui reste</h2>
<p>Une fois la sonnette posée, mesurez de nouveau. L’écriture est peut-être devenue le plus long, et les nombres vous disent où un modèle peut aider :</p>
<ol>
<li>Classez les messages de la semaine. Cinq sortes couvrent en général presque tout.</li>
<li>Prenez la sorte la plus fréquente et la moins grave si la réponse est fausse. Les horaires, oui. Les doses, non.</li>
<li>Pendant deux semaines, le modèle propose et une personne envoie. Comptez les brouillons partis sans changement.</li>
</ol>
<p>Quand neuf brouillons sur dix partent tels quels, vous pouvez laisser cette sorte de messages se répondre d’elle-même, avec un échantillon vérifié chaque vendredi. Si ce n’est que six sur dix, vous avez appris quelque chose aussi, pour le prix de deux semaines.</p>
<h2>Garder le carnet</h2>
<p>Mesurez les trois mêmes nombres chaque trimestre. Les prix changent, les modèles changent, les patients changent de questions. Un nombre mesuré une fois est un souvenir ; mesuré quatre fois, c’est un volant.</p>
<p><em>Ceci est un exemple d’article. Son auteur et la clinique sont inventés.</em></p>`,
  },
  'Who checks the answer?': {
    title: 'Qui vérifie la réponse ?',
    content: `
<p>Deux jeunes comptables reçoivent le même outil le même lundi. Le vendredi, l’une va deux fois plus vite. L’autre aussi, et a envoyé à un client un chiffre que l’outil avait inventé. Où était la différence ? Ni dans le talent, ni dans l’outil. L’une des deux savait à quoi la réponse devait ressembler avant qu’elle n’arrive.</p>
<p>C’est la compétence que les formations à l’intelligence artificielle oublient le plus souvent. On y apprend à demander. On y apprend moins à douter.</p>
<h2>Douter est un métier</h2>
<p>Les gens qui vérifient bien font trois choses, en général sans y penser.</p>
<ul>
<li><strong>Ils estiment d’abord.</strong> Avant d’ouvrir la réponse, ils disent un ordre de grandeur à voix haute. Si la réponse est dix fois plus grande, quelqu’un se trompe, et il vaut la peine de savoir qui.</li>
<li><strong>Ils regardent les bords.</strong> La première ligne, la dernière, la ligne vide, le client à l’apostrophe dans le nom. Les erreurs vivent sur les bords.</li>
<li><strong>Ils demandent d’où cela vient.</strong> Une phrase qu’on ne peut rattacher à aucun document est une opinion, si bien tournée soit-elle.</li>
</ul>
<p>Les trois s’enseignent en un après-midi à qui connaît le travail. Aucune ne s’enseigne à qui ne le connaît pas : voilà pourquoi l’expérience vaut plus, et non moins.</p>
<h2>Un exercice pour la semaine prochaine</h2>
<p>Prenez dix travaux terminés de votre bureau : lettres, devis, rapprochements. Dans cinq d’entre eux, cachez une erreur, du genre qu’un modèle commet : une date plausible, une clause d’un autre contrat, un total qui ne tombe pas juste. Donnez les dix à l’équipe, et que chacun marque ce qu’il n’enverrait pas.</p>
<blockquote>L’important n’est pas qui en trouve le plus. C’est ce que les gens font autrement le mois suivant.</blockquote>
<p>Parlez des erreurs que personne n’a trouvées. C’est là qu’il faut à votre entreprise un second regard, ou une règle qu’une machine puisse vérifier, ou une journée plus lente.</p>
<h2>Y mettre un nom</h2>
<p>En fin de compte, toute réponse qui sort de la maison a besoin du nom d’une personne ; non pour désigner un coupable, mais parce qu’on lit autrement quand on signe. Si un processus n’a pas de place pour ce nom, il n’est pas automatisé. Il est laissé sans surveillance.</p>
<p><em>Ceci est un exemple d’article. Son auteure et les personnes qu’il cite sont inventées.</em></p>`,
  },
  'Six questions a board can ask without knowing any code': {
    title: 'Six questions qu’un conseil peut poser sans savoir programmer',
    content: `
<p>La plupart des membres de la plupart des conseils n’entraîneront jamais un modèle. Ils n’en ont pas besoin. Ils n’ont jamais posé de briques non plus, et posent pourtant de bonnes questions sur les bâtiments : qui l’a conçu, sur quoi repose-t-il, où sont les sorties ? On peut interroger de la même façon les systèmes qui décident. Voici six questions, et à quoi ressemble une bonne réponse.</p>
<h2>1. Que décide-t-il, et au sujet de qui ?</h2>
<p>Une bonne réponse est une phrase avec un verbe. « Il classe les demandes de prêt de nos clients pour qu’une personne les lise. » S’il y faut une diapositive, le système fait plusieurs choses, et chacune demande ses propres réponses.</p>
<h2>2. Que se passait-il avant ?</h2>
<p>Il vous faut un nombre, et la façon dont on l’a obtenu. Sans lui, personne ne peut dire si les choses vont mieux.</p>
<h2>3. Pour qui marche-t-il le moins bien ?</h2>
<p>Tout modèle sert moins bien certaines personnes. Une équipe qui a cherché sait les nommer : les clients à deux noms de famille, les boutiques hors des villes, les voix de plus de soixante ans. Une équipe qui dit « personne » n’a pas cherché.</p>
<h2>4. Comment une personne peut-elle contester ?</h2>
<p>Demandez à voir le chemin, pas le règlement. Qu’un membre du conseil l’essaie sur un téléphone ordinaire, un après-midi ordinaire. Comptez les minutes avant qu’un être humain ne réponde.</p>
<h2>5. Que faisons-nous quand il est éteint ?</h2>
<p>Les fournisseurs changent leurs prix, les câbles se coupent, un régulateur écrit une lettre. Si le travail ne peut pas continuer un jour sans le système, ce n’est plus un outil mais une fondation, et il lui faut les soins d’une fondation : une seconde source, un exercice, un budget.</p>
<h2>6. Quelles traces serons-nous contents d’avoir gardées ?</h2>
<p>La version qui a décidé, les données qu’elle a vues, la personne qui a confirmé, et quand. Les garder coûte peu. Reconstituer une décision de mémoire deux ans plus tard coûte très cher.</p>
<blockquote>Aucune de ces questions ne contient le mot « algorithme ». C’est voulu.</blockquote>
<p>Mettez les six sur une page, posez-les chaque année pour chaque système de ce genre, et gardez les réponses côte à côte. Ce qui change d’une année à l’autre apprendra plus au conseil qu’aucune réponse seule. Et celles et ceux qui construisent les systèmes, sachant que la page reviendra, finiront par avoir les réponses prêtes. Surveiller, c’est cela : non de la méfiance, mais une question qui revient.</p>
<p><em>Ceci est un exemple d’article, et son auteure est inventée. Ce n’est pas un avis juridique.</em></p>`,
  },
  'One hundred calls in Ewe': {
    title: 'Cent appels en éwé',
    content: `
<p>Une entreprise qui vend des lampes solaires à crédit reçoit environ neuf cents appels par jour. Un tiers est en anglais. Les autres arrivent en éwé, en twi, en ga et en dagbani, souvent deux langues dans une phrase, une moto derrière. Les outils de reconnaissance du marché ont été entraînés sur autre chose : des gens qui lisent à voix haute, dans des pièces calmes, dans d’autres pays.</p>
<p>Que peut y faire une maison de soixante personnes ? Plus qu’il n’y paraît, si elle commence par cent appels.</p>
<h2>Un jeu d’essai avant un modèle</h2>
<p>La première étape n’est pas de construire. C’est de choisir cent vrais appels, avec l’accord de celles et ceux qui ont appelé, et de faire noter mot à mot par deux personnes ce qui s’est dit. Là où elles diffèrent, une troisième tranche. Il y faut une semaine. Le résultat est petit, et c’est ce que le projet possédera de plus précieux : un essai équitable.</p>
<p>Chaque outil peut maintenant s’essayer en une heure. Combien de mots reconnaît-il ? Et surtout : combien d’appels envoie-t-il au bon bureau ? Un système peut trébucher sur la moitié des mots et savoir tout de même que « lampe », « trois jours » et « noir » vont aux réparations.</p>
<h2>Payer les voix</h2>
<p>Si aucun outil ne convient, il faudra recueillir des voix. Faites-le comme on achète une matière première : avec un contrat, un prix et un reçu. Dites à quoi serviront les enregistrements, et laissez les gens les reprendre. Enregistrez là d’où l’on appelle vraiment, la cour et le minibus, et pas seulement le bureau.</p>
<blockquote>Un modèle qui n’a jamais entendu un groupe électrogène ne comprendra personne pendant une coupure, et c’est alors que l’on appelle pour des lampes.</blockquote>
<h2>Laisser la sortie ouverte</h2>
<p>Quoi que comprenne la machine, chaque appel a besoin d’une courte phrase qui mène à une personne, dans chaque langue, à tout moment. Éprouvez-la autant que le reste. Qui sait pouvoir sortir est plus patient avec une machine que qui se sent enfermé.</p>
<p>Puis écoutez dix appels par semaine, aussi longtemps que le système fonctionne. De nouveaux produits apportent de nouveaux mots. Les chansons, les élections et le football aussi. Une langue n’est pas un jeu de données que l’on achève un jour ; c’est une voisine qui continue de parler.</p>
<p><em>Ceci est un exemple d’article. Son auteur et l’entreprise sont inventés.</em></p>`,
  },
  'A plan for the first hundred days': {
    title: 'Un plan pour les cent premiers jours',
    content: `
<p>Vous êtes revenu d’une conférence la tête pleine d’idées et le carnet plein de noms. Lundi, quatre-vingt-dix e-mails attendent. Jeudi, le carnet est sous une pile. Voici un plan pour les cent jours qui suivent, fait pour quelqu’un qui n’a pas encore de budget et qui a une entreprise à faire tourner.</p>
<h2>Jours 1 à 10 : choisir un seul travail</h2>
<p>Notez chaque tâche que quelqu’un fait au moins une fois par semaine sans plaisir. Rayez celles où une erreur ferait du mal. Rayez celles que personne ne sait expliquer. Dans ce qui reste, laissez choisir celles et ceux qui font le travail. Ils devront vivre avec, et savent où cela coince.</p>
<h2>Jours 11 à 30 : le faire à la main, observé</h2>
<p>Asseyez-vous à côté de la personne et notez chaque étape, aussi celles qui « ne comptent pas » : l’appel à une collègue, le coup d’œil à un vieux dossier. Voilà le cahier des charges. C’est aussi le moment où la moitié de ces projets se termine bien, parce qu’une étape se révèle inutile et peut simplement disparaître.</p>
<h2>Jours 31 à 70 : essayer, côte à côte</h2>
<p>Un outil fait maintenant le même travail à côté de la personne, jamais à sa place. Comparez chaque jour, sur papier :</p>
<ul>
<li>ce que l’outil a manqué, et qui l’a vu ;</li>
<li>ce que la personne a fait que personne n’avait noté ;</li>
<li>ce que coûte chacune des deux façons, le temps de vérifier compris.</li>
</ul>
<p>Quarante jours semblent longs. Ils contiennent une fin de mois, un jour férié et une semaine où quelqu’un est malade. C’est le moins qu’un processus doive traverser.</p>
<h2>Jours 71 à 100 : décider, et le dire</h2>
<p>Montrez le papier à toutes les personnes concernées. Puis décidez : garder, changer et essayer quarante jours de plus, ou arrêter. Les trois sont des résultats. Arrêter avec de bonnes notes vaut mieux que garder une chose à laquelle personne ne croit.</p>
<blockquote>Si vous le gardez, dites le jour même ce que deviennent les heures gagnées.</blockquote>
<p>Cette dernière phrase décide s’il y aura un second projet. Qui apprend que les heures gagnées deviennent de la formation, un meilleur service ou un retour à l’heure à la maison vous apportera lui-même l’idée suivante. Qui apprend autre chose gardera ses idées, et aura raison.</p>
<p><em>Ceci est un exemple d’article, et son auteure est inventée.</em></p>`,
  },
};
