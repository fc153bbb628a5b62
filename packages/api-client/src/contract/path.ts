import * as z from 'zod'
import { field } from './wire.ts'

/** A whole number above zero in a path or query, where everything is text. */
export const idInAddress = field<number>(
  z.int().positive(),
  { type: 'integer', minimum: 1 },
  (wire) => (/^[1-9]\d{0,14}$/.test(String(wire)) ? Number(wire) : undefined),
  (id) => id,
)

export const ById = z.object({ id: idInAddress })
