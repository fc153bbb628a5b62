import type { DemoArticle } from '../demo-shop.ts'
import { scene } from './pictures.ts'

/** Training notes. Whoever speaks is invented. Products are linked by their reference. */
export const ARTICLES: readonly DemoArticle[] = [
  {
    slug: 'tu-primer-diez-k-en-la-sierra',
    title: 'Tu primer 10K en la sierra: plan de ocho semanas',
    author: 'Renata Villagrán',
    summary: 'Tres salidas por semana, una cuesta que se repite y un domingo largo. Nada más, nada menos.',
    cover: scene('plan-10k'),
    publishedAt: '2026-11-06T12:00:00.000Z',
    body: `<p>Diez kilómetros en Chipinque no son diez kilómetros en la avenida. Suben, bajan, tienen piedra y casi siempre hace calor. La buena noticia: en ocho semanas se puede, aunque hoy te falte el aire a los tres. La condición es una sola, y no es ser rápido: es no faltar.</p>
<p>Este plan es el del grupo de los martes. Tres salidas por semana. Si un día no puedes, no lo repongas: sigue con el siguiente.</p>
<h2>Antes de empezar</h2>
<p>Revisa tus tenis. Si la suela ya está lisa, en la piedra suelta vas a pensar en los pies y no en la ruta. Para plano y terracería basta un par como los <a href="/productos/sierraveloz-cumbre">Cumbre 2</a>; si tu ruta tiene laja y arroyo, los <a href="/productos/sierraveloz-canon">Cañón Trail</a> agarran mejor.</p>
<h2>Semanas 1 y 2: aprender a ir despacio</h2>
<ul>
<li><strong>Martes:</strong> 30 minutos en plano, platicando. Si no puedes platicar, vas rápido.</li>
<li><strong>Jueves:</strong> 25 minutos con cuatro cuestas cortas. Sube trotando, baja caminando.</li>
<li><strong>Domingo:</strong> 5 kilómetros en sendero fácil. Camina las subidas sin pena.</li>
</ul>
<h2>Semanas 3 a 5: la cuesta</h2>
<ul>
<li><strong>Martes:</strong> 40 minutos en plano.</li>
<li><strong>Jueves:</strong> seis cuestas de dos minutos. El mismo esfuerzo en la primera y en la última.</li>
<li><strong>Domingo:</strong> de 6 a 8 kilómetros. Aquí estrenas el agua: <a href="/productos/sierraveloz-ruta">mochila</a>, dos litros y sorbos cada quince minutos.</li>
</ul>
<blockquote><p>La subida se gana con la respiración. La bajada, con los ojos.</p></blockquote>
<h2>Semanas 6 y 7: juntar las piezas</h2>
<p>El domingo de la sexta semana haces nueve kilómetros en la ruta de tu carrera, o en una parecida. El de la séptima, once, caminando lo que haga falta. Es la salida más larga de todas: si la terminas, la carrera ya está.</p>
<h2>Semana 8: soltar</h2>
<p>Dos trotes de veinte minutos y descanso. Duerme. Deja lista la ropa desde la noche: <a href="/productos/sierraveloz-viento">playera</a>, calcetas que ya conozcas, nada nuevo. El día de la carrera sal más lento de lo que quieres; la sierra cobra la prisa en el kilómetro siete.</p>
<p>Y en la meta levanta los brazos. Se vale desde la primera.</p>`,
  },
  {
    slug: 'mide-tu-pie-en-casa',
    title: 'Mide tu pie en casa y acierta la talla',
    author: 'Sierra Veloz',
    summary: 'Una hoja, una pared y un lápiz. Tres minutos, y no vuelves a cambiar un par.',
    cover: scene('mide-tu-pie'),
    publishedAt: '2026-10-14T12:00:00.000Z',
    body: `<p>De cada diez cambios que recibimos, ocho son por la talla. Casi nunca es que el pie haya crecido: es que nadie lo ha medido desde la secundaria. Se tarda menos que elegir el color.</p>
<p>En México la talla es el largo del pie en centímetros. Un 27 es un pie de veintisiete. Así de fácil; por eso conviene empezar por ahí aunque la caja del par anterior diga otra cosa.</p>
<h2>Lo que necesitas</h2>
<p>Una hoja blanca, una pared, un lápiz y una regla. Y la calceta con la que corres: las <a href="/productos/sierraveloz-ritmo">Ritmo</a> suman casi tres milímetros.</p>
<h2>Cómo se mide</h2>
<ol>
<li>Hazlo en la tarde. El pie se hincha hasta medio número entre la mañana y la noche.</li>
<li>Pega la hoja a la pared y párate encima con el talón tocándola. De pie, con tu peso.</li>
<li>Marca la punta del dedo más largo. No siempre es el gordo.</li>
<li>Mide de la orilla a la marca. Repite con el otro pie.</li>
<li>Quédate con el mayor. Nueve de cada diez personas tienen un pie más grande.</li>
</ol>
<blockquote><p>El tenis se compra para el pie grande y se amarra para el chico.</p></blockquote>
<h2>Y ahora, la talla</h2>
<p>Para correr en plano, deja un centímetro libre al frente: si tu pie mide 26, toma 27. En los <a href="/productos/sierraveloz-pista">Pista Flex</a>, que son tejidos, basta medio. En montaña no ahorres espacio: en bajada el pie se va al frente y la uña lo recuerda. Para unos <a href="/productos/sierraveloz-huasteca">Huasteca Agua</a> toma siempre el centímetro completo.</p>
<p>El fútbol es otra historia. El <a href="/productos/sierraveloz-potrero">taquete</a> va justo, casi apretado, porque cede en tres partidos.</p>
<h2>Dísela una vez a la tienda</h2>
<p>Arriba de cada página dice «Mi talla». Elige la tuya y la tienda la recuerda en tu teléfono o en tu computadora: la marca en cada par, te deja agregarlo con un toque y, si quieres, esconde todo lo que no hay en ella. No la guardamos nosotros; vive en tu dispositivo.</p>
<p>¿Y si aun así falla? El primer cambio de talla va por nuestra cuenta.</p>`,
  },
]
