import type { OrderPayment as DomainPayment, PaymentStart as DomainStart } from '@store/core'
import * as z from 'zod'
import { exactAmount, textOrNull } from './fields.ts'
import { codes, orNull, translate } from './wire.ts'

/** As the flags of `medioPagos` are called. */
const providerCode = codes({
  wompi: 'wompi',
  mercadoPago: 'mercadoPago',
  epayco: 'payco',
  credibanco: 'credibanco',
  flow: 'flow',
  addi: 'addi',
})

const paymentState = codes({
  started: 'iniciado',
  pending: 'pendiente',
  paid: 'pagado',
  rejected: 'rechazado',
  expired: 'vencido',
  refunded: 'devuelto',
})

const instrument = codes({
  card: 'tarjeta',
  pse: 'pse',
  nequi: 'nequi',
  daviplata: 'daviplata',
  bankTransfer: 'transferencia',
  cash: 'efectivo',
  safetyPay: 'safetypay',
  wallet: 'billetera',
  credit: 'credito',
})

/** The latest attempt to pay an order online. */
export const OrderPayment = translate(
  z
    .object({
      proveedor: providerCode,
      estado: paymentState,
      medio: orNull(instrument),
      referencia: z.string(),
      comprobante: textOrNull,
      valor: exactAmount,
      /** False: a provider's sandbox. */
      en_vivo: z.boolean(),
      updated_at: z.string(),
    })
    .meta({ id: 'Pago' }),
  {
    fromWire: (w): DomainPayment => ({
      provider: w.proveedor,
      state: w.estado,
      instrument: w.medio,
      reference: w.referencia,
      receipt: w.comprobante,
      amount: w.valor,
      live: w.en_vivo,
      updatedAt: w.updated_at,
    }),
    toWire: (d) => ({
      proveedor: d.provider,
      estado: d.state,
      medio: d.instrument,
      referencia: d.reference,
      comprobante: d.receipt,
      valor: d.amount,
      en_vivo: d.live,
      updated_at: d.updatedAt,
    }),
  },
)

const refusalCode = codes({
  paid: 'pagada',
  pending: 'pendiente',
  closed: 'cerrada',
  method: 'metodo_pago',
  gone: 'agotado',
  coupon: 'cupon_agotado',
  unavailable: 'proveedor_no_disponible',
})

const StartWire = z
  .discriminatedUnion('resultado', [
    z.object({ resultado: z.literal('redirigir'), url: z.string() }),
    z.object({ resultado: z.literal('sin_pago_en_linea') }),
    z.object({ resultado: z.literal('rechazado'), motivo: refusalCode }),
  ])
  .meta({ id: 'InicioDePago' })

export const PaymentStart = translate(StartWire, {
  fromWire: (w): DomainStart => {
    switch (w.resultado) {
      case 'redirigir':
        return { kind: 'redirect', url: w.url }
      case 'sin_pago_en_linea':
        return { kind: 'settled' }
      case 'rechazado':
        return { kind: 'refused', reason: w.motivo }
    }
  },
  toWire: (d): z.output<typeof StartWire> => {
    switch (d.kind) {
      case 'redirect':
        return { resultado: 'redirigir', url: d.url }
      case 'settled':
        return { resultado: 'sin_pago_en_linea' }
      case 'refused':
        return { resultado: 'rechazado', motivo: d.reason }
    }
  },
})
