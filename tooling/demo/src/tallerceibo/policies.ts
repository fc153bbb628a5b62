import type { PolicyKind } from '@store/core'

/** What a workshop in Montevideo tells whoever orders from it. */
export const POLICIES: Readonly<Record<PolicyKind, string>> = {
  shipping: `<h2>Cómo llega</h2>
<p>En Montevideo y Ciudad de la Costa llevamos nosotros, en la camioneta del taller, de martes a sábado. Subimos hasta un segundo piso por escalera sin costo; más arriba, avisanos y lo vemos antes de cargar.</p>
<ul>
<li><strong>Pedidos hasta $ 4.999:</strong> $ 390.</li>
<li><strong>De $ 5.000 a $ 19.999:</strong> $ 890.</li>
<li><strong>Desde $ 20.000:</strong> el envío va por nuestra cuenta, a todo el país.</li>
<li><strong>Retiro en el taller:</strong> sin costo, con aviso el día anterior.</li>
</ul>
<p>Al interior despachamos por encomienda los lunes y jueves, en cajón de madera. Lo que está terminado llega en tres a seis días hábiles; lo que hay que hacer, en treinta a cuarenta y cinco.</p>
<p>Antes de pagar, medí la puerta. Si una pieza no entra y la medida estaba en su página, la llevamos de vuelta y cobramos solo el viaje.</p>`,
  payments: `<h2>Cómo se paga</h2>
<ul>
<li><strong>Transferencia o depósito:</strong> reservamos la pieza por 72 horas.</li>
<li><strong>Contra entrega:</strong> en Montevideo, en efectivo o con transferencia en el momento.</li>
<li><strong>En el taller:</strong> efectivo o débito, al retirar.</li>
<li><strong>A convenir:</strong> para piezas a medida, con seña del 40 %.</li>
</ul>
<p>Los precios están en pesos uruguayos con IVA incluido. Mandamos la factura por correo con el nombre o el RUT que dejes en el pedido.</p>`,
  privacy: `<h2>Tus datos</h2>
<p>Pedimos nombre, documento, correo, teléfono y dirección: lo que hace falta para facturar y para encontrar tu puerta. Te escribimos novedades solo si marcás la casilla, y cada carta trae el enlace para no recibir más.</p>
<p>No vendemos ni prestamos datos. Los ven quien maneja la camioneta, la empresa de encomiendas y la contadora, cada uno lo suyo.</p>
<p>Según la Ley 18.331 podés pedir que te mostremos, corrijamos o borremos lo que tenemos. Escribí a hola@tallerceibo.example y contestamos en cinco días hábiles.</p>`,
  warranty: `<h2>Garantía</h2>
<p>La estructura de cada mueble tiene cinco años: si una unión se mueve, la reparamos en el taller o en tu casa. Las telas, los rellenos y la parte eléctrica de las lámparas tienen dos.</p>
<p>La madera sigue viva. Un cambio de tono, una veta que se marca o dos milímetros en verano no son una falla. Sí lo es una rajadura, y esa la arreglamos siempre, también fuera de plazo, al costo.</p>
<p>No cubrimos el mueble que vivió afuera ni el que se lavó con hidrolavadora. Pasó las dos cosas.</p>`,
  returns: `<h2>Arrepentimiento y devolución</h2>
<p>Como toda compra a distancia, la tuya se puede deshacer dentro de los cinco días hábiles de recibida, sin explicar nada (Ley 17.250, artículo 16). Escribí a hola@tallerceibo.example y pasamos a buscarla.</p>
<p>Devolvemos todo lo pagado, envío incluido, por el mismo medio y en un plazo de diez días desde que la pieza vuelve al taller sin uso.</p>
<p>Lo hecho a medida no vuelve, salvo que lo hayamos hecho mal.</p>`,
  exchange: `<h2>Cambios</h2>
<p>Si el color de la lana no es el que imaginabas, cambiamos la funda una vez y sin costo dentro de los treinta días; si era la madera, cambiamos la pieza y cobramos el flete de la que vuelve.</p>
<p>Mandamos muestras de las cuatro maderas y las cuatro telas por $ 150 al correo. Se descuentan del pedido.</p>`,
}
