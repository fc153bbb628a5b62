import type { Amount, FinancingLimits } from '@store/core'
import * as z from 'zod'
import { defineEndpoint } from '../contract/endpoint.ts'
import { amount, textGiven } from '../contract/fields.ts'
import { translate } from '../contract/wire.ts'

/** C30, the buy-now-pay-later provider. */
export const getFinancingLimits = defineEndpoint({
  name: 'getFinancingLimits',
  method: 'GET',
  path: '/allies/:slug/config',
  summary: 'The amounts the provider lends for a shop',
  params: z.object({ slug: textGiven }),
  query: translate(z.object({ requestedAmount: amount }), {
    fromWire: (w): { readonly amount: Amount } => ({ amount: w.requestedAmount }),
    toWire: (d) => ({ requestedAmount: d.amount }),
  }),
  response: translate(z.object({ minAmount: amount, maxAmount: amount }), {
    fromWire: (w): FinancingLimits => ({ min: w.minAmount, max: w.maxAmount }),
    toWire: (d) => ({ minAmount: d.min, maxAmount: d.max }),
  }),
  open: true,
  external: true,
})
