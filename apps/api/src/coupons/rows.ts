import type { Reduction } from '@store/core'
import * as z from 'zod'

/** What a discount, or a coupon, takes off. */
export const ReductionJson = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('fixed'), amount: z.int() }),
  z.object({ kind: z.literal('percentage'), percent: z.number() }),
]) satisfies z.ZodType<Reduction>
