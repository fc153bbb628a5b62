import type { DemoArticle } from '../demo-shop.ts'
import { scene } from './pictures.ts'

/** Notes of the workshop. Whoever speaks is invented; the woods are not. Products are linked by their reference. */
export const ARTICLES: readonly DemoArticle[] = [
  {
    slug: 'como-medir-un-rincon-antes-de-comprarle-un-sillon',
    title: 'Cómo medir un rincón antes de comprarle un sillón',
    author: 'Noelia Bentancur',
    summary: 'Cinco medidas, una cinta y un diario viejo. La que todos olvidan no está en la sala: está en la puerta.',
    cover: scene('rincon'),
    publishedAt: '2026-11-12T12:00:00.000Z',
    body: `<p>Dos veces por año suena el teléfono del taller y del otro lado hay alguien con un mueble atravesado en la escalera. Siempre es un mueble lindo, siempre entraba en la sala, y siempre falta la misma medida. Esta nota es para que esa llamada no sea tuya.</p>
<p>Hace falta una cinta métrica, un lápiz, un rollo de cinta de pintor y el diario de ayer. Media hora, si nadie te interrumpe.</p>
<h2>1. El ancho que hay y el ancho que queda</h2>
<p>Medí la pared a la altura del zócalo y otra vez a un metro. En una casa vieja no dan lo mismo, y manda la más chica. A ese número restale sesenta centímetros por cada lado por donde haya que pasar: es lo que ocupa una persona con una bandeja. Lo que queda es el ancho de tu sillón, y suele ser menos de lo que pensabas.</p>
<p>Un <a href="/productos/tallerceibo-pampero">Pampero</a> tiene setenta y dos. Si te dio sesenta y cinco, no lo fuerces: un <a href="/productos/tallerceibo-cordon">banco Cordón</a> con un almohadón contra la pared da más asiento por centímetro que cualquier cosa con brazos.</p>
<h2>2. El fondo, con las piernas puestas</h2>
<p>El fondo de un sillón se mide en la ficha, pero se usa con piernas. Sumale cuarenta y cinco centímetros de rodilla y otros treinta para que alguien pase por delante sin pedir permiso. Si enfrente va una <a href="/productos/tallerceibo-laguna">mesa ratona</a>, dejá cuarenta entre el borde y el asiento: menos lastima, más obliga a estirarse.</p>
<h2>3. La altura de la ventana y la del enchufe</h2>
<p>Un respaldo de noventa y cuatro tapa el antepecho de casi todas las ventanas de Montevideo, que están entre ochenta y cinco y noventa. Si te importa la luz, mirá el respaldo bajo. Y anotá dónde está el enchufe: la lámpara va del lado contrario a la mano con la que das vuelta la página.</p>
<h2>4. El diario en el piso</h2>
<p>Ahora marcá el contorno con cinta de pintor y llená el rectángulo con hojas de diario. Dejalo dos días. Vas a descubrir que la puerta del aparador no abre entera, que el perro duerme justo ahí, o que el rincón en realidad era el otro. El diario se corre gratis.</p>
<blockquote><p>Un mueble ocupa lo que mide y lo que hace falta para vivir alrededor.</p></blockquote>
<h2>5. La puerta</h2>
<p>Esta es la que falta siempre. Medí el paso libre, con la hoja abierta y de marco a marco: una puerta «de ochenta» deja pasar setenta y seis. Hacé lo mismo con la del edificio, la del ascensor y el codo de la escalera. Después mirá las tres medidas del mueble y quedate con la más chica: esa es la que va de costado. Necesita dos centímetros de aire para los dedos.</p>
<p>En la página de cada pieza hay una pregunta, «¿Entra por mi puerta?». Escribí el ancho y contesta sola. La <a href="/productos/tallerceibo-sarandi">biblioteca Sarandí</a>, por ejemplo, tiene casi dos metros de alto y entra por cualquier lado, porque de perfil mide treinta y dos.</p>
<p>Si con todo esto todavía dudás, mandanos una foto del rincón con la cinta apoyada en el piso. Contestamos con un dibujo.</p>`,
  },
  {
    slug: 'lapacho-roble-eucalipto-que-madera-aguanta-que-vida',
    title: 'Lapacho, roble, eucalipto: qué madera aguanta qué vida',
    author: 'Elbio Camejo',
    summary:
      'No hay madera buena ni mala. Hay maderas para una casa con niños, para una ventana al norte y para quien nunca apoya el mate en un posavasos.',
    cover: scene('maderas'),
    publishedAt: '2026-10-18T12:00:00.000Z',
    body: `<p>Cuando alguien entra al taller y pregunta cuál es la mejor madera, Elbio deja el formón y pregunta de vuelta: «¿La mejor para quién?». Después saca tres tablas, las apoya contra la pared y deja que cada uno las toque antes de hablar. Hagamos lo mismo, aunque sea por escrito.</p>
<h2>Lapacho: para lo que va a quedar</h2>
<p>Es la más pesada de las tres. Una tabla de lapacho se hunde en el agua y desafila una sierra en una mañana. A cambio no se mueve: la <a href="/productos/tallerceibo-solis">mesa Solís</a> que hicimos para la casa de mi madre en 2009 sigue cerrando al ras, y en esa cocina hierve algo desde las siete.</p>
<p>Oscurece con los años, del color de la yerba seca al del café. Si la ponés frente a una ventana al norte, corré el florero cada tanto o te va a quedar el círculo. No es para quien cambia de idea con los muebles: el lapacho se hereda.</p>
<h2>Roble: para la luz</h2>
<p>El roble que usamos es europeo, de bosque plantado, y viene en barco. Es más liviano, más claro y toma la cera como ninguna. Una <a href="/productos/tallerceibo-rambla">silla Rambla</a> en roble se levanta con dos dedos, y por eso es la que llevan las casas con niños: se la corre, se la trepa, se la vuelve a poner.</p>
<p>Tiene un defecto y es el hierro. Una lata mojada o una tijera olvidada le dejan una mancha azul. Sale con ácido oxálico, que vendemos en sobre, o con diez años de paciencia.</p>
<h2>Eucalipto: la de acá</h2>
<p>Durante mucho tiempo en el Uruguay el eucalipto fue leña y poste. Nosotros le compramos a un aserradero de Rivera el colorado de más de treinta años, secado al aire, y con eso hacemos la <a href="/productos/tallerceibo-farolito">mesa de luz Farolito</a> y la <a href="/productos/tallerceibo-sarandi">biblioteca</a>. Es firme, es rojizo, y tiene la veta entrecruzada: de un lado brilla y del otro no, según por dónde entre el sol.</p>
<p>Trabaja más que las otras. En enero un cajón puede rozar y en julio bailar un poco. Lo contamos antes, porque a cambio cuesta la tercera parte del lapacho y viajó cuatrocientos kilómetros en lugar de diez mil.</p>
<blockquote><p>La madera no se terminó de hacer cuando la cortaron. La terminás vos, viviendo arriba.</p></blockquote>
<h2>Entonces, ¿cuál?</h2>
<ul>
<li><strong>Si hay niños o perro:</strong> roble con cera. Se raya y se arregla en una tarde.</li>
<li><strong>Si cocinás y apoyás la olla:</strong> lapacho con aceite duro.</li>
<li><strong>Si te mudás cada dos años:</strong> eucalipto. Pesa poco, se desarma y no duele.</li>
<li><strong>Si hay sol todo el día:</strong> cualquiera, pero movela. Un mueble también necesita cambiar de lado.</li>
</ul>
<p>Y si no sabés, pedinos las muestras: son tres tablitas de un palmo. Apoyalas en la ventana una semana. La que sigas mirando el domingo es la tuya.</p>`,
  },
]
