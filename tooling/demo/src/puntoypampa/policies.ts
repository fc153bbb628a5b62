import type { PolicyKind } from '@store/core'

/** What a small bookshop in Argentina tells whoever buys from it. */
export const POLICIES: Readonly<Record<PolicyKind, string>> = {
  shipping: `<h2>Cómo te llegan los libros</h2>
<p>Los envolvemos en papel madera con doble cartón en las puntas y despachamos de lunes a viernes antes de las cuatro.</p>
<ul>
<li><strong>Hasta $ 29.999:</strong> $ 4.900.</li>
<li><strong>De $ 30.000 a $ 59.999:</strong> $ 3.200.</li>
<li><strong>Desde $ 60.000:</strong> sin cargo.</li>
<li><strong>En la librería:</strong> sin cargo, el mismo día.</li>
</ul>
<p>Rosario: uno a dos días hábiles, en bicicleta si no llueve. Resto de Santa Fe, Entre Ríos, Córdoba y Buenos Aires: dos a cuatro. El resto del país: cuatro a siete.</p>`,
  payments: `<h2>Cómo se paga</h2>
<ul>
<li><strong>Transferencia o depósito:</strong> te guardamos la pila tres días.</li>
<li><strong>En la librería:</strong> efectivo, débito, crédito o billetera.</li>
<li><strong>A convenir:</strong> escuelas, bibliotecas populares y pedidos grandes, con factura a treinta días.</li>
</ul>
<p>Los precios están en pesos, con impuestos incluidos. El libro en Argentina tiene precio uniforme por ley (25.542): es el mismo en todas partes, y acá viene con charla.</p>`,
  privacy: `<h2>Tus datos</h2>
<p>Guardamos tu nombre, documento, dirección, teléfono y correo para enviarte los libros y hacer la factura. Lo que leés no se lo contamos a nadie.</p>
<p>Según la Ley 25.326 podés pedir acceso, corrección o supresión de tus datos escribiendo a hola@puntoypampa.example; respondemos dentro de los diez días. La Agencia de Acceso a la Información Pública es la autoridad de control y recibe denuncias.</p>
<p>La carta mensual trae en el pie un enlace para dejar de recibirla.</p>`,
  warranty: `<h2>Si vino mal</h2>
<p>Un libro con pliegos faltantes, repetidos o despegados se cambia siempre, sin plazo y sin tíquet: lo reconocemos. Además rige la garantía legal de seis meses de la Ley 24.240 para lo nuevo y tres para lo usado.</p>
<p>De los usados contamos lo que se ve y lo que no: si encontrás algo que no dijimos, te devolvemos la plata.</p>`,
  returns: `<h2>Arrepentimiento</h2>
<p>Tenés diez días corridos desde que lo recibís para arrepentirte, sin explicar nada, como dice el artículo 34 de la Ley 24.240. Escribinos y mandamos a buscarlo; el envío de vuelta es nuestro.</p>
<p>Devolvemos todo, envío incluido, por el mismo medio con que pagaste y dentro de los diez días. Los libros dedicados por pedido tuyo no se devuelven: ya tienen dueño.</p>`,
  exchange: `<h2>Cambios</h2>
<p>Cada libro sale con una cinta de cambio. Tenés treinta días para traerlo, sin leer o apenas, y llevarte otro. Si el nuevo cuesta menos, queda un vale que no vence.</p>
<p>También tomamos usados: traelos los martes por la tarde, los miramos juntos y te ofrecemos efectivo o un poco más en libros.</p>`,
}
