import type { DemoArticle } from '../demo-shop.ts'
import { scene } from './pictures.ts'

/** The diary of the house. Whoever speaks is invented; guaçatonga is not. Products are linked by their reference. */
export const ARTICLES: readonly DemoArticle[] = [
  {
    slug: 'tres-passos-cinco-minutos-um-ritual-para-a-terca-feira',
    title: 'Três passos, cinco minutos: um ritual para a terça-feira',
    author: 'Lenira Bastos',
    summary:
      'Domingo qualquer um cuida da pele. O que faz diferença é o que cabe entre o banho e o ônibus das sete e quinze.',
    cover: scene('tres-passos'),
    publishedAt: '2026-11-10T11:00:00.000Z',
    body: `<p>Existe um tipo de ritual que só mora em fotografia: a banheira, a vela, as onze etapas, a toalha branca que ninguém vai lavar. É bonito e não serve para nada numa terça-feira. Na terça a gente acorda com o despertador do celular embaixo do travesseiro, o café passando e o céu de Curitiba ainda decidindo se vai ser dia.</p>
<p>Este ritual foi feito para essa manhã. São três passos e cinco minutos, contados no relógio da cozinha. Testamos com gente que tem filho, com gente que pega dois ônibus e com uma enfermeira que trabalha à noite e chama as seis da tarde de manhã.</p>
<h2>Um minuto e meio: limpar</h2>
<p>Se à noite você tirou bem o dia do rosto, de manhã a pele só precisa ser acordada. Molhe, faça uma nuvem de <a href="/productos/orvalho-calendula">Espuma Calêndula</a> na palma e leve ao rosto em círculos, começando pelo queixo. Se a sua pele repuxa depois de lavar, troque por uma passada de <a href="/productos/orvalho-aveia">leite de aveia</a> e enxágue com água morna. Água quente é para o café.</p>
<p>Seque encostando a toalha, sem esfregar, e pare antes de secar tudo. O próximo passo gosta de pele úmida.</p>
<h2>Um minuto: tratar</h2>
<p>Quatro gotas de <a href="/productos/orvalho-neblina">Sérum Neblina</a> na palma, mãos espalmadas no rosto, três respirações. É só isso. O gesto de pressionar vale mais do que o de espalhar: o calor da mão faz a gota entrar, e as três respirações são o único momento do dia em que ninguém está falando com você.</p>
<blockquote><p>O cuidado que funciona não é o mais completo. É o que você repete sem negociar.</p></blockquote>
<h2>Dois minutos e meio: hidratar e proteger</h2>
<p>Uma porção do tamanho de uma ervilha de <a href="/productos/orvalho-manha">Creme Manhã</a>. Agora espere. Esses dois minutos são o segredo mais chato da cosmética: protetor por cima de creme molhado escorrega, esfarela e protege menos. Vista-se, ache a chave, sirva o café.</p>
<p>Depois, dois dedos cheios de <a href="/productos/orvalho-veu">Protetor Véu</a>, do tom que for o seu. Rosto, orelhas, pescoço e o dorso das mãos, que contam a idade antes do rosto. Mesmo com garoa. Principalmente com garoa, que é quando a gente esquece.</p>
<h2>O que pode ficar para sábado</h2>
<ul>
<li><strong>A máscara.</strong> Uma vez por semana basta, dez minutos, sem deixar rachar.</li>
<li><strong>A vitamina C,</strong> se a sua pele estiver irritada. Ela espera; a barreira, não.</li>
<li><strong>O óleo da noite.</strong> Três gotas, quando lembrar. Se não lembrar, o creme dá conta.</li>
</ul>
<h2>E se só houver um minuto</h2>
<p>Água no rosto e protetor. Sem culpa. Um ritual de terça-feira sabe que existe a segunda, e que há semanas inteiras feitas de segundas. Amanhã a pele acorda de novo, devagar, e você recomeça do primeiro passo como se nada tivesse acontecido.</p>
<p>Experimente por vinte e oito dias, que é o tempo que a pele leva para se trocar inteira. Anote na porta do armário. No fim do mês, olhe para a foto do primeiro dia: a diferença não é brilho, é sossego.</p>`,
  },
  {
    slug: 'guacatonga-a-planta-que-virou-o-nosso-primeiro-serum',
    title: 'Guaçatonga: a planta que virou o nosso primeiro sérum',
    author: 'Orvalho',
    summary:
      'Uma árvore de beira de mato, uma avó que fazia banho de folhas e oito dias de escuro. De onde veio o Neblina.',
    cover: scene('guacatonga'),
    publishedAt: '2026-10-21T11:00:00.000Z',
    body: `<p>Na casa da dona Alzira, em Quatro Barras, havia uma árvore que ninguém plantou. Crescia torta atrás do galinheiro, dava uma flor miúda no inverno e servia para tudo: picada de mosquito, joelho ralado, afta. Chamavam de erva-de-bugre, de cafezinho-do-mato, de língua-de-tiú. No caderno de botânica ela se chama <em>Casearia sylvestris</em>. Na nossa boca ficou o nome mais bonito: guaçatonga.</p>
<p>A Orvalho começou ali, embora a gente ainda não soubesse. Era 2016, julho, e três pessoas com a pele rachada de frio faziam um banho de folhas porque a farmácia estava fechada. No dia seguinte a vermelhidão tinha baixado. No outro, alguém perguntou o que havia na planta.</p>
<h2>O que se sabe</h2>
<p>A guaçatonga é nativa de quase toda a América do Sul e faz parte da lista de plantas de interesse do SUS. O uso tradicional é antigo; os estudos, mais recentes, olham para os seus taninos e óleos, que ajudam a acalmar a pele irritada. Nada disso faz dela remédio no nosso frasco. Cosmético acalma, hidrata e protege. O que passa disso é assunto de médico, e gostamos de deixar escrito.</p>
<h2>Como se colhe</h2>
<p>Colhemos só as folhas, na beira da Serra do Mar, com duas famílias que cuidam do mato há três gerações. Cada árvore dá uma vez por ano, entre agosto e outubro, e nunca se tira mais de um terço da copa. A colheita é de manhã, depois que o orvalho seca. Foi daí que veio o nome da casa: a gente passava a primeira hora esperando.</p>
<blockquote><p>Se a folha está molhada, o extrato azeda. Quem tem pressa perde o lote. Aprendemos perdendo.</p></blockquote>
<h2>Oito dias no escuro</h2>
<p>As folhas vão inteiras para a glicerina vegetal, em potes de vidro cobertos de pano. Não usamos calor nem álcool: o processo é mais lento e rende menos, mas o que sai não arde. No terceiro dia o líquido fica verde. No oitavo, cor de chá. Filtramos duas vezes e misturamos com água de nascente, ácido hialurônico e um pouco de niacinamida.</p>
<p>O resultado é o <a href="/productos/orvalho-neblina">Sérum Neblina</a>: quatrocentos frascos por lote, numerados. Parece água, some em segundos e não tem perfume. Quem espera um cheiro de floresta se decepciona; a floresta, quando está bem, quase não cheira.</p>
<h2>O que aprendemos com ela</h2>
<ol>
<li><strong>Pouco ingrediente, bem tratado.</strong> A primeira fórmula tinha dezenove componentes. A de hoje tem nove, e é melhor.</li>
<li><strong>Época existe.</strong> Em março não há guaçatonga. Quando o lote acaba, o site avisa, e a gente espera junto.</li>
<li><strong>Pele sensível não é defeito.</strong> É uma pele que presta atenção. O Neblina foi pensado para ela; as outras se beneficiaram.</li>
</ol>
<h2>Se você quiser conhecer</h2>
<p>Comece pelo mais simples: uma limpeza gentil, como a <a href="/productos/orvalho-camomila">água de camomila</a>, o sérum na pele úmida e um creme por cima. À noite, o <a href="/productos/orvalho-noite">Creme Lavanda</a> faz boa companhia. Se for viajar, os dois primeiros vão em miniatura no <a href="/productos/orvalho-kit">kit de bolso</a>.</p>
<p>E, se passar por Quatro Barras, procure uma árvore torta atrás de um galinheiro. Não tem placa. Dona Alzira ainda rega.</p>`,
  },
]
