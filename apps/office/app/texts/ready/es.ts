import type { PolicyKind } from '@store/core'
import type { Facts } from './laws.ts'

/** Ready texts in Spanish: templates with blanks, which somebody with knowledge of the law should review. */
export function readyEs({ shop, contact, laws }: Facts): Readonly<Record<PolicyKind, string>> {
  const write = contact ?? '[… correo o WhatsApp]'
  const days = laws.withdrawal
    ? `${laws.withdrawal.days} días ${laws.withdrawal.working ? 'hábiles' : 'corridos'}`
    : '[… cuántos] días'
  const consumers = laws.consumers ? ` (${laws.consumers})` : ''
  const data = laws.data ? ` conforme a la ${laws.data}` : ' conforme a la ley'
  return {
    shipping: `## Adónde enviamos

${shop} envía a [… todo el país, o qué ciudades]. El precio y los días se ven antes de pagar.

## Cuánto tarda

Despachamos en [… cuántos] días hábiles desde que confirmamos el pago. Te mandamos el número de guía para seguir el paquete.

## Si no llega

Si tu pedido no llega en el tiempo prometido, escríbenos a ${write}. Lo buscamos con la transportadora y, si se perdió, te lo mandamos otra vez o te devolvemos la plata.

Si no hay quien reciba, la transportadora vuelve a intentar [… cuántas] veces. Después, un nuevo envío se cobra.`,
    payments: `## Cómo puedes pagar

Los medios de pago se ven al comprar. Los pagos en línea pasan por las páginas de cada proveedor: ${shop} no ve ni guarda los datos de tu tarjeta.

## Contra entrega

Pagas en efectivo cuando recibes. Antes de despachar te escribimos para confirmar.

## Cuándo devolvemos la plata

Si cancelas antes del despacho, o si devuelves según nuestra política, te devolvemos la plata por el mismo medio en [… cuántos] días hábiles.`,
    privacy: `## Quién cuida tus datos

${shop}, [… nombre o razón social y número de identificación], es responsable de tus datos personales${data}. Escríbenos a ${write}.

## Qué guardamos y para qué

- Nombre, documento, dirección, teléfono y correo: para vender, enviar, facturar y responder.
- Lo que compraste: para cumplir la garantía y las leyes.
- Tu correo para novedades, solo si lo pediste; te puedes ir cuando quieras.

## Con quién los compartimos

Con quienes hacen falta para tu pedido: la transportadora, el proveedor de pagos y la plataforma de la tienda. No los vendemos.

## Tus derechos

Puedes conocer, corregir o borrar tus datos, o retirar tu permiso, escribiendo a ${write}. Te respondemos en [… cuántos] días hábiles.`,
    warranty: `## Qué cubre

Todo lo que vendemos tiene garantía de [… cuántos] meses por defectos de fabricación, además de la que da la ley${consumers}.

## Qué no cubre

El desgaste normal, el mal uso y los arreglos hechos por otros.

## Cómo se pide

Escribe a ${write} con tu número de pedido y una foto. Te respondemos en [… cuántos] días hábiles. Si el defecto es nuestro, arreglamos, cambiamos o devolvemos la plata, y los envíos van por nuestra cuenta.`,
    returns: `## Si te arrepientes

Tienes ${days} desde que recibes para devolver lo que compraste, sin dar explicaciones${consumers}.

## Cómo se hace

Escribe a ${write} con tu número de pedido. El producto tiene que estar sin uso y con sus etiquetas. El envío de vuelta lo paga [… quién].

Te devolvemos lo que pagaste en [… cuántos] días desde que recibimos el producto, por el mismo medio de pago.

## Qué no se devuelve

Lo hecho a tu medida, lo que se daña pronto y lo que por higiene no se puede vender otra vez.`,
    exchange: `## Cambios

Cambiamos talla, color o producto durante [… cuántos] días desde que recibes, si está sin uso y con sus etiquetas.

Escribe a ${write} con tu número de pedido y lo que quieres en su lugar. El envío del cambio lo paga [… quién]. Si el nuevo producto vale más, pagas la diferencia; si vale menos, te la devolvemos.`,
  }
}
