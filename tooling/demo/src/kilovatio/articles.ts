import type { DemoArticle } from '../demo-shop.ts'
import { scene } from './pictures.ts'

/** Buying guides. Whoever signs is invented; the norms are not, and the sums can be checked. */
export const ARTICLES: readonly DemoArticle[] = [
  {
    slug: 'usb-c-sin-confusiones',
    title: 'USB-C sin confusiones: qué cable sirve para qué',
    author: 'Taller de Kilovatio',
    summary: 'El enchufe es uno; los cables, no. Tres números dicen lo que hace cada uno: watts, gigabits y metros.',
    cover: scene('ports', 'article', 'Un cargador, un hub y un cable USB-C'),
    publishedAt: '2026-10-27T13:00:00.000Z',
    body: `<p>USB-C es la forma del conector. No dice cuánta energía pasa, ni cuántos datos, ni si lleva video. Dos cables que se ven iguales pueden diferir ochenta veces en velocidad. Para elegir se miran tres números.</p>
<h2>Watts: lo que carga</h2>
<p>Todo cable USB-C a USB-C aguanta 3 A, es decir <strong>60 W</strong>. Para pasar de ahí necesita un chip que avise que soporta 5 A: son los de 100 W, y los de 240 W en la norma de 2021. Sin chip, el cargador se queda en 60 W aunque pueda dar más.</p>
<p>La potencia la fija el más débil de los tres: cargador, cable y equipo. Un cargador de 65 W con un cable de 60 W entrega 60 W. Un teléfono que acepta 25 W carga a 25 W con cualquiera de los dos.</p>
<h2>Gigabits: lo que mueve</h2>
<ul>
<li><strong>480 Mb/s (USB 2.0):</strong> la mayoría de los cables de carga. Una película de 5 GB demora más de un minuto y medio.</li>
<li><strong>5 y 10 Gb/s:</strong> discos y hubs. La misma película, entre 5 y 10 segundos.</li>
<li><strong>20 y 40 Gb/s:</strong> estaciones de trabajo y discos externos rápidos.</li>
</ul>
<h2>Metros: lo que se pierde</h2>
<p>A 40 Gb/s un cable común mide 80 cm como máximo. A 10 Gb/s, un metro. A 480 Mb/s puede medir cuatro. Por eso los cables largos son de carga y los rápidos son cortos.</p>
<h2>El video va aparte</h2>
<p>Un cable de 480 Mb/s no lleva imagen. Además, el puerto del equipo tiene que ofrecer DisplayPort por USB-C; está en su ficha, no en el conector.</p>
<blockquote><p>Para un teléfono, 60 W y 2 m. Para un notebook, 100 W. Para un disco, 10 Gb/s y un metro. Para una pantalla, el cable que diga video.</p></blockquote>
<p>El <strong>cable Nodo de 2 m</strong> es de 100 W y 480 Mb/s: carga todo, mueve poco y no muestra nada. Lo decimos en la ficha para que no haya que probarlo.</p>`,
  },
  {
    slug: 'cuanta-bateria-en-un-corte-de-luz',
    title: 'Cuánta batería necesitas en un corte de luz',
    author: 'Javiera Ohm',
    summary: 'Se suma lo que quieres mantener, se multiplica por las horas y se divide por 0,85. Con tres ejemplos.',
    cover: scene('outage', 'article', 'Estación de energía, panel solar, linterna y batería portátil'),
    publishedAt: '2026-10-13T13:00:00.000Z',
    body: `<p>Una batería se elige al revés: primero lo que tiene que seguir prendido, después las horas, al final el tamaño. La cuenta cabe en una línea.</p>
<blockquote><p>Watts por horas, dividido por 0,85. El resultado son los watt-hora que tiene que decir la etiqueta.</p></blockquote>
<p>El 0,85 es lo que llega al enchufe: el resto se va en convertir la corriente. En las baterías portátiles de teléfono es un poco menos, 0,8.</p>
<h2>Cuánto gasta cada cosa</h2>
<ul>
<li>Router: 10 W.</li>
<li>Ampolleta LED: 9 W.</li>
<li>Teléfono: 15 Wh por carga completa.</li>
<li>Notebook de 14": 20 W en uso de oficina.</li>
<li>Televisor LED de 43": 60 W.</li>
<li>Refrigerador: 40 W en promedio, pero 300 W o más al partir.</li>
</ul>
<h2>Tres casos</h2>
<p><strong>Cuatro horas de internet y una luz.</strong> 10 W + 9 W son 19 W; por 4 h, 76 Wh; dividido por 0,85, 90 Wh. Una batería portátil de 74 Wh no alcanza por poco: da 3 h 10 min, si tiene salida para el router.</p>
<p><strong>Una jornada de trabajo.</strong> Router, notebook y una ampolleta: 39 W. Por 6 h son 234 Wh; con la pérdida, 275. La estación de 300 Wh lo cubre.</p>
<p><strong>El refrigerador toda la noche.</strong> 40 W por 8 h son 320 Wh, 376 con la pérdida. La de 300 Wh no basta, y además hay que mirar el arranque: si el motor pide más de 600 W, se protege y no parte.</p>
<h2>Lo que no vale la pena</h2>
<p>Calentar. Un hervidor gasta 2.000 W: vaciaría 300 Wh en nueve minutos, si la salida lo permitiera. Para eso, gas.</p>
<p>Y lo que siempre vale: una <strong>linterna</strong> cargada en un lugar que se encuentre a oscuras.</p>`,
  },
  {
    slug: 'donde-poner-el-router',
    title: 'Dónde poner el router y cuándo sumar un nodo',
    author: 'Taller de Kilovatio',
    summary: 'Medimos la misma casa con el router en tres lugares. Moverlo dos metros sirvió más que cambiarlo.',
    cover: scene('waves', 'article', 'Un router y dos nodos de una malla'),
    publishedAt: '2026-09-22T13:00:00.000Z',
    body: `<p>La casa: 96 m², un piso, muros interiores de tabique y uno de hormigón entre el living y las piezas. Plan de 600 Mb/s. Medimos en la pieza del fondo, a 13 m, siempre a la misma hora y con el mismo teléfono.</p>
<h2>Tres lugares, un router</h2>
<ul>
<li><strong>En el suelo, detrás del televisor:</strong> 48 Mb/s.</li>
<li><strong>Sobre el mueble, a 1,5 m de altura:</strong> 132 Mb/s.</li>
<li><strong>En el pasillo, a la misma altura, sin el hormigón en medio:</strong> 310 Mb/s.</li>
</ul>
<p>El router era el mismo. Lo que cambió fue lo que la señal tuvo que cruzar.</p>
<h2>Qué la frena</h2>
<p>Cada muro resta. En la banda de 5 GHz, un tabique quita cerca de 3 dB; uno de ladrillo, 10; uno de hormigón armado, 20 o más. Tres decibeles menos son la mitad de la potencia. También frenan los espejos, los acuarios y el refrigerador, que es una caja de metal.</p>
<h2>Las antenas</h2>
<p>Una antena irradia hacia los lados, no hacia la punta. Para un piso, todas derechas. Para dos, una acostada.</p>
<h2>Cuándo un nodo</h2>
<p>Cuando después de mover el router queda una pieza bajo lo que necesitas. Un videollamada usa 4 Mb/s; una película en 4K, 25. Si hay 40 y ves películas, no hace falta nada.</p>
<p>Si falta, el segundo nodo va <strong>a mitad de camino</strong>, donde todavía llega buena señal, no en la pieza sin señal. En la casa medida, con el nodo en la puerta del pasillo, el fondo subió a 420 Mb/s.</p>
<blockquote><p>Un nodo repite lo que recibe. Si recibe poco, repite poco.</p></blockquote>
<p>Y si hay un cable de red entre ambos lugares, úsalo: los nodos unidos por cable no gastan aire en hablarse.</p>`,
  },
  {
    slug: 'como-leer-la-ficha-de-unos-audifonos',
    title: 'Cómo leer la ficha de unos audífonos',
    author: 'Matías Ferrer Lobos',
    summary: 'Qué dicen la impedancia, la respuesta y las horas, qué no dicen, y los dos datos que casi nadie publica.',
    cover: scene('ears', 'article', 'Audífonos que cubren la oreja, de botón y de conducción ósea'),
    publishedAt: '2026-09-01T13:00:00.000Z',
    body: `<p>Una ficha tiene diez líneas. Cuatro sirven para elegir, tres para descartar y el resto para llenar. Vamos en orden.</p>
<h2>Las que eligen</h2>
<p><strong>Peso.</strong> Sobre 280 g se nota a la segunda hora. Bajo 200 g se olvida. Es el dato que más se parece a lo que se siente.</p>
<p><strong>Autonomía.</strong> Mírala con la función que vas a usar: 42 h sin cancelación pueden ser 30 con ella. Divide por tus horas diarias y sabrás cada cuántos días se cargan.</p>
<p><strong>Abiertos o cerrados.</strong> Los abiertos dejan entrar y salir el sonido: para la casa. Los cerrados aíslan: para la oficina y la micro. Los de conducción ósea no tapan nada: para la calle.</p>
<p><strong>Conexión a dos equipos.</strong> Si contestas el teléfono mientras escuchas el notebook, es la línea que importa.</p>
<h2>Las que descartan</h2>
<p><strong>Impedancia.</strong> Hasta 40 Ω los mueve un teléfono. Sobre 100 Ω hace falta un amplificador. No dice nada de la calidad.</p>
<p><strong>Resistencia al agua.</strong> IPX4 es sudor y lluvia; IP67 es caerse a una piscina.</p>
<p><strong>Puntas o almohadillas de repuesto.</strong> Se gastan antes que todo lo demás. Si no se venden, el audífono dura lo que la espuma.</p>
<h2>Las que llenan</h2>
<p>«20 Hz a 20 kHz» lo escriben casi todos, porque no dice con cuánta diferencia entre unas notas y otras. El diámetro del diafragma tampoco: uno de 40 mm puede sonar mejor que uno de 50.</p>
<h2>Las que faltan</h2>
<p>La <strong>fuerza de apriete</strong>, en newton: entre 2,5 y 3,5 se sostienen sin apretar. Y la <strong>diferencia entre canales</strong>, en decibeles: bajo 1 dB no se oye. Las medimos en el taller y, cuando las tenemos, las publicamos.</p>
<blockquote><p>Si una ficha tiene más adjetivos que números, pide los números.</p></blockquote>`,
  },
  {
    slug: 'que-revisamos-antes-de-vender-un-equipo-usado',
    title: 'Qué revisamos antes de vender un equipo usado',
    author: 'Javiera Ohm',
    summary: 'Cuarenta puntos, tres grados y una hoja firmada que va en la caja. Lo que no pasa no se vende.',
    cover: scene('desk', 'article', 'Monitor, teclado, mouse y una taza'),
    publishedAt: '2026-08-11T13:00:00.000Z',
    body: `<p>Un equipo usado cuesta entre 30 y 45 % menos que el mismo nuevo. La diferencia tiene que venir del uso, no de la sorpresa. Por eso cada uno pasa por la misma mesa, con la misma lista.</p>
<h2>De dónde vienen</h2>
<p>De tres partes: devoluciones dentro de los diez días de retracto, arriendos de oficina que terminan y lo que estuvo en vitrina. No compramos a desconocidos: necesitamos la boleta original.</p>
<h2>La mesa</h2>
<ol>
<li><strong>Identidad.</strong> Número de serie contra la boleta y contra el registro de equipos robados.</li>
<li><strong>Batería.</strong> Carga y descarga completas. Bajo 85 % de la capacidad original se cambia.</li>
<li><strong>Puertos.</strong> Cada uno, con un medidor: voltaje con carga y velocidad de datos.</li>
<li><strong>Pantalla.</strong> Cinco colores planos, brillo en nueve puntos, píxeles.</li>
<li><strong>Sonido.</strong> Barrido de 20 Hz a 20 kHz por canal; la diferencia va en la ficha.</li>
<li><strong>Calor.</strong> Una hora a plena carga, con cámara térmica.</li>
<li><strong>Datos.</strong> Borrado completo, con certificado.</li>
</ol>
<h2>Los grados</h2>
<ul>
<li><strong>A:</strong> a 40 cm no se ven marcas.</li>
<li><strong>B:</strong> se ven, y la ficha dice cuáles y de cuántos milímetros.</li>
<li><strong>C:</strong> no lo vendemos; queda para repuestos.</li>
</ul>
<p>El grado habla de la apariencia. El funcionamiento no tiene grados: o cumple la ficha del nuevo, o no sale.</p>
<h2>Después</h2>
<p>Cada usado tiene la garantía que dice su ficha, entre tres y seis meses, con envío pagado de ida y de vuelta. Y diez días de retracto, como todo lo demás.</p>
<blockquote><p>La hoja de la mesa va en la caja. Si algo no coincide, vale la hoja.</p></blockquote>`,
  },
]
