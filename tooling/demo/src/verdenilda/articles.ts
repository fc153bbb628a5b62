import type { DemoArticle } from '../demo-shop.ts'
import { scene } from './pictures.ts'

/** What Nilda writes down when the same question comes for the tenth time. She is invented; the valley's weather is not. */
export const ARTICLES: readonly DemoArticle[] = [
  {
    slug: 'riego-de-invierno-menos-es-mas',
    title: 'Riego de invierno: menos es más',
    author: 'Nilda',
    summary: 'De mayo a agosto se mueren más plantas por agua que por frío. Cómo saber cuándo toca y cuándo no.',
    cover: scene('riego'),
    publishedAt: '2026-06-18T12:00:00.000Z',
    body: `<p>Cada junio me llegan las mismas fotos: hojas amarillas, tierra negra, un platito lleno de agua. Y el mismo mensaje: «Pero si la riego como siempre». Justamente.</p>
<p>En invierno la planta está medio dormida. Hay menos luz, crece poco y toma poca agua. Si le das lo mismo que en noviembre, el agua se queda abajo, la raíz se ahoga y se pudre. Arriba tú ves una hoja amarilla y piensas que tiene sed. Y riegas más.</p>
<h2>La prueba del dedo</h2>
<p>Olvídate del calendario. Mete el dedo hasta la segunda falange:</p>
<ul>
<li><strong>Sale limpio y seco:</strong> toca regar.</li>
<li><strong>Sale con tierra pegada:</strong> espera tres días y vuelve a preguntar.</li>
<li><strong>Sale mojado:</strong> saca el platito y ábrele la ventana.</li>
</ul>
<p>Si la maceta es chica, levántala. Una maceta con sed pesa la mitad. A la segunda semana tu mano ya sabe.</p>
<h2>Cuánto, a cada una</h2>
<p>La lengua de suegra y la zamioculca, una vez al mes. El ficus y la costilla de Adán, cada diez o doce días. La calatea y el helecho, poquito y seguido, porque no es la raíz la que sufre sino la hoja: el aire de aquí en agosto está seco como papel. A esas, rocíalas en la mañana.</p>
<p>Los cactus, nada. Nada es nada. En septiembre me cuentas.</p>
<h2>A qué hora y con qué</h2>
<p>En la mañana, con agua reposada desde la noche anterior. El agua del grifo a las siete está helada y la raíz se asusta. Nunca en la noche: si hiela, el agua de la tierra también.</p>
<blockquote><p>La planta con sed te avisa y te espera. La ahogada no te avisa.</p></blockquote>
<p>Si ya te pasaste, no la botes. Sácala de la maceta, envuelve la raíz en periódico una noche, corta lo que esté blando y vuelve a plantarla en tierra seca. La mitad se salva. La otra mitad te enseña.</p>`,
  },
  {
    slug: 'cinco-plantas-para-una-oficina-con-poca-luz',
    title: 'Cinco plantas para una oficina con poca luz',
    author: 'Nilda',
    summary:
      'Las que aguantan tubo fluorescente, aire acondicionado y dos semanas de vacaciones, de la más dura a la más mimada.',
    cover: scene('oficina'),
    publishedAt: '2026-07-09T12:00:00.000Z',
    body: `<p>«Nilda, mi escritorio está al fondo, ¿qué me aguanta?» Me lo preguntan tanto que lo escribo aquí y así mando el enlace.</p>
<p>Primero una prueba: apaga la luz a mediodía. Si puedes leer este texto sin encenderla, tienes luz para todas las de abajo. Si no, quédate con las dos primeras.</p>
<h2>1. Lengua de suegra</h2>
<p>La reina del pasillo. Riego cada quince días, en enero y en julio. Crece para arriba, así que cabe entre la impresora y la pared. Si la riegas de más, se ablanda desde abajo: es su única queja.</p>
<h2>2. Zamioculca</h2>
<p>Tiene papitas bajo la tierra donde guarda agua. Puedes irte un mes. Brilla sola, y en las reuniones todos creen que es de plástico hasta que saca un brote verde claro.</p>
<h2>3. Potus</h2>
<p>El mejor para el estante alto. Se pone lacio cuando tiene sed y al día siguiente del riego está parado, como si nada. Cuanta menos luz, más verde y menos manchado: no está enfermo, se adapta.</p>
<h2>4. Helecho</h2>
<p>Solo si hay ventana cerca y nadie pone el aire a dieciocho grados. A cambio te limpia la vista: no hay pantalla que descanse como un helecho.</p>
<h2>5. Calatea</h2>
<p>La mimada. Quiere agua reposada y aire húmedo. Ponla al lado de la cocinita, donde hierve la caldera. A las seis de la tarde levanta las hojas: es la hora de irse, y ella lo sabe mejor que el reloj.</p>
<blockquote><p>Elige a una persona que riegue. Donde riegan todos, se ahoga; donde no riega nadie, también.</p></blockquote>
<p>Y gírala un cuarto de vuelta cada lunes. Crecen hacia la ventana, igual que los que trabajamos adentro.</p>`,
  },
  {
    slug: 'cambiar-de-maceta-sin-drama',
    title: 'Cambiar de maceta sin drama',
    author: 'Nilda',
    summary: 'Cuándo le toca, cuánto más grande y qué tierra usar. Quince minutos, un periódico y las manos sucias.',
    cover: scene('trasplante'),
    publishedAt: '2026-08-27T12:00:00.000Z',
    body: `<p>Agosto termina con viento y con ganas de mover muebles. Es buen momento: la planta está por despertar y agradece casa nueva. Pero solo si la necesita.</p>
<h2>Tres señales</h2>
<ol>
<li>Ves raíces saliendo por el agujero de abajo.</li>
<li>Riegas y el agua pasa de largo, como por un tubo.</li>
<li>Hace un año que no saca hoja nueva.</li>
</ol>
<p>Si no ves ninguna, déjala tranquila. Más maceta no es más planta: en una maceta enorme la tierra tarda en secarse y la raíz se enfría.</p>
<h2>Dos dedos, no más</h2>
<p>La nueva tiene que ser dos dedos más ancha que la vieja. De barro si riegas mucho, esmaltada si te olvidas. Siempre con agujero; si la que te gusta no tiene, úsala de funda.</p>
<h2>Cómo lo hago yo</h2>
<p>Riego la tarde anterior. Extiendo periódico. Pongo la maceta de barro en remojo media hora, para que no le robe agua a la tierra. Vuelco la planta con la mano abierta sobre la tierra y el tallo entre los dedos; nunca se jala del tallo. Si no sale, golpecitos al borde.</p>
<p>Suelto un poco las raíces de abajo, corto las negras y la pongo a la misma altura a la que estaba. Relleno por los lados con el sustrato y aprieto con los pulgares, sin rabia. Riego hasta que salga por abajo y la dejo una semana a la sombra.</p>
<blockquote><p>La primera semana no se abona, no se muda y no se pregunta. Se deja.</p></blockquote>
<h2>¿Y las suculentas?</h2>
<p>Al revés de todo: en seco, con un tercio de arena en la mezcla, y el primer riego a los cinco días. Las heridas de la raíz tienen que cerrar antes de tocar agua.</p>
<p>Las hojas que se caigan, no las botes. Encima de la tierra, a la sombra, cada una hace una planta. Así empecé yo.</p>`,
  },
  {
    slug: 'la-kantuta-no-se-arranca',
    title: 'La kantuta no se arranca',
    author: 'Nilda',
    summary: 'Por qué la crío desde semilla, cómo se cuida en la ciudad y qué hacer para que vuelva el colibrí.',
    cover: scene('kantuta'),
    publishedAt: '2026-05-14T12:00:00.000Z',
    body: `<p>Todos la dibujamos en la escuela, pocos la tenemos en casa. La kantuta crece en las quebradas del valle alto, entre los dos mil quinientos y los tres mil quinientos metros, donde hace fresco y hay niebla en la mañana. Cochabamba le queda un poquito baja y un poquito caliente, pero se acostumbra si la ayudas.</p>
<h2>Por qué desde semilla</h2>
<p>Porque la que se saca del cerro se muere. Tiene una raíz larga que se rompe al arrancarla, y a los dos meses se seca. El que la compra cree que la kantuta es difícil. No: estaba muerta cuando se la vendieron.</p>
<p>La mía nace en almácigo, en marzo, y recién al segundo año florece. Por eso tengo cuatro y no cuarenta.</p>
<h2>Dónde ponerla</h2>
<p>Sol de mañana y sombra desde las dos. Contra un muro que mire al este es perfecto. En maceta honda, no ancha: treinta centímetros para abajo. Tierra suelta con bastante compost, y una capa de hojas secas encima para que la raíz esté fresca.</p>
<p>Agua dos veces por semana; en septiembre y octubre, que no llueve y quema, tres. Si hiela, arrímala al muro y cúbrela con una tela, nunca con plástico.</p>
<h2>Después de la flor</h2>
<p>Córtala un tercio. Da pena, pero florece en la punta de la rama nueva: sin poda, al año siguiente tienes tres flores allá arriba y un palo abajo.</p>
<blockquote><p>El colibrí llega cuando hay tres kantutas abiertas. Con dos, pasa de largo.</p></blockquote>
<p>No le pongas bebedero con azúcar. Ponle kantuta, salvia y un poco de paciencia. A la segunda semana ya sabe tu dirección.</p>`,
  },
  {
    slug: 'suculentas-que-no-se-estiran',
    title: 'Suculentas que no se estiran',
    author: 'Nilda',
    summary: 'Compactas y con color, como el día que las compraste: todo depende de dónde las pones y de no tocarlas.',
    cover: scene('suculentas'),
    publishedAt: '2026-04-16T12:00:00.000Z',
    body: `<p>La echeveria que te llevaste era una rosa apretada y hoy parece una antena. No está creciendo: está buscando la ventana. En el vivero les da el sol toda la mañana; en la mesita del centro, no.</p>
<h2>Luz antes que agua</h2>
<p>Una suculenta quiere verle la cara al cielo. En la repisa, pegada al vidrio, con sol de mañana. Si la tenías adentro, sácala de a poco: una hora el primer día, dos el segundo. De golpe se quema y esa mancha ya no se va.</p>
<p>El rosado del borde es sol y frío juntos. Por eso en junio están preciosas y en enero verdes. Es la misma planta, con otra ropa.</p>
<h2>El agua, a la tierra</h2>
<p>Nunca en el corazón. El agua que se queda entre las hojas hace de lupa a mediodía y de hielo en la madrugada. Con una regadera de pico o por abajo: diez minutos en un plato con agua, y a escurrir.</p>
<p>¿Cada cuánto? Cuando la hoja de abajo se sienta blanda al apretarla. Si está dura, no tiene sed. Rociarlas no sirve: les moja la cara y no les llega a la boca.</p>
<h2>Si ya se estiró</h2>
<ol>
<li>Corta la cabeza con dos dedos de tallo, con tijera limpia.</li>
<li>Déjala tres días a la sombra, sin tierra, para que cierre.</li>
<li>Plántala en sustrato seco y riégala a la semana.</li>
</ol>
<p>El tallo que queda no se bota: a los veinte días saca cabecitas por los lados. De una antena sacas cinco.</p>
<blockquote><p>Las suculentas no mueren de olvido. Mueren de cariño, en vaso y con cuchara.</p></blockquote>`,
  },
]
