import { BUYER_FIELDS, FIELD_LIMITS, normaliseIdNumber } from '@store/core'
import * as z from 'zod/mini'
import { parseForm } from '../parse-form.ts'
import { numeric, text } from '../rules.ts'

/** V3: order number and the buyer's ID, both required. */
const orderLookupForm = z.object({
  number: numeric({ max: FIELD_LIMITS.number }),
  idNumber: z.pipe(text({ max: BUYER_FIELDS.idNumber.maxLength }), z.transform(normaliseIdNumber)),
})

export function readOrderLookup(form: FormData | URLSearchParams) {
  return parseForm(form, orderLookupForm)
}

export type OrderLookupInput = z.input<typeof orderLookupForm>
export type OrderLookupValue = z.output<typeof orderLookupForm>
