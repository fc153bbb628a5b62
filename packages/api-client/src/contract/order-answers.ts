import type {
  AnswerOutcome as DomainAnswerOutcome,
  CheckedLine as DomainCheckedLine,
  OrderQuote as DomainOrderQuote,
  OrderOutcome as DomainOutcome,
  ShopAnswer,
} from '@store/core'
import * as z from 'zod'
import { exactAmount } from './fields.ts'
import { Order } from './order.ts'
import { variantId } from './order-parts.ts'
import { OrderRefusal } from './order-refusal.ts'
import { Totals } from './order-totals.ts'
import { codes, translate } from './wire.ts'

const CheckedLine = translate(
  z
    .object({
      id: z.int(),
      variante: variantId,
      slug: z.string(),
      nombre: z.string(),
      combinacion: z.array(z.string()),
      foto: z.string().nullable(),
      precio: exactAmount,
      precio_antes: exactAmount.nullable(),
      precio_visto: exactAmount.nullable(),
      cantidad: z.number(),
      envio_gratis: z.boolean(),
      limitQuantity: z.int().nullable(),
      proveedor: z.string().nullable(),
      mensaje: z.string().nullable(),
      estado: codes({ ok: 'ok', inactive: 'inactivo', outOfStock: 'agotado' }),
      unidades_disponibles: z.int(),
    })
    .meta({ id: 'LineaRevisada' }),
  {
    fromWire: (w): DomainCheckedLine => ({
      productId: w.id,
      variantId: w.variante,
      slug: w.slug,
      name: w.nombre,
      variant: w.combinacion,
      image: w.foto,
      unitPrice: w.precio,
      compareAt: w.precio_antes,
      priceChangedFrom: w.precio_visto,
      quantity: w.cantidad,
      freeShipping: w.envio_gratis,
      maxQuantity: w.limitQuantity,
      supplier: w.proveedor,
      message: w.mensaje,
      status: w.estado,
      unitsAvailable: w.unidades_disponibles,
    }),
    toWire: (d) => ({
      id: d.productId,
      variante: d.variantId,
      slug: d.slug,
      nombre: d.name,
      combinacion: [...d.variant],
      foto: d.image,
      precio: d.unitPrice,
      precio_antes: d.compareAt,
      precio_visto: d.priceChangedFrom,
      cantidad: d.quantity,
      envio_gratis: d.freeShipping,
      limitQuantity: d.maxQuantity,
      proveedor: d.supplier,
      mensaje: d.message,
      estado: d.status,
      unidades_disponibles: d.unitsAvailable,
    }),
  },
)

export const OrderQuote = translate(
  z
    .object({
      productos: z.array(CheckedLine),
      totales: Totals,
      motivos: z.array(OrderRefusal),
      /** Ours: whether the shop has coupons that can be used now. */
      cupones: z.boolean().optional(),
    })
    .meta({ id: 'Cotizacion' }),
  {
    fromWire: (w): DomainOrderQuote => ({
      ...{ lines: w.productos, totals: w.totales, refusals: w.motivos },
      ...(w.cupones !== undefined && { takesCoupons: w.cupones }),
    }),
    toWire: (d) => ({
      ...{ productos: [...d.lines], totales: d.totals, motivos: [...d.refusals] },
      ...(d.takesCoupons !== undefined && { cupones: d.takesCoupons }),
    }),
  },
)

const OutcomeWire = z
  .discriminatedUnion('resultado', [
    z.object({ resultado: z.literal('creada'), venta: Order, llave: z.string() }),
    z.object({ resultado: z.literal('rechazada'), motivos: z.array(OrderRefusal) }),
    z.object({ resultado: z.literal('conflicto'), id: z.int(), llave: z.string() }),
  ])
  .meta({ id: 'Resultado' })

export const OrderOutcome = translate(OutcomeWire, {
  fromWire: (w): DomainOutcome => {
    switch (w.resultado) {
      case 'creada':
        return { kind: 'placed', order: w.venta, accessKey: w.llave }
      case 'rechazada':
        return { kind: 'refused', refusals: w.motivos }
      case 'conflicto':
        return { kind: 'conflict', number: w.id, accessKey: w.llave }
    }
  },
  toWire: (d): z.output<typeof OutcomeWire> => {
    switch (d.kind) {
      case 'placed':
        return { resultado: 'creada', venta: d.order, llave: d.accessKey }
      case 'refused':
        return { resultado: 'rechazada', motivos: [...d.refusals] }
      case 'conflict':
        return { resultado: 'conflicto', id: d.number, llave: d.accessKey }
    }
  },
})

export const shopAnswer = codes<ShopAnswer>({ confirm: 'confirmada', paid: 'pagada', cancel: 'cancelada' })

const AnswerOutcomeWire = z
  .discriminatedUnion('resultado', [
    z.object({ resultado: z.literal('hecho'), venta: Order }),
    z.object({ resultado: z.literal('cerrada'), venta: Order }),
    z.object({ resultado: z.literal('codigo_errado') }),
  ])
  .meta({ id: 'ResultadoDeLaRespuesta' })

export const AnswerOutcome = translate(AnswerOutcomeWire, {
  fromWire: (w): DomainAnswerOutcome => {
    switch (w.resultado) {
      case 'hecho':
        return { kind: 'answered', order: w.venta }
      case 'cerrada':
        return { kind: 'closed', order: w.venta }
      case 'codigo_errado':
        return { kind: 'wrongCode' }
    }
  },
  toWire: (d): z.output<typeof AnswerOutcomeWire> => {
    switch (d.kind) {
      case 'answered':
        return { resultado: 'hecho', venta: d.order }
      case 'closed':
        return { resultado: 'cerrada', venta: d.order }
      case 'wrongCode':
        return { resultado: 'codigo_errado' }
    }
  },
})
