import type { OrderLine as DomainLine, Order as DomainOrder } from '@store/core'
import * as z from 'zod'
import { exactAmount, textOrNull } from './fields.ts'
import { channelCode, Delivery, Invoice, KnownBuyer, OrderAnswer, variantId } from './order-parts.ts'
import { OrderPayment } from './order-payment.ts'
import { AppliedDiscount } from './order-totals.ts'
import { paymentMethodCode } from './payment-methods.ts'
import { ReceivedProof } from './payment-proof.ts'
import { codes, orNull, translate } from './wire.ts'

/** `estado` of an order; codes we do not write are read as what they come closest to. */
const orderStatus = codes(
  {
    unpaid: '0',
    paid: '1',
    cancelled: '3',
    dispatched: '4',
    delivered: '6',
    pending: '9',
    rejected: '10',
  },
  'rejected',
  { 8: 'unpaid', 11: 'cancelled' },
)

const shipmentStatus = codes(
  { pending: 1, inPacking: 2, inTransit: 3, returned: 4, delivered: 5, cancelled: 6 },
  'pending',
)

const OrderLine = translate(
  z
    .object({
      producto: z.int(),
      variante: variantId,
      nombre: z.string(),
      combinacion: z.array(z.string()),
      foto: z.string().nullable(),
      precio_producto: exactAmount,
      unidades: z.int(),
      mensaje: textOrNull,
    })
    .meta({ id: 'LineaDeVenta' }),
  {
    fromWire: (w): DomainLine => ({
      productId: w.producto,
      variantId: w.variante,
      name: w.nombre,
      variant: w.combinacion,
      image: w.foto,
      unitPrice: w.precio_producto,
      quantity: w.unidades,
      message: w.mensaje,
    }),
    toWire: (d) => ({
      producto: d.productId,
      variante: d.variantId,
      nombre: d.name,
      combinacion: [...d.variant],
      foto: d.image,
      precio_producto: d.unitPrice,
      unidades: d.quantity,
      mensaje: d.message,
    }),
  },
)

const OrderWire = z
  .object({
    id: z.int(),
    tienda: z.int(),
    estado: orderStatus,
    estado_entrega: shipmentStatus,
    productos: z.array(OrderLine),
    unidades: z.int(),
    moneda: z.string(),
    subtotal: exactAmount,
    descuentos: z.array(AppliedDiscount),
    descuento: exactAmount,
    costo_envio: exactAmount,
    total: exactAmount,
    cupon: z.string().nullable(),
    metodo_pago: paymentMethodCode,
    canal: channelCode,
    usuario: KnownBuyer,
    respuestas: z.array(OrderAnswer),
    /** Ours: what an invoice needs. */
    factura: Invoice.nullish(),
    direccion_entrega: Delivery,
    transportadora: z
      .object({
        nombre: z.string(),
        numero_guia: z.string().nullable(),
        url_seguimiento: z.string().nullable(),
      })
      .nullable(),
    /** Ours: where a bank deposit is paid into. */
    cuenta_consignacion: textOrNull,
    vendedor: z.object({ nombre: z.string(), ciudad: z.string().nullable(), telefono: z.string().nullable() }),
    /** Ours: when a proof of payment came, and how often another may take its place. */
    comprobante: ReceivedProof.optional(),
    pago: orNull(OrderPayment),
    reservado_hasta: textOrNull,
    vencida: z.boolean(),
    /** Ours: the key of its page, while it can be paid there. */
    llave: z.string().optional(),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'Venta' })

export const Order = translate(OrderWire, {
  fromWire: (w): DomainOrder => ({
    number: w.id,
    shopId: w.tienda,
    status: w.estado,
    shipment: w.estado_entrega,
    lines: w.productos,
    units: w.unidades,
    currency: w.moneda,
    subtotal: w.subtotal,
    discounts: w.descuentos,
    discount: w.descuento,
    shipping: w.costo_envio,
    total: w.total,
    coupon: w.cupon,
    paymentMethod: w.metodo_pago,
    channel: w.canal,
    buyer: w.usuario,
    answers: w.respuestas,
    invoice: w.factura ?? null,
    delivery: w.direccion_entrega,
    carrier: w.transportadora && {
      name: w.transportadora.nombre,
      trackingNumber: w.transportadora.numero_guia,
      trackingUrl: w.transportadora.url_seguimiento,
    },
    depositAccount: w.cuenta_consignacion,
    seller: { name: w.vendedor.nombre, city: w.vendedor.ciudad, phone: w.vendedor.telefono },
    ...(w.comprobante && { proof: w.comprobante }),
    payment: w.pago,
    heldUntil: w.reservado_hasta,
    lapsed: w.vencida,
    ...(w.llave !== undefined && { accessKey: w.llave }),
    placedAt: w.created_at,
    updatedAt: w.updated_at,
  }),
  toWire: (d) => ({
    id: d.number,
    tienda: d.shopId,
    estado: d.status,
    estado_entrega: d.shipment,
    productos: [...d.lines],
    unidades: d.units,
    moneda: d.currency,
    subtotal: d.subtotal,
    descuentos: [...d.discounts],
    descuento: d.discount,
    costo_envio: d.shipping,
    total: d.total,
    cupon: d.coupon,
    metodo_pago: d.paymentMethod,
    canal: d.channel,
    usuario: d.buyer,
    respuestas: [...d.answers],
    factura: d.invoice ?? null,
    direccion_entrega: d.delivery,
    transportadora: d.carrier && {
      nombre: d.carrier.name,
      numero_guia: d.carrier.trackingNumber,
      url_seguimiento: d.carrier.trackingUrl,
    },
    cuenta_consignacion: d.depositAccount,
    vendedor: { nombre: d.seller.name, ciudad: d.seller.city, telefono: d.seller.phone },
    ...(d.proof && { comprobante: d.proof }),
    pago: d.payment,
    reservado_hasta: d.heldUntil,
    vencida: d.lapsed,
    ...(d.accessKey !== undefined && { llave: d.accessKey }),
    created_at: d.placedAt,
    updated_at: d.updatedAt,
  }),
})
