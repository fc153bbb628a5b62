import type { Discount as DomainDiscount, Reduction } from '@store/core'
import * as z from 'zod'
import { codes, codesIfAny, jsonString, list, translate } from '../../wire.ts'
import { defineLegacyEndpoint } from '../endpoint.ts'
import { envelope } from '../envelope.ts'
import {
  amount,
  amountOrNull,
  ById,
  flag,
  idText,
  numberIfAny,
  numberOrNull,
  textIfAny,
  textOrNull,
} from '../fields.ts'

/** Any other `opcion` than 1 is a percentage (D4). */
const opcion = codes({ percentage: 0, fixed: 1 }, 'percentage')

const RangeWire = z.object({
  inicial: amount,
  final: amountOrNull,
  /** A range may have its own discount: an amount or a percentage, depending on `opcion`. */
  descuento: numberIfAny,
  /** Ours: only if it differs from the discount's. */
  opcion: codesIfAny({ percentage: 0, fixed: 1 }),
})

const DiscountWire = z
  .object({
    id: idText,
    nombre: textOrNull,
    tipo: codes({ quantity: 0, subtotal: 1 }, 'subtotal'),
    estado: flag,
    opcion,
    valor_descuento: amountOrNull,
    porcentaje_descuento: numberOrNull,
    cantidad_productos: numberOrNull,
    rangos_precios: jsonString(z.array(RangeWire), []),
    /** Ours: the moments at which it begins and ends. */
    desde: textIfAny,
    hasta: textIfAny,
  })
  .meta({ id: 'Descuento' })

const Discount = translate(DiscountWire, {
  fromWire: (w): DomainDiscount => {
    const common = {
      id: w.id,
      name: w.nombre,
      active: w.estado,
      reduction: reduction(w.opcion, w.valor_descuento ?? 0, w.porcentaje_descuento ?? 0),
      ...(w.desde !== null && { from: w.desde }),
      ...(w.hasta !== null && { until: w.hasta }),
    }
    if (w.tipo === 'quantity') return { ...common, trigger: w.tipo, minQuantity: w.cantidad_productos ?? 1 }
    return {
      ...common,
      trigger: w.tipo,
      ranges: w.rangos_precios.map(({ inicial, final, descuento, opcion }) => ({
        from: inicial,
        to: final,
        reduction: descuento === null ? null : reduction(opcion ?? w.opcion, Math.round(descuento * 100), descuento),
      })),
    }
  },
  toWire: (d) => ({
    id: d.id,
    nombre: d.name,
    desde: d.from ?? null,
    hasta: d.until ?? null,
    tipo: d.trigger,
    estado: d.active,
    opcion: d.reduction.kind,
    valor_descuento: d.reduction.kind === 'fixed' ? d.reduction.amount : null,
    porcentaje_descuento: d.reduction.kind === 'percentage' ? d.reduction.percent : null,
    cantidad_productos: d.trigger === 'quantity' ? d.minQuantity : null,
    rangos_precios:
      d.trigger === 'quantity'
        ? []
        : d.ranges.map(({ from, to, reduction: own }) => ({
            inicial: from,
            final: to,
            descuento: own && (own.kind === 'fixed' ? own.amount / 100 : own.percent),
            opcion: own && own.kind !== d.reduction.kind ? own.kind : null,
          })),
  }),
})

function reduction(kind: Reduction['kind'], amount: number, percent: number): Reduction {
  return kind === 'fixed' ? { kind, amount } : { kind, percent }
}

/** C13. Active and inactive ones, in the order of the answer: newest first. */
export const listDiscounts = defineLegacyEndpoint({
  name: 'listDiscounts',
  tag: 'Catalogue',
  method: 'GET',
  path: '/api/v1/stores/discounts/:id',
  summary: 'Discounts of a shop',
  params: ById,
  response: envelope(list(Discount)),
  open: false,
})
