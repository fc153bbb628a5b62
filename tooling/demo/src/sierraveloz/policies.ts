import type { PolicyKind } from '@store/core'

/** What a sports shop in Monterrey promises, in short sentences. */
export const POLICIES: Readonly<Record<PolicyKind, string>> = {
  shipping: `<h2>Cómo te llega</h2>
<p>Lo que pides antes de las 14:00, de lunes a viernes, sale ese día. En el área metropolitana de Monterrey llega al día siguiente; al resto del país, en 2 a 5 días hábiles, con guía para seguirlo.</p>
<ul>
<li><strong>Pedidos hasta $999:</strong> $129.</li>
<li><strong>De $1,000 a $1,499:</strong> $89.</li>
<li><strong>Desde $1,500:</strong> corre por nuestra cuenta.</li>
<li><strong>En la tienda:</strong> recoges sin costo el mismo día.</li>
</ul>
<p>Los Tenis Cumbre 2 y los Huasteca Agua viajan siempre gratis.</p>`,
  payments: `<h2>Cómo pagas</h2>
<ul>
<li><strong>Transferencia o depósito:</strong> te mandamos la CLABE al confirmar y apartamos tu talla 24 horas.</li>
<li><strong>Contra entrega:</strong> en efectivo, en el área metropolitana de Monterrey.</li>
<li><strong>En la tienda:</strong> efectivo o tarjeta.</li>
<li><strong>A convenir:</strong> equipos, escuelas y carreras.</li>
</ul>
<p>Los precios están en pesos mexicanos e incluyen IVA. Pide tu factura dentro del mismo mes con la constancia de situación fiscal.</p>`,
  privacy: `<h2>Aviso de privacidad</h2>
<p>Pedimos tu nombre, teléfono, correo, dirección y un número de identificación: lo necesario para entregar y facturar. Tu talla se queda en tu dispositivo; no la vemos ni la guardamos.</p>
<p>No vendemos ni prestamos datos. La paquetería recibe la dirección y el teléfono de ese envío, nada más. Los correos con novedades llegan solo si marcaste la casilla, y cada uno trae cómo salirse.</p>
<p>Conforme a la Ley Federal de Protección de Datos Personales en Posesión de los Particulares puedes acceder a tus datos, rectificarlos, cancelarlos u oponerte a su uso. Escribe a hola@sierraveloz.example y respondemos en cinco días hábiles.</p>`,
  warranty: `<h2>Garantía</h2>
<p>Seis meses contra defectos de material o de fábrica, contados desde que lo recibes. Mándanos una foto y el número de pedido: reparamos, cambiamos o devolvemos el dinero.</p>
<p>Una suela que se despega es defecto. Una suela que se acabó a los ochocientos kilómetros es un buen trabajo, tuyo y de ella.</p>
<p>No cubre quemaduras de secadora, cortes ni lavadora con agua caliente.</p>`,
  returns: `<h2>Devoluciones</h2>
<p>Tienes 30 días desde la entrega. Sin uso, con etiquetas y en su caja. Devolvemos por el mismo medio en que pagaste, dentro de los cinco días hábiles siguientes a que el paquete vuelve.</p>
<p>Si el error fue nuestro, la guía de regreso la pagamos nosotros. Calcetas y espinilleras, por higiene, solo si el empaque está cerrado.</p>`,
  exchange: `<h2>Cambio de talla</h2>
<p>El primer cambio de talla va por nuestra cuenta, ida y vuelta, durante 30 días. Pruébatelos en casa, sobre piso limpio, con la calceta con la que corres.</p>
<ol>
<li>Escríbenos por WhatsApp con tu número de pedido y la talla nueva.</li>
<li>Apartamos el par y te mandamos la guía.</li>
<li>En cuanto la paquetería recibe el tuyo, sale el nuevo.</li>
</ol>
<p>¿No sabes tu talla? Abre «Mi talla» arriba de cualquier página: ahí está cómo medir tu pie.</p>`,
}
