import { TAX_LIMITS } from '@store/core'
import * as z from 'zod'

/** The schemas of texts, amounts, times and pictures in an archive. */

export const text = z.string().max(10_000)
export const name = z.string().trim().min(1).max(500)
export const html = z.string().max(200_000)
export const whole = z.int().min(0).max(2_147_483_647)
export const amount = z.int().min(0).max(100_000_000_000_00)
export const position = z.int().min(-2_147_483_648).max(2_147_483_647)
export const id = z.int().min(1).max(2_147_483_647)
/** An official city has a positive id, a city that the shop added itself a negative one (`cities`), a city on no list 0. */
export const cityId = z.int().min(-2_147_483_647).max(2_147_483_647)
/** A time as `Date` writes it in JSON. */
export const moment = z.iso
  .datetime()
  .max(30)
  .regex(/^(?:19|2\d)\d\d-/, 'is no year of ours')
/** A picture in the archive, or at an address on the web. */
export const picture = z
  .string()
  .regex(/^(media:[0-9a-f]{32}\.[a-z]{3,4}|https?:\/\/[^\s<>"]{1,900})$/, 'is no picture of this archive')
export const image = z.strictObject({ src: picture, alt: text.nullable() })
export const link = z
  .string()
  .max(1000)
  .regex(/^https?:\/\//, 'is no address')

/** Working days until delivery. */
export const days = z.strictObject({ from: z.int().min(0).max(365), to: z.int().min(0).max(365) }).optional()

export const hex = (bytes: number) => z.string().regex(new RegExp(`^[0-9a-f]{${bytes * 2}}$`))

export const taxName = z.string().trim().min(1).max(TAX_LIMITS.name)
/** A tax that prices contain; of an archive, or of a line as it was sold. */
export const taxFields = { name: taxName, percent: whole.max(TAX_LIMITS.percent) }
