import { type Amount, FIELD_LIMITS } from '@store/core'
import * as z from 'zod'
import { countInAddress, idInAddress, typedIfAny } from '../contract/fields.ts'

/** The building blocks of the management API's calls, besides core's own types. */

/** The parameters of a call about a shop. */
export const OfShop = z.object({ shopId: idInAddress })
/** The parameters of a call about one thing of a shop, by its id. */
export const OfShopById = z.object({ shopId: idInAddress, id: idInAddress })

/** An amount in a request: whole hundredths, from 0 on. */
export const price: z.ZodType<Amount> = z.int().min(0).max(100_000_000_000_00)

/** A text of at least one character. */
export const text = (most: number) => z.string().trim().min(1).max(most)
/** A text, or null for none. */
export const textOrNull = (most: number) =>
  z.codec(z.string().max(most).nullable(), z.string().nullable(), {
    decode: (sent) => (sent?.trim() ? sent.trim() : null),
    encode: (value) => value,
  })
/** The URL of a page. */
export const webAddress = z.url({ protocol: /^https?$/ }).max(300)
/** The URL of an uploaded picture; null: none. */
export const picture = z
  .string()
  .max(300)
  .regex(/^\/media\/[\w./-]+$/)
  .nullable()

/** `true` or `false` in a query. */
export const yesOrNo = z.codec(z.enum(['true', 'false']), z.boolean(), {
  decode: (value) => value === 'true',
  encode: (value) => (value ? 'true' : 'false'),
})

/** The version of a resource, for `If-Match`: it changes with every editable field. */
export const revision = z.string().meta({ description: 'Of this version; send it as If-Match to change or delete it' })

/** The position at which a list continues: opaque, from the previous response. */
const cursor = typedIfAny(400)
/** Which part of a list is requested. */
export const page = { limit: countInAddress(200).optional(), after: cursor.optional() }
export const search = typedIfAny(FIELD_LIMITS.search).optional()

/** A part of a list. `next`: pass it as `after` for the next part; null: it was the last one. */
export const pageOf = <S extends z.ZodType>(item: S) => z.object({ items: z.array(item), next: z.string().nullable() })
/** Whether the whole list is counted as well. */
export const counted = { count: yesOrNo.optional() }
/** The maximum to which a list is counted. */
export const MOST_COUNTED = 1_000
/**
 * A part of a list with a requested count: `count` is the number of entries on all pages; with `atLeast` there are more,
 * and counting stopped there.
 */
export const countedPageOf = <S extends z.ZodType>(item: S) =>
  pageOf(item).extend({ count: z.int().optional(), atLeast: z.boolean().optional() })
/** A list without paging. */
export const listOf = <S extends z.ZodType>(item: S) => z.object({ items: z.array(item) })

/** The empty answer of a deletion. */
export const nothing = z.object({})

/** An e-mail address in a request, in lower case. */
export const sentEmail = z.string().max(254).trim().toLowerCase().pipe(z.email())
/** A random secret stored by a browser, 32 bytes in base64url: what is begun in one browser must be finished in it. */
export const browserSecret = z
  .string()
  .length(43)
  .regex(/^[\w-]+$/)
