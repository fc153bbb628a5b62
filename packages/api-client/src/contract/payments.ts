import {
  type PaymentStart as DomainStart,
  FIELD_LIMITS,
  PAYMENT_METHODS,
  PAYMENT_REFUSALS,
  type PaymentMethod,
  RETURN_LIMITS,
  type ShopId,
} from '@store/core'
import * as z from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { idInAddress } from './fields.ts'
import { OrderPayment } from './order.ts'
import { type FieldsOf, sentId, sentText, unionOf } from './shapes.ts'

/** An order can be paid by anybody who has its key, which placing it returned. */
type ByKey = { readonly shopId: ShopId; readonly key: string }
const byKey = { shopId: sentId, key: sentText(FIELD_LIMITS.key) } satisfies FieldsOf<ByKey>

const PaymentStart = unionOf<DomainStart>()('kind', {
  redirect: { url: z.string() },
  settled: {},
  refused: { reason: z.enum(PAYMENT_REFUSALS) },
}).meta({ id: 'PaymentStart' })

/**
 * C33. Starts an attempt to pay an order online and answers with the URL; a refusal is a successful answer. If a method is
 * given, the order's method changes to it. Null: there is no such order, or the key is wrong.
 */
const startPayment = defineEndpoint({
  name: 'startPayment',
  tag: 'Payments',
  method: 'POST',
  path: '/storefront/v1/orders/placed/:number/payments',
  summary: "Begins an attempt to pay an order online: the provider's page to go to",
  params: z.object({ number: idInAddress }),
  body: z
    .strictObject({ ...byKey, method: z.enum(PAYMENT_METHODS).nullable() } satisfies FieldsOf<
      ByKey & { readonly method: PaymentMethod | null }
    >)
    .meta({ id: 'PaymentRequest' }),
  response: PaymentStart,
  open: true,
  nullOn: [404],
})

/**
 * C33. The shopper came back from the provider, with the parameters it added to the address (or posted). They prove nothing
 * and only cause a request to the provider. Returns the state of the attempt. Null: no such attempt, or the wrong order
 * key.
 */
const returnFromPayment = defineEndpoint({
  name: 'returnFromPayment',
  tag: 'Payments',
  method: 'POST',
  path: '/storefront/v1/orders/placed/:number/payments/:attempt/return',
  summary: 'Asks the provider how an attempt ended, when the shopper is back from its page',
  params: z.object({ number: idInAddress, attempt: idInAddress }),
  body: z
    .strictObject({
      ...byKey,
      given: z
        .record(z.string().max(RETURN_LIMITS.name), z.string().max(RETURN_LIMITS.value))
        .refine((parameters) => Object.keys(parameters).length <= RETURN_LIMITS.parameters, 'too many'),
    } satisfies FieldsOf<ByKey & { readonly given: Readonly<Record<string, string>> }>)
    .meta({ id: 'PaymentReturn' }),
  response: OrderPayment,
  open: true,
  nullOn: [404],
})

export const paymentCalls = { startPayment, returnFromPayment } as const
