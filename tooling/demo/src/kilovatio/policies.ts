import type { PolicyKind } from '@store/core'

/** What a shop in Chile tells its customers, in its own words: they may rely on Ley 19.496 besides. */
export const POLICIES: Readonly<Record<PolicyKind, string>> = {
  shipping: `<h2>Plazos y valores</h2>
<p>Lo que pides antes de las 14:00 de un día hábil sale ese día.</p>
<ul>
<li><strong>Santiago:</strong> 1 día hábil.</li>
<li><strong>Regiones:</strong> 48 horas hábiles; Arica, Punta Arenas e Isla de Pascua, hasta 6 días.</li>
<li><strong>Productos de la Importadora Tres Puentes:</strong> salen de su bodega, 2 días hábiles más. La ficha lo dice.</li>
</ul>
<p>El despacho cuesta $4.990 hasta $79.999, $2.990 hasta $199.999 y nada desde $200.000. Los productos con envío gratis no pagan nunca. Retirar en Ñuñoa o en la bodega no cuesta.</p>
<p>Las baterías de más de 100 Wh viajan por tierra: suman un día fuera de la Región Metropolitana.</p>`,
  payments: `<h2>Cómo se paga</h2>
<ul>
<li><strong>Transferencia:</strong> los datos llegan con el pedido; lo guardamos 24 horas.</li>
<li><strong>En la tienda:</strong> efectivo, débito o crédito al retirar.</li>
<li><strong>Contra entrega:</strong> en efectivo, en la Región Metropolitana.</li>
<li><strong>Por acordar:</strong> empresas con orden de compra, a 30 días.</li>
</ul>
<p>Los precios están en pesos chilenos e incluyen IVA de 19 %. Con cada pedido va boleta o factura electrónica; para factura necesitamos RUT, giro y dirección.</p>`,
  privacy: `<h2>Qué datos guardamos</h2>
<p>Nombre, RUT si pides factura, teléfono, correo y dirección. Con ellos preparamos el pedido, lo entregamos y respondemos por la garantía. Los guardamos seis años, lo que pide el Servicio de Impuestos Internos para los documentos de venta.</p>
<p>Se los pasamos a quien transporta el paquete y, si el producto sale de su bodega, a la importadora. A nadie más.</p>
<p>Según la Ley 19.628 puedes pedir ver, corregir, bloquear o borrar tus datos: escribe a hola@kilovatio.example y respondemos en dos días hábiles.</p>`,
  warranty: `<h2>Garantía legal</h2>
<p>Durante seis meses desde la entrega, si un producto nuevo falla o no es lo que dice su ficha, eliges tú: lo cambiamos, lo reparamos sin costo o te devolvemos el dinero (Ley 19.496).</p>
<h2>Garantía de Kilovatio</h2>
<p>Después y hasta el plazo que dice cada ficha, lo reparamos sin costo o lo cambiamos si la reparación pasa de diez días hábiles. Las baterías se cubren mientras conserven menos del 80 % de su capacidad antes de los 12 meses.</p>
<p>Los productos usados tienen el plazo de su ficha. No se cubren golpes, líquidos más allá de la norma IP indicada ni equipos abiertos por terceros.</p>
<p>Para usarla basta el número del pedido. El envío de ida y de vuelta va por cuenta nuestra.</p>`,
  returns: `<h2>Retracto</h2>
<p>Tienes diez días corridos desde que recibes el pedido para arrepentirte, sin dar razones. El producto vuelve completo y con su embalaje; se puede haber probado. El envío de regreso va por cuenta tuya.</p>
<p>Devolvemos lo que pagaste, despacho incluido, por el mismo medio y antes de diez días corridos.</p>
<p>Por higiene, los audífonos in-ear con el sello roto no tienen retracto. La garantía sí les corre.</p>
<h2>Aparatos viejos</h2>
<p>Recibimos en la tienda el equipo que reemplazas y sus pilas, según la Ley 20.920. No cuesta.</p>`,
  exchange: `<h2>Cambios</h2>
<p>Treinta días corridos para cambiar por otro color, otra capacidad u otro producto; se paga o se devuelve la diferencia. Sin uso y con su caja.</p>
<p>En la tienda el cambio se hace en el momento. Por despacho, el primer cambio va por cuenta nuestra en la Región Metropolitana.</p>
<p>Los productos en promoción se cambian al precio pagado. Los usados no se cambian: tienen retracto y garantía.</p>`,
}
