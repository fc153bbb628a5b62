import { parseWithZod } from '@conform-to/zod/v4'
import { normaliseIdNumber } from '@store/core'
import * as z from 'zod/mini'
import { numeric, text } from './rules.ts'

/** V3: order number and the buyer's ID, both needed. */
const orderLookupForm = z.object({
  number: numeric({ max: 12 }),
  idNumber: z.pipe(text({ max: 40 }), z.transform(normaliseIdNumber)),
})

export function readOrderLookup(form: FormData | URLSearchParams) {
  return parseWithZod(form, { schema: orderLookupForm, error: () => 'invalid.form' })
}

export type OrderLookupInput = z.input<typeof orderLookupForm>
export type OrderLookupValue = z.output<typeof orderLookupForm>
