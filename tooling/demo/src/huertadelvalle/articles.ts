import type { DemoArticle } from '../demo-shop.ts'
import { scene } from './pictures.ts'

/**
 * What is told across the stall. Whoever speaks is invented; the locro is not. Products are linked by their reference:
 * the address is written when the shop is opened.
 */
export const ARTICLES: readonly DemoArticle[] = [
  {
    slug: 'locro-de-papa-para-un-domingo-con-frio',
    title: 'Locro de papa para un domingo con frío',
    author: 'Doña Carmela',
    summary:
      'Cuatro ollas me costó aprender que el locro no se licúa. Para seis, en una hora y con lo que hay en la canasta.',
    cover: scene('locro'),
    publishedAt: '2026-11-14T12:00:00.000Z',
    body: `<p>En Quito hay domingos en que el Pichincha amanece tapado y uno ya sabe qué se almuerza. El locro no se decide: se huele desde la escalera, cuando la vecina de abajo puso el refrito antes que una.</p>
<p>Mi mamá lo hacía con lo que hubiera, pero nunca con cualquier papa. Si le salía aguado no le echaba la culpa a la olla, sino a la papa: «Esta no es chola», decía, y al otro domingo cambiaba de casera. De ella aprendí tres cosas, y las tres están aquí abajo.</p>
<h2>Lo que necesitas, para seis</h2>
<ul>
<li>Una malla de <a href="/productos/huertadelvalle-papa-chola">papa chola</a> (dos kilos; la mitad en trozos grandes, la mitad en chicos)</li>
<li>Una <a href="/productos/huertadelvalle-cebolla-paitena">cebolla paiteña</a> grande, picada fina</li>
<li>Dos <a href="/productos/huertadelvalle-choclo">choclos tiernos</a>, desgranados</li>
<li>Medio bloque de <a href="/productos/huertadelvalle-queso">queso fresco</a>, desmenuzado con la mano</li>
<li>Un <a href="/productos/huertadelvalle-aguacate">aguacate</a> que esté para hoy</li>
<li>Un puñado de <a href="/productos/huertadelvalle-cilantro">cilantro</a>: los tallos picados y las hojas aparte</li>
<li>Una taza y media de leche, dos dientes de ajo, una cucharada de achiote y sal</li>
</ul>
<h2>El refrito manda</h2>
<p>En la olla grande, a fuego bajo, pon el achiote con un chorrito de aceite y la cebolla. Diez minutos sin apuro, hasta que se vea transparente y anaranjada. Entonces el ajo, los tallos del cilantro y una pizca de comino si en tu casa se usa. Esta es la primera cosa que aprendí: un locro triste es un refrito apurado.</p>
<h2>Las dos papas</h2>
<p>Echa primero los trozos chicos y dales vueltas en el refrito hasta que se pinten. Cubre con dos litros de agua hirviendo, no fría, y deja que se deshagan: media hora. Ayúdales con la cuchara de palo contra la pared de la olla. Ahora los trozos grandes y el choclo, veinte minutos más. La segunda cosa: la papa chica espesa y la grande se mastica. Si licúas, tienes crema; está bien, pero no es locro.</p>
<h2>Apagar a tiempo</h2>
<p>Cuando el trozo grande se parta con la cuchara, baja el fuego al mínimo y entra la leche. No debe hervir más. Prueba la sal, acuérdate de que el queso también trae, y recién con la hornilla apagada pon el queso y las hojas del cilantro. Tapa cinco minutos. Esta es la tercera: el queso se ablanda, no se derrite; para hilos está la pizza.</p>
<blockquote><p>El locro se sirve cuando todos están sentados. Él no espera, pero tampoco perdona.</p></blockquote>
<h2>En la mesa</h2>
<p>Plato hondo, una tajada de aguacate encima y ají al lado, nunca adentro: que cada cual se queme por su cuenta. El ají de la casa son dos tomates de árbol crudos, licuados con un ají y mezclados con cebolla lavada y limón.</p>
<p>Si sobra, mañana estará más espeso. Suéltalo con un poco de leche y caliéntalo despacio. Y si no sobra, que es lo normal, ya sabes qué pedir el sábado antes de las seis.</p>`,
  },
  {
    slug: 'que-fruta-esta-en-temporada-este-mes',
    title: 'Qué fruta está en temporada este mes',
    author: 'Huerta del Valle',
    summary:
      'En la mitad del mundo no hay invierno, pero sí hay lluvia. Qué comprar ahora, qué esperar y cómo saberlo con la nariz.',
    cover: scene('temporada'),
    publishedAt: '2026-11-06T12:00:00.000Z',
    body: `<p>Quien viene de fuera siempre pregunta lo mismo: «¿Y aquí qué temporada puede haber, si todo el año hace el mismo clima?». La hay, solo que no la marca el frío sino el agua. Cuando llueve en la Sierra, la mora se abre y se daña; cuando para en la Costa, la maracuyá se pone dulce. A cuatro horas de carretera cambia todo.</p>
<p>Por eso nuestra lista de la semana no se parece a la de hace un mes. Esto es lo que está bueno en noviembre, en orden de cuánto nos alegra.</p>
<h2>Está en su punto</h2>
<ul>
<li><strong><a href="/productos/huertadelvalle-mora">Mora de Castilla</a>.</strong> La segunda cosecha del año, más corta que la de abril y más perfumada. Llega poca: la traen de Tisaleo la misma tarde en que se coge. Cómela en dos días o congélala sin lavar.</li>
<li><strong><a href="/productos/huertadelvalle-naranjilla">Naranjilla</a>.</strong> De Baeza, todavía con la pelusa entera. Es el mes de la colada morada y se nota en el precio; después del dos baja.</li>
<li><strong><a href="/productos/huertadelvalle-tomate-de-arbol">Tomate de árbol</a>.</strong> Da todo el año, pero con las primeras lluvias viene más jugoso. Busca los que pesan para su tamaño y tienen el rabo verde.</li>
</ul>
<h2>Se puede, sin apuro</h2>
<p>El <a href="/productos/huertadelvalle-orito">orito</a> nunca falta, porque la mata no sabe de calendarios. El <a href="/productos/huertadelvalle-aguacate">aguacate fuerte</a> está entre cosechas: hay, y bueno, pero cuesta un poquito más que en marzo. Nosotros lo traemos de Guayllabamba, de árboles con nombre y apellido.</p>
<h2>Mejor espera</h2>
<p>La <a href="/productos/huertadelvalle-maracuya">maracuyá</a> va de salida. La que llega todavía rinde para jugo, pero la dulce de verdad vuelve en abril. Con el mango pasa al revés: ya verás carretillas en cada semáforo, y casi todo viene madurado a la fuerza. El de diciembre sí. También faltan los capulíes y los duraznos, que son cosa de Navidad a Carnaval.</p>
<h2>Cómo saberlo sin preguntar</h2>
<p>Tres pruebas que sirven en cualquier puesto, incluso en el nuestro:</p>
<ol>
<li><strong>La nariz, del lado del rabo.</strong> Si ahí no huele a nada, adentro tampoco sabrá.</li>
<li><strong>El peso.</strong> Dos frutas del mismo tamaño: llévate la más pesada, es la que tiene jugo.</li>
<li><strong>El precio.</strong> Lo que está en temporada baja de precio de un sábado al otro. Lo que sube, se está acabando.</li>
</ol>
<blockquote><p>La fruta de temporada no se escoge con los ojos. Con los ojos se escoge la de exportación.</p></blockquote>
<h2>Qué hacer cuando hay mucha</h2>
<p>Cuando algo está barato, compra para dos semanas y guarda la mitad. La mora y la maracuyá se congelan en pulpa, en fundas planas que ocupan lo que una carta. El tomate de árbol, pelado y entero. El orito, en rodajas, para batidos. La naranjilla es la única ingrata: se congela mal, así que hazla jarabe con panela y te dura el mes.</p>
<p>El primer sábado de diciembre cambiamos la lista. Si la quieres antes que los demás, déjanos tu correo al pie de la página; solo escribimos cuando hay algo que contar.</p>`,
  },
]
