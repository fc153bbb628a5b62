import {
  type CityId,
  type Country,
  type Delivery as DeliveryKind,
  type OrderDraft as DomainDraft,
  FIELD_LIMITS,
  MAX_CART_LINES,
  type ShopId,
} from '@store/core'
import * as z from 'zod'
import { exactAmount, sentKey } from './fields.ts'
import {
  channelCode,
  deliveryCode,
  SentAnswer,
  SentBuyer,
  SentDelivery,
  SentInvoice,
  sentVariantId,
} from './order-parts.ts'
import { paymentMethodCode } from './payment-methods.ts'
import { translate } from './wire.ts'

type DraftLine = DomainDraft['lines'][number]

/** Any quantity may be sent: the server says why it will not do (S5). */
export const DraftLines = z
  .array(
    translate(
      z
        .strictObject({
          id: z.int().positive(),
          variante: sentVariantId.optional(),
          cantidad: z.number(),
          /** The price of one unit that the shopper saw. */
          precio: exactAmount.nullish(),
          mensaje: z.string().max(FIELD_LIMITS.lineMessage).nullish(),
        })
        .meta({ id: 'LineaPedida' }),
      {
        fromWire: (w): DraftLine => ({
          productId: w.id,
          variantId: w.variante ?? null,
          quantity: w.cantidad,
          unitPrice: w.precio ?? null,
          message: w.mensaje ?? null,
        }),
        toWire: (d) => ({
          id: d.productId,
          variante: d.variantId,
          cantidad: d.quantity,
          precio: d.unitPrice ?? null,
          mensaje: d.message ?? null,
        }),
      },
    ),
  )
  .max(MAX_CART_LINES)

export const OrderDraft = translate(
  z
    .strictObject({
      tienda: z.int().positive(),
      clave: sentKey,
      productos: DraftLines,
      usuario: SentBuyer,
      direccion_entrega: SentDelivery,
      metodo_pago: paymentMethodCode,
      canal: channelCode,
      cupon: z.string().max(FIELD_LIMITS.coupon).nullish(),
      respuestas: z.array(SentAnswer).max(200).optional(),
      /** Ours, as the answers: what an invoice needs; null or left out: none is wanted. */
      factura: SentInvoice.nullish(),
      /** What the shopper was told to pay; null: the server's total is accepted whatever it is. */
      total: exactAmount.nullable(),
    })
    .meta({ id: 'Pedido' }),
  {
    fromWire: (w): DomainDraft => ({
      shopId: w.tienda,
      key: w.clave,
      lines: w.productos,
      buyer: w.usuario,
      delivery: w.direccion_entrega,
      paymentMethod: w.metodo_pago,
      channel: w.canal,
      coupon: w.cupon ?? null,
      ...(w.respuestas && { answers: w.respuestas }),
      invoice: w.factura ?? null,
      expectedTotal: w.total,
    }),
    toWire: (d) => ({
      tienda: d.shopId,
      clave: d.key,
      productos: [...d.lines],
      usuario: d.buyer,
      direccion_entrega: d.delivery,
      metodo_pago: d.paymentMethod,
      canal: d.channel,
      cupon: d.coupon ?? null,
      ...(d.answers && { respuestas: [...d.answers] }),
      ...(d.invoice && { factura: d.invoice }),
      total: d.expectedTotal,
    }),
  },
)

/** A cart whose price is asked for. */
export type QuoteRequest = {
  readonly shopId: ShopId
  readonly lines: readonly DraftLine[]
  readonly delivery: DeliveryKind
  readonly cityId: CityId | null
  readonly country?: Country | null
  readonly coupon?: string | null
  /** Whose uses of the coupon are counted, if anybody has said. */
  readonly idNumber?: string | null
}

export const QuoteRequestInWire = translate(
  z
    .strictObject({
      tienda: z.int().positive(),
      productos: DraftLines,
      entrega: deliveryCode,
      ciudad_id: z.int().nullable(),
      pais: z.string().length(2).nullish(),
      cupon: z.string().max(FIELD_LIMITS.coupon).nullish(),
      identificacion: z.string().max(FIELD_LIMITS.idNumber).nullish(),
    })
    .meta({ id: 'Consulta' }),
  {
    fromWire: (w): QuoteRequest => ({
      shopId: w.tienda,
      lines: w.productos,
      delivery: w.entrega,
      cityId: w.ciudad_id,
      country: w.pais ?? null,
      coupon: w.cupon ?? null,
      idNumber: w.identificacion ?? null,
    }),
    toWire: (d) => ({
      tienda: d.shopId,
      productos: [...d.lines],
      entrega: d.delivery,
      ciudad_id: d.cityId,
      pais: d.country ?? null,
      cupon: d.coupon ?? null,
      identificacion: d.idNumber ?? null,
    }),
  },
)
