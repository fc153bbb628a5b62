import type { DemoArticle } from '../demo-shop.ts'
import { scene } from './pictures.ts'

/** The journal of the workshop. Whoever speaks is invented. Pieces are linked by their reference. */
export const ARTICLES: readonly DemoArticle[] = [
  {
    slug: 'entretenir-lor-sous-un-climat-humide',
    title: 'Entretenir l’or sous un climat humide',
    author: 'Maïna Roubaud',
    summary: 'L’or ne craint pas la pluie. Ce qu’on lui ajoute, si. Cinq gestes, et un tiroir bien choisi.',
    cover: scene('climat-humide'),
    publishedAt: '2026-11-04T12:00:00.000Z',
    body: `<p>On nous apporte à l’atelier, chaque janvier, des bijoux que l’on croit perdus. Ils sont ternes, collants, parfois verts à l’intérieur. Huit fois sur dix il suffit d’un bol d’eau tiède. La Guyane n’abîme pas l’or : elle révèle ce qu’on a mis autour.</p>
<p>Ici l’air porte en moyenne quatre-vingt-cinq pour cent d’humidité, et du sel dès que l’on voit la mer. L’or pur s’en moque. Mais l’or pur ne tient pas une pierre : on lui marie du cuivre et de l’argent, et ce sont eux qui respirent. Plus le titre est bas, plus le bijou parle du temps qu’il fait.</p>
<h2>Savoir ce que l’on porte</h2>
<p>Un <strong>or 18 carats</strong> contient trois quarts d’or ; il se ternit à peine, comme notre <a href="/productos/awara-oyapock">bague Oyapock</a>. Un <strong>or 9 carats</strong>, celui du <a href="/productos/awara-kourou">jonc Kourou</a>, demande un chiffon par mois. Le <strong>vermeil</strong> est de l’argent sous une peau d’or épaisse : c’est la peau qu’il faut ménager, jamais frotter.</p>
<p>Le poinçon est à l’intérieur. Une tête d’aigle, c’est du dix-huit. Un trèfle, du neuf. Une loupe suffit, et la nôtre est à vous.</p>
<h2>Cinq gestes</h2>
<ol>
<li><strong>Le bijou en dernier.</strong> D’abord la crème, le parfum, l’antimoustique ; puis l’on attend ; puis l’or. Les répulsifs attaquent le vermeil plus vite que la mer.</li>
<li><strong>L’eau du soir.</strong> Un filet tiède, une goutte de savon doux, une brosse à dents de bébé. On rince, on tamponne. Deux minutes, et le sel n’a pas le temps.</li>
<li><strong>Sécher pour de bon.</strong> Sous les griffes l’eau reste. Un coup d’air froid du sèche-cheveux vaut mieux que trois torchons.</li>
<li><strong>Ranger seul.</strong> L’or se raie avec l’or. Un sachet de coton par pièce, une chaîne toujours fermée.</li>
<li><strong>Le chiffon, pas la pâte.</strong> Les pâtes à polir enlèvent du métal. Sur une dorure, elles enlèvent tout.</li>
</ol>
<blockquote><p>Un bijou que l’on porte vieillit mieux qu’un bijou que l’on garde.</p></blockquote>
<h2>Le tiroir</h2>
<p>Évitez la salle de bains, évidemment, mais aussi l’armoire contre le mur du nord, celle qui sent la forêt. Une boîte en bois fermée, deux sachets de gel de silice que l’on sèche au four une fois par trimestre, et une craie blanche : elle boit l’humidité et coûte trente centimes. Nos grands-mères mettaient du riz. Le riz attire les fourmis.</p>
<h2>Les pierres, les graines</h2>
<p>Tourmaline, grenat et citrine acceptent l’eau tiède. Les opales et les perles, non. Les <a href="/productos/awara-graines">graines</a> aiment la pluie et détestent le chlore : si elles ont nagé en piscine, un peu d’huile de carapa sur le bout du doigt leur rend la nuit.</p>
<h2>Et l’atelier</h2>
<p>Une fois par an, apportez-les. Nous passons la pièce aux ultrasons, nous regardons chaque griffe, nous polissons. C’est offert, pour toujours, et cela prend le temps d’un café. Si quelque chose bouge, mieux vaut l’apprendre à notre établi que sur la plage des Salines.</p>`,
  },
  {
    slug: 'choisir-la-taille-dune-bague-sans-gacher-la-surprise',
    title: 'Choisir la taille d’une bague sans gâcher la surprise',
    author: 'Maison Awara',
    summary: 'Un fil, une bague empruntée, une complice. Et ce qu’il faut faire quand on s’est quand même trompé.',
    cover: scene('taille-de-bague'),
    publishedAt: '2026-10-12T12:00:00.000Z',
    body: `<p>Il y a deux sortes de visiteurs le samedi matin. Ceux qui viennent à deux et qui essaient tout. Et ceux qui entrent seuls, referment bien la porte et disent à voix basse : « C’est pour une surprise, je ne connais pas sa taille. » Cet article est pour les seconds.</p>
<p>Une taille de bague, en France, c’est le tour du doigt en millimètres. Cinquante-deux, cinquante-quatre : voilà ce que portent la moitié des femmes qui passent ici. Les hommes vont de cinquante-huit à soixante-quatre. Ce sont des moyennes, et personne n’a un doigt moyen.</p>
<h2>La bague empruntée</h2>
<p>C’est la meilleure méthode. Prenez une bague qu’elle ou il porte <em>au bon doigt</em>, le temps d’une douche. Posez-la sur une feuille, tracez le cercle intérieur avec un crayon bien taillé, deux fois. Mieux : enfoncez-la sur une bougie ou sur un savon, et marquez l’endroit où elle s’arrête. Remettez-la exactement où elle était. Photographiez la table avant.</p>
<p>Apportez-nous le savon. Nous avons vu pire.</p>
<h2>Le fil</h2>
<p>Si la personne dort profondément, un fil à coudre autour de la base du doigt, un nœud, un trait de feutre. Mesurez le fil : c’est la taille. Mesurez le soir, jamais le matin ; et comptez un millimètre de plus sous notre climat, où les doigts gonflent entre midi et quatre heures.</p>
<h2>La complice</h2>
<p>Une sœur, un collègue, la voisine. Elle entre avec elle dans une boutique, par hasard, et essaie des bagues en riant. Elle retient un chiffre. Choisissez quelqu’un qui ne rougit pas.</p>
<blockquote><p>Dans le doute, prenez grand. On resserre un anneau plus facilement qu’on ne l’ouvre, et une bague trop petite gâche la photographie.</p></blockquote>
<h2>Quel modèle pardonne</h2>
<ul>
<li><strong>Un anneau fin</strong>, comme le <a href="/productos/awara-laterite">solitaire Latérite</a>, se met à taille de deux points dans les deux sens sans qu’on le voie.</li>
<li><strong>Un corps large</strong>, comme la <a href="/productos/awara-carbet">bague Carbet</a>, serre davantage : ajoutez une demi-taille.</li>
<li><strong>Une alliance gravée tout autour</strong>, comme la <a href="/productos/awara-mahury">Mahury</a>, se refait plutôt qu’elle ne se retouche. Pour celle-là, essayez.</li>
</ul>
<h2>Et si l’on s’est trompé</h2>
<p>Cela arrive une fois sur trois, et ce n’est rien. La première mise à taille est offerte dans l’année. Nous prêtons, pour le jour même, un petit ressort transparent qui tient l’anneau le temps du dîner. Personne ne regarde dessous.</p>
<p>Dernier conseil : ne cachez pas la boîte dans la voiture. En Guyane un habitacle monte à soixante-dix degrés, et la colle de l’écrin, elle, ne garde aucun secret.</p>`,
  },
]
