import { type Amount, FIELD_LIMITS } from '@store/core'
import * as z from 'zod'
import { countInAddress, idInAddress, typedIfAny } from '../contract/fields.ts'

/** What the calls of the management API are made of, beside core's own types. */

/** Of a call about a shop. */
export const OfShop = z.object({ shopId: idInAddress })
/** Of a call about one of a shop's things, by its id. */
export const OfShopById = z.object({ shopId: idInAddress, id: idInAddress })

/** Money that is sent to us: whole hundredths, from 0 on. */
export const price: z.ZodType<Amount> = z.int().min(0).max(100_000_000_000_00)

/** A text of one or more characters. */
export const text = (most: number) => z.string().trim().min(1).max(most)
/** A text, or null for none. */
export const textOrNull = (most: number) =>
  z.codec(z.string().max(most).nullable(), z.string().nullable(), {
    decode: (sent) => (sent?.trim() ? sent.trim() : null),
    encode: (value) => value,
  })
/** The address of a page. */
export const webAddress = z.url({ protocol: /^https?$/ }).max(300)
/** The address of a picture that was uploaded; null: none. */
export const picture = z
  .string()
  .max(300)
  .regex(/^\/media\/[\w./-]+$/)
  .nullable()

/** `true` or `false` in a query. */
export const yesOrNo = z.codec(z.enum(['true', 'false']), z.boolean(), {
  decode: (said) => said === 'true',
  encode: (value) => (value ? 'true' : 'false'),
})

/** The version of a resource, for `If-Match`: it changes with everything that can be edited of it. */
export const revision = z.string().meta({ description: 'Of this version; send it as If-Match to change or delete it' })

/** Where a list goes on: opaque, from the answer before. */
const cursor = typedIfAny(400)
/** Of a list: which part of it. */
export const page = { limit: countInAddress(200).optional(), after: cursor.optional() }
export const search = typedIfAny(FIELD_LIMITS.search).optional()

/** A part of a list. `next`: pass it as `after` to go on; null: there is no more. */
export const pageOf = <S extends z.ZodType>(item: S) => z.object({ items: z.array(item), next: z.string().nullable() })
/** A list that is always told whole. */
export const listOf = <S extends z.ZodType>(item: S) => z.object({ items: z.array(item) })

/** What a deletion answers: nothing. */
export const nothing = z.object({})
