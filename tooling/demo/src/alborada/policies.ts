import type { PolicyKind } from '@store/core'

/** What a shop in Colombia tells its customers, in its own words: they may rely on the consumer's statute besides. */
export const POLICIES: Readonly<Record<PolicyKind, string>> = {
  shipping: `<h2>Cómo y cuándo llega</h2>
<p>Despachamos de lunes a viernes. Lo que pides antes de la 1:00 p. m. sale el mismo día; lo demás, al siguiente día hábil.</p>
<ul>
<li><strong>Medellín y municipios vecinos:</strong> 1 día hábil, $8.900.</li>
<li><strong>Bogotá, Cali, Barranquilla y otras capitales:</strong> 2 a 3 días hábiles, $12.900.</li>
<li><strong>Resto del país:</strong> 3 a 6 días hábiles, $16.900.</li>
</ul>
<p>El valor exacto aparece antes de confirmar el pedido, apenas eliges tu ciudad. El bolso Arví viaja por cuenta nuestra. También puedes recoger sin costo en la tienda de Provenza.</p>
<p>Si no hay nadie para recibir, la transportadora lo intenta dos veces más; después el paquete vuelve a nosotros y te escribimos.</p>`,
  payments: `<h2>Cómo puedes pagar</h2>
<ul>
<li><strong>Contra entrega:</strong> en efectivo, al recibir el paquete.</li>
<li><strong>Consignación o transferencia:</strong> te enviamos los datos de la cuenta por WhatsApp y guardamos tu pedido 48 horas mientras llega el comprobante.</li>
<li><strong>Por acordar:</strong> lo conversamos y encontramos la forma.</li>
<li><strong>En la tienda:</strong> pagas cuando recoges.</li>
</ul>
<p>Todos los precios están en pesos colombianos e incluyen IVA. El pedido mínimo es de $50.000.</p>`,
  privacy: `<h2>Tus datos</h2>
<p>Pedimos lo necesario para entregarte lo que compras: nombre, documento, teléfono, correo y dirección. Los usamos para preparar el pedido, facturarlo, entregarlo y responderte si algo sale mal.</p>
<p>Solo los compartimos con la transportadora que lleva tu paquete. No los vendemos ni los prestamos.</p>
<p>De acuerdo con la Ley 1581 de 2012 puedes conocer, actualizar, rectificar y pedir que borremos tus datos cuando quieras. Escríbenos a hola@alborada.example y te respondemos en máximo diez días hábiles.</p>`,
  warranty: `<h2>Garantía</h2>
<p>Nuestras prendas tienen tres meses de garantía por defectos de confección: costuras que ceden, botones que se sueltan, cierres que no corren. El bolso y el cinturón, un año en costuras y herrajes.</p>
<p>Escríbenos con una foto y el número del pedido. Arreglamos la pieza sin costo; si el arreglo no la deja como nueva, la cambiamos o te devolvemos el dinero, como prefieras.</p>
<p>La garantía no cubre el desgaste del uso ni lo que pasa cuando no se siguen las instrucciones de cuidado.</p>`,
  returns: `<h2>Retracto y devoluciones</h2>
<p>Si compraste a distancia tienes cinco días hábiles desde que recibes el pedido para arrepentirte, sin dar explicaciones, como lo establece el Estatuto del Consumidor (Ley 1480 de 2011). La prenda vuelve sin usar y con sus etiquetas; el envío de regreso va por cuenta tuya.</p>
<p>Te devolvemos todo lo que pagaste, por el mismo medio, en máximo quince días calendario.</p>`,
  exchange: `<h2>Cambios</h2>
<p>¿No era tu talla? Tienes treinta días para cambiarla por otra o por otra prenda. El primer cambio va por cuenta nuestra en todo el país.</p>
<p>La prenda debe estar sin usar, sin lavar y con etiquetas. Las piezas en promoción se cambian por talla mientras haya. Los accesorios de seda, por higiene, no tienen cambio.</p>
<p>En la tienda de Provenza el cambio se hace ahí mismo, con el número del pedido.</p>`,
}
