import type { OrderRefusal as DomainRefusal } from '@store/core'
import * as z from 'zod'
import { CouponProblem } from './coupon.ts'
import { exactAmount } from './fields.ts'
import { variantId } from './order-parts.ts'
import { shippingProblem } from './order-totals.ts'
import { PaymentProblem } from './payment-problem.ts'
import { orNull, translate } from './wire.ts'

const producto = z.int()
const reason = <const Code extends string, Shape extends z.ZodRawShape>(codigo: Code, shape: Shape) =>
  z.object({ codigo: z.literal(codigo), ...shape })

const RefusalWire = z
  .discriminatedUnion('codigo', [
    reason('sin_productos', {}),
    reason('cantidad_invalida', { producto, variante: variantId }),
    reason('producto_desconocido', { producto, variante: variantId }),
    reason('falta_variante', { producto, nombre: z.string() }),
    reason('inactivo', { producto, variante: variantId, nombre: z.string() }),
    reason('agotado', { producto, variante: variantId, nombre: z.string(), disponibles: z.int() }),
    reason('supera_limite', { producto, variante: variantId, nombre: z.string(), limite: z.int() }),
    reason('precio_cambio', { esperado: exactAmount, actual: exactAmount }),
    reason('bajo_minimo', { minimo: exactAmount, faltante: exactAmount }),
    reason('envio_no_disponible', { motivo: shippingProblem }),
    reason('cupon', { motivo: CouponProblem }),
    reason('metodo_pago', { motivo: orNull(PaymentProblem) }),
    reason('tienda_cerrada', {}),
    reason('pedidos_abiertos', { limite: z.int() }),
    reason('campo', { campo: z.string() }),
  ])
  .meta({ id: 'MotivoDeRechazo' })

/** Why an order was not written, as a code with what belongs to it. */
export const OrderRefusal = translate(RefusalWire, {
  fromWire: (w): DomainRefusal => {
    switch (w.codigo) {
      case 'sin_productos':
        return { kind: 'empty' }
      case 'cantidad_invalida':
        return { kind: 'badQuantity', productId: w.producto, variantId: w.variante }
      case 'producto_desconocido':
        return { kind: 'unknownProduct', productId: w.producto, variantId: w.variante }
      case 'falta_variante':
        return { kind: 'variantNeeded', productId: w.producto, name: w.nombre }
      case 'inactivo':
        return { kind: 'inactive', productId: w.producto, variantId: w.variante, name: w.nombre }
      case 'agotado': {
        const { producto: productId, variante, nombre: name, disponibles: available } = w
        return { kind: 'outOfStock', productId, variantId: variante, name, available }
      }
      case 'supera_limite': {
        const { producto: productId, variante, nombre: name, limite: limit } = w
        return { kind: 'overLimit', productId, variantId: variante, name, limit }
      }
      case 'precio_cambio':
        return { kind: 'priceChanged', expected: w.esperado, actual: w.actual }
      case 'bajo_minimo':
        return { kind: 'belowMinimum', minimum: w.minimo, missing: w.faltante }
      case 'envio_no_disponible':
        return { kind: 'shippingUnavailable', reason: w.motivo }
      case 'cupon':
        return { kind: 'coupon', problem: w.motivo }
      case 'metodo_pago':
        return { kind: 'paymentMethod', problem: w.motivo }
      case 'tienda_cerrada':
        return { kind: 'closed' }
      case 'pedidos_abiertos':
        return { kind: 'tooManyOpen', limit: w.limite }
      case 'campo':
        return { kind: 'field', field: w.campo }
    }
  },
  toWire: (d): z.output<typeof RefusalWire> => {
    switch (d.kind) {
      case 'empty':
        return { codigo: 'sin_productos' }
      case 'badQuantity':
        return { codigo: 'cantidad_invalida', producto: d.productId, variante: d.variantId }
      case 'unknownProduct':
        return { codigo: 'producto_desconocido', producto: d.productId, variante: d.variantId }
      case 'variantNeeded':
        return { codigo: 'falta_variante', producto: d.productId, nombre: d.name }
      case 'inactive':
        return { codigo: 'inactivo', producto: d.productId, variante: d.variantId, nombre: d.name }
      case 'outOfStock': {
        const { productId, variantId: variante, name: nombre, available: disponibles } = d
        return { codigo: 'agotado', producto: productId, variante, nombre, disponibles }
      }
      case 'overLimit': {
        const { productId, variantId: variante, name: nombre, limit: limite } = d
        return { codigo: 'supera_limite', producto: productId, variante, nombre, limite }
      }
      case 'priceChanged':
        return { codigo: 'precio_cambio', esperado: d.expected, actual: d.actual }
      case 'belowMinimum':
        return { codigo: 'bajo_minimo', minimo: d.minimum, faltante: d.missing }
      case 'shippingUnavailable':
        return { codigo: 'envio_no_disponible', motivo: d.reason }
      case 'coupon':
        return { codigo: 'cupon', motivo: d.problem }
      case 'paymentMethod':
        return { codigo: 'metodo_pago', motivo: d.problem }
      case 'closed':
        return { codigo: 'tienda_cerrada' }
      case 'tooManyOpen':
        return { codigo: 'pedidos_abiertos', limite: d.limit }
      case 'field':
        return { codigo: 'campo', campo: d.field }
    }
  },
})
