import type { PolicyKind } from '@store/core'

/** What a toy shop in Costa Rica tells parents, without small print. */
export const POLICIES: Readonly<Record<PolicyKind, string>> = {
  shipping: `<h2>Cómo te llega</h2>
<p>Empacamos el mismo día lo que pedís antes de las 13:00, de lunes a viernes. En la Gran Área Metropolitana llega con mensajero al día siguiente; al resto del país, con Correos de Costa Rica, de 2 a 4 días hábiles.</p>
<ul>
<li><strong>Pedidos hasta ₡24.999:</strong> ₡2.500.</li>
<li><strong>De ₡25.000 a ₡44.999:</strong> ₡1.500.</li>
<li><strong>Desde ₡45.000:</strong> va por nuestra cuenta.</li>
<li><strong>En la tienda:</strong> retirás gratis, el mismo día.</li>
</ul>
<p>La Pista La Sabana viaja siempre gratis. Si es un regalo, va envuelto, sin factura a la vista y con la tarjeta escrita a mano.</p>`,
  payments: `<h2>Cómo pagás</h2>
<ul>
<li><strong>SINPE Móvil o transferencia:</strong> te mandamos el número al confirmar y apartamos todo 24 horas.</li>
<li><strong>Contra entrega:</strong> en efectivo, en la Gran Área Metropolitana.</li>
<li><strong>En la tienda:</strong> efectivo, tarjeta o SINPE.</li>
<li><strong>Por acordar:</strong> kínderes, bibliotecas y fiestas.</li>
</ul>
<p>Los precios están en colones e incluyen el IVA. La factura electrónica llega al correo; si va a nombre de una empresa, escribí la cédula jurídica.</p>`,
  privacy: `<h2>Tus datos</h2>
<p>Pedimos nombre, cédula, teléfono, correo y dirección de una persona adulta: lo que hace falta para facturar y entregar. De niñas y niños no pedimos nada, ni el nombre: en la tarjeta escribí el que querás.</p>
<p>No vendemos ni prestamos tus datos. El mensajero ve la dirección de ese día y nada más. Las novedades por correo llegan solo si marcaste la casilla, y cada una trae cómo salirse.</p>
<p>La Ley N.º 8968 te permite pedir que los mostremos, corrijamos o borremos. Escribí a hola@chirimoya.example y respondemos en cinco días hábiles.</p>`,
  warranty: `<h2>Garantía</h2>
<p>Todo juguete tiene seis meses de garantía (los libros, treinta días; las costuras del móvil, tres meses) por defectos de material o de hechura. Mandanos una foto: lo arreglamos, lo cambiamos o te devolvemos la plata, lo que prefirás.</p>
<p>Guardamos repuestos: si se perdió un grano del tren, una baqueta o la pieza diecisiete, escribinos. Los repuestos chiquitos no se cobran.</p>
<p>No cubre el amor excesivo, aunque muchas veces lo arreglamos igual. Cumplimos el reglamento técnico de juguetes y marcamos la edad por seguridad, no por inteligencia.</p>`,
  returns: `<h2>Devoluciones</h2>
<p>Tenés ocho días desde que lo recibís para arrepentirte de una compra por internet, como dice el artículo 40 de la Ley N.º 7472. El juguete sin usar, en su caja, y te devolvemos el total por el mismo medio en máximo cinco días hábiles.</p>
<p>El envío de vuelta va por tu cuenta, salvo que el error haya sido nuestro. Por higiene, el sonajero y el libro de tela solo se devuelven con el sello puesto, a menos que vengan con defecto.</p>`,
  exchange: `<h2>Cambios</h2>
<p>¿Ya lo tenía? ¿Le quedó grande la capa? Cambiamos por otro juguete o por un vale durante treinta días, sin preguntar y sin factura si era regalo: con la tarjeta basta.</p>
<p>Lo traés a la tienda o lo mandás por Correos. Si el nuevo vale más, pagás la diferencia; si vale menos, te queda el vale.</p>`,
}
