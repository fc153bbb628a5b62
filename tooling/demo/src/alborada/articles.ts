import type { DemoArticle } from '../demo-shop.ts'
import { photo } from './pictures.ts'

/** The magazine of the season. Whoever speaks in it is invented; the weather of Medellín is not. */
export const ARTICLES: readonly DemoArticle[] = [
  {
    slug: 'cuatro-climas-en-un-mismo-dia',
    title: 'Cuatro climas en un mismo día',
    author: 'Lía Ossa',
    summary:
      'Sol a mediodía, aguacero a las tres, saco a las seis. Cómo salir de la casa una sola vez y llegar bien a todo.',
    cover: photo('santa-elena', 'context', 'Cárdigan Santa Elena'),
    publishedAt: '2026-10-29T13:00:00.000Z',
    body: `<p>En Medellín nadie pregunta qué estación es. Se pregunta a qué hora. A las siete hay neblina en las laderas y uno sale con los hombros arriba; a las doce el sol cae derecho sobre la avenida; a las tres se oscurece de repente y llueve como si fuera la última vez. A las seis refresca. Y todo eso con la misma ropa, porque nadie vuelve a la casa a cambiarse.</p>
<p>Esta colección se pensó con el reloj en la mano, no con el calendario. La regla es sencilla: una base que respire, una capa que quepa en el bolso y un zapato que no le tenga miedo al charco.</p>
<h2>Las siete</h2>
<p>El camisero Junín, abotonado hasta arriba, con el <strong>cárdigan Santa Elena</strong> sobre los hombros. Se lleva cerrado hasta el metro y abierto desde que uno llega a la oficina. La lana con algodón abriga sin pesar y no se eriza con la humedad.</p>
<h2>Las doce</h2>
<p>El cárdigan va al bolso y las mangas se doblan dos vueltas: dos, no tres, para que queden justo debajo del codo. El chambray con lino deja pasar el aire. Si hay que caminar, el cinturón se afloja un hueco; el vestido sigue teniendo forma.</p>
<blockquote><p>Una capa que no cabe en el bolso no es una capa: es una preocupación.</p></blockquote>
<h2>Las tres</h2>
<p>El aguacero no se negocia, se espera. Lo que sí se puede hacer es no sufrirlo: el crepé del pantalón Palmas se seca colgado en lo que dura un tinto, y el satén de la falda Prado ni se entera. El lino, en cambio, se moja y se nota. Guárdalo para los días en que el cielo amanece limpio.</p>
<h2>Las seis</h2>
<p>Vuelve el cárdigan. Y, si la noche se alarga en Provenza o en Manila, la pañoleta Orquídea hace el resto: doblada en triángulo sobre la nuca corta el viento, y anudada a la correa del bolso solo acompaña.</p>
<p>Cuatro climas, una sola ropa. Lo demás es saber a qué hora quitársela.</p>`,
  },
  {
    slug: 'el-lino-se-arruga-y-esta-bien',
    title: 'El lino se arruga, y está bien',
    author: 'Maritza Cano',
    summary:
      'Una defensa de la tela que no finge. Con tres cosas que sí se deben hacer y una que no se debe hacer nunca.',
    cover: photo('poblado', 'detail', 'Camisa Poblado de lino crudo'),
    publishedAt: '2026-10-08T13:00:00.000Z',
    body: `<p>Hay quien devuelve una camisa de lino porque se arrugó de camino al trabajo. Es como devolver un mango porque dejó las manos amarillas. El lino se arruga porque su fibra es larga y terca: guarda la memoria de cómo uno se sentó, de dónde dobló el codo, de cuánto duró la reunión. Esa es, en el fondo, su gracia.</p>
<p>La arruga del lino no es la del algodón. No es un pliegue cansado, es una línea: el ojo la lee como textura. Por eso una camisa de lino muy planchada se ve rara, como una foto retocada.</p>
<h2>Tres cosas que sí</h2>
<ol>
<li><strong>Lavarla fría y colgarla húmeda.</strong> Sacudida dos veces, en gancho ancho, con los botones abiertos. El peso del agua hace el trabajo de la plancha.</li>
<li><strong>Plancharla por el revés y todavía húmeda,</strong> si toca. Solo el cuello, la vista y los puños. El cuerpo se deja en paz.</li>
<li><strong>Usarla mucho.</strong> El lino no llega suave: se vuelve suave. Hacia la décima lavada la camisa empieza a parecerse a uno.</li>
</ol>
<h2>Una que nunca</h2>
<p>La secadora. Encoge, endurece y quiebra la fibra justo en los dobleces, que es por donde después se abre.</p>
<blockquote><p>El lino que no se arruga tiene algo que no es lino.</p></blockquote>
<p>La <strong>camisa Poblado</strong> está hecha con lino crudo, sin blanquear ni teñir. El color cambia un poco de una tanda a la otra, porque cambia la cosecha. No lo corregimos. Si pides dos, te lo decimos antes.</p>`,
  },
  {
    slug: 'quien-cosio-tu-camisa',
    title: 'Quién cosió tu camisa',
    author: 'Lía Ossa',
    summary:
      'Una mañana en el taller de Laureles, entre dos máquinas planas, un radio y catorce personas que saben qué hace la de al lado.',
    cover: photo('niebla', 'context', 'Camisa Niebla de popelina'),
    publishedAt: '2026-09-17T13:00:00.000Z',
    body: `<p>A las seis y media Nohelia ya prendió el radio y la fileteadora, en ese orden. El taller queda en el segundo piso de una casa de esquina, con un guayacán que en febrero mete flores por la ventana. Caben catorce personas si nadie se estira de repente.</p>
<p>Una camisa pasa por nueve manos. La corta Rubiel, que lleva veintidós años mirando la tela antes de tocarla: «La popelina a rayas no se corta, se cuadra». Si la raya del bolsillo no cae sobre la raya del frente, la pieza se aparta, y se aparta sin discutir.</p>
<h2>Cuarenta minutos</h2>
<p>Eso se demora coser una camisa Niebla de principio a fin. Cuello, ocho minutos. Puños, seis. La tapa de botones, que parece lo fácil, se lleva cinco y la hace siempre la misma persona. «Yo la reconozco en la calle», dice Nohelia. «No la camisa: la tapa».</p>
<p>En una fábrica grande la misma prenda se cose en doce. No es que allá trabajen mejor o peor; es que allá nadie termina una camisa. Acá cada quien la ve entera antes de que se vaya.</p>
<blockquote><p>«Yo la reconozco en la calle. No la camisa: la tapa».</p></blockquote>
<h2>Lo que cuesta</h2>
<p>Por eso hacemos dieciséis prendas por temporada y no sesenta. Es lo que alcanza a salir de aquí sin correr, pagando la hora como es y cerrando los sábados a mediodía. Cuando una talla se acaba, se acaba hasta que vuelva la tela: preferimos decirlo a reemplazarla por otra parecida.</p>
<p>Dentro de cada prenda, en la costura izquierda, hay una etiqueta pequeña con un nombre de pila. Es el de quien la terminó. Si un día le haces un arreglo, dile a la modista que no la descosa.</p>`,
  },
  {
    slug: 'cuidar-la-ropa-es-la-mitad',
    title: 'Cuidarla es la mitad',
    author: 'Maritza Cano',
    summary:
      'Lana, seda, cuero y crepé: lo que cada tela pide para durar diez años, en una página que se puede pegar detrás del clóset.',
    cover: photo('oriente', 'detail', 'Buzo Oriente de punto'),
    publishedAt: '2026-08-27T13:00:00.000Z',
    body: `<p>La otra mitad es comprarla bien, pero de eso ya hablamos mucho. Lo que sigue se aprende dañando ropa. Te lo contamos para que no tengas que dañar la tuya.</p>
<h2>Punto y lana</h2>
<p>Nunca en gancho: el peso la estira y le deja cachos en los hombros. Se dobla y se guarda acostada. Se lava a mano con jabón neutro, sin restregar, y se seca extendida sobre una toalla, a la sombra. Las motas salen con una cuchilla pasada suave, una vez al mes. No son mala calidad, son roce.</p>
<h2>Seda</h2>
<p>Agua fría, dos minutos, una tapita de champú para bebé. No se retuerce: se enrolla en una toalla y se presiona. La plancha va tibia, por el revés y con la pañoleta apenas húmeda. El perfume se aplica antes de ponérsela, jamás encima.</p>
<h2>Crepé y satén</h2>
<p>En bolsa de malla, ciclo suave, con colores parecidos. Se cuelgan mojados y no necesitan plancha. Si la falda Prado perdió el plisado en una maleta, cuélgala en el baño mientras te duchas: el vapor se lo devuelve.</p>
<h2>Cuero</h2>
<p>Paño seco después de la lluvia y crema incolora dos veces al año. El bolso se guarda relleno de papel y fuera de la bolsa plástica, para que respire. Las marcas no se tapan: se quedan, y a los seis meses son el color.</p>
<h2>El botón</h2>
<p>Cada prenda lleva uno de repuesto en la costura. Guárdalos todos en el mismo frasco. Un día ese frasco te va a salvar una reunión.</p>
<blockquote><p>La ropa no se acaba en la lavadora: se acaba en el apuro.</p></blockquote>`,
  },
]
