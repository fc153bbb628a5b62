import type { Amount, FinancingLimits } from '@store/core'
import * as z from 'zod'
import { defineEndpoint } from '../contract/endpoint.ts'
import { amount, numberIfAny, textGiven } from '../contract/legacy/fields.ts'
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
  // Only the two amounts are documented; the third name is ours, and may be missing.
  response: translate(z.object({ minAmount: amount, maxAmount: amount, installments: numberIfAny }), {
    fromWire: (w): FinancingLimits => ({
      min: w.minAmount,
      max: w.maxAmount,
      instalments: isCount(w.installments) ? w.installments : null,
    }),
    toWire: (d) => ({ minAmount: d.min, maxAmount: d.max, installments: d.instalments }),
  }),
  open: true,
  external: true,
})

/** No provider offers more than four years of monthly instalments. */
const isCount = (count: number | null) => count !== null && Number.isInteger(count) && count >= 1 && count <= 48
