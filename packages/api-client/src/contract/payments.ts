import { type PaymentMethod, RETURN_LIMITS, type ShopId } from '@store/core'
import * as z from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { envelopeOrNull } from './envelope.ts'
import { idInAddress, sentKey } from './fields.ts'
import { OrderPayment, PaymentStart } from './order-payment.ts'
import { paymentMethodCode } from './payment-methods.ts'
import { orNull, translate } from './wire.ts'

/** Who may pay an order: whoever holds the key it was placed with. */
type ByKey = { readonly shopId: ShopId; readonly key: string }
const ByKeyWire = { tienda: z.int().positive(), llave: sentKey }

/**
 * C33. Begins an attempt to pay an order online and answers where to; a refusal is an answer. With a method, the order is
 * paid that way from now on. Null: no such order, or not its key.
 */
export const startPayment = defineEndpoint({
  name: 'startPayment',
  method: 'POST',
  path: '/api/v1/orders/placed/:number/payments',
  summary: "Begins an attempt to pay an order online: the provider's page to go to",
  params: z.object({ number: idInAddress }),
  body: translate(z.strictObject({ ...ByKeyWire, metodo_pago: orNull(paymentMethodCode) }).meta({ id: 'PagoPedido' }), {
    fromWire: (w): ByKey & { readonly method: PaymentMethod | null } => ({
      shopId: w.tienda,
      key: w.llave,
      method: w.metodo_pago,
    }),
    toWire: (d) => ({ tienda: d.shopId, llave: d.key, metodo_pago: d.method }),
  }),
  response: envelopeOrNull(PaymentStart),
  open: true,
  nullOn: [404],
})

/**
 * C33. The shopper is back from the provider, with what it put into the address (or posted): never a proof, only a reason
 * to ask it. Answers where the attempt stands. Null: no such attempt, or not the order's key.
 */
export const returnFromPayment = defineEndpoint({
  name: 'returnFromPayment',
  method: 'POST',
  path: '/api/v1/orders/placed/:number/payments/:attempt/return',
  summary: 'Asks the provider how an attempt ended, when the shopper is back from its page',
  params: z.object({ number: idInAddress, attempt: idInAddress }),
  body: translate(
    z
      .strictObject({
        ...ByKeyWire,
        parametros: z
          .record(z.string().max(RETURN_LIMITS.name), z.string().max(RETURN_LIMITS.value))
          .refine((given) => Object.keys(given).length <= RETURN_LIMITS.parameters, 'too many'),
      })
      .meta({ id: 'RegresoDePago' }),
    {
      fromWire: (w): ByKey & { readonly given: Readonly<Record<string, string>> } => ({
        shopId: w.tienda,
        key: w.llave,
        given: w.parametros,
      }),
      toWire: (d) => ({ tienda: d.shopId, llave: d.key, parametros: { ...d.given } }),
    },
  ),
  response: envelopeOrNull(OrderPayment),
  open: true,
  nullOn: [404],
})
