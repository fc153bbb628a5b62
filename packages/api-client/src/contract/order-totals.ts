import type {
  AppliedDiscount as DomainAppliedDiscount,
  ShippingQuote as DomainQuote,
  Totals as DomainTotals,
} from '@store/core'
import * as z from 'zod'
import { exactAmount } from './fields.ts'
import { Days } from './order-parts.ts'
import { codes, translate } from './wire.ts'

export const AppliedDiscount = translate(
  z
    .object({
      id: z.string(),
      nombre: z.string().nullable(),
      tipo: codes({ quantity: 0, subtotal: 1, coupon: 2 }),
      valor: exactAmount,
    })
    .meta({ id: 'DescuentoAplicado' }),
  {
    fromWire: (w): DomainAppliedDiscount => ({ id: w.id, name: w.nombre, trigger: w.tipo, amount: w.valor }),
    toWire: (d) => ({ id: d.id, nombre: d.name, tipo: d.trigger, valor: d.amount }),
  },
)

export const shippingProblem = codes({
  noRange: 'sin_rango',
  unset: 'sin_tarifa',
  noCity: 'ciudad_sin_servicio',
  cityNeeded: 'falta_ciudad',
})

const ShippingWire = z
  .discriminatedUnion('estado', [
    z.object({
      estado: z.literal('cotizado'),
      valor: exactAmount,
      motivo: codes({ shop: 'tienda', products: 'productos', pickUp: 'recoger', rate: 'tarifa' }),
      dias: Days.optional(),
    }),
    z.object({ estado: z.literal('no_disponible'), motivo: shippingProblem }),
  ])
  .meta({ id: 'CotizacionDeEnvio' })

const ShippingQuote = translate(ShippingWire, {
  fromWire: (w): DomainQuote => {
    if (w.estado === 'cotizado')
      return { kind: 'quoted', price: w.valor, reason: w.motivo, ...(w.dias && { days: w.dias }) }
    return w.motivo === 'cityNeeded' ? { kind: 'cityNeeded' } : { kind: 'unavailable', reason: w.motivo }
  },
  toWire: (d): z.output<typeof ShippingWire> => {
    if (d.kind === 'quoted')
      return { estado: 'cotizado', valor: d.price, motivo: d.reason, ...(d.days && { dias: d.days }) }
    return { estado: 'no_disponible', motivo: d.kind === 'cityNeeded' ? d.kind : d.reason }
  },
})

export const Totals = translate(
  z
    .object({
      unidades: z.int(),
      subtotal: exactAmount,
      descuentos: z.array(AppliedDiscount),
      descuento: exactAmount,
      envio: ShippingQuote,
      total: exactAmount,
      minimo: z.object({ valor: exactAmount, faltante: exactAmount }).nullable(),
    })
    .meta({ id: 'Totales' }),
  {
    fromWire: (w): DomainTotals => ({
      units: w.unidades,
      subtotal: w.subtotal,
      discounts: w.descuentos,
      discount: w.descuento,
      shipping: w.envio,
      total: w.total,
      minimum: w.minimo && { amount: w.minimo.valor, missing: w.minimo.faltante },
    }),
    toWire: (d) => ({
      unidades: d.units,
      subtotal: d.subtotal,
      descuentos: [...d.discounts],
      descuento: d.discount,
      envio: d.shipping,
      total: d.total,
      minimo: d.minimum && { valor: d.minimum.amount, faltante: d.minimum.missing },
    }),
  },
)
