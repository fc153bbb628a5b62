import type { DemoArticle } from '../demo-shop.ts'
import { table } from './pictures.ts'

/** Notes from the kitchen. Whoever speaks is invented. Dishes are linked by their reference. */
export const ARTICLES: readonly DemoArticle[] = [
  {
    slug: 'por-que-el-ceviche-se-come-de-dia',
    title: 'Por qué el ceviche se come de día',
    author: 'Jacinto Merello',
    summary: 'No es superstición de abuela: es hielo, es muelle y es una cuenta de horas.',
    cover: table('de-dia'),
    publishedAt: '2026-11-02T15:00:00.000Z',
    body: `<p>Todas las semanas alguien nos escribe a las ocho de la noche para pedir un clásico. Todas las semanas contestamos lo mismo: mañana, a las doce. No es capricho, y tampoco es que el pescado se vuelva malo cuando oscurece. Es una cuenta de horas que en Lima se aprendió antes de que hubiera refrigeradoras.</p>
<h2>La cuenta</h2>
<p>El bote vuelve al muelle entre las cuatro y las seis de la mañana. A las siete el pescado está en nuestra barra, sobre hielo molido, entero y con los ojos brillantes. A las once se filetea. A las doce empieza a salir. Entre el mar y tu plato hay ocho horas, nueve si el tráfico de la Costa Verde ayuda poco.</p>
<p>A la noche serían dieciséis. Cocinado, ese mismo pescado sigue siendo una maravilla. Crudo ya perdió lo que viniste a buscar: la carne firme que el limón solo aprieta un poco.</p>
<h2>El limón no cocina</h2>
<p>Se dice que el ceviche se cocina en limón. No del todo. El ácido cambia la carne por fuera, como el calor, pero por dentro sigue cruda y no mata lo que el calor mata. Por eso la frescura no es un lujo: es la receta. Nuestro <a href="/productos/lacaleta-clasico">clásico de lenguado</a> pasa tres minutos en limón. El <a href="/productos/lacaleta-rocoto">mixto al rocoto</a>, cuatro.</p>
<blockquote><p>Si el pescado necesita mucho limón, necesitaba otro cocinero.</p></blockquote>
<h2>¿Y si se me antoja de noche?</h2>
<ul>
<li>Pide algo que haya pasado por el fuego: un <a href="/productos/lacaleta-chaufa">chaufa marino</a> llega igual de bien.</li>
<li>O guarda el antojo y ven temprano. La primera <a href="/productos/lacaleta-leche-tigre">leche de tigre</a> del día es la mejor.</li>
<li>No guardes ceviche para la cena. A la hora ya es otra cosa; a las cuatro horas, un error.</li>
</ul>
<p>Por eso cerramos a las cinco y media y apagamos la luz sin pena. El mar abre temprano.</p>`,
  },
  {
    slug: 'el-limon-el-aji-y-el-punto-de-la-leche-de-tigre',
    title: 'El limón, el ají y el punto de la leche de tigre',
    author: 'Delfina Oyarce',
    summary: 'Cinco cosas que van en el vaso, una que nunca, y cómo saber que ya está.',
    cover: table('leche-de-tigre'),
    publishedAt: '2026-10-12T15:00:00.000Z',
    body: `<p>La leche de tigre nació de lo que quedaba en el plato: jugo de limón, agua del pescado, sal y ají. Alguien lo tomó a cucharadas, alguien lo pidió aparte, y hoy hay quien viene a la barra solo por el vaso. La hacemos cada mañana y no dura hasta la tarde.</p>
<h2>El limón</h2>
<p>Sutil, verde, de Piura. Se exprime a mano y hasta la mitad: si aprietas más, la piel suelta lo amargo y ya no hay vuelta. Lo usamos en la hora. El jugo de ayer sabe a jugo de ayer.</p>
<h2>El ají</h2>
<p>Ají limo para que huela, rocoto para que dure. Primero se frota el tazón con medio ají abierto; después van los trocitos, al final, para que cada uno elija cuánto. El <a href="/productos/lacaleta-carretillero">carretillero</a> lleva el doble.</p>
<h2>Lo que le da cuerpo</h2>
<ol>
<li>Recortes del mismo pescado, licuados con hielo.</li>
<li>Un caldo corto de cabezas, frío y colado.</li>
<li>Apio, cebolla y un diente de ajo, apenas.</li>
<li>Kion, del tamaño de una uña.</li>
<li>Sal. Más de la que crees.</li>
</ol>
<p>Leche de verdad, nunca. Si está blanca es por el pescado y por el hielo que la bate.</p>
<blockquote><p>Pruébala con los ojos cerrados: primero el limón, luego el mar, y el ají cuando ya tragaste. Si llega en otro orden, le falta.</p></blockquote>
<h2>El punto</h2>
<p>Se mete una cuchara y se mira el dorso: tiene que quedar velada, no cubierta. Si corre como agua, le falta pescado. Si se pega, le falta hielo. Entonces se cuela, se enfría otra media hora y se sirve en vaso helado, con un langostino y tres trocitos. Así sale la <a href="/productos/lacaleta-leche-tigre">nuestra</a>.</p>
<p>¿Sin pescado? También. La del <a href="/productos/lacaleta-vegetariano">vegetariano de palmito</a> se hace con apio, kion y el agua del palmito, y engaña a más de uno.</p>`,
  },
]
