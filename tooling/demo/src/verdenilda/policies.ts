import type { PolicyKind } from '@store/core'

/** What a plant shop in Bolivia tells its customers, in the owner's words. */
export const POLICIES: Readonly<Record<PolicyKind, string>> = {
  shipping: `<h2>Cómo te llega</h2>
<p>Reparto yo, de martes a sábado, en Cochabamba, Tiquipaya, Quillacollo, Colcapirhua y Sacaba. Lo que pides hasta las 11:00 sale esa tarde; lo demás, al día siguiente de reparto.</p>
<ul>
<li><strong>Pedidos hasta Bs 149:</strong> Bs 15.</li>
<li><strong>De Bs 150 a Bs 299:</strong> Bs 10.</li>
<li><strong>Desde Bs 300:</strong> va por mi cuenta.</li>
</ul>
<p>El terrario lo llevo siempre gratis. También puedes recoger sin costo en el vivero o en el puesto del mercado.</p>
<p>A La Paz, Santa Cruz, Oruro y Sucre mando por flota, embalado y con la tierra tapada. Macetas, tierra, herramientas y suculentas viajan bien; orquídeas y terrarios no los mando, porque sé cómo llegan.</p>`,
  payments: `<h2>Cómo me pagas</h2>
<ul>
<li><strong>Contra entrega:</strong> en efectivo, cuando recibes. Si puedes, con cambio.</li>
<li><strong>QR o transferencia:</strong> te mando el QR por WhatsApp y aparto tu pedido 24 horas.</li>
<li><strong>Por acordar:</strong> para pedidos grandes, eventos o por docena, lo conversamos.</li>
<li><strong>En el vivero o en el puesto:</strong> pagas cuando recoges.</li>
</ul>
<p>Los precios están en bolivianos, con impuestos. El pedido mínimo es de Bs 40. Si necesitas factura, dame tu NIT o CI al pedir.</p>`,
  privacy: `<h2>Tus datos</h2>
<p>Te pido lo justo para entregarte: nombre, carnet, celular y dirección. Los uso para preparar tu pedido, facturarlo si quieres y avisarte que estoy en tu puerta.</p>
<p>No los vendo ni los presto. Solo los ve quien me ayuda a repartir ese día.</p>
<p>La Constitución (artículo 130) te reconoce la acción de protección de privacidad: puedes pedirme que te muestre, corrija o borre lo que tengo de ti. Escríbeme a hola@verdenilda.example y lo hago esa semana.</p>`,
  warranty: `<h2>Si algo sale mal</h2>
<p>Toda planta sale sana de aquí y tiene quince días de garantía: si se te pone mal, mándame una foto antes de hacer nada. Casi siempre es agua o luz y se salva. Si no se salva y la cuidaste como te dije, te doy otra.</p>
<p>Las macetas tienen treinta días si llegan rotas o despostilladas; regadera y rociador, seis meses; la tijera, un año. No cubre caídas ni olvidos de tres semanas (salvo la lengua de suegra, que ni se entera).</p>`,
  returns: `<h2>Devoluciones</h2>
<p>Macetas, tierra sin abrir y herramientas sin usar: tienes siete días para devolverlas y te regreso tu plata por el mismo medio, en máximo cinco días hábiles. El transporte de vuelta va por tu cuenta, salvo que el error haya sido mío.</p>
<p>Las plantas son seres vivos y no las puedo volver a vender, así que no tienen devolución; tienen garantía, que es mejor. La Ley 453 de derechos de las usuarias y los usuarios te ampara igual.</p>`,
  exchange: `<h2>Cambios</h2>
<p>¿No era su lugar? Dentro de los siete días puedes cambiar una planta por otra del mismo precio o pagar la diferencia, si está como te la di. La traes al vivero o la recojo en el siguiente reparto de tu zona.</p>
<p>Los regalos se cambian con la tarjeta, sin preguntas. Las macetas de color se cambian por otro color mientras haya.</p>`,
}
