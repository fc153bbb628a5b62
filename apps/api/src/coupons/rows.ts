import type { Reduction } from '@store/core'
import * as z from 'zod'

/** The reduction of a discount or a coupon. */
export const ReductionJson = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('fixed'), amount: z.int() }),
  z.object({ kind: z.literal('percentage'), percent: z.number() }),
]) satisfies z.ZodType<Reduction>
