import type { DemoArticle } from '../demo-shop.ts'
import { scene } from './pictures.ts'

/** The notebook behind the counter. Whoever speaks, and every book, is invented. Books are linked by their reference. */
export const ARTICLES: readonly DemoArticle[] = [
  {
    slug: 'diez-primeras-frases',
    title: 'Diez primeras frases que perdieron un colectivo',
    author: 'Amalia Rueda',
    summary: 'Las leímos de parados, en la parada, y cuando levantamos la vista el colectivo doblaba la esquina.',
    cover: scene('diez-frases'),
    publishedAt: '2026-11-06T12:00:00.000Z',
    body: `<p>Hay frases que se leen y frases que agarran de la manga. Las primeras llenan libros; las segundas los venden. En la librería tenemos un cuaderno donde anotamos las que nos hicieron llegar tarde a algún lado, con la fecha y el lugar del perjuicio. Estas son las diez últimas, en orden de daño.</p>
<ol>
<li><strong>«El primer barco del día no lo vio nadie.»</strong> Así empieza <a href="/productos/puntoypampa-rio">El río que piensa</a>. Perdimos el 143 en Pellegrini y Corrientes. Uno quiere saber quién anota lo que no ve, y ya está adentro.</li>
<li><strong>«Saturnina: el cartel dice demorado.»</strong> De <a href="/productos/puntoypampa-cartas">Cartas a Saturnina</a>. Leída en una terminal, que es hacer trampa: media hora de atraso propio sobre dos horas ajenas.</li>
<li><strong>«A las dos y cinco el pueblo entero cerró los ojos menos uno.»</strong> <a href="/productos/puntoypampa-siesta">La siesta</a>. Se enfrió la comida. Nadie protestó: estaban todos leyendo por encima del hombro.</li>
<li><strong>«Primero se mira.»</strong> Tres palabras, un manual. <a href="/productos/puntoypampa-zambas">Manual de zambas</a> nos hizo bajar dos paradas después.</li>
<li><strong>«Todos los zorzales se fueron el jueves.»</strong> Es un libro para chicos y lo leyó primero el chofer.</li>
<li><strong>«El muerto venía con boleto de ida.»</strong> <a href="/productos/puntoypampa-vias">Vías muertas</a>, página uno, andén uno. Hubo que correr.</li>
<li><strong>«Prendo la luz de la pista y ya sé que no va a venir nadie.»</strong> Del que apaga las luces en <em>Nadie baila</em>. Llegamos al cumpleaños con la torta soplada.</li>
<li><strong>«Llegar tarde es una forma de la cortesía mal entendida.»</strong> El ensayo <em>Contra la prisa</em> debería venir con un certificado para el trabajo.</li>
<li><strong>«Hoy el río midió tres metros diez y encontré una cuchara.»</strong> Toda la poética de Nélida Prat, en una línea de diario.</li>
<li><strong>«Te presto la receta si me prestás la olla.»</strong> De un libro de cocina, sí. También ellos empiezan.</li>
</ol>
<h2>Cómo se reconoce una</h2>
<p>No hay fórmula, pero hay síntomas. Una buena primera frase da algo y se guarda el resto. No explica el clima. Pone a alguien haciendo una cosa un poco rara con total naturalidad, y cierra la puerta con nosotros del lado de adentro.</p>
<p>La prueba que hacemos en el mostrador es sencilla: leemos la frase en voz alta y nos callamos. Si quien está enfrente dice «¿y?», el libro se vende solo. Si dice «qué lindo», lo devolvemos al estante, sin rencor.</p>
<blockquote><p>Un libro que empieza bien todavía puede arruinarse. Uno que empieza mal tiene que ser muy bueno para que alguien se entere.</p></blockquote>
<p>Si tenés una que falte, traela anotada. El cuaderno está atado con un piolín al lado de la caja, y la lapicera, por ahora, también.</p>`,
  },
  {
    slug: 'como-se-arma-una-biblioteca-chica',
    title: 'Cómo se arma una biblioteca chica',
    author: 'Punto y Pampa',
    summary: 'Un estante, cuarenta libros y una regla: tiene que quedar lugar para uno más.',
    cover: scene('biblioteca-chica'),
    publishedAt: '2026-10-15T12:00:00.000Z',
    body: `<p>Nos lo preguntan parejas que se mudan, gente que se separa y una señora que vendió la casa grande y se quedó con un solo estante, el del pasillo, de un metro diez. «Quiero que entre lo que soy», dijo. Medimos. Entran cuarenta.</p>
<p>Una biblioteca chica no es una grande con hambre. Es otra cosa: se ve entera de una mirada, se sabe de memoria y no perdona rellenos. Armarla es más parecido a hacer la valija que a comprar muebles.</p>
<h2>Diez que ya leíste</h2>
<p>Se empieza por los que volverías a leer, no por los que quedan bien. Si dudás, abrí cualquiera por la mitad: a la segunda página ya sabés si te quedás. Los que pasan la prueba van a la altura de los ojos. Casi siempre hay entre ellos una novela de río, como <a href="/productos/puntoypampa-rio">El río que piensa</a>, y un libro finito que cabe en cualquier hueco, como <a href="/productos/puntoypampa-zambas">Manual de zambas</a>.</p>
<h2>Diez para consultar</h2>
<p>Un diccionario. Un atlas, aunque sea de lo perdido. Uno de plantas: nosotros usamos <a href="/productos/puntoypampa-yuyos">Yuyos</a> para discutir con los vecinos. Uno de cocina que se pueda manchar. Estos van abajo, porque pesan y porque se sacan con las dos manos.</p>
<h2>Diez para prestar</h2>
<p>El estante que no se presta se seca. Tené a mano diez libros que no te importe no volver a ver, y anotá a quién. Los cortos rinden más: <a href="/productos/puntoypampa-perros">Perros de agua</a> salió de casa siete veces y volvió seis, la última con olor a pileta.</p>
<h2>Nueve que todavía no</h2>
<p>Los no leídos no son una deuda, son una despensa. Nueve alcanzan para cualquier humor: uno triste, uno largo, uno de viajes, uno que te recomendó alguien que no te cae bien.</p>
<h2>Y un lugar vacío</h2>
<p>El cuarenta no existe: es el hueco. Si se llena, algo tiene que salir. Los martes a la tarde compramos usados justamente por eso, y no hacemos preguntas sobre las dedicatorias.</p>
<blockquote><p>El orden alfabético es para las grandes. En una chica, los libros se ponen al lado de quien les va a conversar.</p></blockquote>
<p>La señora del pasillo volvió al mes. Había metido cuarenta y uno, acostando el último arriba de los demás. Le vendimos otro estante.</p>`,
  },
]
