import type { DemoArticle } from '../demo-shop.ts'
import { scene } from './pictures.ts'

/** To read with a grown-up. Whoever speaks is invented; the rain at two is not. Products are linked by their reference. */
export const ARTICLES: readonly DemoArticle[] = [
  {
    slug: 'siete-juegos-para-una-tarde-de-aguacero',
    title: 'Siete juegos para una tarde de aguacero',
    author: 'Marisol, la de la tienda',
    summary:
      'A las dos se oscurece y a las dos y diez ya nadie puede salir. Siete ideas que no piden pantalla ni mucha cosa.',
    cover: scene('aguacero'),
    publishedAt: '2026-11-12T14:00:00.000Z',
    body: `<p>En San José, de mayo a noviembre, la tarde tiene horario. A las doce hace sol, a la una se arrima la nube, a las dos cae. Hay quien lo ve como un problema. Nosotros lo vemos como una cita: todos los días, a la misma hora, adentro.</p>
<p>Estos siete juegos los probamos en la trastienda, con los que llegan esperando a que escampe. Van del más quieto al más loco, porque así suele ir la tarde.</p>
<h2>1. El mapa de la gotera</h2>
<p>Una hoja grande en el piso y <a href="/productos/chirimoya-crayones">crayones</a>. Se dibuja la casa desde arriba, cada cuarto con su color. Después se cierra los ojos, se escucha y se marca dónde suena más duro la lluvia. Al final hay un tesoro: está donde no suena.</p>
<h2>2. El tren que pierde granos</h2>
<p>Con el <a href="/productos/chirimoya-tren">Tren Cafetalero</a>, o con una caja de zapatos y frijoles. Se cuentan doce granos al salir y se le da la vuelta a la casa. ¿Con cuántos llegó? Quien encuentre los que faltan conduce el siguiente viaje.</p>
<h2>3. El noticiero del pizote</h2>
<p>Un sillón volcado hace de mostrador y un <a href="/productos/chirimoya-pizote">títere</a> da las noticias: «Última hora, alguien se comió el pan dulce». Cada quien trae una noticia de la semana. Es la manera más rápida que conocemos de enterarse de qué pasó en la escuela.</p>
<h2>4. La torre y el temblor</h2>
<p>Se arma la torre más alta con los <a href="/productos/chirimoya-bloques">Bloques Volcán</a>. Una persona cuenta hasta diez y sopla, o zapatea, o mueve la alfombra. Lo que quede en pie suma puntos. Se aprende de ingeniería lo que ningún libro explica: abajo, los grandes.</p>
<h2>5. Estatuas de trueno</h2>
<p>Todos bailan. Con cada trueno, quietos. El que se mueve cuenta un secreto pequeño. Si la tormenta no colabora, alguien hace el trueno con una olla.</p>
<blockquote><p>Un niño aburrido diez minutos es un niño a punto de inventar algo. El truco es aguantar los diez minutos.</p></blockquote>
<h2>6. Ropero de reyes</h2>
<p>Una capa, una corona y un antifaz de la <a href="/productos/chirimoya-disfraces">Caja de disfraces</a>, o la sábana de siempre. Se saca un papelito con un personaje y otro con un problema: «La reina / perdió las llaves». Hay que resolverlo sin decir la palabra «no».</p>
<h2>7. La carrera de las dos gotas</h2>
<p>El más viejo del mundo. Cada quien escoge una gota en el vidrio de la ventana y le va. Se grita, se sopla, se protesta. Gana la que llegue abajo. No hay premio ni hace falta.</p>
<h2>Y cuando escampa</h2>
<p>Botas, y a la acera. Los charcos de las cuatro son los mejores: todavía tienen barquitos. La ropa se lava; la tarde no vuelve.</p>`,
  },
  {
    slug: 'como-elegir-un-juguete-por-edad-y-no-por-la-caja',
    title: 'Cómo elegir un juguete por edad y no por la caja',
    author: 'Chirimoya',
    summary: 'El número de la caja habla de seguridad. Lo demás lo dice quien va a jugar, si una sabe mirar.',
    cover: scene('edades'),
    publishedAt: '2026-10-30T14:00:00.000Z',
    body: `<p>Llega diciembre y con él una pregunta que oímos veinte veces al día: «Es para una niña de cuatro, ¿qué me llevo?». La respuesta honesta es otra pregunta: ¿y qué hace cuando nadie la está viendo?</p>
<p>El número que trae la caja es importante, pero dice otra cosa de la que creemos. «Desde 3 años» casi siempre quiere decir que trae piezas que caben en una boca. Es una advertencia de seguridad, y hay que hacerle caso. No es una nota, ni una promesa, ni una meta.</p>
<h2>De cero a uno: cosas que contestan</h2>
<p>Un bebé quiere saber si el mundo le hace caso. Sacude y suena; muerde y no pasa nada; suelta y alguien lo recoge. Un <a href="/productos/chirimoya-sonajero">sonajero que suene a algo</a>, un <a href="/productos/chirimoya-libro-rana">libro de tela</a> con solapas, una tapa de olla. Evitá lo que hace todo solo: si el juguete baila, el bebé mira.</p>
<h2>Dos y tres: llenar, vaciar, repetir</h2>
<p>Es la edad de pasar cosas de un lado a otro. Una <a href="/productos/chirimoya-cubeta">cubeta con pala</a> dura más que cualquier muñeco que hable, porque nunca se termina. También empiezan los «como si»: una cuchara es un avión, y un <a href="/productos/chirimoya-perezoso">títere</a> que no quiere dormir es de la familia.</p>
<h2>De cuatro a seis: reglas, sí, pero suyas</h2>
<p>Ahora hay historias largas y leyes que cambian a mitad del juego. Van bien los bloques, los disfraces y el <a href="/productos/chirimoya-rompecabezas">rompecabezas</a> de veinticuatro piezas, ojalá con alguien al lado que no ayude demasiado. Si pierde y tira el tablero, no es mala educación: es que todavía no toca.</p>
<h2>De siete a nueve: que cueste un poquito</h2>
<p>Quieren lo difícil. Un <a href="/productos/chirimoya-trompo">trompo</a> que no baila a la primera es perfecto, porque el día que baile va a ser de ellos. Un <a href="/productos/chirimoya-papalote">papalote</a>, lo mismo: hay que leer el viento, correr y equivocarse delante de otros.</p>
<h2>Diez y más: no les regalés infancia</h2>
<p>Regalales tiempo y herramientas. Algo que se arme, se arregle o se enseñe a un hermano menor. Y preguntales: a los diez ya saben.</p>
<h2>Tres preguntas antes de pagar</h2>
<ol>
<li><strong>¿Quién hace el trabajo?</strong> Si lo hace el juguete, se aburre el niño. Si lo hace el niño, se gasta el juguete. Queremos lo segundo.</li>
<li><strong>¿Sirve para dos cosas?</strong> Un castillo es un castillo. Cuarenta bloques son un castillo, un puente y una sopa.</li>
<li><strong>¿Se puede arreglar?</strong> Si se quiebra y va a la basura, salió caro aunque fuera barato.</li>
</ol>
<p>¿Y si te equivocás? Se cambia. Tenés treinta días y no preguntamos por qué. Pero antes guardalo un mes en el ropero y sacalo de nuevo: muchas veces no era el juguete equivocado, era el martes equivocado.</p>`,
  },
]
