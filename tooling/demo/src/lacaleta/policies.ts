import type { PolicyKind } from '@store/core'

/** What a cevichería promises; who is allergic reads the first paragraph first. */
export const POLICIES: Readonly<Record<PolicyKind, string>> = {
  shipping: `<h2>Delivery y recojo</h2>
<p>Repartimos con motorizados propios en Barranco, Miraflores, Surquillo y Chorrillos, mientras la cocina está abierta. Sale en 30 minutos y llega en 20 más. Todo viaja en táper de caña; los ceviches, con hielo.</p>
<ul>
<li><strong>Pedidos hasta S/ 59:</strong> S/ 9.</li>
<li><strong>De S/ 60 a S/ 119:</strong> S/ 6.</li>
<li><strong>Desde S/ 120:</strong> va por nuestra cuenta.</li>
<li><strong>Recojo:</strong> sin costo, en la barra, en 20 minutos.</li>
</ul>
<p>Si vives más lejos, escríbenos: si se puede, se puede.</p>`,
  payments: `<h2>Cómo pagas</h2>
<ul>
<li><strong>Contra entrega:</strong> en efectivo; dinos con cuánto pagas y llevamos vuelto.</li>
<li><strong>Transferencia o depósito:</strong> te pasamos la cuenta al confirmar.</li>
<li><strong>En el local:</strong> efectivo, tarjeta o billetera.</li>
<li><strong>A convenir:</strong> oficinas, fiestas y mesas de más de diez.</li>
</ul>
<p>Los precios están en soles e incluyen IGV. Entregamos boleta o factura: escríbenos el RUC en la nota.</p>`,
  privacy: `<h2>Tus datos</h2>
<p>Pedimos nombre, teléfono, dirección, correo y documento para llevarte la comida y darte tu comprobante. El motorizado ve la dirección y el teléfono de ese pedido, y nada más.</p>
<p>No vendemos ni prestamos datos. El correo con los platos nuevos llega solo si marcaste la casilla, y cada uno trae cómo salirse.</p>
<p>Según la Ley 29733 de Protección de Datos Personales puedes pedir verlos, corregirlos, borrarlos u oponerte a su uso. Escribe a hola@lacaleta.example y contestamos en diez días hábiles.</p>`,
  warranty: `<h2>Alergias y frescura</h2>
<p>Cada plato dice qué lleva y qué alérgenos tiene. En la cocina hay pescado, mariscos, gluten, huevo, leche, soya y apio: no podemos asegurar que no quede rastro. Si tu alergia es seria, llama antes de pedir.</p>
<p>El pescado es del día, de los muelles de Chorrillos y Pucusana. Lo crudo se come dentro de la hora en que llega; no lo guardes.</p>`,
  returns: `<h2>Si algo salió mal</h2>
<p>Si el pedido llegó frío, incompleto o distinto, escríbenos en la primera media hora con una foto: te lo mandamos de nuevo o te devolvemos el dinero por el mismo medio, en el día.</p>
<p>Puedes cancelar sin costo mientras diga «Recibido». Cuando ya está «En preparación», el plato es tuyo.</p>
<p>Tenemos Libro de Reclamaciones, en la barra y por correo.</p>`,
  exchange: `<h2>Cambios en tu pedido</h2>
<p>¿Sin cebolla, más ají, el camote aparte? Escríbelo en la nota del plato. Hacemos lo que se pueda sin echarlo a perder.</p>
<p>Para cambiar un plato por otro, llama en los primeros cinco minutos: después ya está en el fuego, o en el limón.</p>`,
}
