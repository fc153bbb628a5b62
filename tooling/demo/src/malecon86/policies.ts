import type { PolicyKind } from '@store/core'

/** Short, as the shop speaks. */
export const POLICIES: Readonly<Record<PolicyKind, string>> = {
  shipping: `<h2>Envíos</h2>
<p>Sale de lunes a viernes. Lo que pides antes de las 13:00 sale ese día.</p>
<ul>
<li><strong>Hasta RD$ 2,999:</strong> RD$ 250, en todo el país.</li>
<li><strong>De RD$ 3,000 a RD$ 4,999:</strong> RD$ 150.</li>
<li><strong>Desde RD$ 5,000:</strong> nada.</li>
<li><strong>En el taller:</strong> recoges gratis, con el número del pedido.</li>
</ul>
<p>En el Distrito llega en un día. Al resto, de dos a cuatro, por paquetería y con guía. El Hoodie Malecón viaja gratis siempre.</p>`,
  payments: `<h2>Pagos</h2>
<ul>
<li><strong>Transferencia:</strong> te mandamos la cuenta. Apartamos la pieza doce horas.</li>
<li><strong>Contra entrega:</strong> efectivo, solo en el Distrito Nacional y Santo Domingo Este.</li>
<li><strong>En el taller:</strong> efectivo o tarjeta.</li>
</ul>
<p>Precios en pesos dominicanos, con ITBIS. Si necesitas comprobante fiscal, pídelo con tu RNC antes de pagar.</p>`,
  privacy: `<h2>Datos</h2>
<p>Pedimos nombre, teléfono, correo, cédula y dirección. Sirven para entregar y para nada más.</p>
<p>No se venden ni se prestan. La paquetería ve la dirección y el teléfono de ese envío. Los avisos por correo llegan solo si marcaste la casilla; cada uno dice cómo salir.</p>
<p>La Ley 172-13 te deja ver tus datos, corregirlos o pedir que se borren. Escribe a hola@malecon86.example; contestamos en cinco días.</p>`,
  warranty: `<h2>Garantía</h2>
<p>Noventa días por costura o tinta que falle. Manda una foto y el número del pedido. Si queda otra, la cambiamos. Si ya no hay, devolvemos el dinero.</p>
<p>Que se gaste en el codo no es falla. Es uso.</p>`,
  returns: `<h2>Devoluciones</h2>
<p>Quince días desde que llega. Sin usar, sin lavar, con etiqueta. El dinero vuelve por donde vino, en cinco días hábiles.</p>
<p>Medias y bandanas, solo cerradas. Lo rebajado se cambia, no se devuelve.</p>`,
  exchange: `<h2>Cambios</h2>
<p>Un cambio de talla por pieza, gratis en el taller. Por paquetería pagas tú la ida y nosotros la vuelta.</p>
<ol>
<li>Escribe con el número del pedido y la talla que quieres.</li>
<li>Si queda, la apartamos 48 horas.</li>
<li>Trae la tuya, o mándala.</li>
</ol>
<p>Si ya no hay tu talla, ya no hay. Te devolvemos el dinero.</p>`,
}
