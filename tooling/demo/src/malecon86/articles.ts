import type { DemoArticle } from '../demo-shop.ts'
import { scene } from './pictures.ts'

/** What is pasted to the wall. People in it are invented; products are linked by their reference. */
export const ARTICLES: readonly DemoArticle[] = [
  {
    slug: 'serigrafia-en-un-patio',
    title: 'Drop 07: serigrafía en un patio',
    author: 'Yokasta Almánzar',
    summary: 'Dos abanicos, cuatro marcos y una manguera. Así se imprimió lo que llevas puesto.',
    cover: scene('serigrafia'),
    publishedAt: '2026-11-13T14:00:00.000Z',
    body: `<p>El drop 07 se imprimió en un patio de Villa Consuelo, entre las ocho de la noche y las cuatro de la mañana, tres noches seguidas. De noche porque de día la tinta se seca en la malla. Con dos abanicos porque sin ellos se seca uno.</p>
<h2>El marco</h2>
<p>Cada color es un marco. El del <a href="/productos/malecon86-hoodie">Hoodie Malecón</a> tiene uno solo y pesa cuatro kilos con la tinta encima. Se emulsiona a oscuras, se quema con un foco de construcción y se lava con la manguera del patio. Lo que el agua se lleva es lo que después pasa la tinta.</p>
<p>La letra se dibujó a mano, en papel, y se fotocopió once veces. Cada fotocopia perdió algo. La número once es la que está en tu pecho.</p>
<h2>La mano</h2>
<p>Se pasa la rasqueta una vez, con el peso del cuerpo, y no se mira hasta el final. Si dudas, se nota. De las sesenta piezas, siete salieron corridas. Cinco se reimprimieron por detrás; dos las tenemos puestas.</p>
<blockquote><p>Una camiseta perfecta la hace una fábrica. Aquí queremos que se vea que alguien sudó.</p></blockquote>
<h2>La tinta que se enciende</h2>
<p>La <a href="/productos/malecon86-apagon">Tee Apagón</a> lleva tinta que se carga con la luz. La primera noche se fue la luz de verdad, a las dos y diez. En el tendedero quedaron veinticuatro camisetas leyendo su propio nombre. Nadie buscó velas.</p>
<h2>Qué trae</h2>
<ul>
<li><a href="/productos/malecon86-hoodie">Hoodie Malecón</a>: sesenta.</li>
<li><a href="/productos/malecon86-febrero">Tee 27 de Febrero</a>: ochenta.</li>
<li><a href="/productos/malecon86-jersey">Jersey Esquina</a>: cuarenta, con el número cosido.</li>
<li><a href="/productos/malecon86-crewneck">Crewneck 808</a>: cuarenta.</li>
<li><a href="/productos/malecon86-zine">Zine Nº 3</a>: los que dé la fotocopiadora.</li>
</ul>
<p>Cuando se acaba, se acaba. El archivo se queda en el índice, tachado, para que sepas que existió.</p>`,
  },
  {
    slug: 'como-lavar-un-negro',
    title: 'Cómo lavar un negro sin que se vuelva gris',
    author: 'Malecón 86',
    summary: 'Al revés, con agua fría y a la sombra. Lo demás es opinión.',
    cover: scene('lavado'),
    publishedAt: '2026-10-21T14:00:00.000Z',
    body: `<p>El negro no se va: lo sacan. Lo sacan el agua caliente, el sol de las doce y el detergente con blanqueador. Un <a href="/productos/malecon86-hoodie">hoodie</a> bien lavado aguanta tres años negro. Mal lavado, cuatro meses.</p>
<h2>Antes de mojarlo</h2>
<ol>
<li>Voltéalo. Que se gaste por dentro.</li>
<li>Cierra los cierres y amarra los cordones.</li>
<li>Júntalo con otros negros. Una media blanca lo llena de pelusa; para eso están <a href="/productos/malecon86-medias">las medias</a> en su propia tanda.</li>
</ol>
<h2>El agua</h2>
<p>Fría. La primera vez, con media taza de vinagre blanco en lugar de suavizante: cierra la fibra y no huele cuando seca. El suavizante deja una película, y esa película es gris.</p>
<p>Detergente líquido, poco. El polvo que no se disuelve deja rayas que parecen desgaste.</p>
<h2>La tinta</h2>
<p>No planches encima del estampado. Si es tinta al agua, como la de la <a href="/productos/malecon86-febrero">Tee 27 de Febrero</a>, aguanta más que la tela. Si brilla, como la de la <a href="/productos/malecon86-apagon">Apagón</a>, el calor la mata.</p>
<h2>El sol</h2>
<p>A la sombra y con brisa. El malecón sirve: sopla siempre. Lo que no sirve es la soga del techo a mediodía. Dos horas ahí valen por diez lavadas.</p>
<blockquote><p>Lávalo la mitad de las veces que crees. La felpa se airea; no suda por ti.</p></blockquote>
<h2>Si ya se puso gris</h2>
<p>Hay tinte negro en cualquier ferretería. Agua caliente una sola vez, sal, treinta minutos y mover. Vuelve. No igual, pero vuelve.</p>`,
  },
]
