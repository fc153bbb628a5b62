import type { PolicyKind } from '@store/core'

/** What a grocer in Ecuador tells the neighbours, from the other side of the stall. */
export const POLICIES: Readonly<Record<PolicyKind, string>> = {
  shipping: `<h2>Cómo te llega</h2>
<p>Repartimos de martes a domingo en Quito y los valles: centro norte, Cumbayá, Tumbaco, Puembo, Los Chillos y Sangolquí. Lo que pides antes de las 18:00 se cosecha y se arma de madrugada, y te llega al día siguiente entre las 8:00 y las 13:00.</p>
<ul>
<li><strong>Pedidos hasta $14,99:</strong> $1,75.</li>
<li><strong>Desde $15,00:</strong> el envío va por nuestra cuenta.</li>
<li><strong>En el puesto o en la huerta:</strong> retiras sin costo.</li>
</ul>
<p>El pedido mínimo es de $5,00. Todo viaja en gavetas que se devuelven; los lácteos y los huevos, en caja térmica con gel frío. Si no estás, lo dejamos con quien nos digas.</p>
<p>Fuera de Quito mandamos solo despensa (café, quinua, chocolate, panela) por encomienda. Lo fresco no: sabemos cómo llega.</p>`,
  payments: `<h2>Cómo pagas</h2>
<ul>
<li><strong>Contra entrega:</strong> en efectivo o con código QR, cuando recibes. En billetes de hasta $20, por favor.</li>
<li><strong>Transferencia o depósito:</strong> te mandamos los datos de la cuenta al confirmar. Apartamos tu pedido hasta las 20:00.</li>
<li><strong>En el puesto:</strong> pagas al retirar, en efectivo o con tarjeta.</li>
<li><strong>Por acordar:</strong> restaurantes, oficinas y pedidos de más de $80.</li>
</ul>
<p>Los precios están en dólares e incluyen impuestos; los alimentos sin procesar tienen IVA de 0 %. Si necesitas factura, déjanos tu RUC o cédula al pedir.</p>
<p>Lo que se vende por peso puede variar un 5 %. Si pesa menos, te descontamos la diferencia; si pesa más, va de yapa.</p>`,
  privacy: `<h2>Tus datos</h2>
<p>Te pedimos nombre, cédula o RUC, teléfono, correo y dirección: lo necesario para armar tu pedido, facturarlo y encontrar tu puerta. El correo lo usamos para avisarte de la cosecha solo si lo pediste, y cada mensaje trae cómo salirte.</p>
<p>No vendemos ni prestamos tus datos. Los ve el repartidor de ese día y nadie más; las facturas se guardan los siete años que pide el SRI.</p>
<p>La Ley Orgánica de Protección de Datos Personales te permite pedir que te los mostremos, corrijamos, eliminemos o entreguemos. Escríbenos a hola@huertadelvalle.example y respondemos en quince días.</p>`,
  warranty: `<h2>Si algo no llegó bien</h2>
<p>Revisa el pedido cuando lo recibes. Si una fruta llegó golpeada, un huevo roto o faltó algo, mándanos una foto por WhatsApp ese mismo día, hasta las 20:00. Te devolvemos el valor o te lo llevamos en la siguiente ruta: tú escoges.</p>
<p>Lo que no es defecto: que el aguacate esté para mañana cuando dijimos mañana, que la papa traiga tierra, que la zanahoria venga torcida o que el yogur suelte suero.</p>
<p>Los productos de despensa tienen garantía hasta la fecha de la etiqueta, cerrados y guardados como se indica.</p>`,
  returns: `<h2>Devoluciones</h2>
<p>Lo fresco se revisa en la puerta: si no te gusta cómo se ve, no lo recibas y no lo pagas. Después de recibido, por ser alimento perecible, solo se devuelve si llegó mal.</p>
<p>Despensa sin abrir: tienes ocho días para devolverla y te regresamos tu dinero por el mismo medio, en máximo cinco días laborables. La Ley Orgánica de Defensa del Consumidor te ampara.</p>
<p>Si ya pagaste y quieres cancelar, hazlo antes de las 19:00 del día anterior a la entrega: después de esa hora ya cosechamos para ti.</p>`,
  exchange: `<h2>Cambios y reemplazos</h2>
<p>La huerta no es una fábrica: a veces llueve y no hay mora. En cada producto puedes escribirnos con qué reemplazarlo. Si no dices nada, te llamamos; si no contestas, lo quitamos y te descontamos.</p>
<p>Nunca cambiamos por algo más caro sin preguntarte. Si lo que va en su lugar vale menos, pagas menos.</p>
<p>Despensa sin abrir: la cambiamos por otra del mismo precio dentro de los ocho días, en el puesto o en la siguiente ruta.</p>`,
}
