import * as z from 'zod'
import { moment, whole } from './fields.ts'

/** Increase it if an older program could not read what a newer one writes; the README describes each version. */
export const VERSION = 14
export const FORMAT = 'feria-shop'

/** `feria.json`. */
export const Manifest = z.looseObject({
  format: z.literal(FORMAT),
  version: z.int(),
  madeAt: moment,
  products: whole,
  /** Null: orders were left out. */
  orders: whole.nullable(),
  /** Null: subscribers were left out. Archives before version 6 never have them. */
  subscribers: whole.nullable().default(null),
  /** Lines of `visits.ndjson`. Null: archives before version 12 have none. */
  visits: whole.nullable().default(null),
  /** SHA-256 of each data file, in hex. */
  digests: z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/)),
})
